import { useQuery } from "@tanstack/react-query";
import type { Assessment } from "@remanso/core/assessment/contract.ts";
import { stressCategories } from "@remanso/core/assessment/questions.ts";
import { levelsOf } from "@remanso/core/assessment/score-error.ts";
import { scoreWords } from "@remanso/core/assessment/score-words.ts";
import { useDateLanguage, useStrings } from "../app/language.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { LineChart, type LineOfChart } from "../ui/charts/line-chart.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { EmptyScene } from "../ui/illustrations/empty-scene.tsx";
import { Block } from "../app/block.tsx";
import { Shape } from "../ui/shape.tsx";
import { Changes } from "./score-changes.tsx";
import { dayInShort, dayInWords, momentInWords } from "./days.ts";
import { assessmentHistoryQuery } from "./queries.ts";
import { scoreOf } from "./scores.ts";
import { strings } from "./strings.ts";

/** All assessments: the five scores as lines over time, and the list of them. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const words = useStrings(strings).history;
  return (
    <Dialog open onClose={onClose} title={words.title} closeLabel={words.close}>
      <History />
    </Dialog>
  );
}

function History() {
  const history = useQuery(assessmentHistoryQuery);
  return (
    <Block query={history} shape={<Shape className="h-96" />}>
      {(assessments) => (
        <div className="grid gap-8">
          {assessments.length > 1 ? <Lines assessments={assessments.toReversed()} /> : <FirstOne />}
          <Changes history={assessments} />
          <List assessments={assessments} />
        </div>
      )}
    </Block>
  );
}

function FirstOne() {
  const words = useStrings(strings).history;
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <EmptyScene className="w-52 max-w-full" />
      <p className="max-w-[44ch]">{words.one}</p>
    </div>
  );
}

/** `assessments` from the oldest on. */
function Lines({ assessments }: { assessments: readonly Assessment[] }) {
  const words = useStrings(strings);
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const lines = useLines(assessments);
  const { level } = useStrings(scoreWords);
  const days = assessments.map(({ createdAt }) => dayInWords(createdAt, dates, timeZone));
  const valueAt = (line: LineOfChart, index: number) => {
    const score = line.values[index] ?? 0;
    const of = line.key === "overall" ? "overall" : "category";
    return words.stress.value(level(levelsOf(score, of)), Math.round(score * 100));
  };
  const readout = (index: number) =>
    words.history.readout(
      days[index] ?? "",
      lines.map((line) => `${line.label} ${valueAt(line, index)}`).join(" · "),
    );
  return (
    <LineChart
      caption={words.history.caption}
      moments={assessments.map(({ createdAt }) => Date.parse(createdAt))}
      momentLabels={assessments.map(({ createdAt }) => dayInShort(createdAt, dates, timeZone))}
      lines={lines}
      levels={[
        { at: 0.165, label: words.stress.levels.low },
        { at: 0.5, label: words.stress.levels.moderate },
        { at: 0.835, label: words.stress.levels.high },
      ]}
      // specification §9: below 0.33 low, below 0.67 moderate
      borders={[0.33, 0.67]}
      pickLabel={words.history.pick}
      readout={readout}
      table={{
        summary: words.history.table,
        columns: [words.history.date, ...lines.map(({ label }) => label)],
        rows: days.map((day, index) => [day, ...lines.map((line) => valueAt(line, index))]).toReversed(),
      }}
    />
  );
}

function useLines(assessments: readonly Assessment[]): LineOfChart[] {
  const words = useStrings(strings);
  return [
    {
      key: "overall",
      label: words.history.average,
      tone: "ink",
      values: assessments.map(({ overallStress }) => overallStress),
    },
    ...stressCategories.map((category) => ({
      key: category,
      label: words.stress.categories[category],
      tone: category,
      values: assessments.map((assessment) => scoreOf(assessment, category)),
    })),
  ];
}

function List({ assessments }: { assessments: readonly Assessment[] }) {
  const words = useStrings(strings);
  const { level } = useStrings(scoreWords);
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  return (
    <section aria-labelledby="history-list" className="grid gap-2">
      <h3 id="history-list" className="text-[1.15rem]">
        {words.history.list}
      </h3>
      <ol className="grid">
        {assessments.map((assessment) => (
          <li
            key={assessment.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5 tabular-nums"
          >
            <span className="font-semibold">{momentInWords(assessment.createdAt, dates, timeZone)}</span>
            <span className="text-soft">
              {words.stress.value(
                level(levelsOf(assessment.overallStress, "overall")),
                Math.round(assessment.overallStress * 100),
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
