import type { Insight } from "@remanso/core/analytics/contract.ts";
import { useStrings } from "../app/language.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import type { DayFilter } from "./day-rows.ts";
import { Fold } from "./fold.tsx";
import { places } from "./go-to.ts";
import { InsightCard } from "./insight-card.tsx";
import { useIsNothingClear } from "./nothing-clear.ts";
import { strings } from "./strings.ts";

interface InsightsListProps {
  insights: readonly Insight[];
  /** What stands first on the screen, and is not said again. */
  first: Insight | null;
  onSeeDays: (filter: DayFilter) => void;
}

/** What else the days may mean for the person, each with what it rests on. */
export function InsightsList({ insights, first, onSeeDays }: InsightsListProps) {
  const words = useStrings(strings).insights;
  const others = insights.filter(({ id }) => id !== first?.id);
  return (
    <Fold
      id={places.insights}
      title={words.more}
      note={others.length === 0 ? undefined : String(others.length)}
    >
      {others.length === 0 ? <Nothing isAllSaid={first !== null} /> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
        {others.map((insight) => (
          <InsightCard key={insight.id} insight={insight} onSeeDays={onSeeDays} />
        ))}
      </ul>
    </Fold>
  );
}

function Nothing({ isAllSaid }: { isAllSaid: boolean }) {
  const words = useStrings(strings).insights;
  const isResting = useIsResting();
  const isNothingClear = useIsNothingClear();
  if (isAllSaid) return <p>{words.allSaid}</p>;
  return <p>{isNothingClear || isResting ? words.nothingClear : words.empty}</p>;
}
