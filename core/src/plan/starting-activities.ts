import { catalogue } from "../activity/catalogue.ts";
import type { CatalogueEntry, CatalogueType } from "../activity/catalogue-entry.ts";
import { stressCategories, type StressCategory } from "../assessment/questions.ts";
import type { Scores } from "../assessment/score-answers.ts";
import { scoreOf } from "../assessment/stress-fields.ts";
import { stressLabel } from "../assessment/stress-label.ts";

// decisions §2: 8 activities, at least one breathing and one meditation, at most two of a type, 5–30 minutes
const planSize = 8;
const mustHave: readonly CatalogueType[] = ["breathing", "meditation"];
const mostOfType = 2;
const shortest = 5;
const longest = 30;
// decisions §2: nothing that this person felt worse after twice
const worseAtMost = 1;
// decisions §3: generate adds 4 activities
const moreSize = 4;

/** A person's history with the catalogue, by catalogue key. */
export interface Experience {
  /** How often they felt worse after it. */
  readonly worse: ReadonlyMap<string, number>;
  /** How often they felt better after it. */
  readonly better: ReadonlyMap<string, number>;
}

export const noExperience: Experience = { worse: new Map(), better: new Map() };

/** How much an activity speaks to these scores: the sum of weight × score over the four categories, 0 to 12. */
export function fitOf(entry: CatalogueEntry, scores: Scores): number {
  const fit = stressCategories.reduce(
    (sum, category) => sum + entry.weights[category] * scoreOf(scores, category),
    0,
  );
  // rounded, so that floating-point noise does not decide ties; those go by key
  return Math.round(fit * 1e9) / 1e9;
}

/**
 * The activities of a new plan, best first (shortest first when the overall stress is high): greatest fit, ties by key, at
 * least one breathing and one meditation, at most two of a type, none that the person twice felt worse after. decisions §2
 */
export function startingActivities(scores: Scores, experience: Experience = noExperience): CatalogueEntry[] {
  const ranked = rankedEntries(scores, experience);
  const required = mustHave.flatMap((type) => ranked.find((entry) => entry.type === type) ?? []);
  return inPlanOrder(fill(required, ranked, planSize), scores);
}

/**
 * Up to four more activities: none that is pending, and none that was done in this plan unless nothing else is left.
 * decisions §3
 */
export function moreActivities(
  scores: Scores,
  experience: Experience,
  keys: { readonly pending: ReadonlySet<string>; readonly done: ReadonlySet<string> },
): CatalogueEntry[] {
  const open = rankedEntries(scores, experience).filter((entry) => !keys.pending.has(entry.key));
  const fresh = open.filter((entry) => !keys.done.has(entry.key));
  const chosen = fill([], fresh, moreSize);
  const rest = [...fresh, ...open].filter((entry) => !chosen.includes(entry));
  return inPlanOrder([...chosen, ...new Set(rest)].slice(0, moreSize), scores);
}

/** Every activity that may be suggested to this person, greatest fit first, ties by key. */
export function rankedEntries(scores: Scores, experience: Experience): CatalogueEntry[] {
  return catalogue
    .filter(({ minutes }) => minutes >= shortest && minutes <= longest)
    .filter(({ key }) => (experience.worse.get(key) ?? 0) <= worseAtMost)
    .toSorted((one, other) => fitOf(other, scores) - fitOf(one, scores) || compareText(one.key, other.key));
}

/** The category with the highest score; of equal ones the first of work, financial, personal, global. */
export function focusOf(scores: Scores): StressCategory {
  return stressCategories.reduce((best, category) =>
    scoreOf(scores, category) > scoreOf(scores, best) ? category : best,
  );
}

function fill(
  start: readonly CatalogueEntry[],
  ranked: readonly CatalogueEntry[],
  size: number,
): CatalogueEntry[] {
  const chosen = [...start];
  for (const entry of ranked) {
    if (chosen.length >= size) break;
    const ofType = chosen.filter(({ type }) => type === entry.type).length;
    if (ofType < mostOfType && !chosen.includes(entry)) chosen.push(entry);
  }
  return chosen;
}

function inPlanOrder(entries: readonly CatalogueEntry[], scores: Scores): CatalogueEntry[] {
  const isHigh = stressLabel(scores.overallStress) === "high";
  return entries.toSorted(
    (one, other) =>
      (isHigh ? one.minutes - other.minutes : 0) ||
      fitOf(other, scores) - fitOf(one, scores) ||
      compareText(one.key, other.key),
  );
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
