import type { CallError } from "../call.ts";
import { faultsOfAnswer, type FaultWords } from "./form-faults.ts";
import { PromptError, type PromptFailure } from "./prompt-error.ts";

interface PasskeyFailureWords extends FaultWords {
  readonly passkeyFailures: Readonly<Record<PromptFailure, string>>;
}

/** Why something with a passkey did not work, in words: what the device said, or what the server answered. */
export function passkeyFailure(error: CallError | PromptError, words: PasskeyFailureWords): string {
  if (error instanceof PromptError) return words.passkeyFailures[error.failure];
  return faultsOfAnswer(error, words).message ?? words.failures.unexpected;
}
