import type { Language } from "@remanso/core/language.ts";

/** Who makes a request: the session's owner, with what every screen needs to know. */
export interface SignedInPerson {
  readonly userId: string;
  readonly sessionId: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly theme: "light" | "dark" | "system";
  readonly country: string | null;
}
