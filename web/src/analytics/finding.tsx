import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Insight } from "@remanso/core/analytics/contract.ts";
import { LoadFailure } from "../app/load-failure.tsx";
import { useStrings } from "../app/language.tsx";
import { useCheckIn } from "../check-in/use-check-in.tsx";
import { restWords } from "../safety/rest-words.ts";
import { useIsResting } from "../safety/use-is-resting.ts";
import { Button } from "../ui/button.tsx";
import { RippleLogo } from "../ui/illustrations/ripple-logo.tsx";
import type { DayFilter } from "./day-rows.ts";
import { places } from "./go-to.ts";
import { InsightParts } from "./insight-parts.tsx";
import { needsQuery } from "./queries.ts";
import { strings } from "./strings.ts";
import { isActive } from "./summary.ts";

interface FindingProps {
  /** The strongest statement that the days allow; null while they allow none. */
  insight: Insight | null;
  /** How many insights wait to be read. */
  active: number;
  onSeeDays: (filter: DayFilter) => void;
}

const headingClass = "text-[1.35rem] leading-tight sm:text-[1.6rem] lg:text-[1.9rem]";

/** What a person's days say most clearly, before anything else; else what is still missing, in one sentence. */
export function Finding({ insight, active, onSeeDays }: FindingProps) {
  const isResting = useIsResting();
  if (!insight) return isResting ? <Resting /> : <NotYet />;
  return (
    <Ground isDimmed={insight.acknowledged}>
      {isActive(insight) ? <Important count={active} /> : null}
      <InsightParts
        insight={insight}
        onSeeDays={onSeeDays}
        id={places.finding}
        heading={{ Level: "h2", className: headingClass }}
      />
    </Ground>
  );
}

/** Still water with a ripple. specification §4: what was acknowledged is dimmed */
function Ground({ isDimmed = false, children }: { isDimmed?: boolean; children: ReactNode }) {
  return (
    <section
      aria-labelledby={places.finding}
      className={`relative isolate grid grid-cols-[minmax(0,1fr)] content-center gap-2 overflow-hidden rounded-card border p-[min(1.25rem,5vw)] transition duration-700 ease-water sm:p-8 lg:gap-4 ${
        isDimmed ? "border-line" : "border-transparent bg-wash"
      }`}
    >
      <RippleLogo className="absolute -right-24 -bottom-32 -z-10 size-64 text-primary opacity-8 lg:-right-28 lg:-bottom-32 lg:size-96" />
      {children}
    </section>
  );
}

/** specification §9: the banner, where what waits to be read is what follows. */
function Important({ count }: { count: number }) {
  const words = useStrings(strings).banner;
  return (
    <p className="text-[0.92rem] leading-snug">
      <span className="block font-semibold text-primary-deep">{words.title}</span>
      {words.text(count)}
    </p>
  );
}

function Resting() {
  const words = useStrings(restWords);
  return (
    <Ground>
      <h2 id={places.finding} tabIndex={-1} className="text-[1.3rem] leading-snug">
        {words.nothingToDo}
      </h2>
    </Ground>
  );
}

/** The nearest thing that could be said, and how many days it takes; nothing where the days were enough and none stands out. */
function NotYet() {
  const words = useStrings(strings).finding;
  const { data, isError, refetch } = useQuery(needsQuery);
  const checkIn = useCheckIn();
  if (isError && !data) return <LoadFailure text={words.failed} onRetry={() => void refetch()} />;
  if (!data) return null;
  // a mean is no statement: its figure says by itself what it lacks
  const [missing] = data.needs.flatMap(({ kind, have, need }) =>
    kind === "mean" ? [] : [words.missing[kind](need - have)],
  );
  return (
    <Ground>
      <div className="grid gap-2">
        <h2 id={places.finding} tabIndex={-1} className={headingClass}>
          {missing ? words.early : words.nothingClear}
        </h2>
        <p className="max-w-[48ch]">{missing ?? words.nothingClearText}</p>
      </div>
      {missing ? (
        <Button className="mt-1 w-fit" onClick={() => checkIn.open()}>
          {words.checkIn}
        </Button>
      ) : null}
      {checkIn.view}
    </Ground>
  );
}
