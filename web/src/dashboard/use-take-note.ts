import { useState } from "react";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { useAcknowledgeAll } from "./queries.ts";
import { strings } from "./strings.ts";

interface TakeNote {
  takeNote: () => void;
  isBusy: boolean;
  /** What has just been done, for those who cannot see it. */
  told: string;
}

/** Acknowledges every new milestone, and says when that could not be kept, with a way to try again. */
export function useTakeNote(): TakeNote {
  const words = useStrings(strings);
  const toast = useToast();
  const { mutate, isPending } = useAcknowledgeAll();
  const [told, setTold] = useState("");

  function takeNote(): void {
    mutate(
      {},
      {
        onSuccess: (seen) => {
          setTold(words.acknowledgedNow(seen.length));
          // the button that was pressed is gone
          document.getElementById("known")?.focus({ preventScroll: true });
        },
        onError: ({ status }) =>
          toast({
            title: words.failedTitle,
            description: status === 0 ? words.offline : words.failedText,
            kind: "failure",
            action: { label: words.retry, onPress: takeNote },
          }),
      },
    );
  }
  return { takeNote, isBusy: isPending, told };
}
