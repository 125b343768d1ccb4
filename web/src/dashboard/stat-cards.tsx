import { useQuery } from "@tanstack/react-query";
import type { UserStats } from "@remanso/core/progress/contract.ts";
import { Link } from "../router/link.tsx";
import { useLanguage, useStrings } from "../app/language.tsx";
import { relativeTime } from "../app/relative-time.ts";
import { Block } from "../app/block.tsx";
import { useIsResting } from "../safety/use-is-resting.ts";
import { Shape } from "../ui/shape.tsx";
import { useNow } from "../home/use-now.ts";
import { DoorMark, ReedMark, SteppingStones } from "./card-marks.tsx";
import { statsQuery } from "./queries.ts";
import { lyingCard, StatCard, traceClass } from "./stat-card.tsx";
import { StressReduction } from "./stress-reduction.tsx";
import { strings } from "./strings.ts";
import { ToTab } from "./to-tab.tsx";
import { useNumber } from "./use-number.ts";

const cards = "grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:gap-4";
const grid = `${cards} lg:grid-cols-[1fr_1fr_1fr_1.6fr]`;
const gridWithoutStreak = `${cards} lg:grid-cols-[1fr_1fr_1.6fr]`;

/** specification §2: the four cards; each leads to the rows that it counts. */
export function StatCards() {
  const stats = useQuery(statsQuery);
  return (
    <Block query={stats} shape={<CardShapes />}>
      {(data) => <Cards stats={data} />}
    </Block>
  );
}

function CardShapes() {
  return (
    <div className={grid}>
      <Shape className="h-52" />
      <Shape className="h-52" />
      <Shape className="col-span-full h-44 lg:col-auto lg:h-auto" />
      <Shape className="col-span-full h-64 lg:col-auto lg:h-auto" />
    </div>
  );
}

function Cards({ stats }: { stats: UserStats }) {
  const words = useStrings(strings);
  const number = useNumber();
  const isResting = useIsResting();
  return (
    <section aria-label={words.figures} className={isResting ? gridWithoutStreak : grid}>
      <StatCard name={words.logins} value={number(stats.totalLogins)} mark={<DoorMark />}>
        <LastActive at={stats.lastActive} />
        <ToTab tab="log" className={traceClass}>
          {words.seeLogins}
        </ToTab>
      </StatCard>
      <StatCard name={words.completed} value={number(stats.totalActivitiesCompleted)} mark={<ReedMark />}>
        <p className="text-soft">{words.completedNote}</p>
        <Link to="/activities" className={traceClass}>
          {words.seeActivities}
        </Link>
      </StatCard>
      {isResting ? null : <Streak days={stats.currentStreak} />}
      <StressReduction percent={stats.stressReduction} />
    </section>
  );
}

function Streak({ days }: { days: number }) {
  const words = useStrings(strings);
  const number = useNumber();
  return (
    <StatCard
      name={words.streak}
      value={number(days)}
      mark={<SteppingStones count={days} />}
      className={lyingCard}
    >
      <p className="text-soft">{words.streakNote}</p>
      {days === 0 ? null : (
        <ToTab tab="log" className={traceClass}>
          {words.seeDays}
        </ToTab>
      )}
    </StatCard>
  );
}

function LastActive({ at }: { at: string | null }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const now = useNow();
  const when = at === null ? words.never : relativeTime(at, now, language);
  return <p className="text-soft">{words.lastActive(when)}</p>;
}
