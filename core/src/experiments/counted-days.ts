import { isYesDay, type PairedPlan } from "./paired-plan.ts";

interface AnsweredDay {
  readonly day: number;
  readonly done: boolean | null;
}

interface Counted {
  planned: number;
  answered: number;
  done: number;
}

/** How many days of each kind there were up to `lastDay`, were answered, and had the activity done: shown beside the finding. */
export function countedDays(
  plan: PairedPlan,
  evenings: readonly AnsweredDay[],
  lastDay: number,
): { yes: Counted; no: Counted } {
  const counted = { yes: { planned: 0, answered: 0, done: 0 }, no: { planned: 0, answered: 0, done: 0 } };
  const byDay = new Map(evenings.map((evening) => [evening.day, evening]));
  for (let day = 1; day <= lastDay; day += 1) {
    const kind = counted[isYesDay(plan, day) === true ? "yes" : "no"];
    const evening = byDay.get(day);
    kind.planned += 1;
    if (evening) kind.answered += 1;
    if (evening?.done) kind.done += 1;
  }
  return counted;
}
