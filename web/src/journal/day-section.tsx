import { useId, type ReactNode } from "react";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { asHeading, dayBefore, dayInWords, localDayOf } from "../check-in/local-day.ts";
import { useNow } from "../home/use-now.ts";
import { strings } from "./strings.ts";

interface DaySectionProps {
  on: string;
  /** True where the page before has this day's heading already. */
  isGoingOn: boolean;
  children: ReactNode;
}

/** One day: its heading with weekday and date, and what belongs to it. */
export function DaySection({ on, isGoingOn, children }: DaySectionProps) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const id = useId();
  const today = localDayOf(useNow(), timeZone);
  const day = dayInWords(on, { language: dates, today });
  const near = on === today ? words.today : on === dayBefore(today) ? words.yesterday : null;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8"
    >
      <div className={isGoingOn ? "max-lg:hidden" : "mt-2 lg:mt-5"}>
        <h2 id={id} className={isGoingOn ? "sr-only" : "text-[1.25rem] lg:sticky lg:top-6"}>
          {near ? `${near}, ${day}` : asHeading(day)}
        </h2>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</ul>
    </section>
  );
}
