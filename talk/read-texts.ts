import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, YAMLParseError } from "yaml";
import * as z from "zod";
import { topicNames, type TalkTexts } from "@remanso/core/chat/talk.ts";
import { languages, type Language } from "@remanso/core/language.ts";
import type { Labelled } from "./learn-topics.ts";

const folder = join(import.meta.dirname, "texts");

/** A mistake in a text, with the file and the place in it. */
class TalkMistake extends Error {}

const Lines = z.array(z.string().trim().min(1));
const OfferTo = z.custom<`activity:${string}`>(
  (value) =>
    typeof value === "string" &&
    /^(breathing|activities|garden|assessment|resources|help|(resource|activity):[a-z0-9-]+)$/.test(value),
  "is no place of the product",
);
const Offers = z
  .array(z.union([OfferTo, z.strictObject({ to: OfferTo, because: z.string().trim().min(1) })]))
  .default([])
  .transform((all) => all.map((one) => (typeof one === "string" ? { to: one, because: null } : one)));
const Situation = z.strictObject({
  cues: Lines,
  examples: Lines.min(8),
  reflect: Lines.min(3),
  // none for what needs no question, such as a goodbye
  ask: Lines.refine((all) => all.length !== 1, "has one question: give it two, or none"),
  offers: Offers,
});
const Topic = z.strictObject({
  words: Lines,
  named: z.array(z.strictObject({ said: z.string(), as: z.string() })),
  caught: Lines.min(4),
  goOn: Lines.min(6),
  situations: z.record(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), Situation),
});
const Answers = z.record(
  z.string(),
  z.strictObject({ cues: Lines, examples: Lines.min(8), say: Lines.min(2), offers: Offers }),
);
const Moods = z.record(
  z.string(),
  z.strictObject({
    cues: Lines,
    examples: Lines.min(8),
    nameIt: Lines.min(4),
    ask: Lines.min(3),
    offers: Offers,
  }),
);
const Unsure = z.strictObject({
  unsure: Lines.min(10),
  partly: Lines.min(6),
  echo: Lines.min(6),
  twoTopics: Lines.min(4),
  closings: Lines.min(6),
  standing: Lines.min(6),
  choices: z.record(z.string(), z.string()),
});

const Details = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  z.strictObject({ cues: Lines, say: Lines.min(3) }),
);

const Follow = z.strictObject({
  light: Lines.min(12),
  plain: Lines.min(8),
  trouble: Lines.min(16),
  echoTrouble: Lines.min(8),
  hard: Lines.min(16),
  echoHard: Lines.min(8),
  room: Lines.min(6),
  corrected: Lines.min(8),
  complained: Lines.min(6),
  alarmMisread: Lines.min(6),
  aboutMe: Lines.min(8),
  declinedAsk: Lines.min(4),
  grounding: Lines.min(8),
  eased: Lines.min(4),
  onlyMe: Lines.min(6),
  isNormal: Lines.min(4),
  advice: Lines.min(6),
  leaving: Lines.min(4),
  agreed: Lines.min(6),
  declined: Lines.min(4),
  thanked: Lines.min(4),
  gladly: Lines.min(4),
  company: Lines.min(4),
  name: Lines.min(3),
  fact: Lines.min(3),
  dontKnow: Lines.min(4),
  asked: Lines.min(4),
});

/** The texts of one language, before anything is learned from them. Throws the first mistake with its file. */
export function readTexts(language: Language): Omit<TalkTexts, "reader"> {
  return {
    topics: topicNames.map((name) => {
      const { situations, named, ...texts } = read(language, name, Topic);
      return {
        name,
        ...texts,
        named: named.map(({ said, as }) => ({ said: said.split("|"), as })),
        situations: Object.entries(situations).map(([id, situation]) => ({ id, ...situation })),
      };
    }),
    answers: Object.entries(read(language, "_answers", Answers)).map(([id, one]) => ({ id, ...one })),
    moods: Object.entries(read(language, "_moods", Moods)).map(([name, one]) => ({ name, ...one })),
    unsure: read(language, "_unsure", Unsure),
    follow: read(language, "_follow", Follow),
    details: detailsIn(language, "_details"),
    easy: detailsIn(language, "_easy"),
  };
}

function detailsIn(language: Language, file: "_details" | "_easy") {
  return Object.entries(read(language, file, Details)).map(([id, one]) => ({ id, ...one }));
}

/** The words of each topic. Throws where a topic has none. */
export function readLexicon(language: Language): Record<string, string> {
  return Object.fromEntries(
    topicNames.map((name) => {
      const file = join("talk/lexicon", language, `${name}.txt`);
      const path = join(import.meta.dirname, "lexicon", language, `${name}.txt`);
      if (!existsSync(path)) throw new TalkMistake(`${file}: this file is missing`);
      return [name, readFileSync(path, "utf8")];
    }),
  );
}

/** Messages that others wrote, each with its topics. Throws the first mistake with its line. */
export function labelledMessages(language: Language): Labelled[] {
  const heard = join(import.meta.dirname, "heard");
  const files = readdirSync(heard).filter((name) => name.startsWith(`${language}-`) && name.endsWith(".tsv"));
  return files.toSorted().flatMap((name) =>
    readFileSync(join(heard, name), "utf8")
      .trimEnd()
      .split("\n")
      .map((line, at) => labelledIn(line, `talk/heard/${name}:${at + 1}`)),
  );
}

function labelledIn(line: string, place: string): Labelled {
  const [labels = "", text = "", ...more] = line.split("\t");
  const topics = labels.split("|");
  const isKnown = topics.every(
    (label) => label.startsWith("answer.") || topicNames.some((name) => name === label),
  );
  if (!isKnown || text.trim() === "" || more.length > 0)
    throw new TalkMistake(`${place}: topics and text, parted by a tab`);
  return { topics, text };
}

/** Files below talk/texts that nothing reads. */
export function strayFiles(): string[] {
  const wanted = new Set(
    [...topicNames, "_answers", "_moods", "_unsure", "_follow", "_details", "_easy"].map(
      (name) => `${name}.yaml`,
    ),
  );
  return languages.flatMap((language) =>
    readdirSync(join(folder, language))
      .filter((name) => !wanted.has(name))
      .map((name) => `${language}/${name}`),
  );
}

function read<Shape extends z.ZodType>(language: Language, name: string, shape: Shape): z.output<Shape> {
  const file = join("talk/texts", language, `${name}.yaml`);
  const path = join(folder, language, `${name}.yaml`);
  if (!existsSync(path)) throw new TalkMistake(`${file}: this file is missing`);
  const found = shape.safeParse(parsed(file, readFileSync(path, "utf8")));
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new TalkMistake(`${file}: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
}

function parsed(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof YAMLParseError) throw new TalkMistake(`${file}: ${error.message}`);
    throw error;
  }
}
