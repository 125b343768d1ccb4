import type { Week } from "@remanso/core/progress/contract.ts";

interface Words {
  readonly planAhead: (total: number) => string;
  readonly completedOfTotal: (completed: number, total: number) => string;
}

/** How much of the plan is done, in words, or that it is ready; null while there is nothing to count. */
export function planLine(week: Week | undefined, words: Words): string | null {
  if (!week || week.planTotal === 0) return null;
  const { planCompleted, planTotal } = week;
  return planCompleted === 0 ? words.planAhead(planTotal) : words.completedOfTotal(planCompleted, planTotal);
}
