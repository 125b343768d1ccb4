import { useQuery } from "@tanstack/react-query";
import type { LatestAssessment, ScoreChange } from "@remanso/core/assessment/contract.ts";
import { scoreWords } from "@remanso/core/assessment/score-words.ts";
import { Link } from "../router/link.tsx";
import { useDateLanguage, useLanguage, useStrings } from "../app/language.tsx";
import { oneDecimal, signed } from "../analytics/figures.ts";
import { useVisitor } from "../app/use-visitor.ts";
import { Block } from "../app/block.tsx";
import { Shape } from "../ui/shape.tsx";
import { dayInShort } from "../home/days.ts";
import { HistoryLink } from "../home/history-link.tsx";
import { latestAssessmentQuery } from "../home/queries.ts";
import { Bar } from "../ui/bar.tsx";
import { StillMark } from "./card-marks.tsx";
import { StatCard, traceClass } from "./stat-card.tsx";
import { strings } from "./strings.ts";
import { useNumber } from "./use-number.ts";

/** By how much stress fell, which two assessments say so and how sure that is, and the way to them. */
export function StressReduction({ percent, className }: { percent: number; className: string }) {
  const words = useStrings(strings);
  const latest = useQuery(latestAssessmentQuery);
  const shown = useShown(percent, latest.data ?? null);
  return (
    <StatCard
      name={shown.rose ? words.rise : words.reduction}
      value={shown.value}
      tone={shown.tone}
      mark={<StillMark />}
      className={className}
    >
      {shown.isFall ? (
        <Bar
          fraction={percent / 100}
          label={words.reduction}
          valueText={shown.value}
          tone={shown.tone ?? "soft"}
          className="mt-2 mb-2.5"
        />
      ) : null}
      <Block query={latest} shape={<Shape className="h-20" />}>
        {(assessment) => <Compared latest={assessment} />}
      </Block>
    </StatCard>
  );
}

/** The figure of the card. decisions §8: a rise as a rise, a colour only for a change that lasts */
function useShown(percent: number, latest: LatestAssessment | null) {
  const words = useStrings(strings);
  const number = useNumber();
  const language = useLanguage();
  const change = latest?.change ?? null;
  const rose = change !== null && (change.points ?? 0) > 0;
  const tone = change?.isLasting ? (rose ? ("berry" as const) : ("leaf" as const)) : undefined;
  // a single assessment is no change, and neither are answers to other questions
  if (change === null || change.kind === "other_questions")
    return { rose: false, isFall: false, tone, value: "–" };
  const value = rose
    ? words.points(signed(change.points ?? 0, language), change.points ?? 0)
    : words.percent(number(percent));
  return { rose, isFall: !rose, tone, value };
}

function Compared({ latest }: { latest: LatestAssessment | null }) {
  const words = useStrings(strings);
  return (
    <>
      <p className="text-soft">{useSentence(latest)}</p>
      {latest ? (
        <HistoryLink at="/dashboard" className={traceClass}>
          {words.seeAssessments}
        </HistoryLink>
      ) : (
        <Link to="/assessment" className={traceClass}>
          {words.takeAssessment}
        </Link>
      )}
    </>
  );
}

function useSentence(latest: LatestAssessment | null): string {
  const words = useStrings(strings);
  const { margin } = useStrings(scoreWords);
  const language = useLanguage();
  const dates = useDateLanguage();
  const { timeZone } = useVisitor();
  const named = ({ createdAt, overallStress }: ScoreChange["first"]) =>
    words.dated(dayInShort(createdAt, dates, timeZone), oneDecimal(overallStress * 10, language));
  if (!latest) return words.reductionNone;
  if (!latest.change) return words.reductionOne(named(latest));
  return words.compared(named(latest.change.first), named(latest), margin(latest.change));
}
