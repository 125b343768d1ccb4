const dayMs = 24 * 60 * 60_000;
const daysInWeek = 7;

/** How many weeks a year at a glance shows: a whole year, whichever weekday it begins on. */
const weeksInYear = 53;

/** A week of the year at a glance: its seven days, YYYY-MM-DD, Monday first. specification §9: week starts Monday */
export type Week = readonly string[];

/** The 53 weeks that end with the week of the day `until`, the earliest first. The last one goes on to its Sunday. */
export function weeksUntil(until: string): Week[] {
  const first = firstDayOfYear(until);
  return Array.from({ length: weeksInYear }, (_, week) =>
    Array.from({ length: daysInWeek }, (__, day) => dayAfter(first, week * daysInWeek + day)),
  );
}

/** The Monday on which the 53 weeks begin that end with the week of the day `until`. */
export function firstDayOfYear(until: string): string {
  return dayAfter(mondayOf(until), -(weeksInYear - 1) * daysInWeek);
}

/** The Sunday of the week of a day. */
export function lastDayOfYear(until: string): string {
  return dayAfter(mondayOf(until), daysInWeek - 1);
}

function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % daysInWeek;
  return dayAfter(day, -sinceMonday);
}

// days of a calendar, without a zone: in UTC each has 24 hours
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
