import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Minus, type LucideIcon } from "lucide-react";
import type { Insight, Pattern, Trend } from "@remanso/core/analytics/contract.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { Badge } from "../ui/card.tsx";
import { Fold } from "./fold.tsx";
import { shortDay } from "./figures.ts";
import { useIsNothingClear } from "./nothing-clear.ts";
import { needsQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { Needs } from "./needs.tsx";
import { WayTo } from "./way-to.tsx";

interface PatternsPanelProps {
  patterns: readonly Pattern[];
  /** What stands first on the screen, which one of them may say. */
  first: Insight | null;
}

/** specification §2 (4): what was found, each named in a line that leads to what is said of it, and what is still missing to look for more. */
export function PatternsPanel({ patterns, first }: PatternsPanelProps) {
  const words = useStrings(strings).patterns;
  const isNothingClear = useIsNothingClear();
  return (
    <Fold
      id="patterns"
      title={words.title}
      note={patterns.length === 0 ? undefined : String(patterns.length)}
    >
      {patterns.length === 0 && !isNothingClear ? <p>{words.empty}</p> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] empty:hidden">
        {patterns.map((pattern) => (
          <PatternItem
            key={`${pattern.category} ${pattern.evidence.direction}`}
            pattern={pattern}
            place={pattern.title === first?.title ? "finding" : "insights"}
          />
        ))}
      </ul>
      <Asked isAnySure={patterns.length > 0} />
    </Fold>
  );
}

// decisions §8: one card for one fact, which is the insight's
function PatternItem({ pattern, place }: { pattern: Pattern; place: "finding" | "insights" }) {
  const words = useStrings(strings);
  const { label, title, evidence } = pattern;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-0 first:pt-0">
      <h4 className="flex-[1_1_9rem] font-sans text-[1rem] font-semibold tracking-normal">{label}</h4>
      <DirectionBadge pattern={pattern} />
      <span className="text-[0.92rem] text-soft">{words.evidence.surenesses[evidence.sureness]}</span>
      <WayTo place={place} label={words.patterns.readAbout(title)}>
        {words.patterns.read}
      </WayTo>
    </li>
  );
}

const trendLooks: Readonly<Record<Trend, { Icon: LucideIcon; badge: string; icon: string }>> = {
  // as a button of the destructive kind: a border, no large red
  increasing: { Icon: ArrowUp, badge: "border border-berry bg-raised", icon: "text-berry" },
  decreasing: { Icon: ArrowDown, badge: "border border-leaf bg-raised", icon: "text-leaf" },
  stable: { Icon: Minus, badge: "border border-transparent", icon: "text-soft" },
};

/** specification §4: 'Aumentando' (destructive style), 'Mejorando', 'Estable' for a trend; another pattern has its own direction. */
function DirectionBadge({ pattern: { trend, evidence } }: { pattern: Pattern }) {
  const words = useStrings(strings).patterns;
  const { Icon, badge, icon } = trendLooks[trend];
  return (
    <Badge className={badge}>
      <Icon aria-hidden="true" size={14} strokeWidth={2.4} className={icon} />
      {evidence.kind === "trend" ? words.trends[trend] : words.directions[evidence.direction]}
    </Badge>
  );
}

/** How many questions were asked of how many days, and what is below its minimum of data. */
function Asked({ isAnySure }: { isAnySure: boolean }) {
  const words = useStrings(strings).patterns;
  const dates = useDateLanguage();
  const { data, isError, refetch } = useQuery(needsQuery);
  if (isError && !data) return <LoadFailure text={words.needsFailed} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <>
      {data.needs.length > 0 ? <Needs needs={data.needs} /> : null}
      {data.tests > 0 ? (
        <p className="text-[0.92rem] text-soft tabular-nums">
          {words.lookedOn(shortDay(data.lookedOn, dates))} {words.asked(data.tests, data.measuredDays)}{" "}
          {isAnySure ? null : words.noneSure}
        </p>
      ) : null}
    </>
  );
}
