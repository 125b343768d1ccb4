import type { Week } from "@remanso/core/progress/contract.ts";

interface Words {
  readonly completedOfTotal: (completed: number, total: number) => string;
}

/** How much of the plan is done, in words; null while there is nothing to count. */
export function planLine(week: Week | undefined, words: Words): string | null {
  return week && week.planTotal > 0 ? words.completedOfTotal(week.planCompleted, week.planTotal) : null;
}
