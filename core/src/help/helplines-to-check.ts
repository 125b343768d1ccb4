import { daysBetween } from "../progress/local-date.ts";
import type { HelpCountry } from "./helpline.ts";

// safety.md: the build warns when `checkedOn` is older than 180 days
const mostDays = 180;

interface ToCheck {
  readonly country: string;
  readonly line: string;
  readonly checkedOn: string;
  readonly days: number;
}

/** The helplines whose facts were last checked more than 180 days before `today`, the longest ago first. */
export function helplinesToCheck(countries: readonly HelpCountry[], today: string): ToCheck[] {
  const all = countries.flatMap(({ code, lines }) =>
    lines.map(({ name, checkedOn }) => ({
      country: code,
      line: name,
      checkedOn,
      days: daysBetween(checkedOn, today),
    })),
  );
  return all.filter(({ days }) => days > mostDays).toSorted((one, other) => other.days - one.days);
}
