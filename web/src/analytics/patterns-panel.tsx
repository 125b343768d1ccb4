import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Minus, type LucideIcon } from "lucide-react";
import type { Pattern, Trend } from "@remanso/core/analytics/contract.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useStrings } from "../app/language.tsx";
import { Badge } from "../ui/card.tsx";
import type { DayFilter } from "./day-rows.ts";
import { EvidenceFacts } from "./evidence-facts.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { Panel } from "./panel.tsx";
import { needsQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { Needs } from "./needs.tsx";

interface PatternsPanelProps {
  patterns: readonly Pattern[];
  onSeeDays: (filter: DayFilter) => void;
}

/** specification §2 (4): what was found, and what is still missing to look for more. */
export function PatternsPanel({ patterns, onSeeDays }: PatternsPanelProps) {
  const words = useStrings(strings).patterns;
  return (
    <Panel id="patterns" title={words.title} className="lg:col-span-2">
      {patterns.length === 0 ? <NothingYet title={words.empty} /> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] empty:hidden">
        {patterns.map((pattern) => (
          <PatternItem
            key={`${pattern.category} ${pattern.evidence.series}`}
            pattern={pattern}
            onSeeDays={onSeeDays}
          />
        ))}
      </ul>
      <Asked isAnySure={patterns.length > 0} />
    </Panel>
  );
}

function PatternItem({ pattern, onSeeDays }: { pattern: Pattern; onSeeDays: (filter: DayFilter) => void }) {
  const { label, description, trend, confidence, evidence } = pattern;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-t border-line py-6 first:border-0 first:pt-0 lg:grid-cols-2">
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-[1.2rem]">{label}</h3>
          <TrendBadge trend={trend} />
        </div>
        <p className="max-w-[60ch]">{description}</p>
      </div>
      <EvidenceFacts
        evidence={evidence}
        confidence={confidence}
        label={label}
        onSeeDays={() => onSeeDays({ label, evidence })}
      />
    </li>
  );
}

const trendLooks: Readonly<Record<Trend, { Icon: LucideIcon; badge: string; icon: string }>> = {
  // as a button of the destructive kind: a border, no large red
  increasing: { Icon: ArrowUp, badge: "border border-berry bg-raised", icon: "text-berry" },
  decreasing: { Icon: ArrowDown, badge: "border border-leaf bg-raised", icon: "text-leaf" },
  stable: { Icon: Minus, badge: "border border-transparent", icon: "text-soft" },
};

/** specification §4: 'Aumentando' (destructive style), 'Mejorando', 'Estable'. */
function TrendBadge({ trend }: { trend: Trend }) {
  const words = useStrings(strings).patterns;
  const { Icon, badge, icon } = trendLooks[trend];
  return (
    <Badge className={badge} title={words.trendOf}>
      <Icon aria-hidden="true" size={14} strokeWidth={2.4} className={icon} />
      <span className="sr-only">{`${words.trendOf}: `}</span>
      {words.trends[trend]}
    </Badge>
  );
}

/** How many questions were asked of how many days, and what is below its minimum of data. */
function Asked({ isAnySure }: { isAnySure: boolean }) {
  const words = useStrings(strings).patterns;
  const { data, isError, refetch } = useQuery(needsQuery);
  if (isError && !data) return <LoadFailure text={words.needsFailed} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <>
      {data.needs.length > 0 ? <Needs needs={data.needs} /> : null}
      {data.tests > 0 ? (
        <p className="text-[0.92rem] text-soft tabular-nums">
          {words.asked(data.tests, data.measuredDays)} {isAnySure ? null : words.noneSure}
        </p>
      ) : null}
    </>
  );
}
