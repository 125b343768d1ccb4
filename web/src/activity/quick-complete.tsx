import { useEffect, useRef, type KeyboardEvent } from "react";
import type { Activity } from "@remanso/core/activity/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useToast } from "../app/toasts.tsx";
import { strings as outboxStrings } from "../outbox/strings.ts";
import { Button } from "../ui/button.tsx";
import { useSendCompletion } from "./completion-queries.ts";
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
  const { keptAnyway } = useStrings(outboxStrings);
  const toast = useToast();
  const explain = useExplainFailure();
  const { keyFor } = useIntentionKey();
  const complete = useSendCompletion();
  const occurredAt = useRef<string>(undefined);
  const yesRef = useRef<HTMLButtonElement>(null);
  useEffect(() => yesRef.current?.focus(), []);

  function completeNow() {
    // tried again it is the same request, so that it counts once
    occurredAt.current ??= new Date().toISOString();
    complete.mutate(
      {
        activity,
        input: { occurredAt: occurredAt.current },
        key: keyFor(activity.id),
        isQuick: true,
      },
      {
        onSuccess: ({ outcome }) => {
          if (outcome === "failing") {
            toast({
              title: words.error,
              description: `${words.completeFailed} ${keptAnyway}`,
              kind: "failure",
              action: { label: words.retry, onPress: completeNow },
            });
            return;
          }
          const description = outcome === "kept" ? words.completedLater : activity.activityName;
          toast({ title: words.completedToast, description });
          onCompleted();
        },
        onError: (error) => explain(error, "complete", completeNow),
      },
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
