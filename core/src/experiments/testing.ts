import { seeded, seedOf } from "../seeded.ts";
import { drawPlan, isYesDay, mostDays, type PairedPlan } from "./paired-plan.ts";

/** Simulated evenings of a person. */
export interface EveningsLife {
  /** ρ, the correlation of a day with the day before. */
  readonly dependence: number;
  /** Points added on "yes" days. */
  readonly effect: number;
  /** The share of the effect that is left on the day after. */
  readonly carriedOver: number;
  readonly missed: number;
}

const usual = 5;
// next-capabilities.md §3.2
const spread = 1.4;

/** A plan, and the evenings that somebody answers in whole numbers 0–10 over all its days. */
export function livedEvenings(
  life: EveningsLife,
  name: string,
  plan: PairedPlan = drawPlan(`plan ${name}`),
): { plan: PairedPlan; evenings: Map<number, number> } {
  const chance = seeded(seedOf(name));
  const evenings = new Map<number, number>();
  const days = Math.max(mostDays, plan.length * 2);
  let mood = normal(chance);
  let left = 0;
  for (let day = 1; day <= days; day += 1) {
    const effect = isYesDay(plan, day) === true ? life.effect : 0;
    const points = Math.round(usual + spread * mood + effect + left);
    if (chance() >= life.missed) evenings.set(day, Math.min(10, Math.max(0, points)));
    left = life.carriedOver * effect;
    mood = life.dependence * mood + Math.sqrt(1 - life.dependence ** 2) * normal(chance);
  }
  return { plan, evenings };
}

/** Box and Muller. */
function normal(chance: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}
