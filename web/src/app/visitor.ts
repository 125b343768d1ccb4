import type { HelpAtHand } from "@remanso/core/help/help-at-hand.ts";
import type { DateLanguage, Language } from "@remanso/core/language.ts";

type Theme = "light" | "dark" | "system";

/** What is known of whoever opens a page before anything is drawn: from the account, else from cookies. */
export interface Visitor {
  readonly language: Language;
  /** How dates and hours are written. */
  readonly dates: DateLanguage;
  /** False on a first visit: the language picker comes first. */
  readonly languageChosen: boolean;
  readonly theme: Theme;
  /** "calm": less motion than the device asks for. */
  readonly motion: "system" | "calm";
  /** This browser has a lock: the page is drawn covered until it is known to be open. */
  readonly locked: boolean;
  /** The tab has a plain name and icon. */
  readonly discreet: boolean;
  readonly timeZone: string;
  /** What this browser said of its own place on an earlier page; UTC if nothing. */
  readonly deviceTimeZone: string;
  /** The server's clock when the page was drawn, so that both sides draw the same greeting. */
  readonly now: string;
  readonly signedIn: boolean;
  /** The browser says that it is one of a phone; false where it says nothing. */
  readonly phone: boolean;
  /** Whom to call where nothing else works. */
  readonly help: HelpAtHand;
}

/** What a page is built with. */
export interface Assets {
  /** The style to inline: all of it, or what stands in the place of the rules that the drawn page turns out to need. */
  readonly css: string;
  /** The address of the whole style sheet, fetched after the first paint; empty where it is inlined. */
  readonly sheet: string;
  /** The address of the sheet of scenes. */
  readonly scenes: string;
  readonly nonce: string;
  /** Addresses of the scripts to start after the first paint: the application, then what this page also needs. */
  readonly scripts: readonly string[];
}
