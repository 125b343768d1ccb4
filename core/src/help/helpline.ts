import type { ByLanguage } from "../language.ts";

/** The countries that the product has helplines for, ISO 3166-1. safety.md: Helplines */
export const countryCodes = [
  "AR",
  "AU",
  "CA",
  "CL",
  "CO",
  "CR",
  "EC",
  "ES",
  "GB",
  "IE",
  "IN",
  "MX",
  "NZ",
  "PA",
  "PE",
  "PR",
  "US",
  "UY",
] as const;
export type CountryCode = (typeof countryCodes)[number];

/**
 * One number that a person can turn to. A fact that no source states is null (`languages`: empty)
 * and is left out on the screen, never guessed.
 */
export interface Helpline {
  readonly country: CountryCode;
  readonly kind: "crisis" | "violence" | "children" | "poison";
  /** Whose line it is; the number itself where the sources give no name. */
  readonly name: string;
  /** As it is shown. */
  readonly number: string;
  /** What follows `tel:` or `sms:`, by `channel`; null where it cannot be dialled. */
  readonly dial: string | null;
  readonly channel: "call" | "text";
  readonly hours: ByLanguage<string> | null;
  readonly cost: ByLanguage<string> | null;
  /** ISO 639-1, only where a source names them. */
  readonly languages: readonly string[];
  readonly note: ByLanguage<string> | null;
  readonly source: string;
  /** ISO date on which the fact was last collected or confirmed. */
  readonly checkedOn: string;
}

/** A country's lines and its emergency number; null there means "the emergency number of your country". */
export interface HelpCountry {
  readonly code: CountryCode;
  readonly name: ByLanguage<string>;
  readonly emergency: string | null;
  readonly emergencySource: string | null;
  readonly lines: readonly Helpline[];
}

/** The source of a fact that only safety.md states. */
export const safetyStandard = "project safety standard, public sources collected 2026-11";

/** The day the lines were taken from safety.md and its research; no operator has confirmed them yet. */
export const checkedOn = "2026-11-21";

export const allDay: ByLanguage<string> = { en: "24 hours a day", es: "Las 24 horas" };
export const free: ByLanguage<string> = { en: "Free", es: "Gratis" };
