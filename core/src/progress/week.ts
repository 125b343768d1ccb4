import { addDays, startOfWeek } from "./local-date.ts";

// specification §9: each completed activity that day adds 25 to the bar, capped at 100; decisions §8: a game does too
const barForEach = 25;
const highestBar = 100;

export interface WeekDay {
  readonly date: string;
  /** Completed activities; a breathing game is none of them. */
  readonly activities: number;
  readonly games: number;
  /** 0 to 100. */
  readonly bar: number;
}

/** The days on which something was finished, each as often as there was something. */
export interface FinishedOn {
  readonly activities: Iterable<string>;
  readonly games: Iterable<string>;
}

/** The seven days of the week of `today`, Monday first, with what was finished on each. */
export function weekOf(finishedOn: FinishedOn, today: string): WeekDay[] {
  const activitiesOn = countsOf(finishedOn.activities);
  const gamesOn = countsOf(finishedOn.games);
  const monday = startOfWeek(today);
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    const activities = activitiesOn.get(date) ?? 0;
    const games = gamesOn.get(date) ?? 0;
    return { date, activities, games, bar: Math.min(highestBar, (activities + games) * barForEach) };
  });
}

function countsOf(days: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}
