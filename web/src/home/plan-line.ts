import type { Week } from "@remanso/core/progress/contract.ts";
import type { strings } from "./strings.ts";

/** How much of the plan is done, in words; null while there is nothing to count. */
export function planLine(week: Week | undefined, words: (typeof strings)["en"]): string | null {
  return week && week.planTotal > 0 ? words.completedOfTotal(week.planCompleted, week.planTotal) : null;
}
