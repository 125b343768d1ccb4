import { Link } from "@tanstack/react-router";
import { useId, useRef } from "react";
import type { Insight } from "@remanso/core/analytics/contract.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { newKey } from "../app/new-key.ts";
import { useToast } from "../app/toasts.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { Button } from "../ui/button.tsx";
import type { DayFilter } from "./day-rows.ts";
import { EvidenceFacts } from "./evidence-facts.tsx";
import { momentDay } from "./figures.ts";
import { useAcknowledge } from "./queries.ts";
import { strings } from "./strings.ts";
import { wayClass } from "./way-to.tsx";

interface InsightCardProps {
  insight: Insight;
  onSeeDays: (filter: DayFilter) => void;
}

/** specification §4: an insight to be read; once acknowledged it is dimmed and has no button. */
export function InsightCard({ insight, onSeeDays }: InsightCardProps) {
  const words = useStrings(strings);
  const { title, description, evidence, acknowledged, action } = insight;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <li
      aria-labelledby={id}
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card p-5 transition duration-700 ease-water sm:p-7 ${
        acknowledged ? "border border-line text-soft" : "border border-transparent bg-raised shadow-card"
      }`}
    >
      <div className="grid gap-2">
        <Signs insight={insight} />
        <h3 id={id} ref={heading} tabIndex={-1} className="text-[1.25rem] outline-offset-4">
          {title}
        </h3>
        <p className="max-w-[60ch]">{description}</p>
      </div>
      {evidence ? (
        <details>
          <summary className="inline-flex min-h-11 items-center rounded-control text-soft underline decoration-line underline-offset-4 hover:text-ink">
            {words.evidence.title}
          </summary>
          <div className="pt-2">
            <EvidenceFacts
              evidence={evidence}
              label={title}
              onSeeDays={() => onSeeDays({ label: title, evidence })}
            />
          </div>
        </details>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 empty:hidden">
        {action ? (
          <Link to={action.path} aria-describedby={id} className={wayClass}>
            {action.label}
          </Link>
        ) : null}
        {acknowledged ? null : (
          <Acknowledge insight={insight} describedBy={id} onStart={() => heading.current?.focus()} />
        )}
      </div>
    </li>
  );
}

// specification §4: low green, medium yellow, high orange, critical red
const severityColours: Readonly<Record<Insight["severity"], string>> = {
  low: "bg-leaf",
  medium: "bg-sun",
  high: "bg-ember",
  critical: "bg-berry",
};

/** Severity in a colour and a word, how clear it is, since when, and whether it was read. A plain fact says what it is instead. */
function Signs({ insight }: { insight: Insight }) {
  const { insights: words, evidence: clear } = useStrings(strings);
  const language = useLanguage();
  const { timeZone } = useVisitor();
  const { severity, insightType, evidence, createdAt, acknowledged } = insight;
  const isPlain = insightType === "milestone" || insightType === "recommendation";
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.85rem] text-soft tabular-nums">
      <span className="flex items-center gap-2 font-semibold text-ink">
        <span aria-hidden="true" className={`size-2.5 rounded-full ${severityColours[severity]}`} />
        {isPlain ? words.plainTypes[insightType] : words.severities[severity]}
      </span>
      {evidence ? <span>{clear.surenesses[evidence.sureness]}</span> : null}
      <time dateTime={createdAt}>{momentDay(createdAt, language, timeZone)}</time>
      <span role="status">{acknowledged ? words.acknowledged : null}</span>
    </p>
  );
}

interface AcknowledgeProps {
  insight: Insight;
  describedBy: string;
  onStart: () => void;
}

function Acknowledge({ insight, describedBy, onStart }: AcknowledgeProps) {
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
      className="w-fit"
      aria-describedby={describedBy}
      disabled={isPending}
      onClick={() => start(newKey())}
    >
      {isPending ? words.insights.acknowledging : words.insights.acknowledge}
    </Button>
  );
}
