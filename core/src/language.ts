/** The two languages of the product. Every text a person can read exists in both. */
export type Language = "en" | "es";

export const languages: readonly Language[] = ["en", "es"];

/** One text in both languages; a missing one does not compile. */
export interface Bilingual {
  readonly en: string;
  readonly es: string;
}

/** Narrows an outside value (cookie, header, body) to a language, else null. */
export function asLanguage(value: unknown): Language | null {
  return value === "en" || value === "es" ? value : null;
}
