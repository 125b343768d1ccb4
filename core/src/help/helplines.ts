import type { HelpCountry } from "./helpline.ts";
import { beyondTheAmericas } from "./helplines-beyond-the-americas.ts";
import { northAmerica } from "./helplines-north-america.ts";
import { southAndCentralAmerica } from "./helplines-south-and-central-america.ts";

export type { CountryCode, HelpCountry, Helpline } from "./helpline.ts";
export { countryOfTimeZone, countryOfZones } from "./time-zone-country.ts";

/**
 * Every country with its emergency number and lines, by code. The facts come from safety.md and the
 * sources named beside them, and are to be confirmed with each operator before a public release.
 */
export const helpCountries: readonly HelpCountry[] = [
  ...southAndCentralAmerica,
  ...northAmerica,
  ...beyondTheAmericas,
].sort((one, other) => one.code.localeCompare(other.code, "en"));

/** Where to look for a line in any other country. Named as text, never linked to. safety.md */
export const helplineDirectory = "findahelpline.com";
