import type { Language } from "@remanso/core/language.ts";

export type Theme = "light" | "dark" | "system";

/** What is known of whoever opens a page before anything is drawn: from the account, else from cookies. */
export interface Visitor {
  readonly language: Language;
  /** False on a first visit: the language picker comes first. */
  readonly languageChosen: boolean;
  readonly theme: Theme;
  readonly timeZone: string;
  /** The server's clock when the page was drawn, so that both sides draw the same greeting. */
  readonly now: string;
  readonly signedIn: boolean;
}

/** What a page is built with. */
export interface Assets {
  /** The whole style sheet, inlined. */
  readonly css: string;
  readonly nonce: string;
  /** Addresses of the scripts to start after the first paint: the application, then what this page also needs. */
  readonly scripts: readonly string[];
}
