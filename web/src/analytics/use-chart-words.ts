import type { AnalyticsPoint } from "@remanso/core/analytics/contract.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { dayKind } from "./day-rows.ts";
import { oneDecimal, shortDay, weekdayAndDay } from "./figures.ts";
import { strings } from "./strings.ts";

/** What every chart of days says in the same way. */
export function useChartWords() {
  const words = useStrings(strings).chart;
  const language = useLanguage();
  const kinds = { measured: words.measured, carried: words.carriedDay, before: words.noData };
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
    carriedWords: { measured: words.measured, carried: words.carried },
    labels: (points: readonly AnalyticsPoint[]) => points.map(({ date }) => shortDay(date, language)),
    /** A day with its values in words, and where they come from when it is not from that day. */
    readout: (point: AnalyticsPoint | undefined, values: string) => {
      if (!point) return "";
      const kind = dayKind(point);
      const day = weekdayAndDay(point.date, language);
      if (kind === "before") return words.at(day, words.noData);
      return words.at(day, kind === "carried" ? words.withNote(values, words.carriedDay) : values);
    },
    value: (value: number | null) => (value === null ? "–" : oneDecimal(value, language)),
    /** In one line, also in a narrow column. */
    day: (point: AnalyticsPoint) => weekdayAndDay(point.date, language).replaceAll(" ", "\u00a0"),
    basis: (point: AnalyticsPoint) => kinds[dayKind(point)],
  };
}
