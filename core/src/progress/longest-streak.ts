import { daysBetween } from "./local-date.ts";

/** The most consecutive days among `days`, which are calendar days in any order; 0 where there are none. */
export function longestStreak(days: Iterable<string>): number {
  const inOrder = [...new Set(days)].sort();
  let longest = 0;
  let running = 0;
  let before: string | null = null;
  for (const day of inOrder) {
    running = before !== null && daysBetween(before, day) === 1 ? running + 1 : 1;
    longest = Math.max(longest, running);
    before = day;
  }
  return longest;
}
