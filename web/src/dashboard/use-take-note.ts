import { useState } from "react";
import type { Milestone } from "@remanso/core/milestones/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import type { CallError } from "../call.ts";
import { useAcknowledge } from "./queries.ts";
import { strings } from "./strings.ts";

interface TakeNote {
  takeNote: (milestones: readonly Milestone[]) => void;
  isBusy: boolean;
  /** What has just been done, for those who cannot see it. */
  told: string;
}

/** Acknowledges one or several of the `fresh` milestones, and says when that could not be kept, with a way to try again. */
export function useTakeNote(fresh: readonly Milestone[]): TakeNote {
  const words = useStrings(strings);
  const toast = useToast();
  const acknowledge = useAcknowledge();
  const [told, setTold] = useState("");

  async function send(milestones: readonly Milestone[]): Promise<void> {
    const failures = await Promise.all(
      milestones.map(({ id }) =>
        acknowledge.mutateAsync({ params: { id } }).then(
          () => null,
          (error: CallError) => error,
        ),
      ),
    );
    const refused = milestones.filter((_, index) => failures[index] !== null);
    const count = milestones.length - refused.length;
    if (count > 0) {
      setTold(words.acknowledgedNow(count));
      // the button that was pressed is gone
      document.getElementById(count < fresh.length ? "fresh" : "all")?.focus({ preventScroll: true });
    }
    if (refused.length === 0) return;
    const isOffline = failures.some((failure) => failure?.status === 0);
    toast({
      title: words.failedTitle,
      description: isOffline ? words.offline : words.failedText,
      kind: "failure",
      action: { label: words.retry, onPress: () => void send(refused) },
    });
  }
  return { takeNote: (milestones) => void send(milestones), isBusy: acknowledge.isPending, told };
}
