import { useRef } from "react";
import type { Insight } from "@remanso/core/analytics/contract.ts";
import { LinkTo } from "../router/link.tsx";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { OfferPart } from "../experiments/offer-part.tsx";
import { Acknowledge } from "./acknowledge.tsx";
import type { DayFilter } from "./day-rows.ts";
import { EvidenceFacts } from "./evidence-facts.tsx";
import { momentDay } from "./figures.ts";
import { strings } from "./strings.ts";
import { wayClass } from "./way-to.tsx";

export interface InsightProps {
  insight: Insight;
  onSeeDays: (filter: DayFilter) => void;
}

// those of which the catalogue has something that may be left to chance
const triedTypes: ReadonlySet<string> = new Set([
  "meditation",
  "breathing",
  "journaling",
  "exercise",
  "creative",
  "selfcare",
  "nature",
  "digital-detox",
]);

interface InsightPartsProps extends InsightProps {
  /** Of the heading. */
  id: string;
  heading: { readonly Level: "h2" | "h4"; readonly className: string };
}

/** An insight: a plain sentence, what belongs to it, what it rests on behind a tap, and what can be done. */
export function InsightParts({ insight, onSeeDays, id, heading: { Level, className } }: InsightPartsProps) {
  const words = useStrings(strings);
  const { title, description, evidence, acknowledged, action } = insight;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className="grid gap-2">
        <Signs insight={insight} />
        <Level id={id} ref={heading} tabIndex={-1} className={`outline-offset-4 ${className}`}>
          {title}
        </Level>
        <p className="max-w-[60ch]">{description}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 empty:hidden">
        {action ? (
          <LinkTo href={action.path} aria-describedby={id} className={wayClass}>
            {action.label}
          </LinkTo>
        ) : null}
        {evidence?.activityType && triedTypes.has(evidence.activityType) ? (
          <OfferPart search={{ type: evidence.activityType }} />
        ) : null}
        {acknowledged ? null : (
          <Acknowledge
            insight={insight}
            describedBy={id}
            onStart={() => heading.current?.focus()}
            className={Level === "h2" ? "bg-raised!" : ""}
          />
        )}
        {evidence ? (
          <details className="open:basis-full">
            <summary className="inline-flex min-h-11 items-center rounded-control text-soft underline decoration-line underline-offset-4 hover:text-ink">
              {words.evidence.title}
            </summary>
            <div className="pt-2 pb-2">
              <EvidenceFacts
                evidence={evidence}
                label={title}
                onSeeDays={() => onSeeDays({ label: title, evidence })}
              />
            </div>
          </details>
        ) : null}
      </div>
    </>
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
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const { severity, insightType, evidence, createdAt, acknowledged } = insight;
  const isPlain = insightType === "milestone" || insightType === "recommendation";
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.82rem] text-soft tabular-nums">
      <span className="flex items-center gap-2 font-semibold text-ink">
        <span aria-hidden="true" className={`size-2.5 rounded-full ${severityColours[severity]}`} />
        {isPlain ? words.plainTypes[insightType] : words.severities[severity]}
      </span>
      {evidence ? <span>{clear.surenesses[evidence.sureness]}</span> : null}
      <time dateTime={createdAt}>{momentDay(createdAt, dates, timeZone)}</time>
      <span role="status">{acknowledged ? words.acknowledged : null}</span>
    </p>
  );
}
