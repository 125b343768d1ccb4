import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { seedOf } from "@remanso/core/seeded.ts";
import { languages, type Language } from "@remanso/core/language.ts";
import type { DangerKind } from "@remanso/core/safety/reading.ts";

type Level = 0 | 1 | 2 | 3 | 4;

export interface Labelled {
  readonly voice: string;
  readonly language: Language;
  readonly country: string;
  readonly level: Level;
  readonly category: string;
  readonly text: string;
}

/** The level of each category. safety/README.md says what they mean. */
const categories: Readonly<Record<string, Level>> = {
  ordinary: 0,
  idiom: 0,
  quote: 0,
  negation: 0,
  past: 0,
  work: 0,
  distress: 1,
  passive: 2,
  hopeless: 2,
  "selfharm-past": 2,
  worry: 2,
  eating: 2,
  substances: 2,
  active: 3,
  method: 3,
  selfharm: 3,
  abuse: 3,
  minor: 3,
  "harm-others": 3,
  "lost-touch": 3,
  plan: 4,
  farewell: 4,
  taken: 4,
  "violence-now": 4,
  medical: 4,
  birth: 2,
  confusion: 2,
};

const here = import.meta.dirname;

/** Every message of the corpus, by voice. A line in the wrong format ends the program with its file and line. */
export function readCorpus(): Labelled[] {
  return languages.flatMap((language) =>
    readdirSync(join(here, "corpus", language))
      .toSorted((one, other) => (one < other ? -1 : 1))
      .flatMap((file) => readVoice(join("corpus", language, file), language)),
  );
}

/** Messages by people who wrote neither the rules nor the corpus, and that nobody who mends has looked at; each line is another voice. */
export function readBlind(): Labelled[] {
  return languages.flatMap((language) =>
    readdirSync(join(here, "blind"))
      .filter((file) => file.startsWith(`${language}-`))
      .toSorted()
      .flatMap((file) => readVoice(join("blind", file), language)),
  );
}

/** The voices set aside for testing: one in fourteen of each language, by a draw that is always the same. */
export function testVoices(corpus: readonly Labelled[]): ReadonlySet<string> {
  return new Set(drawnVoices(corpus.filter((one) => !isOfMany(one))).filter((_, at) => at % 14 === 5));
}

/**
 * Which voices are kept for choosing: of the files in which one author wrote for many people one in eight of each language, and all that others
 * wrote to measure with, which are most like what is met.
 */
export function choosingVoices(corpus: readonly Labelled[]): ReadonlySet<string> {
  const sets = drawnVoices(corpus.filter(({ voice }) => voice.includes("/sets-")));
  return new Set([
    ...sets.filter((_, at) => at % 8 === 2),
    ...corpus.filter(isOfOthers).map(({ voice }) => voice),
  ]);
}

/** Whether it was written to measure with, before others took its place. */
export function isOfOthers({ voice }: Labelled): boolean {
  return /\/others-(?:[4-9]|1[0-9]|2[01])\./.test(voice);
}

function isOfMany({ voice }: Labelled): boolean {
  return /\/(?:others|sets)-/.test(voice);
}

const kindsOfCategories: Readonly<Record<string, DangerKind>> = {
  passive: "life",
  hopeless: "life",
  "selfharm-past": "self-injury",
  worry: "another",
  eating: "eating",
  substances: "life",
  active: "life",
  method: "life",
  selfharm: "self-injury",
  abuse: "violence",
  minor: "violence",
  "harm-others": "harm-others",
  "lost-touch": "confusion",
  plan: "life",
  farewell: "life",
  taken: "taken",
  "violence-now": "violence",
  medical: "body",
  birth: "birth",
  confusion: "confusion",
};

/** What kind of danger a category is; null for what is none. */
export function kindOfCategory(category: string): DangerKind | null {
  return kindsOfCategories[category] ?? null;
}

/** The voices in the order of that draw, the two languages one after the other. */
function drawnVoices(corpus: readonly Labelled[]): string[] {
  return languages.flatMap((language) =>
    [...new Set(corpus.filter((one) => one.language === language).map(({ voice }) => voice))].toSorted(
      (one, other) => seedOf(one) - seedOf(other),
    ),
  );
}

function readVoice(path: string, language: Language): Labelled[] {
  const [head = "", ...lines] = readFileSync(join(here, path), "utf8").trimEnd().split("\n");
  const country = /\tcountry: ([A-Z]{2})$/.exec(head)?.[1];
  if (country === undefined || !head.startsWith("# "))
    throw new Error(`${path}:1: who speaks, and "country: XX" after a tab`);
  return lines.map((line, at) => {
    const [level = "", category = "", text = "", ...more] = line.split("\t");
    const known = categories[category];
    if (known === undefined || String(known) !== level || text.trim() === "" || more.length > 0)
      throw new Error(
        `${path}:${at + 2}: level, category and text, parted by tabs, as safety/README.md says`,
      );
    return { voice: path, language, country, level: known, category, text };
  });
}
