import { helpCountries, type HelpCountry } from "./helplines.ts";

/**
 * The countries with lines by code and name, without the lines. The build puts the table itself in the place of this module
 * (web/src/first-paint/thin-tables.ts): whoever only chooses a country need not carry all lines.
 */
export const countryNames: readonly Pick<HelpCountry, "code" | "name">[] = helpCountries.map(
  ({ code, name }) => ({ code, name }),
);
