import { catalogue } from "../core/src/activity/catalogue.ts";
import { isDoableAt } from "../core/src/activity/hours.ts";
import type { CatalogueFacts } from "../core/src/activity/catalogue-entry.ts";
import { stressCategories, questions, type StressCategory } from "../core/src/assessment/questions.ts";
import { scoreAnswers } from "../core/src/assessment/score-answers.ts";
import { stressLabel } from "../core/src/assessment/stress-label.ts";
import { noExperience, type Circumstances } from "../core/src/plan/candidates.ts";
import { whatMissesOf } from "../core/src/plan/counselled/what-misses.ts";
import { startingActivities } from "../core/src/plan/starting-activities.ts";
import { counselledPeople } from "../core/src/plan/testing.ts";
import { heaviestOf, leadOf, secondOf } from "../core/src/plan/what-weighs.ts";
import { seeded, seedOf } from "../core/src/seeded.ts";
import type { Figure } from "./figure.ts";

// decisions §2: over random scores every activity is reached by at least 1 % of plans and none stands in more than 40 %
const leastShare = 1;
const mostShare = 40;

type Plan = readonly CatalogueFacts[];

/** People whose twelve answers are all drawn alike, and people who have a level of their own in each area. */
const draws = ["answers at random", "a level in each area"] as const;

/** How the plans of many people spread over the catalogue, whether each keeps the rule, and how fifty counsellors would see theirs. */
export function measurePlans(people: number): Figure[] {
  return [...draws.flatMap((draw) => spreadOf(draw, people)), ...counselled()];
}

function spreadOf(draw: (typeof draws)[number], people: number): Figure[] {
  const chance = seeded(seedOf(draw));
  const everybody = Array.from({ length: people }, () => personOf(draw, chance));
  const plans = everybody.map((person) => ({ person, plan: startingActivities(person) }));
  const counts = new Map(catalogue.map(({ key }) => [key, 0]));
  for (const { plan } of plans) for (const { key } of plan) counts.set(key, (counts.get(key) ?? 0) + 1);
  const shares = [...counts].map(([key, count]) => ({ key, share: (100 * count) / people }));
  const ordered = shares.toSorted((one, other) => one.share - other.share);
  const broken = plans.flatMap(({ person, plan }) => brokenBy(plan, person));
  const of = { part: "plans", unit: "%" };
  return [
    {
      ...of,
      name: `the rarest activity, ${draw}`,
      value: ordered[0]?.share ?? null,
      atLeast: leastShare,
      beside: told(ordered.slice(0, 3)),
    },
    {
      ...of,
      name: `the most frequent activity, ${draw}`,
      value: ordered.at(-1)?.share ?? null,
      atMost: mostShare,
      beside: told(ordered.slice(-3)),
    },
    {
      part: "plans",
      unit: "",
      name: `rules broken, ${people} people, ${draw}`,
      value: broken.length,
      atMost: 0,
      beside: [...new Set(broken)].join("; "),
    },
  ];
}

/** What is missed is told, person by person. */
function counselled(): Figure[] {
  const all = counselledPeople.map((person) => ({ who: person.who, misses: whatMissesOf(person) }));
  const missed = all.filter(({ misses }) => misses.length > 0);
  return [
    {
      part: "plans",
      name: "people of the fifty whose plan is as their counsellor would have it",
      value: all.length - missed.length,
      unit: "",
      beside: missed.map(({ who, misses }) => `${who}: ${misses.join(", ")}`).join("; "),
    },
  ];
}

function personOf(draw: (typeof draws)[number], chance: () => number): Circumstances {
  const levels = new Map(stressCategories.map((category) => [category, chance() * 5 - 0.5]));
  const answerOf = (category: StressCategory): number =>
    draw === "answers at random"
      ? Math.floor(chance() * 5)
      : Math.max(0, Math.min(4, Math.round((levels.get(category) ?? 2) + chance() * 2 - 1)));
  const responses = Object.fromEntries(questions.map(({ id, category }) => [id, answerOf(category)]));
  return {
    responses,
    scores: scoreAnswers(responses),
    hour: Math.floor(chance() * 24),
    experience: noExperience,
  };
}

/** The rules of decisions §2 that a plan breaks. */
function brokenBy(plan: Plan, person: Circumstances): string[] {
  const rules: Record<string, boolean> = {
    "eight different ones": new Set(plan.map(({ name }) => name.en)).size === 8 && plan.length === 8,
    "a breathing and a meditation": ["breathing", "meditation"].every((kind) =>
      plan.some(({ type }) => type === kind),
    ),
    "at most two of a type": [...Map.groupBy(plan, ({ type }) => type).values()].every(
      ({ length }) => length <= 2,
    ),
    "5 to 30 minutes": plan.every(({ minutes }) => minutes >= 5 && minutes <= 30),
    "the heaviest": looksAtHeaviest(plan, person),
    "the second": looksAtSecond(plan, person),
    "the first step": beginsWell(plan, person),
    hours: plan.every((entry) => entry.timeOfDay === "anytime" || isDoableAt(entry, person.hour)),
    "shorter ones first": isInOrder(plan, person),
  };
  return Object.entries(rules).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

const looking = (plan: Plan, category: StressCategory) =>
  plan.filter((entry) => leadOf(entry) === category).length;

function looksAtHeaviest(plan: Plan, { scores }: Circumstances): boolean {
  const each = heaviestOf(scores).map((category) => looking(plan, category));
  return each.length === 0 || (each.reduce((sum, count) => sum + count, 0) >= 3 && Math.min(...each) >= 2);
}

/** Of three equal seconds two are met: there is no room for more. */
function looksAtSecond(plan: Plan, { scores }: Circumstances): boolean {
  const heaviest = heaviestOf(scores).length;
  const room = Math.floor((8 - (heaviest === 1 ? 3 : 2 * heaviest)) / 2);
  const second = secondOf(scores);
  return second.filter((category) => looking(plan, category) >= 2).length >= Math.min(room, second.length);
}

function beginsWell([first]: Plan, { scores, hour }: Circumstances): boolean {
  const heaviest = heaviestOf(scores);
  const lead = first ? leadOf(first) : null;
  const isAboutIt = heaviest.length === 0 || (lead !== null && heaviest.includes(lead));
  return first !== undefined && isAboutIt && first.minutes <= 10 && isDoableAt(first, hour);
}

function isInOrder(plan: Plan, { scores }: Circumstances): boolean {
  const isSorted = plan.every(
    ({ minutes }, index) => index === 0 || minutes >= (plan[index - 1]?.minutes ?? 0),
  );
  return stressLabel(scores.overallStress) !== "high" || isSorted;
}

function told(shares: readonly { readonly key: string; readonly share: number }[]): string {
  return shares.map(({ key, share }) => `${key} ${share.toFixed(1)} %`).join(", ");
}
