import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { useRefreshActivities } from "./queries.ts";
import { strings } from "./strings.ts";

type Attempt = "add" | "complete";

/** Says why a change failed, in the specified words (specification §8), with a way to try again where that can help. */
export function useExplainFailure(): (error: CallError, attempt: Attempt, retry: () => void) => void {
  const words = useStrings(strings);
  const toast = useToast();
  const refresh = useRefreshActivities();
  return (error, attempt, retry) => {
    // something else than what is on screen: another tab, another device
    if (error.status === 404 || error.status === 409) refresh();
    const code = error.problem?.code;
    if (code === "activity_exists") {
      toast({ title: words.duplicate, description: words.duplicateText, kind: "failure" });
    } else if (code === "activity_completed") {
      toast({ title: words.alreadyCompleted, description: words.alreadyCompletedText });
    } else if (error.status === 409 && error.problem) {
      toast({ title: words.error, description: error.problem.detail, kind: "failure" });
    } else {
      const failed = attempt === "add" ? words.addFailed : words.completeFailed;
      const description = error.status === 0 ? words.offline : failed;
      toast({
        title: words.error,
        description,
        kind: "failure",
        action: { label: words.retry, onPress: retry },
      });
    }
  };
}
