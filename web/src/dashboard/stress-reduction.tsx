import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { Assessment } from "@remanso/core/assessment/contract.ts";
import { importAgain } from "../app/import-again.ts";
import { useLanguage, useStrings } from "../app/language.tsx";
import { lazyDialog } from "../app/lazy-part.tsx";
import { useVisitor } from "../app/use-visitor.ts";
import { Block } from "../app/block.tsx";
import { Shape } from "../ui/shape.tsx";
import { dayInShort } from "../home/days.ts";
import { assessmentHistoryQuery } from "../home/queries.ts";
import { Bar } from "../ui/bar.tsx";
import { StillMark } from "./card-marks.tsx";
import { comparedAssessments, type Comparison } from "./compared-assessments.ts";
import { StatCard, traceClass } from "./stat-card.tsx";
import { strings } from "./strings.ts";
import { useNumber } from "./use-number.ts";

const HistoryDialog = lazyDialog(() =>
  importAgain(() => import("../home/history-dialog.tsx")).then(({ HistoryDialog: Part }) => Part),
);

/** By how much stress fell, which two assessments say so, and the way to them. */
export function StressReduction({ percent }: { percent: number }) {
  const words = useStrings(strings);
  const number = useNumber();
  const history = useQuery(assessmentHistoryQuery);
  const value = words.percent(number(percent));
  return (
    <StatCard name={words.reduction} value={value} mark={<StillMark />} className="col-span-full lg:col-auto">
      <Bar fraction={percent / 100} label={words.reduction} valueText={value} className="mt-2 mb-2.5" />
      <Block query={history} shape={<Shape className="h-20" />}>
        {(assessments) => <Compared comparison={comparedAssessments(assessments)} />}
      </Block>
    </StatCard>
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  const words = useStrings(strings);
  return (
    <>
      <p className="text-soft">{useSentence(comparison)}</p>
      {comparison.kind === "none" ? (
        <Link to="/assessment" className={traceClass}>
          {words.takeAssessment}
        </Link>
      ) : (
        <HistoryButton />
      )}
    </>
  );
}

function useSentence(comparison: Comparison): string {
  const words = useStrings(strings);
  const number = useNumber();
  const language = useLanguage();
  const { timeZone } = useVisitor();
  const named = ({ createdAt, overallStress }: Assessment) =>
    words.dated(
      dayInShort(createdAt, language, timeZone),
      words.percent(number(Math.round(overallStress * 100))),
    );
  switch (comparison.kind) {
    case "none":
      return words.reductionNone;
    case "one":
      return words.reductionOne(named(comparison.only));
    case "fell":
      return words.reductionFell(named(comparison.first), named(comparison.latest));
    case "did-not-fall":
      return words.reductionNot(named(comparison.first), named(comparison.latest));
    case "long":
      return words.reductionLong;
  }
}

function HistoryButton() {
  const words = useStrings(strings);
  const [history, setHistory] = useState<"unseen" | "open" | "closed">("unseen");
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={traceClass}
        onPointerEnter={HistoryDialog.preload}
        onFocus={HistoryDialog.preload}
        onClick={() => setHistory("open")}
      >
        {words.seeAssessments}
      </button>
      {history === "unseen" ? null : (
        <HistoryDialog open={history === "open"} onClose={() => setHistory("closed")} />
      )}
    </>
  );
}
