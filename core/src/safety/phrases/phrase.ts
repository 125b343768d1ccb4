import type { DangerKind } from "../reading.ts";

/**
 * A way of saying something, word by word: `wor*` is a word of any ending, `(a|b c)` one of several, `[a|b]` may be left out, `<3` stands for
 * up to three words, `{pills}` for the words of that name, `/` for the end of a sentence. "i took <2 (all|too many) <2 {pills}"
 */
export type Phrase = string;

/** Ways of saying the same thing plainly. */
export interface PhraseRule {
  /** What may be logged of it. */
  readonly id: string;
  readonly level: 2 | 3 | 4;
  readonly kind: DangerKind;
  /** False where the words leave room for another meaning: then the program asks. */
  readonly sure?: boolean;
  readonly said: readonly Phrase[];
  /** What takes the meaning away, in the same sentence or the next. */
  readonly unless?: readonly Phrase[];
}

export type Vocabulary = Readonly<Record<string, string>>;

/** A phrase ready to be looked for. */
export interface Sought {
  /** Tried on a text that has a space before and after each word; made when it is first needed, since most phrases never are. */
  readonly pattern: () => RegExp;
  /** Words, and beginnings of words ("mat*"), of which one at least is in whatever fits; null where any text may fit. */
  readonly keys: ReadonlySet<string> | null;
  /** The same for each of its words that tells anything: all of them are in whatever fits. */
  readonly needs: readonly ReadonlySet<string>[];
}

/** How much of a word's beginning is a key where its ending is open. */
const keyLength = 3;
// too common to tell texts apart
const common = new Set(
  "i i'm i've my me myself to the a an and it it's is of in on for with he she they him her you that this not no so be been do don't was have has had all at just que de la el los las un una mi me se no ya lo le a en y es por con para te su al del mas esta estoy".split(
    " ",
  ),
);

/** Throws where the phrase is not well-formed or names unknown vocabulary. */
export function soughtPhrase(phrase: Phrase, vocabulary: Vocabulary): Sought {
  const words = wordsOf(phrase);
  const written: Written = { phrase, vocabulary, tooCommon: common };
  const parts = words.map((word) => partOf(word, written));
  const { pattern, keys: rare } = joined(parts);
  // where common words alone can say it, they find it
  const keys = rare ?? partsOf(words, { ...written, tooCommon: noWords }).keys;
  const needs = parts.flatMap(({ keys: of }, at) => (of && !words[at]?.startsWith("[") ? of : []));
  let made: RegExp | null = null;
  return { pattern: () => (made ??= new RegExp(`(?<= )${pattern}`, "g")), keys, needs };
}

/** The keys by which phrases with this word are found. */
export function keysOf(word: string): readonly string[] {
  return word.length < keyLength ? [word] : [word, beginning(word)];
}

const beginning = (word: string) => `${word.slice(0, keyLength)}*`;

const noWords: ReadonlySet<string> = new Set();

/** The words of a phrase and what stands for words, brackets whole. */
function wordsOf(phrase: Phrase): string[] {
  return phrase.match(/\([^)]*\)|\[[^\]]*\]|[^\s()[\]]+/g) ?? [];
}

interface Written {
  readonly phrase: Phrase;
  readonly vocabulary: Vocabulary;
  /** Words that are no keys. */
  readonly tooCommon: ReadonlySet<string>;
}

function partsOf(words: readonly string[], written: Written): Part {
  return joined(words.map((word) => partOf(word, written)));
}

interface Part {
  readonly pattern: string;
  readonly keys: Sought["keys"];
}

function joined(parts: readonly Part[]): Part {
  return {
    pattern: parts.map(({ pattern }) => pattern).join(""),
    keys: parts.map(({ keys }) => keys).reduce(rarer, null),
  };
}

function partOf(word: string, written: Written): Part {
  const { phrase, vocabulary, tooCommon } = written;
  if (word === "/") return { pattern: "[,.?!;] ", keys: null };
  if (/^<\d$/.test(word)) return { pattern: `(?:[^\\s.?!;]+ ){0,${word.slice(1)}}?`, keys: null };
  if (word.startsWith("["))
    return { pattern: `(?:${oneOf(word.slice(1, -1), written).pattern})?`, keys: null };
  if (word.startsWith("(")) return oneOf(word.slice(1, -1), written);
  if (word.startsWith("{")) {
    const meant = vocabulary[word.slice(1, -1)];
    if (meant === undefined) throw new Error(`"${phrase}" names ${word}, which the vocabulary lacks`);
    return namedWords(meant, written);
  }
  if (!/^[\p{L}\p{N}',]+\*?$/u.test(word))
    throw new Error(`"${phrase}" has a word that cannot be read: ${word}`);
  if (!word.endsWith("*")) return { pattern: `${word} `, keys: tooCommon.has(word) ? null : new Set([word]) };
  const start = word.slice(0, -1);
  return { pattern: `${start}\\S* `, keys: start.length < keyLength ? null : new Set([beginning(start)]) };
}

// the same few lists of words stand in thousands of phrases; by vocabulary and by what is too common
const known = new WeakMap<object, WeakMap<object, Map<string, Part>>>();

function namedWords(meant: string, written: Written): Part {
  const { vocabulary, tooCommon } = written;
  const ofVocabulary = known.get(vocabulary) ?? new WeakMap<object, Map<string, Part>>();
  const parts = ofVocabulary.get(tooCommon) ?? new Map<string, Part>();
  known.set(vocabulary, ofVocabulary.set(tooCommon, parts));
  const part = parts.get(meant) ?? oneOf(meant, written);
  parts.set(meant, part);
  return part;
}

function oneOf(alternatives: string, written: Written): Part {
  const parts = alternatives.split("|").map((one) => partsOf(wordsOf(one), written));
  if (parts.some(({ pattern }) => pattern === ""))
    throw new Error(`"${written.phrase}" has an empty alternative`);
  const keys = parts.map((part) => part.keys);
  return {
    pattern: `(?:${parts.map(({ pattern }) => pattern).join("|")})`,
    keys: keys.includes(null) ? null : new Set(keys.flatMap((one) => [...(one ?? [])])),
  };
}

/** The smaller set finds fewer texts that do not fit. */
function rarer(one: Sought["keys"], other: Sought["keys"]): Sought["keys"] {
  if (one === null || other === null) return one ?? other;
  return other.size < one.size ? other : one;
}
