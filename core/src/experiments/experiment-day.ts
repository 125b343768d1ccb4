import { addDays, daysBetween, localDateOf, localHourOf } from "../progress/local-date.ts";

// somebody who goes to bed after midnight still answers for the evening
const dayBeginsAt = 4;
const hourMs = 3_600_000;

/** The date of the day of an experiment: it begins at four in the morning, when its "yes" or "no" shows. */
export function experimentDate(at: Date, timeZone: string): string {
  return localDateOf(new Date(at.getTime() - dayBeginsAt * hourMs), timeZone);
}

/** The first day of an experiment that is begun at this moment: the next one that begins. */
export function firstDateAfter(at: Date, timeZone: string): string {
  return addDays(experimentDate(at, timeZone), 1);
}

/** Which day of the experiment a date is: 1 is the first, and less is before it. */
export function dayOf(startsOn: string, date: string): number {
  return daysBetween(startsOn, date) + 1;
}

/** Whether the evening's question is asked at this moment. */
export function isEvening(at: Date, { askHour, timeZone }: { askHour: number; timeZone: string }): boolean {
  const hour = localHourOf(at, timeZone);
  return hour >= askHour || hour < dayBeginsAt;
}
