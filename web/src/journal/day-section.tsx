import { useId, type ReactNode } from "react";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { asHeading, dayBefore, dayInWords, localDayOf } from "../check-in/local-day.ts";
import { useNow } from "../home/use-now.ts";
import { strings } from "./strings.ts";

interface DaySectionProps {
  on: string;
  /** A heading of the page, or of a month. */
  rank?: 2 | 3;
  children: ReactNode;
}

/** One day: its heading with weekday and date, and what belongs to it. */
export function DaySection({ on, rank = 2, children }: DaySectionProps) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const id = useId();
  const Heading = `h${rank}` as const;
  const today = localDayOf(useNow(), timeZone);
  const day = dayInWords(on, { language: dates, today });
  const near = on === today ? words.today : on === dayBefore(today) ? words.yesterday : null;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-8"
    >
      <div className="mt-2 lg:mt-5">
        <Heading id={id} className="text-[1.25rem] lg:sticky lg:top-6">
          {near ? `${near}, ${day}` : asHeading(day)}
        </Heading>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</ul>
    </section>
  );
}
