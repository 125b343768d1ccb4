import { emailKey } from "./email-key.ts";
import { isRun, plainForm, plainForms } from "./password-forms.ts";

/** The person the password is for. */
export interface PasswordOwner {
  readonly email: string | null;
  readonly fullName: string | null;
}

/** True for the plain form (password-forms.ts) of a password, word or name that is guessed first. */
export type IsKnown = (plainForm: string) => boolean;

/** The field at fault in a new password and its repetition, or null when both are fine. decisions §1: the match is checked. */
export function newPasswordFault(
  typed: { password: string; confirmPassword: string },
  owner: PasswordOwner,
  isKnown: IsKnown,
): { password: "too_common" } | { confirmPassword: "mismatch" } | null {
  if (typed.password !== typed.confirmPassword) return { confirmPassword: "mismatch" };
  return isTooCommon(typed.password, owner, isKnown) ? { password: "too_common" } : null;
}

/**
 * True for a password that is guessed first: a known one however it is spelt, a repeated character or short sequence, a run such as
 * `abcdefgh`, or the person's own address or name. decisions §1: no composition rules, only this.
 */
export function isTooCommon(password: string, owner: PasswordOwner, isKnown: IsKnown): boolean {
  const folded = password.normalize("NFKC").trim().toLowerCase();
  if (isOnePieceRepeated(folded) || isRun(folded)) return true;
  const own = new Set(namesOf(owner).map(plainForm));
  return plainForms(folded).some((form) => own.has(form) || isKnown(form));
}

function isOnePieceRepeated(text: string): boolean {
  return /^(.{1,3})\1+$/su.test(text) || text === "";
}

function namesOf({ email, fullName }: PasswordOwner): string[] {
  const address = email === null ? [] : [emailKey(email), emailKey(email).split("@")[0] ?? ""];
  const name = fullName?.normalize("NFKC").trim().toLowerCase();
  return name ? [...address, name, name.replace(/\s+/g, "")] : address;
}
