import type { CatalogueFacts } from "../activity/catalogue-entry.ts";
import { stressCategories, type StressCategory } from "../assessment/questions.ts";
import type { Scores } from "../assessment/score-answers.ts";
import { scoreOf } from "../assessment/stress-fields.ts";

type CategoryScores = Omit<Scores, "overallStress">;

// decisions §2: the second category counts when it is above .4
const secondAbove = 0.4;

/** The categories with the highest score: one, or all of the equal ones; none where every answer is "never". decisions §2 */
export function heaviestOf(scores: CategoryScores): StressCategory[] {
  const highest = highestOf(scores, stressCategories);
  return highest === 0
    ? []
    : stressCategories.filter((category) => isSame(scoreOf(scores, category), highest));
}

/** The categories that come next and are above .4: one, or all of the equal ones. decisions §2 */
export function secondOf(scores: CategoryScores): StressCategory[] {
  const heaviest = heaviestOf(scores);
  const others = stressCategories.filter((category) => !heaviest.includes(category));
  const next = highestOf(scores, others);
  return next <= secondAbove ? [] : others.filter((category) => isSame(scoreOf(scores, category), next));
}

/** The focus of a plan: the highest category, the first of equal ones; null where every answer is "never". decisions §2 */
export function focusOf(scores: CategoryScores): StressCategory | null {
  return heaviestOf(scores)[0] ?? null;
}

/** What an activity looks at first of all: the category of its greatest weight, or null where two share it. */
export function leadOf({ weights }: Pick<CatalogueFacts, "weights">): StressCategory | null {
  const greatest = Math.max(...stressCategories.map((category) => weights[category]));
  const leads = stressCategories.filter((category) => weights[category] === greatest);
  return leads.length === 1 ? (leads[0] ?? null) : null;
}

function highestOf(scores: CategoryScores, categories: readonly StressCategory[]): number {
  return Math.max(0, ...categories.map((category) => scoreOf(scores, category)));
}

// scores are thirds and quarters: equal ones may differ in their last binary digit
function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-9;
}
