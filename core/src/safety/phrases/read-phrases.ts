import { languages, type ByLanguage, type Language } from "../../language.ts";
import { noDanger, type Reading } from "../reading.ts";
import { usualSpelling } from "./chat-spelling.ts";
import { english, englishVocabulary } from "./english.ts";
import { keyOf, soughtPhrase, type PhraseRule, type Sought, type Vocabulary } from "./phrase.ts";
import { spanish, spanishVocabulary } from "./spanish.ts";

interface Prepared {
  readonly rule: PhraseRule;
  readonly said: Sought;
  readonly unless: readonly Sought[];
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
  return languages
    .map((language) => readIn(language, ` ${usualSpelling(text, language)} `))
    .reduce((one, other) => (isStronger(other, one) ? other : one));
}

function readIn(language: Language, text: string): Reading {
  const { byKey, anywhere } = (prepared[language] ??= prepare(rulesIn[language], vocabularyIn[language]));
  const found = new Set(anywhere);
  for (const key of new Set(text.trim().split(" ").map(keyOf)))
    for (const one of byKey.get(key) ?? []) found.add(one);
  let strongest: Reading = noDanger;
  for (const one of found) {
    const { id, level, kind, sure = true } = one.rule;
    const reading = { level, kind, sure, found: id };
    if (isStronger(reading, strongest) && isSaid(one, text)) strongest = reading;
  }
  return strongest;
}

function isStronger(one: Reading, other: Reading): boolean {
  return one.level > other.level || (one.level === other.level && one.sure && !other.sure);
}

/** Whether the text says it anywhere without what takes the meaning away beside it. */
function isSaid({ said, unless }: Prepared, text: string): boolean {
  for (const { index } of text.matchAll(new RegExp(said.pattern, "g"))) {
    const around = sentenceAround(text, index);
    if (!unless.some(({ pattern }) => pattern.test(around))) return true;
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
    const unless = (rule.unless ?? []).map((phrase) => soughtPhrase(phrase, vocabulary));
    for (const phrase of rule.said) {
      const one = { rule, unless, said: soughtPhrase(phrase, vocabulary) };
      if (one.said.keys === null) anywhere.push(one);
      for (const key of one.said.keys ?? []) byKey.set(key, [...(byKey.get(key) ?? []), one]);
    }
  }
  return { byKey, anywhere };
}
