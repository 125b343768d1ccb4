import type { LatestAssessment } from "@remanso/core/assessment/contract.ts";

/**
 * Whether there is less stress now than in the first answers, for a week at least and beyond what the questionnaire scatters: only then is it told.
 * Nothing of the kind is said to somebody who rests after a crisis.
 */
export function hasLastingFall(
  latest: Pick<LatestAssessment, "change"> | null | undefined,
  isResting: boolean,
): boolean {
  const change = latest?.change;
  return !isResting && change?.isLasting === true && (change.points ?? 0) < 0;
}
