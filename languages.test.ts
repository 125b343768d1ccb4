import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages, type ByLanguage } from "./core/src/language.ts";
import { refusals } from "./core/src/refusals.ts";

// The types make a missing text impossible; this finds the empty and the forgotten.

type Words = Readonly<Record<string, unknown>>;
const modules: Record<string, { strings?: ByLanguage<Words> }> = import.meta.glob(
  "./web/src/**/{strings,*-text}.ts",
  { eager: true },
);
const content: Record<string, unknown> = import.meta.glob(
  ["./core/src/**/*.ts", "!./core/src/**/*.test.ts"],
  { eager: true },
);

// the same in both languages, and rightly so
const sameInBoth =
  /^(Remanso|Google|Apple|Email|E-mail|Chat|Burnout|Cookies|Error|English|Español|No|Color|Normal|General|Personal|Global|Social|Total|Audio|·|[^\p{L}]*|[A-Z]{2,3})$/u;

describe("every text in both languages", () => {
  test("there are words of every feature", () => {
    expect(Object.keys(modules).length).toBeGreaterThanOrEqual(6);
    for (const [path, { strings }] of Object.entries(modules))
      expect({ path, languages: Object.keys(strings ?? {}).toSorted() }).toEqual({
        path,
        languages: languages.toSorted(),
      });
  });

  test.each(Object.entries(modules))(
    "%s says the same things in Spanish and in English",
    (_path, { strings: { en, es } = { en: {}, es: {} } }) => {
      const [english, spanish] = [leavesOf(en), leavesOf(es)];
      expect([...english.keys()]).toEqual([...spanish.keys()]);
      const empty = [...english, ...spanish].filter(([, text]) => text.trim() === "").map(([key]) => key);
      const forgotten = [...english]
        .filter(([key, text]) => text === spanish.get(key) && !sameInBoth.test(text))
        .map(([key, text]) => `${key}: ${text}`);
      expect({ empty, forgotten }).toEqual({ empty: [], forgotten: [] });
    },
  );

  test("every refusal has its words", () => {
    const kinds = Object.entries(refusals);
    expect(kinds.length).toBeGreaterThan(15);
    expect(
      kinds
        .filter(([, { en, es }]) => en.length < 5 || es.length < 5 || String(en) === es)
        .map(([code]) => code),
    ).toEqual([]);
  });

  test("every bilingual text of core is written twice", () => {
    const found = Object.entries(content).flatMap(([path, module]) =>
      bilingualsOf(module).map((text) => ({ path, ...text })),
    );
    expect(found.length).toBeGreaterThan(500);
    const wrong = found.filter(
      ({ en, es }) => en.trim() === "" || es.trim() === "" || (en === es && !sameInBoth.test(en)),
    );
    expect(wrong.filter(({ path }) => !path.includes("/help/"))).toEqual([]);
  });
});

describe("no language is named in code", () => {
  const root = import.meta.dirname;
  const rooms = "{core/src,server/src,web/src,library,safety,journeys,bench,testing,scripts}";
  const sources = globSync(`${rooms}/**/*.{ts,tsx,js,mjs}`, { cwd: root })
    .filter((path) => path !== "core/src/language.ts" && !/(^|\/)(dist|node_modules)\//.test(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), "utf8").split("\n") }));
  const found = (pattern: RegExp, isSearched: (path: string) => boolean, allowed = /$^/) =>
    sources
      .filter(({ path }) => isSearched(path))
      .flatMap(({ path, lines }) =>
        lines
          .filter((line) => pattern.test(line) && !allowed.test(line))
          .map((line) => `${path}: ${line.trim()}`),
      );

  test("this test sees the code at all", () => {
    expect(sources.length).toBeGreaterThan(900);
    expect(found(/"(en|es)"/, (path) => path.endsWith(".test.ts")).length).toBeGreaterThan(20);
  });

  test("nothing is decided by comparing with a language: a ByLanguage says it for each", () => {
    const compared =
      /[=!]== ?"(en|es)"|"(en|es)" ?[=!]==|case "(en|es)":|(startsWith|includes)\("(en|es)\b|"(en|es)" in |"(en|es)" \| "(en|es)"/;
    // a professional speaks more languages than the product
    expect(found(compared, (path) => !path.endsWith("/marketplace.test.ts"))).toEqual([]);
  });

  test("a language is named beside its words only: lists, defaults and locales come from core/src/language.ts", () => {
    const isProduct = (path: string) =>
      /^(core|server|web|library|safety)\//.test(path) &&
      !/\.test\.ts$|testing\.ts$|\/(fire|harness)\/|server\/src\/seed\.ts$/.test(path);
    // what somebody speaks, and formats that programs read
    const allowed =
      /^ *(export const spokenL|l)anguages(: | = )\[|(DateTimeFormat|dateFormat|toLocaleString)\("en"|localeCompare\([\w.]+, "en"\)/;
    expect(found(/"(en|es)"|(?<!\w)\w+[\])]?\.(en|es)\b(?!\.? \d)/, isProduct, allowed)).toEqual([]);
    expect(found(/new Intl\.\w+\(language\b|toLocaleString\(language\b/, isProduct)).toEqual([]);
  });

  test("each language has its folder of examples, its manifest and its pictures", () => {
    const files = languages.flatMap((language) => [
      `safety/corpus/${language}`,
      `web/public/manifest.${language}.webmanifest`,
      `web/public/icons/home-narrow-${language}.jpg`,
    ]);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const unseen = globSync("safety/blind/*.tsv", { cwd: root });
    for (const language of languages)
      expect(unseen.filter((file) => file.includes(`/${language}-`)).length).toBeGreaterThanOrEqual(3);
  });
});

function leavesOf(value: unknown, path = ""): Map<string, string> {
  if (typeof value === "string") return new Map([[path, value]]);
  // a sentence with a gap: what it says is seen on the screens
  if (typeof value === "function") return new Map([[`${path}(${value.length})`, "·"]]);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, child]) => [...leavesOf(child, path ? `${path}.${key}` : key)]),
  );
}

function bilingualsOf(value: unknown, depth = 0): { en: string; es: string }[] {
  if (typeof value !== "object" || value === null || depth > 8) return [];
  if ("en" in value && "es" in value && typeof value.en === "string" && typeof value.es === "string") {
    return [{ en: value.en, es: value.es }];
  }
  return Object.values(value).flatMap((child) => bilingualsOf(child, depth + 1));
}
