import type { AnalyticsPoint } from "@remanso/core/analytics/contract.ts";
import { stressCategories } from "@remanso/core/assessment/questions.ts";
import { scoreOf } from "@remanso/core/assessment/stress-fields.ts";
import { useStrings } from "../app/language.tsx";
import { LineChart } from "../ui/charts/line-chart.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { Panel } from "./panel.tsx";
import { strings } from "./strings.ts";
import { useChartWords } from "./use-chart-words.ts";

/** specification §2 (2): the four categories over the last 7 points. */
export function CategoryPanel({ points }: { points: readonly AnalyticsPoint[] }) {
  const { chart, category: words } = useStrings(strings);
  const said = useChartWords();
  const valuesOf = (point: AnalyticsPoint) =>
    stressCategories.map(
      (category) => `${words.names[category]}\u00a0${said.value(scoreOf(point, category))}`,
    );
  const isEmpty = points.every(({ workStress }) => workStress === null);
  return (
    <Panel id="stress-by-category" title={words.title}>
      {isEmpty ? (
        <NothingYet title={words.empty} />
      ) : (
        <LineChart
          caption={words.caption}
          moments={points.map(({ date }) => Date.parse(date))}
          momentLabels={said.labels(points)}
          areEqual
          lines={stressCategories.map((category) => ({
            key: category,
            label: words.names[category],
            tone: category,
            values: points.map((point) => tenth(scoreOf(point, category))),
          }))}
          measured={points.map(({ measured }) => measured)}
          carriedWords={said.carriedWords}
          levels={said.levels}
          borders={said.borders}
          pickLabel={chart.pick(words.title)}
          readout={(index) => {
            const point = points[index];
            return said.readout(point, point ? valuesOf(point).join(" · ") : "");
          }}
          table={{
            summary: chart.table,
            columns: [chart.day, ...stressCategories.map((category) => words.names[category]), chart.basis],
            rows: points
              .map((point) => [
                said.day(point),
                ...stressCategories.map((category) => said.value(scoreOf(point, category))),
                said.basis(point),
              ])
              .toReversed(),
          }}
        />
      )}
    </Panel>
  );
}

function tenth(value: number | null): number | null {
  return value === null ? null : value / 10;
}
