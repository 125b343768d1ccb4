import { stressCategories } from "@remanso/core/assessment/questions.ts";
import type { Scores } from "@remanso/core/assessment/score-answers.ts";
import { errorOf, levelsOf, type ScoreOf } from "@remanso/core/assessment/score-error.ts";
import { scoreWords } from "@remanso/core/assessment/score-words.ts";
import { scoreOf } from "@remanso/core/assessment/stress-fields.ts";
import { highFrom, moderateFrom } from "@remanso/core/assessment/stress-label.ts";
import { useStrings } from "../app/language.tsx";
import { resultStrings } from "./result-strings.ts";

const tones = {
  overall: "border-primary bg-primary/25",
  work: "border-work bg-work/25",
  financial: "border-financial bg-financial/25",
  personal: "border-personal bg-personal/25",
  global: "border-global bg-global/25",
};

/** The five scores in words, each with a band as wide as its margin between low and high. decisions §8 */
export function ScoreBands({ scores }: { scores: Scores }) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      <Row name="overall" of="overall" score={scores.overallStress} />
      {stressCategories.map((category) => (
        <Row key={category} name={category} of="category" score={scoreOf(scores, category)} />
      ))}
    </ul>
  );
}

interface RowProps {
  name: keyof typeof tones;
  of: ScoreOf;
  score: number;
}

function Row({ name, of, score }: RowProps) {
  const { names } = useStrings(resultStrings);
  const { level } = useStrings(scoreWords);
  return (
    <li className="grid grid-cols-1 gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{names[name]}</span>{" "}
        <span className="text-soft">{level(levelsOf(score, of))}</span>
      </p>
      <Band score={score} error={errorOf(of)} tone={tones[name]} />
    </li>
  );
}

function Band({ score, error, tone }: { score: number; error: number; tone: string }) {
  const from = Math.max(0, score - error);
  const to = Math.min(1, score + error);
  return (
    <div aria-hidden="true" className="relative h-3 rounded-control bg-sunken forced-colors:border">
      {[moderateFrom, highFrom].map((border) => (
        <span
          key={border}
          className="absolute inset-y-0 w-px bg-soft/60 forced-colors:bg-[CanvasText]"
          style={{ left: `${border * 100}%` }}
        />
      ))}
      <span
        className={`absolute inset-y-0 rounded-control border-2 ${tone}`}
        style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
      />
    </div>
  );
}
