import { activityTypes } from "../activity/catalogue-entry.ts";
import { addDays } from "../progress/local-date.ts";
import { seeded } from "../seeded.ts";
import type { StressDay } from "./finding.ts";
import { dayNumber, weekdayOf } from "./stress-series.ts";

/** A simulated person: random noise around a base level, with at most one planted effect. */
export interface Life {
  readonly days: number;
  /** ρ, the correlation of a day with the day before; 0 for independent days. */
  readonly dependence: number;
  /** Standard deviation of the overall stress, in points. */
  readonly spread: number;
  /** The step, in points, that answers are rounded to. */
  readonly step: number;
  /** The share of days without a measurement. */
  readonly gaps: number;
  /** Whether the four categories share one value, are independent, or share half of their variance. */
  readonly categories: "one" | "apart" | "alike";
  /** How many types of activity there are, and the share of days with each. */
  readonly types: number;
  readonly share: () => number;
  /** Whether an activity comes in runs of about ten days instead of on random days. */
  readonly inRuns: boolean;
  readonly planted: "trend" | "weekday" | "activity" | null;
}

export const baseLevel = 5;
/** The planted effect in points: the total rise of a trend, a Tuesday above the others, or a day with the activity below. */
export const plantedPoints = 2;
const plantedWeekday = 2;
const runDays = 10;

/** A generator of standard normal numbers. */
export function normalNumbers(chance: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

/** The days of such a person, the same for the same seed. Values are not clipped to 0–10. */
export function livedDays(life: Life, seed: number): StressDay[] {
  const chance = seeded(seed);
  const first = addDays("2026-01-01", Math.floor(chance() * 7));
  const types = activityTypes.slice(0, life.types);
  const done = types.map(() => doneOn(life, chance));
  const stress = stressOf(life, chance);
  return Array.from({ length: life.days }, (_, day) => {
    const date = addDays(first, day);
    const planted = plantedOn(life, { day, date, isDone: done[0]?.[day] ?? false });
    const values = stress.map((series) => inSteps(baseLevel + planted + (series[day] ?? 0), life.step));
    const [work = 0, financial = work, personal = work, global = work] = values;
    const overall = (work + financial + personal + global) / 4;
    return {
      date,
      stress: chance() < life.gaps ? null : { overall, work, financial, personal, global },
      activityTypes: types.filter((_type, index) => done[index]?.[day]),
    };
  });
}

/** One series for all categories or one for each, scaled so that their mean has the requested spread. */
function stressOf({ days, dependence, spread, categories }: Life, chance: () => number): number[][] {
  const one = () => dependentDays({ days, dependence }, chance);
  if (categories === "one") return [one().map((value) => value * spread)];
  const common = one();
  const shared = categories === "alike" ? 1 : 0;
  const scale = spread / Math.sqrt(shared + 1 / 4);
  return [one(), one(), one(), one()].map((own) =>
    own.map((value, day) => scale * (value + shared * (common[day] ?? 0))),
  );
}

/** Standard normal numbers, each correlated with the previous one. */
export function dependentDays(
  { days, dependence }: Pick<Life, "days" | "dependence">,
  chance: () => number,
): number[] {
  const next = normalNumbers(chance);
  let value = next();
  return Array.from({ length: days }, () => {
    const today = value;
    value = dependence * value + Math.sqrt(1 - dependence ** 2) * next();
    return today;
  });
}

function doneOn({ days, share, inRuns }: Life, chance: () => number): boolean[] {
  const often = share();
  let isOn = chance() < often;
  return Array.from({ length: days }, () => {
    if (!inRuns) return chance() < often;
    const today = isOn;
    isOn = isOn ? chance() >= 1 / runDays : chance() < often / (1 - often) / runDays;
    return today;
  });
}

function plantedOn(
  { planted, days }: Life,
  { day, date, isDone }: { day: number; date: string; isDone: boolean },
): number {
  if (planted === "trend") return plantedPoints * (day / (days - 1) - 1 / 2);
  if (planted === "weekday") return weekdayOf(dayNumber(date)) === plantedWeekday ? plantedPoints : 0;
  return planted === "activity" && isDone ? -plantedPoints : 0;
}

function inSteps(points: number, step: number): number {
  return Math.round(points / step) * step;
}
