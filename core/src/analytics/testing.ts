import { activityTypes, type ActivityType } from "../activity/catalogue-entry.ts";
import { addDays } from "../progress/local-date.ts";
import { seeded } from "../seeded.ts";
import type { StressDay } from "./finding.ts";

/** What ties a simulated person's days, activities and check-ins together. */
export type Tie =
  | "none"
  /** Stress and activities both follow the days of the week. */
  | "weekly"
  /** The person checks in after the first activity, and otherwise mostly on good days. */
  | "checks in when fine"
  /** The person checks in more often on days with the first activity. */
  | "checks in after it"
  /** Stress makes the person do the first activity. */
  | "because of stress"
  /** Yesterday's stress makes the person do the first activity. */
  | "because of yesterday";

/** A simulated person. decisions §8: whole numbers 0–10, six activities on 15–65 % of days, two categories answered */
export interface Life {
  readonly days: number;
  /** ρ, the correlation of a day with the day before; 0 for independent days. */
  readonly dependence: number;
  /** Standard deviation of stress, in points. */
  readonly spread: number;
  /** The share of days with a check-in. */
  readonly checkedIn: number;
  /** How many types of activity there are, the share of days with the first, and those of the others. */
  readonly types: number;
  readonly firstShare: readonly [least: number, most: number];
  readonly tie: Tie;
  /** Points added on days with the first activity, and on the days after. */
  readonly sameDay: number;
  readonly nextDay: number;
  /** Points added with every sixty days. */
  readonly trend: number;
}

export const quietYear: Life = {
  days: 365,
  dependence: 0,
  spread: 1.8,
  checkedIn: 0.8,
  types: 6,
  firstShare: [0.15, 0.65],
  tie: "none",
  sameDay: 0,
  nextDay: 0,
  trend: 0,
};

/** The type that effects are planted on. */
export const firstType: ActivityType = activityTypes[0];

const base = 5;
const otherShares = [0.15, 0.65] as const;
// Monday first: a hard start of the week and a mild end
const weekOfStress = [1, 0.5, 0, 0, -0.3, -0.6, -0.6];
const weekOfHabit = [0.5, 0.7, 1, 1, 1.2, 1.5, 1.5];

/** The days of such a person, the same for the same seed. */
export function livedDays(life: Life, seed: number): StressDay[] {
  const chance = seeded(seed);
  const next = normals(chance);
  const between = ([least, most]: readonly [number, number]) => least + (most - least) * chance();
  const shares = Array.from({ length: life.types }, (_, index) =>
    between(index === 0 ? life.firstShare : otherShares),
  );
  const startsOn = Math.floor(chance() * 7);
  const first = addDays("2026-01-05", startsOn);
  const keep = life.dependence;
  const fresh = Math.sqrt(1 - keep * keep);
  let own = [next(), next(), next()] as const;
  let wasDone = false;
  let yesterday = 0;
  return Array.from({ length: life.days }, (_, day) => {
    const weekday = (startsOn + day) % 7;
    const mood = own[0];
    const done = shares.map((share) => chance() < shareOn(life, share, weekday));
    if (life.tie === "because of stress") done[0] = chance() < dueTo(mood, shares[0] ?? 0);
    if (life.tie === "because of yesterday") done[0] = chance() < dueTo(yesterday, shares[0] ?? 0);
    const isDone = done[0] ?? false;
    const planted =
      life.trend * ((day - 42) / 60) +
      (isDone ? life.sameDay : 0) +
      (wasDone ? life.nextDay : 0) +
      (life.tie === "weekly" ? (weekOfStress[weekday] ?? 0) * life.spread : 0);
    const said = (noise: number) => clipped(base + planted + life.spread * noise);
    const isSaid = chance() < checksIn(life, isDone, mood);
    // half of a category's variance is that of the whole
    const near = (other: number) => said((mood + other) * Math.SQRT1_2);
    const stress = isSaid
      ? { overall: said(mood), work: near(own[1]), personal: near(own[2]), financial: null, global: null }
      : null;
    const types = activityTypes.filter((_type, index) => done[index]);
    wasDone = isDone;
    yesterday = mood;
    own = [keep * own[0] + fresh * next(), keep * own[1] + fresh * next(), keep * own[2] + fresh * next()];
    return { date: addDays(first, day), stress, assessed: null, activityTypes: types, uncredited: [] };
  });
}

function shareOn({ tie }: Life, share: number, weekday: number): number {
  return tie === "weekly" ? Math.min(0.95, share * (weekOfHabit[weekday] ?? 1)) : share;
}

/** Twice as likely on a day one standard deviation worse, within limits. */
function dueTo(mood: number, share: number): number {
  return Math.min(0.95, share * 2 ** mood);
}

function checksIn({ tie, checkedIn }: Life, isDone: boolean, mood: number): number {
  if (tie === "checks in when fine") return isDone || mood < 0 ? 0.9 : 0.4;
  return tie === "checks in after it" ? (isDone ? 0.95 : 0.6) : checkedIn;
}

function clipped(points: number): number {
  return Math.max(0, Math.min(10, Math.round(points)));
}

function normals(chance: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}
