import { languages, type ByLanguage, type Language } from "@remanso/core/language.ts";

type Words = Readonly<Record<string, unknown>>;
const modules: Record<string, { strings: ByLanguage<Words> }> = import.meta.glob(
  "../web/src/**/{strings,*-text}.ts",
  { eager: true },
);

/** Every text of the interface in `language` that is long enough to be recognised and is the same in no other language. */
export function wordsOnlyIn(language: Language): string[] {
  const elsewhere = new Set(languages.filter((other) => other !== language).flatMap(textsOf));
  return [...new Set(textsOf(language))].filter(
    (text) => text.length >= 12 && text.includes(" ") && !elsewhere.has(text),
  );
}

function textsOf(language: Language): string[] {
  return Object.values(modules).flatMap(({ strings }) => leaves(strings[language]));
}

function leaves(value: unknown): string[] {
  if (typeof value === "string") return [value.trim()];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(leaves);
}
