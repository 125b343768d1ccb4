import { highFrom, moderateFrom, stressLabel, type StressLabel } from "./stress-label.ts";

/*
 * How far a score moves by itself. The smallest detectable change is what the difference of two scores exceeds in 5 of 100
 * people in whom nothing has changed: 1.96 · √2 · SEM, where SEM is the standard error of one score.
 *
 * Assumptions. Nobody has measured how reliable these questions are, so the SEM is worked out from what questions of this kind
 * usually show: answers 0–4 with a standard deviation of 0.9–1.1 and a mean correlation of .25–.45 between questions, errors
 * independent, error variance of a sum of k answers = k·s²·(1 − ρ). For all twelve that gives 1.3–1.9 points on the 0–10 scale,
 * for the three of a category 2.7–3.8. The values below are provisional, near the upper end. They hold the scatter of
 * answering only: a bad week is a real change and may exceed them.
 */
export const smallestChange = { overall: 0.18, category: 0.35 } as const;
const betweenTwo = 1.96 * Math.SQRT2;

export type ScoreOf = keyof typeof smallestChange;

// decisions §8: a change lasts when two in a row, 7 days apart or more, lie beyond the margin on the same side
const lastingMs = 7 * 86_400_000;

export interface ScoredOnce {
  readonly createdAt: string;
  readonly overallStress: number;
  readonly questionnaireVersion: number;
}

/** How a score differs from an earlier one. `points` are on the 0–10 scale with one decimal, positive for more stress. */
export type Difference =
  | { readonly kind: "within" | "beyond"; readonly points: number }
  // the questions have changed: nothing is claimed
  | { readonly kind: "other_questions"; readonly points: null };

export type ChangeSinceFirst = Difference & {
  readonly first: { readonly createdAt: string; readonly overallStress: number };
  /** True when the change has been there for a week: only then it may take a colour. */
  readonly isLasting: boolean;
};

/** The overall score of the latest assessment against the first; `history` is newest first. Null below two. decisions §8 */
export function changeSinceFirst(history: readonly ScoredOnce[]): ChangeSinceFirst | null {
  const [latest] = history;
  const first = history.at(-1);
  if (!latest || !first || history.length < 2) return null;
  const { createdAt, overallStress } = first;
  return {
    ...overallChange(first, latest),
    first: { createdAt, overallStress },
    isLasting: isLasting(history, first),
  };
}

interface TwoScores {
  readonly of: ScoreOf;
  /** 0–1 each. */
  readonly first: number;
  readonly latest: number;
  readonly isSameVersion: boolean;
}

/** One score against an earlier one, by the margin of what was scored. */
export function changeFrom({ of, first, latest, isSameVersion }: TwoScores): Difference {
  if (!isSameVersion) return { kind: "other_questions", points: null };
  const change = latest - first;
  // 0.5 − 0.32 is a little more than 0.18 to a computer
  const isBeyond = Math.abs(change) > smallestChange[of] + 1e-9;
  // both scores stand beside it with one decimal, and the difference is theirs
  const points = (Math.round(latest * 100) - Math.round(first * 100)) / 10;
  return { kind: isBeyond ? "beyond" : "within", points };
}

/** How far one score may lie from what it measures, on the scale of 0–1: its standard error. */
export function errorOf(of: ScoreOf): number {
  return smallestChange[of] / betweenTwo;
}

/** The word for a score from 0 to 1; both words, the lower first, where the border lies within the error of one score. */
export function levelsOf(
  score: number,
  of: ScoreOf,
): readonly [StressLabel] | readonly [StressLabel, StressLabel] {
  const error = errorOf(of);
  if (Math.abs(score - moderateFrom) <= error) return ["low", "moderate"];
  if (Math.abs(score - highFrom) <= error) return ["moderate", "high"];
  return [stressLabel(score)];
}

function overallChange(first: ScoredOnce, latest: ScoredOnce): Difference {
  return changeFrom({
    of: "overall",
    first: first.overallStress,
    latest: latest.overallStress,
    isSameVersion: first.questionnaireVersion === latest.questionnaireVersion,
  });
}

/** Whether the latest assessments in a row that lie beyond the margin on the latest one's side span a week. */
function isLasting(history: readonly ScoredOnce[], first: ScoredOnce): boolean {
  const side = (one: ScoredOnce) => {
    const { kind, points } = overallChange(first, one);
    return kind === "beyond" ? Math.sign(points) : 0;
  };
  const [latest] = history;
  if (!latest || side(latest) === 0) return false;
  const end = history.findIndex((one) => side(one) !== side(latest));
  const earliest = history[(end === -1 ? history.length : end) - 1] ?? latest;
  return Date.parse(latest.createdAt) - Date.parse(earliest.createdAt) >= lastingMs;
}
