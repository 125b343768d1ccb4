import type { ScreenName } from "./screens.ts";
import type { Visitor } from "./visitor.ts";

/** What may stand behind the "?" of the first page: links for the signed-out live there (decisions §1). */
export interface IndexSearch {
  readonly login?: string;
  readonly error?: string;
  readonly next?: string;
  readonly reset?: string;
  readonly verify?: string;
  readonly privacy?: string;
  readonly help?: string;
  readonly plan?: string;
  readonly country?: string;
  readonly journal?: string;
  readonly view?: string;
  readonly result?: string;
  readonly breathe?: string;
  readonly questions?: string;
  readonly keep?: string;
  /** On home: the window with the earlier assessments is open. */
  readonly history?: string | undefined;
}

/** The address of its own that a page has which once stood behind the "?" of the first one; null where it still does. */
export function movedTo(search: IndexSearch) {
  const { help, privacy, plan, journal, country, view } = search;
  if (help !== undefined) return { to: "/help", search: country === undefined ? {} : { country } } as const;
  if (privacy !== undefined) return { to: "/privacy" } as const;
  if (plan !== undefined) return { to: "/safety-plan" } as const;
  if (journal === undefined) return null;
  const shown = journal === "" ? view : journal;
  return { to: "/journal", search: shown === undefined ? {} : { view: shown } } as const;
}

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
