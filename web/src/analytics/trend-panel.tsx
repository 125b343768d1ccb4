import { Link } from "@tanstack/react-router";
import type { AnalyticsPoint } from "@remanso/core/analytics/contract.ts";
import { overallOf } from "@remanso/core/analytics/daily-points.ts";
import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { AreaChart } from "../ui/charts/area-chart.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { Panel } from "./panel.tsx";
import { strings } from "./strings.ts";
import { useChartWords } from "./use-chart-words.ts";

/** specification §2 (1): the mean of the four categories over the period. */
export function TrendPanel({ points }: { points: readonly AnalyticsPoint[] }) {
  const { chart, trend: words } = useStrings(strings);
  const said = useChartWords();
  const overall = points.map(overallOf);
  return (
    <Panel id="stress-trend" title={words.title} className="lg:col-span-2">
      <AreaChart
        caption={words.caption}
        moments={points.map(({ date }) => Date.parse(date))}
        momentLabels={said.labels(points)}
        values={overall.map((value) => (value === null ? null : value / 10))}
        measured={points.map(({ measured }) => measured)}
        carriedWords={said.carriedWords}
        levels={said.levels}
        borders={said.borders}
        pickLabel={chart.pick(words.title)}
        readout={(index) => said.readout(points[index], chart.of10(said.value(overall[index] ?? null)))}
        whenEmpty={<NoTrend />}
        table={{
          summary: chart.table,
          columns: [chart.day, words.value, chart.basis],
          rows: points
            .map((point) => [said.day(point), said.value(overallOf(point)), said.basis(point)])
            .toReversed(),
        }}
      />
    </Panel>
  );
}

function NoTrend() {
  const words = useStrings(strings).trend;
  return (
    <NothingYet isDrawn title={words.empty} text={words.emptyText}>
      <Link to="/assessment" className={buttonClass("primary")}>
        {words.assess}
      </Link>
    </NothingYet>
  );
}
