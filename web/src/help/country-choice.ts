import { countryOfZones, helpCountries, type HelpCountry } from "@remanso/core/help/helplines.ts";
import { safetyStandard } from "@remanso/core/help/helpline.ts";

interface Hints {
  /** What the address asks for. */
  readonly asked: string | undefined;
  /** What the account says. */
  readonly kept: string | null | undefined;
  /** What suggests it, the likeliest first: the device's time zone, then the account's. */
  readonly zones: readonly string[];
}

/** safety.md: country from a setting, suggested by the time zones. What the address asks for comes first; null is elsewhere. */
export function helpCountryOf({ asked, kept, zones }: Hints): HelpCountry | null {
  return countryWith(asked === undefined ? (kept ?? countryOfZones(zones)) : asked);
}

function countryWith(code: string | null): HelpCountry | null {
  return helpCountries.find((country) => country.code === code) ?? null;
}

/** Where a fact comes from, as readers of either language can read it. */
export function sourceIn(words: { readonly publicSources: string }, source: string): string {
  return source === safetyStandard ? words.publicSources : source;
}
