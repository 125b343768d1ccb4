import { useEffect, useId, useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import type { CheckInDay } from "@remanso/core/check-in/contract.ts";
import type { Week } from "@remanso/core/check-in/year.ts";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { asHeading, dayInWords } from "../check-in/local-day.ts";
import { strings } from "./strings.ts";
import { dayAfterKey } from "./year-keys.ts";
import { markOf, type Mark, type YearOf } from "./year-marks.ts";
import { monthName, shortDay, useDayWords } from "./year-words.ts";

interface YearGridProps {
  weeks: readonly Week[];
  days: ReadonlyMap<string, CheckInDay>;
  of: YearOf;
  today: string;
  opened: string | null;
  onOpen: (day: string) => void;
}

/** A square for each day, a column for each week. Arrow keys walk through it, Enter opens a day. */
export function YearGrid({ weeks, days, of, today, opened, onOpen }: YearGridProps) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const id = useId();
  const says = useSaying(days, of, today);
  const all = weeks.flat().filter((day) => day <= today);
  const [first, last] = [all[0] ?? today, all.at(-1) ?? today];
  const [walked, walkTo] = useState<string | null>(null);
  const [pointed, pointAt] = useState<string | null>(null);
  const active = walked !== null && all.includes(walked) ? walked : last;
  const scroller = useRef<HTMLDivElement>(null);
  // the latest days first
  useEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, [last]);
  useEffect(() => {
    if (walked)
      document.getElementById(`${id}-${walked}`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [id, walked]);

  function byKey(event: KeyboardEvent): void {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return onOpen(active);
    }
    const next = dayAfterKey(active, event.key, { first, last });
    if (next === null) return;
    event.preventDefault();
    walkTo(next);
  }
  const open = (target: EventTarget) => {
    const day = dayIn(target);
    if (day === null) return;
    walkTo(day);
    onOpen(day);
  };
  return (
    <>
      <div ref={scroller} className="year-scroller">
        <div
          role="grid"
          tabIndex={0}
          aria-label={words.yearGrid(words.yearOf[of], shortDay(first, dates), shortDay(last, dates))}
          aria-activedescendant={`${id}-${active}`}
          className="year-grid"
          onKeyDown={byKey}
          onClick={({ target }) => open(target)}
          onPointerOver={({ target }) => pointAt(dayIn(target))}
          onPointerLeave={() => pointAt(null)}
        >
          <MonthNames weeks={weeks} today={today} />
          {weekdays.map((weekday) => (
            <div key={weekday} role="row" className="contents">
              {weeks.map((week, column) => {
                const day = week[weekday] ?? "";
                if (day > today) return null;
                return (
                  <span
                    key={day}
                    id={`${id}-${day}`}
                    role="gridcell"
                    aria-label={says(day)}
                    aria-selected={day === opened}
                    data-day={day}
                    data-active={day === active || undefined}
                    className="year-square"
                    style={{ gridColumn: column + 1, gridRow: weekday + 2 }}
                  >
                    <YearMark mark={markOf(days.get(day), of)} />
                  </span>
                );
              })}
            </div>
          ))}
        </div>
      </div>
      <p aria-hidden="true" className="min-h-[1.6em] text-[0.95rem] text-soft print:hidden">
        {pointed ? asHeading(says(pointed)) : words.yearHint}
      </p>
    </>
  );
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

function dayIn(target: EventTarget): string | null {
  const square = target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;
  return square?.dataset["day"] ?? null;
}

function useSaying(days: ReadonlyMap<string, CheckInDay>, of: YearOf, today: string) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const inWords = useDayWords();
  return (day: string) =>
    words.yearDay(dayInWords(day, { language: dates, today }), inWords(days.get(day), of));
}

/** Its size tells the value, its colour once more. */
export function YearMark({ mark }: { mark: Mark | null }) {
  if (!mark) return null;
  const tone: CSSProperties & { "--tone": string } = { "--tone": mark.tone };
  return (
    <i
      data-size={mark.size}
      data-imported={mark.isImported || undefined}
      className="year-mark"
      style={tone}
    />
  );
}

/** Each month above the week in which it begins. */
function MonthNames({ weeks, today }: { weeks: readonly Week[]; today: string }) {
  const dates = useDateLanguage();
  return weeks.map((week, column) => {
    const first = week.find((day) => day.endsWith("-01") && day <= today);
    return first ? (
      <span
        key={first}
        aria-hidden="true"
        className="year-month"
        style={{ gridColumn: `${column + 1} / span 3` }}
      >
        {monthName(first, dates)}
      </span>
    ) : null;
  });
}
