import { isEmail } from "@remanso/core/account/shapes.ts";
import type { CallError } from "../call.ts";

/** The texts a form needs: by field code, and for the form as a whole. */
export interface FaultWords {
  readonly faults: Readonly<Record<string, string>> & {
    readonly invalid: string;
    readonly email_taken: string;
  };
  readonly failures: Readonly<Record<string, string>> & {
    readonly offline: string;
    readonly unexpected: string;
  };
}

/** What is wrong with a form: words by field name, and words for the whole when no field is to blame. */
export interface FormFaults {
  readonly fields: Readonly<Record<string, string>>;
  readonly message: string | null;
}

export const noFaults: FormFaults = { fields: {}, message: null };

/**
 * The reasons a form need not be sent, by field, all at once: what is empty, and for a new password what the server would refuse too:
 * an address that is none, passwords that differ or are too short.
 */
export function faultCodesOf(typed: Readonly<Record<string, string>>): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const [name, value] of Object.entries(typed)) {
    if (value.trim() === "") codes[name] = "required";
  }
  const { email, password, confirmPassword } = typed;
  if (confirmPassword === undefined || password === undefined) return codes;
  if (email !== undefined && !codes["email"] && !isEmail(email.trim())) codes["email"] = "email";
  // decisions §1: password at least 8 characters, the match is checked
  if (!codes["password"] && password.length < 8) codes["password"] = "too_short";
  if (!codes["confirmPassword"] && password !== confirmPassword) codes["confirmPassword"] = "mismatch";
  return codes;
}

/** Field codes as words. An unknown code still says that something is wrong. */
export function fieldFaults(codes: Readonly<Record<string, string>>, words: FaultWords): FormFaults {
  const entries = Object.entries(codes).map(([name, code]) => [
    name,
    words.faults[code] ?? words.faults.invalid,
  ]);
  return { fields: Object.fromEntries(entries), message: null };
}

/** A failed answer as words, beside the fields or for the whole form. */
export function faultsOfAnswer(error: Pick<CallError, "status" | "problem">, words: FaultWords): FormFaults {
  const { status, problem } = error;
  if (status === 0) return { fields: {}, message: words.failures.offline };
  if (problem?.errors) return fieldFaults(problem.errors, words);
  if (problem?.code === "email_taken") return { fields: { email: words.faults.email_taken }, message: null };
  return {
    fields: {},
    message: words.failures[problem?.code ?? ""] ?? problem?.detail ?? words.failures.unexpected,
  };
}
