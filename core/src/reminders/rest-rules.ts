import { addDays } from "../progress/local-date.ts";
import { Refusal } from "../refusals.ts";

/** How far back a rest may begin that is noted afterwards. */
export const restBackDays = 7;
/** How long a rest may be. */
export const longestRestDays = 60;
/** How far ahead a rest may begin that is planned. */
export const restAheadDays = 90;

/** The days from `from` to `to`, both included. Refuses `invalid_input` with the field at fault for a rest that cannot be. */
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
