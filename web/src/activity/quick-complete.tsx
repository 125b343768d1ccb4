import { useEffect, useRef, type KeyboardEvent } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { Button } from "../ui/button.tsx";
import { useQuickComplete } from "./queries.ts";
import { strings } from "./strings.ts";
import { useExplainFailure } from "./use-explain-failure.ts";
import { useIntentionKey } from "./use-intention-key.ts";

interface QuickCompleteProps {
  activity: Activity;
  onCompleted: () => void;
  onDismiss: () => void;
}

/** Asks once in the card, because a completion cannot be taken back. */
export function QuickComplete({ activity, onCompleted, onDismiss }: QuickCompleteProps) {
  const words = useStrings(strings);
  const toast = useToast();
  const explain = useExplainFailure();
  const { keyFor } = useIntentionKey();
  const complete = useQuickComplete(() => {
    toast({ title: words.completedToast, description: activity.activityName });
    onCompleted();
  });
  const yesRef = useRef<HTMLButtonElement>(null);
  useEffect(() => yesRef.current?.focus(), []);

  function completeNow() {
    complete.mutate(
      { params: { id: activity.id }, input: { completed: true }, idempotencyKey: keyFor(activity.id) },
      { onError: (error) => explain(error, "complete", completeNow) },
    );
  }

  const dismissByEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onDismiss();
  };
  return (
    <div role="group" aria-label={words.quickComplete} className="grid gap-3">
      <p className="text-[0.95rem] font-semibold">{words.sure}</p>
      <div className="flex flex-wrap gap-2">
        <button
          ref={yesRef}
          type="button"
          disabled={complete.isPending}
          onClick={completeNow}
          onKeyDown={dismissByEscape}
          className="min-h-11 grow rounded-control bg-primary px-4 font-semibold text-on-primary transition hover:bg-primary-deep disabled:opacity-60"
        >
          {complete.isPending ? words.completing : words.yesComplete}
        </button>
        <Button kind="plain" disabled={complete.isPending} onClick={onDismiss} onKeyDown={dismissByEscape}>
          {words.no}
        </Button>
      </div>
    </div>
  );
}
