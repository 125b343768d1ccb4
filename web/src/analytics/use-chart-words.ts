import type { AnalyticsPoint } from "@remanso/core/analytics/contract.ts";
import type { MeasurementSource } from "@remanso/core/analytics/measurement-source.ts";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { oneDecimal, shortDay, weekdayAndDay } from "./figures.ts";
import { basisOf, type ValueField } from "./source-line.ts";
import { strings } from "./strings.ts";

/** A value with its name, for a sentence that tells several. */
export interface NamedValue {
  readonly name: string;
  readonly field: ValueField;
}

/** What every chart of days says in the same way. */
export function useChartWords() {
  const words = useStrings(strings).chart;
  const language = useLanguage();
  const dates = useDateLanguage();
  const written = (value: number | null) => (value === null ? "–" : oneDecimal(value, language));
  return {
    /** specification §2: y 0–10; §9: below a third low, below two thirds moderate, otherwise high. */
    levels: [
      { at: 1, label: "10" },
      { at: 0.835, label: words.high },
      { at: 0.5, label: words.moderate },
      { at: 0.165, label: words.low },
      { at: 0, label: "0" },
    ],
    borders: [0.33, 0.67],
    lineWords: (source: MeasurementSource | null) => ({
      measured: words.sources[source ?? "check_in"],
      carried: words.carried,
      marks: words.marks[source ?? "check_in"],
    }),
    labels: (points: readonly AnalyticsPoint[]) => points.map(({ date }) => shortDay(date, dates)),
    /** A day with its values in words, and which of them are not from that day. */
    readout: (point: AnalyticsPoint | undefined, values: readonly NamedValue[]) => {
      if (!point) return "";
      const known = values.filter(({ field }) => point[field] !== null);
      const told = ({ name, field }: NamedValue) => `${name}\u00a0${written(point[field])}`;
      const own = known.filter(({ field }) => basisOf(point, field).measured).map(told);
      const carried = known.filter(({ field }) => !basisOf(point, field).measured).map(told);
      const parts = [...own, ...(carried.length > 0 ? [words.lastKnown(carried.join(" · "))] : [])];
      const day = weekdayAndDay(point.date, dates);
      return words.at(day, parts.length > 0 ? parts.join(" · ") : words.noData);
    },
    /** A value of a table, and where it comes from. */
    cell: (point: AnalyticsPoint, field: ValueField) => {
      const { measured, source } = basisOf(point, field);
      if (point[field] === null || source === null) return "–";
      return words.withNote(written(point[field]), measured ? words.from[source] : words.carried);
    },
    /** In one line, also in a narrow column. */
    day: (point: AnalyticsPoint) => weekdayAndDay(point.date, dates).replaceAll(" ", "\u00a0"),
  };
}
