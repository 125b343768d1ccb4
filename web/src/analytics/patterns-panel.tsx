import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Minus, type LucideIcon } from "lucide-react";
import type { Pattern, Trend } from "@remanso/core/analytics/contract.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useLanguage, useStrings } from "../app/language.tsx";
import { Badge } from "../ui/card.tsx";
import { shortDay } from "./figures.ts";
import { useIsNothingClear } from "./nothing-clear.ts";
import { NothingYet } from "./nothing-yet.tsx";
import { Panel } from "./panel.tsx";
import { needsQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { Needs } from "./needs.tsx";
import { WayTo } from "./way-to.tsx";

/** specification §2 (4): what was found, each in a line that leads to its card, and what is still missing to look for more. */
export function PatternsPanel({ patterns }: { patterns: readonly Pattern[] }) {
  const words = useStrings(strings).patterns;
  const isNothingClear = useIsNothingClear();
  return (
    <Panel id="patterns" title={words.title} className="lg:col-span-2">
      {patterns.length === 0 ? (
        <NothingYet title={isNothingClear ? words.nothingClear : words.empty} />
      ) : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] empty:hidden">
        {patterns.map((pattern) => (
          <PatternItem key={`${pattern.category} ${pattern.evidence.direction}`} pattern={pattern} />
        ))}
      </ul>
      <Asked isAnySure={patterns.length > 0} />
    </Panel>
  );
}

// decisions §8: one card for one fact, which is the insight's
function PatternItem({ pattern }: { pattern: Pattern }) {
  const words = useStrings(strings);
  const { title, evidence } = pattern;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-0 first:pt-0">
      <h3 className="flex-[1_1_16rem] font-sans text-[1.02rem] font-semibold tracking-normal">{title}</h3>
      <DirectionBadge pattern={pattern} />
      <span className="text-[0.92rem] text-soft">{words.evidence.surenesses[evidence.sureness]}</span>
      <WayTo place="insights" label={words.patterns.readAbout(title)}>
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
  const language = useLanguage();
  const { data, isError, refetch } = useQuery(needsQuery);
  if (isError && !data) return <LoadFailure text={words.needsFailed} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <>
      {data.needs.length > 0 ? <Needs needs={data.needs} /> : null}
      {data.tests > 0 ? (
        <p className="text-[0.92rem] text-soft tabular-nums">
          {words.lookedOn(shortDay(data.lookedOn, language))} {words.asked(data.tests, data.measuredDays)}{" "}
          {isAnySure ? null : words.noneSure}
        </p>
      ) : null}
    </>
  );
}
