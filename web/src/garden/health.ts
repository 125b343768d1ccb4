import type { BarTone } from "../ui/bar.tsx";

export type HealthBand = "thriving" | "healthy" | "thirsty" | "drooping";

/** The band of a health of 0 to 100. specification §4: 80+ green, 60–79 yellow, 40–59 orange, below 40 red */
export function bandOf(health: number): HealthBand {
  if (health >= 80) return "thriving";
  if (health >= 60) return "healthy";
  return health >= 40 ? "thirsty" : "drooping";
}

export const toneOfBand: Readonly<Record<HealthBand, BarTone>> = {
  thriving: "leaf",
  healthy: "sun",
  thirsty: "ember",
  drooping: "berry",
};

// specification §9: alert under 50; decisions §5: told as thirst
export const isThirsty = (health: number): boolean => health < 50;
