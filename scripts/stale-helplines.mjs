import { helpCountries } from "../core/src/help/helplines.ts";
import { helplinesToCheck } from "../core/src/help/helplines-to-check.ts";

/** safety.md: the build warns of helplines whose facts nobody has looked at for 180 days. */
export function staleHelplines(today = new Date()) {
  return helplinesToCheck(helpCountries, today.toISOString().slice(0, 10)).map(
    ({ country, line, checkedOn, days }) =>
      `helpline to check: ${line} (${country}) was last checked on ${checkedOn}, ${days} days ago`,
  );
}
