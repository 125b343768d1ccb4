import type { Insight } from "@remanso/core/analytics/contract.ts";
import { useStrings } from "../app/language.tsx";
import { restWords } from "../safety/rest-words.ts";
import { useIsResting } from "../safety/use-is-resting.ts";
import type { DayFilter } from "./day-rows.ts";
import { places } from "./go-to.ts";
import { InsightCard } from "./insight-card.tsx";
import { useIsNothingClear } from "./nothing-clear.ts";
import { NothingYet } from "./nothing-yet.tsx";
import { strings } from "./strings.ts";

interface InsightsListProps {
  insights: readonly Insight[];
  onSeeDays: (filter: DayFilter) => void;
}

/** What the days may mean for the person, each with what it rests on. */
export function InsightsList({ insights, onSeeDays }: InsightsListProps) {
  const words = useStrings(strings).insights;
  const { nothingToDo } = useStrings(restWords);
  const isResting = useIsResting();
  const isNothingClear = useIsNothingClear();
  const nothing = isNothingClear ? words.nothingClear : words.empty;
  return (
    <section aria-labelledby={places.insights} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id={places.insights} tabIndex={-1} className="w-fit text-[1.55rem]">
        {words.title}
      </h2>
      {insights.length === 0 ? <NothingYet isDrawn title={isResting ? nothingToDo : nothing} /> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 empty:hidden lg:grid-cols-2 lg:gap-8">
        {insights.map((insight) => (
          <InsightCard key={insight.id} insight={insight} onSeeDays={onSeeDays} />
        ))}
      </ul>
    </section>
  );
}
