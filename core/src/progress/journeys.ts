import { addDays } from "./local-date.ts";

// decisions §10
const longestJourneyMs = 36 * 60 * 60_000;

/** Something done, with the day and the zone of the person's own calendar then. */
export interface PlacedFact {
  readonly at: Date;
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly timeZone: string;
}

/** Two facts, the one right after the other. */
export interface Journey {
  readonly before: PlacedFact;
  readonly after: PlacedFact;
}

/**
 * The days that the calendar skipped on journeys: those between two facts at most 36 hours apart whose zones differ. A run of days passes over
 * them as over days of rest, so a journey neither breaks it nor adds to it. decisions §10
 */
export function daysSkippedBy(journeys: Iterable<Journey>): string[] {
  const skipped: string[] = [];
  for (const { before, after } of journeys) {
    const apartMs = after.at.getTime() - before.at.getTime();
    if (before.timeZone === after.timeZone || apartMs < 0 || apartMs > longestJourneyMs) continue;
    for (let day = addDays(before.on, 1); day < after.on; day = addDays(day, 1)) skipped.push(day);
  }
  return skipped;
}
