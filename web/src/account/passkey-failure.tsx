import { useStrings, type WordsOf } from "../app/language.tsx";
import type { CallError } from "../call.ts";
import { FormMessage } from "./form-message.tsx";
import { strings } from "./passkey-text.ts";
import { PromptError } from "./prompt-error.ts";

/** Why something with a passkey did not work, in words: what the device said, or what the server answered. */
export function PasskeyFailure({ error }: { error: CallError | PromptError | null }) {
  const { failures } = useStrings(strings);
  return <FormMessage message={error && messageOf(error, failures)} />;
}

function messageOf(error: CallError | PromptError, failures: WordsOf<typeof strings>["failures"]): string {
  if (error instanceof PromptError) return failures[error.failure];
  return error.status === 0 ? failures.offline : (error.problem?.detail ?? failures.unexpected);
}
