import { ChevronRight } from "lucide-react";
import { useState } from "react";
import type { AnalyticsPoint } from "@remanso/core/analytics/contract.ts";
import { stressFields } from "@remanso/core/assessment/stress-fields.ts";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { Button } from "../ui/button.tsx";
import { dayKind, isNamedWeekday, type DayFilter } from "./day-rows.ts";
import { oneDecimal, weekdayAndDay } from "./figures.ts";
import { basisOf, type ValueField } from "./source-line.ts";
import { strings } from "./strings.ts";

const columns: readonly ValueField[] = ["overallStress", ...stressFields];
// a phone shows these at once
const shownAtFirst = 3;

interface DaysTableProps {
  days: readonly AnalyticsPoint[];
  filter: DayFilter | null;
  onOpen: (day: AnalyticsPoint) => void;
}

/** The days with their values, newest first; each opens what is behind it. */
export function DaysTable({ days, filter, onOpen }: DaysTableProps) {
  const words = useStrings(strings);
  const [isAll, setAll] = useState(false);
  if (days.length === 0) return null;
  const shown = isAll ? days : days.slice(0, shownAtFirst);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <div className="-mx-2 w-[calc(100%+1rem)] overflow-x-auto px-2 lg:-mx-3 lg:w-[calc(100%+1.5rem)] lg:px-0">
        <table className="w-full border-collapse text-left text-[0.92rem] tabular-nums max-lg:block">
          <thead className="max-lg:sr-only">
            <tr className="text-soft">
              <th scope="col" className="px-3 py-2 font-semibold">
                {words.days.columns.day}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className="px-3 py-2 text-right font-semibold">
                  {words.valueNames[column]}
                </th>
              ))}
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                {words.days.columns.completed}
              </th>
              <th scope="col" className="px-3 py-2 text-right font-semibold">
                {words.days.columns.skipped}
              </th>
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {shown.map((day) => (
              <DayRow key={day.date} day={day} filter={filter} onOpen={onOpen} />
            ))}
          </tbody>
        </table>
      </div>
      {isAll || days.length <= shownAtFirst ? null : (
        <Button kind="soft" onClick={() => setAll(true)}>
          {words.days.showAll(days.length)}
        </Button>
      )}
    </div>
  );
}

interface DayRowProps {
  day: AnalyticsPoint;
  filter: DayFilter | null;
  onOpen: (day: AnalyticsPoint) => void;
}

function DayRow({ day, filter, onOpen }: DayRowProps) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const kind = dayKind(day);
  const basis = kind === "measured" && day.source ? words.chart.from[day.source] : words.days.kinds[kind];
  return (
    <tr className="relative border-t border-line transition duration-300 hover:bg-wash/60 max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-4 max-lg:py-2">
      <th scope="row" className="font-normal max-lg:basis-full lg:px-3 lg:py-1">
        <button
          type="button"
          onClick={() => onOpen(day)}
          aria-haspopup="dialog"
          className="flex min-h-8 w-full flex-wrap items-baseline gap-x-2 text-left after:absolute after:inset-0 lg:min-h-11 lg:items-center"
        >
          <span className="font-semibold">{weekdayAndDay(day.date, dates)}</span>
          <span className="text-[0.85rem] text-soft">{basis}</span>
          {isNamedWeekday(day.date, filter) ? (
            <span className="size-2 self-center rounded-full bg-primary">
              <span className="sr-only">{words.days.named}</span>
            </span>
          ) : null}
          <span className="sr-only">{words.days.opens}</span>
          <ChevronRight aria-hidden="true" size={17} className="ml-auto self-center text-soft lg:hidden" />
        </button>
      </th>
      {columns.map((column) => (
        <Value key={column} day={day} field={column} />
      ))}
      <Count
        count={day.activitiesCompleted}
        text={words.participation.completedOn(day.activitiesCompleted)}
      />
      <Count count={day.activitiesSkipped} text={words.participation.skippedOn(day.activitiesSkipped)} />
    </tr>
  );
}

/** A value in its column; on a phone with its name before it, and only where there is one. */
function Value({ day, field }: { day: AnalyticsPoint; field: ValueField }) {
  const words = useStrings(strings);
  const language = useLanguage();
  const value = day[field];
  if (value === null) {
    return (
      <td className="text-soft max-lg:sr-only lg:px-3 lg:text-right">
        <span aria-hidden="true">{"–"}</span>
        <span className="sr-only">{words.days.noValue}</span>
      </td>
    );
  }
  const isOwn = basisOf(day, field).measured;
  return (
    <td className={`lg:px-3 lg:text-right ${isOwn ? "" : "text-soft italic"}`}>
      <span aria-hidden="true" className="mr-1 text-soft not-italic lg:hidden">
        {words.valueNames[field]}
      </span>
      {oneDecimal(value, language)}
      {isOwn ? null : <span className="sr-only">{words.days.carriedValue}</span>}
    </td>
  );
}

/** A count in its column; on a phone in words, and only where there is something. */
function Count({ count, text }: { count: number; text: string }) {
  return (
    <td className={`lg:px-3 lg:text-right ${count === 0 ? "max-lg:sr-only" : ""}`}>
      <span className="max-lg:hidden">{count}</span>
      <span className="text-[0.85rem] text-soft lg:hidden">{text}</span>
    </td>
  );
}
