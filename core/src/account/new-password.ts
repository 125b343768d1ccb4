import { commonPasswords } from "./common-passwords.ts";
import { emailKey } from "./email-key.ts";

/** Whose password it will be. */
export interface PasswordOwner {
  readonly email: string | null;
  readonly fullName: string | null;
}

/** The field at fault in a new password and its repetition, or null when both are fine. decisions §1: the match is checked. */
export function newPasswordFault(
  typed: { password: string; confirmPassword: string },
  owner: PasswordOwner,
): { password: "too_common" } | { confirmPassword: "mismatch" } | null {
  if (typed.password !== typed.confirmPassword) return { confirmPassword: "mismatch" };
  return isTooCommon(typed.password, owner) ? { password: "too_common" } : null;
}

/**
 * True for a password that a guesser tries first: one of the most common, one character or one short piece over and over,
 * or the person's own address or name. decisions §1: no composition rules, only this list.
 */
export function isTooCommon(password: string, owner: PasswordOwner): boolean {
  const folded = password.normalize("NFKC").trim().toLowerCase();
  return commonPasswords.has(folded) || isOnePieceRepeated(folded) || namesOf(owner).includes(folded);
}

function isOnePieceRepeated(text: string): boolean {
  return /^(.{1,3})\1+$/su.test(text) || text === "";
}

function namesOf({ email, fullName }: PasswordOwner): string[] {
  const address = email === null ? [] : [emailKey(email), emailKey(email).split("@")[0] ?? ""];
  const name = fullName?.normalize("NFKC").trim().toLowerCase();
  return name ? [...address, name, name.replace(/\s+/g, "")] : address;
}
