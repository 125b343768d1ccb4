import type { CatalogueEntry, TimeOfDay } from "../activity/catalogue-entry.ts";
import { stressCategories, type StressCategory } from "../assessment/questions.ts";
import type { Scores } from "../assessment/score-answers.ts";
import { scoreOf } from "../assessment/stress-fields.ts";
import { stressLabel } from "../assessment/stress-label.ts";
import type { Language } from "../language.ts";
import type { Recommendation } from "./contract.ts";
import {
  benefits,
  categoryReason,
  gentleMessages,
  helpedReason,
  messages,
  otherReason,
  steadyReason,
  timeReasons,
} from "./recommendation-words.ts";
import { fitOf, rankedEntries, type Experience } from "./starting-activities.ts";

// decisions §3: the top activities not yet pending; three fit on a screen
const howMany = 3;
// what the hour and earlier feedback add to the fit (a fit goes from 0 to 12)
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
  /** The catalogue keys of what is pending already. */
  readonly pending: ReadonlySet<string>;
  /** The hour on the person's own clock, 0–23. */
  readonly hour: number;
}

/**
 * The three activities of different kinds that fit best just now, none of them pending, each with the facts that speak for
 * it: the latest scores, the hour, and what helped before. Fewer when fewer are left. decisions §3
 */
export function recommendationsFor(situation: Situation, language: Language): Recommendation[] {
  const { scores, experience, pending } = situation;
  const ordered = rankedEntries(scores, experience)
    .filter((entry) => !pending.has(entry.key))
    .map((entry) => ({ entry, value: valueOf(entry, situation) }))
    .toSorted((one, other) => other.value - one.value);
  // three of different kinds are a real choice; three of one kind are not
  const best = new Map(ordered.toReversed().map(({ entry }) => [entry.type, entry]));
  return ordered
    .filter(({ entry }) => best.get(entry.type) === entry)
    .slice(0, howMany)
    .map(({ entry }, wording) => describe(entry, { situation, wording, language }));
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

interface Telling {
  readonly situation: Situation;
  readonly wording: number;
  readonly language: Language;
}

function describe(entry: CatalogueEntry, { situation, wording, language }: Telling): Recommendation {
  const { scores, experience, hour } = situation;
  const strength = strengthOf(entry, strongestCategory(entry, scores), scores);
  const helped = experience.better.get(entry.key) ?? 0;
  const now = timeOfDayAt(hour);
  const reasons = [
    scoreReason(entry, { situation, wording, language }),
    ...(entry.timeOfDay === now ? [timeReasons[now][language]] : []),
    ...(helped > 0 ? [helpedReason(helped, language)] : []),
  ];
  const isHigh = stressLabel(scores.overallStress) === "high";
  return {
    key: entry.key,
    activityName: entry.name[language],
    activityType: entry.type,
    priority: strength >= highFrom ? "high" : strength >= mediumFrom ? "medium" : "low",
    reasoning: reasons.join(" "),
    personalizedMessage: (isHigh ? gentleMessages : messages)[entry.type][language],
    estimatedBenefit: benefits[entry.type][language],
    timeOfDay: entry.timeOfDay,
    duration: entry.minutes,
  };
}

function scoreReason(entry: CatalogueEntry, { situation: { scores }, wording, language }: Telling): string {
  const category = strongestCategory(entry, scores);
  const score = scoreOf(scores, category);
  const weight = entry.weights[category];
  if (weight === 0 || score === 0) {
    const isCalm = stressCategories.every((each) => stressLabel(scoreOf(scores, each)) === "low");
    return (isCalm ? steadyReason : otherReason)[language];
  }
  const isHighest = stressCategories.every((each) => each === category || scoreOf(scores, each) < score);
  const facts = { category, percent: Math.round(score * 100), label: stressLabel(score), isHighest, weight };
  return categoryReason(facts, wording, language);
}

/** The category that speaks most for an activity: of equals the one with the greater weight, then the first. */
function strongestCategory(entry: CatalogueEntry, scores: Scores): StressCategory {
  return stressCategories.reduce((best, category) => {
    const more = strengthOf(entry, category, scores) - strengthOf(entry, best, scores);
    return more > 0 || (more === 0 && entry.weights[category] > entry.weights[best]) ? category : best;
  });
}

function strengthOf(entry: CatalogueEntry, category: StressCategory, scores: Scores): number {
  return entry.weights[category] * scoreOf(scores, category);
}
