import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { UserStats } from "@remanso/core/progress/contract.ts";
import { Link } from "../router/link.tsx";
import { useAddress } from "../router/provider.tsx";
import { useDrawsFolded } from "../app/draws-folded.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { relativeTime } from "../app/relative-time.ts";
import { Block } from "../app/block.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { Shape } from "../ui/shape.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { useNow } from "../home/use-now.ts";
import { DoorMark, ReedMark, SteppingStones } from "./card-marks.tsx";
import { statsQuery } from "./queries.ts";
import { CountRow, traceClass } from "./stat-card.tsx";
import { StressReduction } from "./stress-reduction.tsx";
import { strings } from "./strings.ts";
import { ToTab } from "./to-tab.tsx";
import { useNumber } from "./use-number.ts";

const cards = "grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-4";
// what the numbers come to lies beside them, as high as all of them
const besideRows = "lg:row-span-3";

/** specification §2: the four cards; each leads to the rows that it counts. What they come to is read first. */
export function StatCards() {
  const stats = useQuery(statsQuery);
  return (
    <Block query={stats} shape={<CardShapes />}>
      {(data) => (hasBegun(data) ? <Cards stats={data} /> : <Folded stats={data} />)}
    </Block>
  );
}

function CardShapes() {
  return (
    <div className={cards}>
      <Shape className={`h-64 lg:h-auto ${besideRows}`} />
      <Shape className="h-32 lg:h-21" />
      <Shape className="h-32 lg:h-21" />
      <Shape className="h-32 lg:h-21" />
    </div>
  );
}

function hasBegun({ totalActivitiesCompleted, currentStreak, stressReduction }: UserStats): boolean {
  return totalActivitiesCompleted + currentStreak + stressReduction > 0;
}

/** Before anything was completed four figures would be a wall of zeros: they are a tap away. */
function Folded({ stats }: { stats: UserStats }) {
  const words = useStrings(strings);
  // the window of earlier assessments lies in it, and a link or a reload may ask for that
  const isAsked = useAddress().search.history !== undefined;
  const drawsFolded = useDrawsFolded();
  const [isOpen, setOpen] = useState(isAsked);
  return (
    <details
      open={isOpen || isAsked}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <summary className="min-h-11 py-2.5 text-soft hover:text-ink">{words.figuresBegin}</summary>
      {drawsFolded || isAsked ? <Cards stats={stats} /> : null}
    </details>
  );
}

function Cards({ stats }: { stats: UserStats }) {
  const words = useStrings(strings);
  const number = useNumber();
  const isResting = useIsResting();
  return (
    <section aria-label={words.figures} className={cards}>
      <StressReduction percent={stats.stressReduction} className={isResting ? "lg:row-span-2" : besideRows} />
      <CountRow
        name={words.completed}
        value={number(stats.totalActivitiesCompleted)}
        mark={<ReedMark />}
        note={words.completedNote}
      >
        <Link to="/activities" className={traceClass}>
          {words.seeActivities}
        </Link>
      </CountRow>
      {isResting ? null : <Streak days={stats.currentStreak} />}
      <CountRow
        name={words.logins}
        value={number(stats.totalLogins)}
        mark={<DoorMark />}
        note={useLastActive(stats.lastActive)}
      >
        <ToTab tab="log" className={traceClass}>
          {words.seeLogins}
        </ToTab>
      </CountRow>
    </section>
  );
}

function Streak({ days }: { days: number }) {
  const words = useStrings(strings);
  const number = useNumber();
  return (
    <CountRow
      name={words.streak}
      value={number(days)}
      mark={<SteppingStones count={days} />}
      note={words.streakNote}
    >
      {days === 0 ? null : (
        <ToTab tab="log" className={traceClass}>
          {words.seeDays}
        </ToTab>
      )}
    </CountRow>
  );
}

function useLastActive(at: string | null): string {
  const words = useStrings(strings);
  const language = useLanguage();
  const { timeZone } = useVisitor();
  const now = useNow();
  return words.lastActive(at === null ? words.never : relativeTime(at, now, { language, timeZone }));
}
