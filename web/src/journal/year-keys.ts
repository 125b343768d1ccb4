import { dayBefore } from "../check-in/local-day.ts";

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -7,
  ArrowRight: 7,
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -28,
  PageDown: 28,
};

/** The day to which a key leads in the year: weeks are columns. It stays within `first` and `last`; null for any other key. */
export function dayAfterKey(
  day: string,
  key: string,
  { first, last }: { first: string; last: string },
): string | null {
  if (key === "Home") return first;
  if (key === "End") return last;
  const step = steps[key];
  if (step === undefined) return null;
  const next = dayBefore(day, -step);
  return next < first ? first : next > last ? last : next;
}
