import { countryOfTimeZone, helpCountries, type HelpCountry } from "@remanso/core/help/helplines.ts";
import { safetyStandard } from "@remanso/core/help/helpline.ts";

interface Hints {
  /** What the address asks for. */
  readonly asked: string | undefined;
  /** What the account says. */
  readonly kept: string | null | undefined;
  readonly timeZone: string;
}

/** safety.md: country from a setting, suggested by the time zone. What the address asks for comes first; null is elsewhere. */
export function helpCountryOf({ asked, kept, timeZone }: Hints): HelpCountry | null {
  return countryWith(asked === undefined ? (kept ?? countryOfTimeZone(timeZone)) : asked);
}

function countryWith(code: string | null): HelpCountry | null {
  return helpCountries.find((country) => country.code === code) ?? null;
}

/** Where a fact comes from, as readers of either language can read it. */
export function sourceIn(words: { readonly publicSources: string }, source: string): string {
  return source === safetyStandard ? words.publicSources : source;
}
