import { languages, type ByLanguage, type Language } from "../../language.ts";
import { isHigher, noDanger, stronger, type Reading } from "../reading.ts";
import { usualSpelling } from "./chat-spelling.ts";
import { english, englishVocabulary } from "./english.ts";
import { keysOf, soughtPhrase, type PhraseRule, type Sought, type Vocabulary } from "./phrase.ts";
import { spanish, spanishVocabulary } from "./spanish.ts";

interface Prepared {
  readonly reading: Reading;
  readonly said: Sought;
  /** Made when it is first needed: most phrases fit nothing. */
  readonly unless: () => readonly Sought[];
}

interface Phrases {
  readonly byKey: ReadonlyMap<string, readonly Prepared[]>;
  /** What any text may hold. */
  readonly anywhere: readonly Prepared[];
}

interface Preparing extends Phrases {
  readonly byKey: Map<string, Prepared[]>;
  readonly anywhere: Prepared[];
  /** How many of the rules are ready. */
  ready: number;
}

const rulesIn: ByLanguage<readonly PhraseRule[]> = { en: english, es: spanish };
const vocabularyIn: ByLanguage<Vocabulary> = { en: englishVocabulary, es: spanishVocabulary };
const prepared: ByLanguage<Preparing> = { en: beginning(), es: beginning() };

/** The strongest phrase that a text holds. The text comes in words parted by one space, marks as words of their own (normalise.ts). */
export function readPhrases(text: string): Reading {
  return languages.map((language) => readIn(language, ` ${usualSpelling(text, language)} `)).reduce(stronger);
}

function readIn(language: Language, text: string): Reading {
  while (prepareRule(language)) continue;
  const phrases = prepared[language];
  const found = [...partsToRead(phrases, text)].toSorted(([one], [other]) => strongestFirst(one, other));
  const marked = { text, marks: marksIn(text) };
  return (
    found.find(([one, parts]) => parts.some((part) => isSaid(one, marked, part)))?.[0].reading ?? noDanger
  );
}

function strongestFirst({ reading: one }: Prepared, { reading: other }: Prepared): number {
  return isHigher(one, other) ? -1 : isHigher(other, one) ? 1 : 0;
}

interface Part {
  readonly from: number;
  to: number;
}

/** Where each phrase is looked for: around the words by which it is found, where its other words are near; never the same part twice. */
function partsToRead({ byKey, anywhere }: Phrases, text: string): ReadonlyMap<Prepared, readonly Part[]> {
  const parts = new Map<Prepared, Part[]>(anywhere.map((one) => [one, [{ from: 0, to: text.length }]]));
  const starts = [...text.matchAll(/\S+/g)];
  const places = placesOfKeys(starts.map(([word]) => word));
  const candidates = onceForEach((word: string) =>
    keysOf(word)
      .flatMap((key) => byKey.get(key) ?? [])
      .filter((one) => one.said.needs.every(places.isAny))
      .map((one) => ({ one, needs: one.said.needs.map(places.of) })),
  );
  starts.forEach(([word], at) => {
    const from = (starts[Math.max(0, at - mostWords)]?.index ?? 1) - 1;
    const to = starts[at + mostWords]?.index ?? text.length;
    for (const { one, needs } of candidates(word)) {
      if (!needs.every((held) => isAnyNear(held, at))) continue;
      const known = parts.get(one);
      const last = known?.at(-1);
      if (last && last.to >= from) last.to = to;
      else if (known) known.push({ from, to });
      else parts.set(one, [{ from, to }]);
    }
  });
  return parts;
}

/** Whether one of some keys stands in the text, and, ascending, at which words. */
function placesOfKeys(words: readonly string[]) {
  const places = new Map<string, number[]>();
  words.forEach((word, at) => {
    for (const key of keysOf(word)) {
      const known = places.get(key);
      if (known) known.push(at);
      else places.set(key, [at]);
    }
  });
  return {
    isAny: onceForEach((keys: ReadonlySet<string>) => [...keys].some((key) => places.has(key))),
    of: onceForEach((keys: ReadonlySet<string>): readonly number[] =>
      [...keys].flatMap((key) => places.get(key) ?? []).toSorted((one, other) => one - other),
    ),
  };
}

function onceForEach<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new Map<Key, Made>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

/** Whether one of these ascending places is within a phrase's reach of `at`. */
function isAnyNear(places: readonly number[], at: number): boolean {
  return (places[firstFrom(places, at - mostWords)] ?? Infinity) <= at + mostWords;
}

/** Where in ascending numbers the first stands that is at least `least`; their length where none is. */
function firstFrom(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

// further from its key than this no phrase reaches
const mostWords = 24;

interface Marked {
  readonly text: string;
  readonly marks: readonly number[];
}

/** Whether a part of the text says it anywhere without what takes the meaning away beside it. */
function isSaid({ said, unless }: Prepared, { text, marks }: Marked, { from, to }: Part): boolean {
  const harmless = new Set<string>();
  for (const { index } of text.slice(from, to).matchAll(said.pattern())) {
    const around = sentenceAround(text, from + index, marks);
    if (harmless.has(around)) continue;
    if (!unless().some(({ pattern }) => around.search(pattern()) >= 0)) return true;
    harmless.add(around);
  }
  return false;
}

/**
 * The sentence that `at` lies in, and the one after it where that is short: "es broma", "jajaja". A longer one speaks of something else.
 * `marks` are the places behind all marks that end a sentence, ascending.
 */
function sentenceAround(text: string, at: number, marks: readonly number[]): string {
  const next = firstFrom(marks, at + 1);
  const from = Math.max(at - mostLetters, marks[next - 1] ?? 0);
  const to = Math.min(at + mostLetters, marks[next] ?? text.length);
  const afterwards = Math.min(to + mostLetters, marks[next + 1] ?? text.length);
  const isShort = text.slice(to, afterwards).trim().split(" ").length <= mostWordsAfter;
  return ` ${text.slice(from, isShort ? afterwards : to)} `;
}

const mostWordsAfter = 6;
// a sentence without an end is read around the phrase alone, so that a long text costs no more than its length
const mostLetters = 400;

function marksIn(text: string): number[] {
  return Array.from(text.matchAll(/[.?!;]/g), ({ index }) => index + 1);
}

/**
 * Makes a few phrases ready to be looked for; false where all of them are. The first text has to wait for those that are not: about 100 ms in
 * all, so whoever has time before it calls this until it says false.
 */
export function prepareSomePhrases(): boolean {
  const rulesAtOnce = 4;
  for (let done = 0; done < rulesAtOnce; done += 1) if (!languages.some(prepareRule)) return false;
  return true;
}

function beginning(): Preparing {
  return { byKey: new Map(), anywhere: [], ready: 0 };
}

function prepareRule(language: Language): boolean {
  const { byKey, anywhere, ready } = prepared[language];
  const rule = rulesIn[language][ready];
  if (!rule) return false;
  const vocabulary = vocabularyIn[language];
  const unless = onFirstUse(() => (rule.unless ?? []).map((phrase) => soughtPhrase(phrase, vocabulary)));
  const { id, level, kind, sure = true } = rule;
  const reading = { level, kind, sure, found: id };
  for (const phrase of rule.said) {
    const one = { reading, unless, said: soughtPhrase(phrase, vocabulary) };
    if (one.said.keys === null) anywhere.push(one);
    for (const key of one.said.keys ?? []) {
      const found = byKey.get(key);
      if (found) found.push(one);
      else byKey.set(key, [one]);
    }
  }
  prepared[language].ready += 1;
  return true;
}

function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => (made ??= make());
}
