/** The languages of the product. Every text that a person can read exists in each of them. */
export const languages = ["en", "es"] as const;

export type Language = (typeof languages)[number];

/** For somebody whose language nothing tells, and for what only operators and programs read. */
export const defaultLanguage: Language = "en";

/** One value for each language; leaving one out does not compile. */
export type ByLanguage<Value> = Readonly<Record<Language, Value>>;

/** Each language in its own words. */
export const languageNames: ByLanguage<string> = { en: "English", es: "Español" };

/** The locale by which dates and numbers are written. specification §9: es-ES */
export const localeOf: ByLanguage<string> = { en: "en", es: "es-ES" };

/** How dates and hours are written: as the language does, and in English the British way where the browser asks for it. */
export type DateLanguage = Language | "en-GB";

/** The locale by which dates and hours are written. */
export const dateLocaleOf: Readonly<Record<DateLanguage, string>> = { ...localeOf, "en-GB": "en-GB" };

/** How dates are written in `language` for a browser with these `wishes` ("en-GB,en;q=0.9"): its first region for English counts. */
export function dateLanguageFor(language: Language, wishes: string): DateLanguage {
  const [, region = ""] = /\ben-([a-z]{2})\b/i.exec(wishes) ?? [];
  return language === "en" && region.toUpperCase() === "GB" ? "en-GB" : language;
}

/** Narrows an outside value (cookie, header, body) to a language, else null. */
export function asLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null;
}

/** The language that comes first in `wishes` ("es-MX,es;q=0.9"); the default one where the product does not speak it. */
export function languageFor(wishes: string): Language {
  const [, first = ""] = /^\s*([a-z]+)\b/i.exec(wishes) ?? [];
  return asLanguage(first.toLowerCase()) ?? defaultLanguage;
}

/** One value for each language, all made in the same way. */
export function byLanguage<Value>(valueIn: (language: Language) => Value): ByLanguage<Value> {
  return { en: valueIn("en"), es: valueIn("es") };
}
