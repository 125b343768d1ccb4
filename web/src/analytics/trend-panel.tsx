import type { AnalyticsPoint } from "@remanso/core/analytics/contract.ts";
import { Link } from "../router/link.tsx";
import { useLanguage, useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { AreaChart } from "../ui/charts/area-chart.tsx";
import { oneDecimal } from "./figures.ts";
import { NothingYet } from "./nothing-yet.tsx";
import { sourceLine, sourceOf } from "./source-line.ts";
import { strings } from "./strings.ts";
import { useChartWords } from "./use-chart-words.ts";

/** specification §2 (1): the stress of each day over the period. decisions §8: as it was stated */
export function TrendPanel({ points }: { points: readonly AnalyticsPoint[] }) {
  const { chart, trend: words } = useStrings(strings);
  const language = useLanguage();
  const said = useChartWords();
  const source = sourceOf(points, ["overallStress"]);
  const line = sourceLine(points, "overallStress", source);
  const known = points.filter(({ overallStress }) => overallStress !== null);
  // one value alone is no line: it is said instead of drawn
  const single = known.length === 1 ? known[0]?.overallStress : null;
  return (
    <section
      aria-labelledby="stress-trend"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card bg-raised px-5 pt-5 pb-2.5 shadow-card sm:gap-4 sm:p-8"
    >
      <h2 id="stress-trend" className="text-[1.35rem] sm:text-[1.5rem]">
        {words.title}
      </h2>
      {typeof single === "number" ? (
        <NothingYet isDrawn title={words.single(oneDecimal(single, language))} text={words.singleText} />
      ) : (
        <AreaChart
          caption={words.caption}
          isFolded
          moments={points.map(({ date }) => Date.parse(date))}
          momentLabels={said.labels(points)}
          values={tenths(line.values)}
          measured={line.measured}
          marks={tenths(line.marks)}
          lineWords={said.lineWords(source)}
          levels={said.levels}
          borders={said.borders}
          pickLabel={chart.pick(words.title)}
          readout={(index) => said.readout(points[index], [{ name: words.name, field: "overallStress" }])}
          whenEmpty={<NoTrend />}
          table={{
            summary: chart.table,
            columns: [chart.day, words.value],
            rows: points.map((point) => [said.day(point), said.cell(point, "overallStress")]).toReversed(),
          }}
        />
      )}
    </section>
  );
}

/** From 0–10 to the chart's 0–1. */
export function tenths(values: readonly (number | null)[]): (number | null)[] {
  return values.map((value) => (value === null ? null : value / 10));
}

function NoTrend() {
  const words = useStrings(strings).trend;
  return (
    <NothingYet isDrawn title={words.empty} text={words.emptyText}>
      <Link to="/assessment" className={buttonClass("soft")}>
        {words.assess}
      </Link>
    </NothingYet>
  );
}
