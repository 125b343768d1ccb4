import type { Insight } from "@remanso/core/analytics/contract.ts";
import { useStrings } from "../app/language.tsx";
import { newKey } from "../app/new-key.ts";
import { useToast } from "../app/toasts.tsx";
import { Button } from "../ui/button.tsx";
import { useAcknowledge } from "./queries.ts";
import { strings } from "./strings.ts";

interface AcknowledgeProps {
  insight: Insight;
  describedBy: string;
  onStart: () => void;
  className: string;
}

/** specification §4: 'Entendido', while running 'Procesando...' and disabled. */
export function Acknowledge({ insight, describedBy, onStart, className }: AcknowledgeProps) {
  const words = useStrings(strings);
  const toast = useToast();
  const { mutate, isPending } = useAcknowledge(insight.id);
  // the button goes once it is done: the focus stays with what it belonged to
  const start = (idempotencyKey: string) => {
    onStart();
    mutate(
      { params: { id: insight.id }, idempotencyKey },
      {
        onError: (error) =>
          toast({
            title: words.error,
            description: error.status === 0 ? words.offline : words.insights.failedText,
            kind: "failure",
            action: { label: words.retry, onPress: () => start(idempotencyKey) },
          }),
      },
    );
  };
  return (
    <Button
      kind="soft"
      className={`w-fit ${className}`}
      aria-describedby={describedBy}
      disabled={isPending}
      onClick={() => start(newKey())}
    >
      {isPending ? words.insights.acknowledging : words.insights.acknowledge}
    </Button>
  );
}
