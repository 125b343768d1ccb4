import { criticalSum, sizeOfSum } from "./critical-sum.ts";
import { effectInterval, type EffectInterval } from "./effect-interval.ts";
import { wasEnough } from "./evidence.ts";
import {
  differencesOf,
  fewestPairs,
  isYesDay,
  mostDays,
  wantedPairs,
  type Evenings,
  type PairedPlan,
} from "./paired-plan.ts";

// decisions §12
const harmDays = 5;
const harmPoints = 2;
const mostUnevenness = 0.2;

/** Why an experiment ended by itself: E reached 20, enough pairs or 42 days are over, or the "yes" days went clearly worse. */
type Ending = "early" | "planned" | "harm";

export interface End {
  readonly lastDay: number;
  readonly ending: Ending;
}

/** What an experiment is about to find, as stored facts. */
export interface ExperimentFacts {
  readonly plan: PairedPlan;
  readonly evenings: Evenings;
  /** Whether more points are worse (stress) or better (mood). */
  readonly moreIsWorse: boolean;
}

/**
 * When and why the experiment ended by itself, looking at the end of each day up to `today`; null while it goes on. A day before
 * `today` without an answer is missed. Answers behind the end change nothing.
 */
export function endOf(facts: ExperimentFacts, today: number): End | null {
  for (let day = 1; day <= Math.min(today, mostDays); day += 1) {
    if (day === today && !facts.evenings.has(day)) return null;
    const ending = endingAt(facts, day);
    if (ending) return { lastDay: day, ending };
  }
  return null;
}

function endingAt(facts: ExperimentFacts, day: number): Ending | null {
  if (isHarmful(facts, day)) return "harm";
  const differences = differencesOf(facts.plan, facts.evenings, day);
  if (differences.length >= wantedPairs || day === mostDays) return "planned";
  // while one kind of day is missed more often nothing could be told, so it goes on
  return wasEnough(differences) && !isUneven(facts, day) ? "early" : null;
}

/** Whether the last five answered "yes" evenings are on average two points worse than the "no" evenings. decisions §12 */
function isHarmful({ plan, evenings, moreIsWorse }: ExperimentFacts, lastDay: number): boolean {
  const answered = [...evenings].filter(([day]) => day <= lastDay).toSorted(([one], [other]) => one - other);
  const yes = answered.filter(([day]) => isYesDay(plan, day)).slice(-harmDays);
  const no = answered.filter(([day]) => !isYesDay(plan, day));
  if (yes.length < harmDays || no.length === 0) return false;
  const worse = meanOf(yes) - meanOf(no);
  return (moreIsWorse ? worse : -worse) >= harmPoints;
}

function meanOf(evenings: readonly (readonly [number, number])[]): number {
  return evenings.reduce((total, [, points]) => total + points, 0) / evenings.length;
}

/** Whether evenings were missed more often on one kind of day, by over 20 points. decisions §12 */
function isUneven({ plan, evenings }: ExperimentFacts, lastDay: number): boolean {
  const missed = { yes: 0, no: 0 };
  const all = { yes: 0, no: 0 };
  for (let day = 1; day <= lastDay; day += 1) {
    const kind = isYesDay(plan, day) ? "yes" : "no";
    all[kind] += 1;
    if (!evenings.has(day)) missed[kind] += 1;
  }
  if (all.yes === 0 || all.no === 0) return false;
  return Math.abs(missed.yes / all.yes - missed.no / all.no) > mostUnevenness + 1e-9;
}

/** What can be told of an experiment that ended by itself. */
export type Finding =
  /** The days differed: the mean difference in points, "yes" minus "no". */
  | { readonly kind: "difference"; readonly mean: number; readonly interval: EffectInterval | null }
  /** No clear difference; a smaller one than `hidden` points could be there all the same. */
  | { readonly kind: "none"; readonly mean: number; readonly hidden: number }
  /** The "yes" days went worse, fewer than 9 pairs are complete, or one kind of day was missed more often. */
  | { readonly kind: "harm" | "tooFew" | "uneven" };

/** What kind of finding there is. Analysed as assigned: what was done in fact plays no part. */
export function kindOfFinding(facts: ExperimentFacts, { lastDay, ending }: End): Finding["kind"] {
  if (ending === "harm") return "harm";
  if (isUneven(facts, lastDay)) return "uneven";
  const differences = differencesOf(facts.plan, facts.evenings, lastDay);
  if (ending === "early") return "difference";
  if (differences.length < fewestPairs) return "tooFew";
  const isFound = wasEnough(differences) || sizeOfSum(differences) >= criticalSum(differences);
  return isFound ? "difference" : "none";
}

/** The finding with its sizes. */
export function findingOf(facts: ExperimentFacts, end: End): Finding {
  const kind = kindOfFinding(facts, end);
  if (kind !== "difference" && kind !== "none") return { kind };
  const differences = differencesOf(facts.plan, facts.evenings, end.lastDay);
  const mean = differences.reduce((total, difference) => total + difference, 0) / differences.length;
  const interval = effectInterval(differences, { isPlannedEnd: end.ending === "planned" });
  if (kind === "difference") return { kind, mean, interval };
  return { kind, mean, hidden: Math.max(Math.abs(interval?.low ?? mean), Math.abs(interval?.high ?? mean)) };
}
