import { addDays, startOfWeek } from "./local-date.ts";

// specification §9: each completed activity that day adds 25 to the bar, capped at 100
const barPerActivity = 25;
const highestBar = 100;

export interface WeekDay {
  readonly date: string;
  readonly completed: number;
  /** 0 to 100. */
  readonly bar: number;
}

/** The seven days of the week of `today`, Monday first, with the number completed on each. */
export function weekOf(completedOn: Iterable<string>, today: string): WeekDay[] {
  const counts = new Map<string, number>();
  for (const day of completedOn) counts.set(day, (counts.get(day) ?? 0) + 1);
  const monday = startOfWeek(today);
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    const completed = counts.get(date) ?? 0;
    return { date, completed, bar: Math.min(highestBar, completed * barPerActivity) };
  });
}
