import { addDays } from "../progress/local-date.ts";
import { Refusal } from "../refusals.ts";

/** How many days back a rest may begin when it is entered afterwards. */
export const restBackDays = 7;
/** How many days a rest may last. */
export const longestRestDays = 60;
/** How many days ahead a planned rest may begin. */
export const restAheadDays = 90;

/** The days from `from` to `to`, both included. Refuses `invalid_input`, naming the field, if such a rest is not allowed. */
export function restDaysBetween({ from, to }: { from: string; to: string }, today: string): string[] {
  if (from < addDays(today, -restBackDays)) throw faultIn("from", "too_early");
  if (from > addDays(today, restAheadDays)) throw faultIn("from", "too_late");
  if (to < from) throw faultIn("to", "before_from");
  if (to > addDays(from, longestRestDays - 1)) throw faultIn("to", "too_long");
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function faultIn(field: "from" | "to", reason: string): Refusal {
  return new Refusal("invalid_input", { fields: { [field]: reason } });
}
