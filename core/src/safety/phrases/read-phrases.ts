import { languages, type ByLanguage, type Language } from "../../language.ts";
import { isHigher, noDanger, stronger, type Reading } from "../reading.ts";
import { usualSpelling } from "./chat-spelling.ts";
import { english, englishVocabulary } from "./english.ts";
import { keysOf, soughtPhrase, type PhraseRule, type Sought, type Vocabulary } from "./phrase.ts";
import { spanish, spanishVocabulary } from "./spanish.ts";

interface Prepared {
  readonly rule: PhraseRule;
  readonly said: Sought;
  /** Made when it is first needed: most phrases fit nothing. */
  readonly unless: () => readonly Sought[];
}

interface Phrases {
  readonly byKey: ReadonlyMap<string, readonly Prepared[]>;
  /** What any text may hold. */
  readonly anywhere: readonly Prepared[];
}

const rulesIn: ByLanguage<readonly PhraseRule[]> = { en: english, es: spanish };
const vocabularyIn: ByLanguage<Vocabulary> = { en: englishVocabulary, es: spanishVocabulary };
const prepared: Partial<Record<Language, Phrases>> = {};

/** The strongest phrase that a text holds. The text comes in words parted by one space, marks as words of their own (normalise.ts). */
export function readPhrases(text: string): Reading {
  return languages.map((language) => readIn(language, ` ${usualSpelling(text, language)} `)).reduce(stronger);
}

function readIn(language: Language, text: string): Reading {
  const { byKey, anywhere } = (prepared[language] ??= prepare(rulesIn[language], vocabularyIn[language]));
  let strongest: Reading = noDanger;
  const look = (one: Prepared, from: number, to: number) => {
    const { id, level, kind, sure = true } = one.rule;
    const reading = { level, kind, sure, found: id };
    if (isHigher(reading, strongest) && isSaid(one, text, { from, to })) strongest = reading;
  };
  for (const one of anywhere) look(one, 0, text.length);
  const held = new Set(text.trim().split(" ").flatMap(keysOf));
  const isHeld = (keys: ReadonlySet<string>) => [...keys].some((key) => held.has(key));
  const ruledOut = new Map<Prepared, boolean>();
  const mayBeSaid = (one: Prepared) => {
    const known = ruledOut.get(one) ?? !one.said.needs.every(isHeld);
    ruledOut.set(one, known);
    return !known;
  };
  // a phrase is looked for around the words by which it is found, not in the whole text
  const starts = [...text.matchAll(/(?<= )\S+/g)];
  starts.forEach(([word], at) => {
    const candidates = keysOf(word)
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(mayBeSaid);
    if (candidates.length === 0) return;
    const from = (starts[Math.max(0, at - mostWords)]?.index ?? 1) - 1;
    const to = starts[at + mostWords]?.index ?? text.length;
    for (const one of candidates) look(one, from, to);
  });
  return strongest;
}

// further from its key than this no phrase reaches
const mostWords = 24;

interface Part {
  readonly from: number;
  readonly to: number;
}

/** Whether a part of the text says it anywhere without what takes the meaning away beside it. */
function isSaid({ said, unless }: Prepared, text: string, { from, to }: Part): boolean {
  for (const { index } of text.slice(from, to).matchAll(said.pattern())) {
    const around = sentenceAround(text, from + index);
    if (!unless().some(({ pattern }) => around.search(pattern()) >= 0)) return true;
  }
  return false;
}

const mark = /[.?!;]/;

/** The sentence that `at` lies in, and the one after it. */
function sentenceAround(text: string, at: number): string {
  let from = at;
  while (from > 0 && !mark.test(text[from - 1] ?? "")) from -= 1;
  let to = at;
  for (let ends = 0; to < text.length && ends < 2; to += 1) if (mark.test(text[to] ?? "")) ends += 1;
  return ` ${text.slice(from, to)} `;
}

function prepare(rules: readonly PhraseRule[], vocabulary: Vocabulary): Phrases {
  const byKey = new Map<string, Prepared[]>();
  const anywhere: Prepared[] = [];
  for (const rule of rules) {
    const unless = onFirstUse(() => (rule.unless ?? []).map((phrase) => soughtPhrase(phrase, vocabulary)));
    for (const phrase of rule.said) {
      const one = { rule, unless, said: soughtPhrase(phrase, vocabulary) };
      if (one.said.keys === null) anywhere.push(one);
      for (const key of one.said.keys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), one]);
    }
  }
  return { byKey, anywhere };
}

function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => (made ??= make());
}
