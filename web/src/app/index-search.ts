import type { IndexSearch } from "./index-address.ts";
import type { ScreenName } from "./screens.ts";
import type { Visitor } from "./visitor.ts";

/** Which screen stands at "/": it depends on who looks and on what they ask for. */
export function indexScreenOf(visitor: Visitor, search: IndexSearch): ScreenName {
  if (search.reset !== undefined) return "newPassword";
  if (search.breathe !== undefined) return "minute";
  if (search.questions !== undefined) return visitor.signedIn ? "guestKeep" : "guest";
  if (search.keep !== undefined && visitor.signedIn) return "guestKeep";
  if (search.result !== undefined && visitor.signedIn) return "result";
  if (visitor.signedIn) return search.verify === undefined ? "home" : "verifyEmail";
  if (search.login !== undefined || search.verify !== undefined) return "signIn";
  return visitor.languageChosen ? "landing" : "languagePicker";
}
