import { screenOfPath, type ScreenName } from "../app/screens.ts";
import { paramsAt } from "../router/address.ts";

/** The texts of the application, as far as they name screens. */
interface Names {
  readonly home: string;
  readonly titles: Readonly<Partial<Record<ScreenName, string>>>;
}

/** A page by the name of its screen; by its address where no screen is at it any more. */
export function pageName(pageUrl: string, words: Names): string {
  if (pageUrl === "/") return words.home;
  const at = Object.entries(screenOfPath).find(([pattern]) => paramsAt(pattern, pageUrl) !== null);
  return (at && words.titles[at[1]]) ?? pageUrl;
}
