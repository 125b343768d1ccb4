import type { AnalyticsPoint } from "@remanso/core/analytics/contract.ts";
import { stressCategories } from "@remanso/core/assessment/questions.ts";
import { stressFields } from "@remanso/core/assessment/stress-fields.ts";
import { useStrings } from "../app/language.tsx";
import { LineChart } from "../ui/charts/line-chart.tsx";
import { Fold } from "./fold.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { sourceLine, sourceOf } from "./source-line.ts";
import { strings } from "./strings.ts";
import { tenths } from "./trend-panel.tsx";
import { useChartWords } from "./use-chart-words.ts";

/** specification §2 (2): the four categories over the last 7 points. */
export function CategoryPanel({ points }: { points: readonly AnalyticsPoint[] }) {
  const { chart, category: words } = useStrings(strings);
  const said = useChartWords();
  const source = sourceOf(points, stressFields);
  const named = stressCategories.map(
    (category) => ({ category, name: words.names[category], field: `${category}Stress` }) as const,
  );
  const isEmpty = points.every((point) => named.every(({ field }) => point[field] === null));
  return (
    <Fold id="stress-by-category" title={words.title}>
      {isEmpty ? (
        <NothingYet title={words.empty} />
      ) : (
        <LineChart
          key={points[0]?.date}
          caption={words.caption}
          moments={points.map(({ date }) => Date.parse(date))}
          momentLabels={said.labels(points)}
          areEqual
          lines={named.map(({ category, name, field }) => {
            const line = sourceLine(points, field, source);
            return {
              key: category,
              label: name,
              tone: category,
              values: tenths(line.values),
              measured: line.measured,
              marks: tenths(line.marks),
            };
          })}
          lineWords={said.lineWords(source)}
          levels={said.levels}
          borders={said.borders}
          pickLabel={chart.pick(words.title)}
          readout={(index) => said.readout(points[index], named)}
          table={{
            summary: chart.table,
            columns: [chart.day, ...named.map(({ name }) => name)],
            rows: points
              .map((point) => [said.day(point), ...named.map(({ field }) => said.cell(point, field))])
              .toReversed(),
          }}
        />
      )}
    </Fold>
  );
}
