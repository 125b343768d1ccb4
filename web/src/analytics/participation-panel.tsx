import type { AnalyticsPoint } from "@remanso/core/analytics/contract.ts";
import { Link } from "../router/link.tsx";
import { useStrings } from "../app/language.tsx";
import { buttonClass } from "../ui/button.tsx";
import { GroupedBarChart } from "../ui/charts/grouped-bar-chart.tsx";
import { Fold } from "./fold.tsx";
import { NothingYet } from "./nothing-yet.tsx";
import { strings } from "./strings.ts";
import { useChartWords } from "./use-chart-words.ts";

/** specification §2 (3): Completadas vs Omitidas over the last 14 points. */
export function ParticipationPanel({ points }: { points: readonly AnalyticsPoint[] }) {
  const { chart, participation: words } = useStrings(strings);
  const said = useChartWords();
  const readout = (index: number) => {
    const point = points[index];
    if (!point) return "";
    const completed = words.completedOn(point.activitiesCompleted);
    return chart.at(said.day(point), `${completed} · ${words.skippedOn(point.activitiesSkipped)}`);
  };
  return (
    <Fold id="participation" title={words.title}>
      <GroupedBarChart
        key={points[0]?.date}
        caption={words.caption(points.length)}
        pairs={points.map((point) => ({
          key: point.date,
          full: point.activitiesCompleted,
          hollow: point.activitiesSkipped,
        }))}
        names={{ full: words.completed, hollow: words.skipped }}
        momentLabels={said.labels(points)}
        pickLabel={chart.pick(words.title)}
        readout={readout}
        whenEmpty={<NoParticipation />}
        table={{
          summary: chart.table,
          columns: [chart.day, words.completed, words.skipped],
          rows: points
            .map((point) => [
              said.day(point),
              String(point.activitiesCompleted),
              String(point.activitiesSkipped),
            ])
            .toReversed(),
        }}
      />
    </Fold>
  );
}

function NoParticipation() {
  const words = useStrings(strings).participation;
  return (
    <NothingYet title={words.empty} text={words.emptyText}>
      <Link to="/activities" className={buttonClass("plain")}>
        {words.activities}
      </Link>
    </NothingYet>
  );
}
