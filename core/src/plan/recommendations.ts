import type { CatalogueEntry, TimeOfDay } from "../activity/catalogue-entry.ts";
import { stressCategories, type StressCategory } from "../assessment/questions.ts";
import { scoreOf, type Scores } from "../assessment/score-answers.ts";
import { stressLabel } from "../assessment/stress-label.ts";
import type { Language } from "../language.ts";
import type { Recommendation } from "./contract.ts";
import { benefits, categoryReason, helpedReason, messages, steadyReason, timeReasons } from "./recommendation-words.ts";
import { fitOf, focusOf, rankedEntries, type Experience } from "./starting-activities.ts";

// decisions §3: the top activities not yet pending; three fit on a screen
const howMany = 3;
// what the hour and earlier feelings add to the fit (a fit goes from 0 to 12)
const rightTimeBonus = 0.5;
const anytimeBonus = 0.25;
const wrongTimePenalty = 0.75;
const betterBonus = 0.5;
const mostBetter = 3;
const worsePenalty = 1;
// how strongly the best category must speak for an activity (weight × score, 0 to 3)
const highFrom = 2;
const mediumFrom = 1;

export interface Situation {
  readonly scores: Scores;
  readonly experience: Experience;
  /** Name keys' catalogue keys that are pending already. */
  readonly pending: ReadonlySet<string>;
  /** The hour on the person's own clock, 0–23. */
  readonly hour: number;
}

/** The activities that fit best just now, each with the facts that speak for it. decisions §3 */
export function recommendationsFor(situation: Situation, language: Language): Recommendation[] {
  const { scores, experience, pending, hour } = situation;
  const ordered = rankedEntries(scores, experience)
    .filter((entry) => !pending.has(entry.key))
    .map((entry) => ({ entry, value: valueOf(entry, situation) }))
    .toSorted((one, other) => other.value - one.value);
  // three of different kinds are a choice, three of one kind are none
  const best = new Map(ordered.toReversed().map(({ entry }) => [entry.type, entry]));
  return ordered
    .filter(({ entry }) => best.get(entry.type) === entry)
    .slice(0, howMany)
    .map(({ entry }) => describe(entry, { situation, now: timeOfDayAt(hour), language }));
}

/** Morning from 5, afternoon from 12, evening from 19 to 5. */
export function timeOfDayAt(hour: number): Exclude<TimeOfDay, "anytime"> {
  if (hour >= 5 && hour < 12) return "morning";
  return hour >= 12 && hour < 19 ? "afternoon" : "evening";
}

function valueOf(entry: CatalogueEntry, { scores, experience, hour }: Situation): number {
  const better = Math.min(mostBetter, experience.better.get(entry.key) ?? 0) * betterBonus;
  const worse = (experience.worse.get(entry.key) ?? 0) * worsePenalty;
  return fitOf(entry, scores) + timeBonus(entry, hour) + better - worse;
}

function timeBonus(entry: CatalogueEntry, hour: number): number {
  if (entry.timeOfDay === "anytime") return anytimeBonus;
  return entry.timeOfDay === timeOfDayAt(hour) ? rightTimeBonus : -wrongTimePenalty;
}

function describe(
  entry: CatalogueEntry,
  { situation, now, language }: { situation: Situation; now: Exclude<TimeOfDay, "anytime">; language: Language },
): Recommendation {
  const { scores, experience } = situation;
  const category = strongestCategory(entry, scores);
  const strength = entry.weights[category] * scoreOf(scores, category);
  const helped = experience.better.get(entry.key) ?? 0;
  const reasons = [
    strength > 0 ? reasonFor(category, scores, language) : steadyReason[language],
    ...(entry.timeOfDay === now ? [timeReasons[now][language]] : []),
    ...(helped > 0 ? [helpedReason(helped, language)] : []),
  ];
  return {
    key: entry.key,
    activityName: entry.name[language],
    activityType: entry.type,
    priority: strength >= highFrom ? "high" : strength >= mediumFrom ? "medium" : "low",
    reasoning: reasons.join(" "),
    personalizedMessage: messages[entry.type][language],
    estimatedBenefit: benefits[entry.type][language],
    timeOfDay: entry.timeOfDay,
    duration: entry.minutes,
  };
}

function strongestCategory(entry: CatalogueEntry, scores: Scores): StressCategory {
  const strength = (category: StressCategory) => entry.weights[category] * scoreOf(scores, category);
  return stressCategories.reduce((best, category) => (strength(category) > strength(best) ? category : best));
}

function reasonFor(category: StressCategory, scores: Scores, language: Language): string {
  const score = scoreOf(scores, category);
  return categoryReason(
    { category, percent: Math.round(score * 100), label: stressLabel(score), isHighest: focusOf(scores) === category },
    language,
  );
}
