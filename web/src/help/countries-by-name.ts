import { countryNames } from "@remanso/core/help/country-names.ts";
import { localeOf, type Language } from "@remanso/core/language.ts";

/** The choice of every country without lines here: "unknown or other" among the codes of countries, so that an account can keep it. */
export const elsewhere = "ZZ";

/** The countries with lines, by their name in `language`. */
export function countriesByName(language: Language): typeof countryNames {
  return countryNames.toSorted((one, other) =>
    one.name[language].localeCompare(other.name[language], localeOf[language]),
  );
}
