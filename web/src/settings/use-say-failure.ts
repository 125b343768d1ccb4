import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { strings } from "./strings.ts";

/** Says that something did not work, why, and offers to try it again. */
export function useSayFailure(): (title: string, error: CallError, retry: () => void) => void {
  const toast = useToast();
  const words = useStrings(strings);
  return (title, error, retry) => {
    const description = error.status === 0 ? words.offline : (error.problem?.detail ?? "");
    toast({ kind: "failure", title, description, action: { label: words.tryAgain, onPress: retry } });
  };
}
