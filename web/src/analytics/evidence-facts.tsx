import type { ReactNode } from "react";
import type { Evidence } from "@remanso/core/analytics/contract.ts";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { EffectScale } from "./effect-scale.tsx";
import { shortDay, signed } from "./figures.ts";
import { strings } from "./strings.ts";
import { WayTo } from "./way-to.tsx";

interface EvidenceFactsProps {
  evidence: Evidence;
  /** What the statement is about. */
  label: string;
  onSeeDays: () => void;
}

/** What a statement rests on: how clear, since when, how many days, which, how much, how it was calculated, and the days themselves. */
export function EvidenceFacts({ evidence, label, onSeeDays }: EvidenceFactsProps) {
  const words = useStrings(strings);
  const language = useLanguage();
  const dates = useDateLanguage();
  const { kind, observed, effect, low, high, from, to, n, sureness, firstSeen, lastSeen } = evidence;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5 text-[0.92rem]">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-y-1.5 tabular-nums">
        <Fact name={words.evidence.sureness}>{words.evidence.surenesses[sureness]}</Fact>
        <Fact name={words.evidence.seen}>
          {firstSeen === lastSeen
            ? words.evidence.seenOnce(shortDay(firstSeen, dates))
            : words.evidence.seenAgain(shortDay(firstSeen, dates), shortDay(lastSeen, dates))}
        </Fact>
        <Fact name={kind === "trend" ? words.evidence.assessedDays : words.evidence.days}>
          <Days evidence={evidence} />
        </Fact>
        <Fact name={words.evidence.window}>
          {words.evidence.fromTo(shortDay(from, dates), shortDay(to, dates))}
        </Fact>
        <Fact name={words.evidence.observed}>
          {words.evidence.observedIn(kind, signed(observed, language))}
        </Fact>
        <Fact name={words.evidence.effect}>
          {words.evidence.points(signed(effect, language), signed(low, language), signed(high, language))}
          {isSmaller(evidence) ? <span className="text-soft">{words.evidence.smaller}</span> : null}
          <EffectScale effect={effect} low={low} high={high} />
        </Fact>
      </dl>
      <div className="flex flex-wrap items-start gap-x-6">
        <WayTo place="days" onFollow={onSeeDays} label={`${label}: ${words.patterns.seeDays(n)}`}>
          {words.patterns.seeDays(n)}
        </WayTo>
        <details className="open:basis-full">
          <summary className="inline-flex min-h-11 items-center rounded-control text-soft underline decoration-line underline-offset-4 hover:text-ink">
            {words.evidence.method}
          </summary>
          <p className="max-w-[65ch] pb-2">{evidence.methodText}</p>
        </details>
      </div>
    </div>
  );
}

/** True when the tenths differ that a person reads. */
function isSmaller({ observed, effect }: Evidence): boolean {
  return Math.round(Math.abs(effect) * 10) < Math.round(Math.abs(observed) * 10);
}

function Days({ evidence: { kind, n, nWith } }: { evidence: Evidence }) {
  const words = useStrings(strings).evidence;
  if (nWith === null) return n;
  if (kind === "weekday") return words.ofWeekday(nWith, n);
  return kind === "next_day" ? words.ofNextDay(nWith, n) : words.ofActivity(nWith, n);
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="basis-[6.6rem] text-soft">{name}</dt>
      <dd className="grid min-w-0 flex-[1_1_9rem] grid-cols-[minmax(0,1fr)] gap-1.5">{children}</dd>
    </div>
  );
}
