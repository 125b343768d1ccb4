import type { ReactNode } from "react";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { asHeading, monthInWords } from "../check-in/local-day.ts";
import { DaySection } from "./day-section.tsx";
import { foldOlder, type Day, type Month } from "./days.ts";
import { strings } from "./strings.ts";

interface DaysAndMonthsProps<One> {
  /** Newest first. */
  days: readonly Day<One>[];
  /** What is searched for stands open. */
  isAllOpen?: boolean;
  children: (one: One) => ReactNode;
}

// more would put the foot of the page many screens away
const mostOpen = 4;

/** The newest days, and the older ones folded by month. */
export function DaysAndMonths<One>({ days, isAllOpen, children }: DaysAndMonthsProps<One>) {
  const { open, months } = foldOlder(days, isAllOpen ? Infinity : mostOpen);
  return (
    <>
      {open.map(({ on, items }) => (
        <DaySection key={on} on={on}>
          {items.map(children)}
        </DaySection>
      ))}
      {months.length > 0 ? (
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
          {months.map((month) => (
            <FoldedMonth key={month.month} month={month}>
              {children}
            </FoldedMonth>
          ))}
        </div>
      ) : null}
    </>
  );
}

interface FoldedMonthProps<One> {
  month: Month<One>;
  children: (one: One) => ReactNode;
}

function FoldedMonth<One>({ month: { month, days, count }, children }: FoldedMonthProps<One>) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  return (
    <details className="rounded-card border border-line open:border-transparent">
      <summary className="min-h-14 rounded-card px-[min(1.25rem,5vw)] py-2 hover:text-primary">
        <h2 className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 text-[1.15rem]">
          {asHeading(monthInWords(month, dates))}{" "}
          <span className="font-sans text-[0.92rem] font-normal tracking-normal text-soft tabular-nums">
            {words.ofMonth(count)}
          </span>
        </h2>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-1 pb-4">
        {days.map(({ on, items }) => (
          <DaySection key={on} on={on} rank={3}>
            {items.map(children)}
          </DaySection>
        ))}
      </div>
    </details>
  );
}
