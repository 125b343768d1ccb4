import type { Language } from "./browser.ts";

type Words = Readonly<Record<string, unknown>>;
const modules: Record<string, { en?: Words; es?: Words }> = import.meta.glob(
  "../web/src/**/{strings,*-text}.ts",
  { eager: true },
);

/** Every text of the interface in `language` that is long enough to be told apart and is not the same in both. */
export function wordsOnlyIn(language: Language): string[] {
  const own = textsOf(language);
  const other = new Set(textsOf(language === "en" ? "es" : "en"));
  return [...new Set(own)].filter((text) => text.length >= 12 && text.includes(" ") && !other.has(text));
}

function textsOf(language: Language): string[] {
  return Object.values(modules).flatMap((module) => leaves(module[language] ?? {}));
}

function leaves(value: unknown): string[] {
  if (typeof value === "string") return [value.trim()];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(leaves);
}
