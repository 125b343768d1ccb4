// decisions §2: the plan holds 8 activities
export const planSize = 8;

interface Planned {
  readonly completed: boolean;
  readonly added: boolean;
  /** How many of this kind there are; absent: one. */
  readonly count?: number;
}

/**
 * How much of a plan is done: what it began with counts whether it is done or not, what was added counts once it is done, so that
 * adding never lowers what was reached. decisions §2: done ÷ (8 + added ones that are done)
 */
export function planProgress(activities: readonly Planned[]): { done: number; total: number } {
  const counted = activities.filter(({ completed, added }) => completed || !added);
  return { done: amountOf(counted.filter(({ completed }) => completed)), total: amountOf(counted) };
}

function amountOf(planned: readonly Planned[]): number {
  return planned.reduce((sum, { count = 1 }) => sum + count, 0);
}
