export type StressLabel = "low" | "moderate" | "high";

// specification §9: below 0.33 low, below 0.67 moderate, otherwise high
export const moderateFrom = 0.33;
export const highFrom = 0.67;

/** The word for a score from 0 to 1. */
export function stressLabel(score: number): StressLabel {
  if (score < moderateFrom) return "low";
  return score < highFrom ? "moderate" : "high";
}
