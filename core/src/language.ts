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
