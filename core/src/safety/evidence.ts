import { conceptsOf } from "./concepts.ts";
import { kindMeant } from "./kind-meant.ts";
import { mendedWord } from "./meant-words.ts";
import { withoutIdioms } from "./idioms.ts";
import { plainWords, politeWords } from "./lexicon/plain-words.ts";
import type { ReadableText } from "./normalise.ts";
import { passagesOf, wordedText, type Passage, type Worded } from "./passages.ts";
import { shareOfReader, type Calibration, type LearnedReaders, type PlainWords } from "./readers.ts";
import type { DangerKind, Reading } from "./reading.ts";
import { withoutWaysOfSpeaking } from "./ways-of-speaking.ts";
import { steps } from "./sparse-reader.ts";
import { tokenFeatures } from "./token-features.ts";

/** What is known of a text before it is judged. */
export interface Evidence {
  /** What the judgement weighs, in the order of `seen` below; null for a text without a word. */
  readonly seen: readonly number[] | null;
  /** Whether the readers abstain from danger in all of the text: whether somebody suffers they may say even so. */
  readonly abstains: boolean;
  /** What the pooled reader takes the danger for. */
  readonly kind: DangerKind;
  /** Whether a word of danger, or a rule's or a phrase's words, stand in it. */
  readonly isTouched: boolean;
  /** Whether none but words of every moment stand for something near danger in it ("va", "over"). */
  readonly isPlain: boolean;
  /** Whether it only says thanks or goodbye, to nobody in particular. */
  readonly isPolite: boolean;
}

/** How many numbers a judgement weighs. */
export const manySeen = 21;

/** The readers, and how their scores become odds. */
export type Seeing = Omit<LearnedReaders, "calibration"> & {
  readonly calibration: Pick<Calibration, "steps">;
};

/** What both learned readers see in the text, beside what its plain words say. */
export function evidenceOf(text: ReadableText, words: PlainWords, readers: Seeing): Evidence {
  const worded = mended(wordedText(withoutWaysOfSpeaking(withoutIdioms(text.clear))), readers);
  const passages = passagesOf(worded);
  if (passages.length === 0) return nothingSeen;
  const { odds, kinds } = readPassages(worded, passages, readers);
  const all = passages.map((_, at) => at);
  const touches = worded.words.map(touchesDanger);
  const spoken = all.filter((at) => !abstains(touches, passages[at]));
  const heard = spoken.length > 0 ? spoken : all;
  const highestAt = (step: number) =>
    heard.reduce((best, at) => (together(odds[at]?.[step]) > together(odds[best]?.[step]) ? at : best));
  const [ask, alarm] = [highestAt(1), highestAt(2)];
  const touched = touches.filter(Boolean).length;
  const { from, to } = passages[alarm] ?? { from: 0, to: 0 };
  return {
    seen: [
      ...[odds[ask]?.[1], odds[alarm]?.[2], odds[alarm]?.[3]].flatMap(asNumbers),
      Math.max(...odds.map((passage) => together(passage[0]))),
      Math.log(passages.length),
      Math.log(to - from + 1),
      Math.min(touched, mostTouched) / mostTouched,
      to - from <= shortText ? 1 : 0,
      ...saidBy(words.byRules),
      ...saidBy(words.byPhrases),
    ],
    abstains: spoken.length === 0,
    kind: kindMeant(kinds[alarm], worded.words),
    isTouched: words.byRules.level >= 2 || words.byPhrases.level >= 2 || touched > 0,
    isPolite: worded.words.every((word) => politeWords.has(word)),
    isPlain: !worded.words.some((word) => touchesDanger(word) && !plainWords.has(word)),
  };
}

interface ReadPassages {
  /** For each passage and step. */
  readonly odds: readonly (readonly OddsOfBoth[])[];
  readonly kinds: readonly Float64Array[];
}

function readPassages(worded: Worded, passages: readonly Passage[], readers: Seeing): ReadPassages {
  const tokens = tokenFeatures(worded);
  const sparse = readers.sparse.scores(tokens, passages);
  const pooled = readers.pooled.scores(tokens, passages);
  const odds = passages.map((_, at) =>
    steps.map((_step, step) => {
      const fit = readers.calibration.steps[step] ?? noFit;
      return {
        sparse: fit.sparse.slope * (sparse[at]?.[step] ?? 0) + fit.sparse.shift,
        pooled: fit.pooled.slope * (pooled[at]?.[step] ?? 0) + fit.pooled.shift,
      };
    }),
  );
  return { odds, kinds: pooled.map((scores) => scores.subarray(steps.length)) };
}

function asNumbers(odds: OddsOfBoth | undefined): number[] {
  return [odds?.sparse ?? 0, odds?.pooled ?? 0];
}

const nothingSeen: Evidence = {
  seen: null,
  abstains: true,
  kind: "life",
  isTouched: false,
  isPlain: true,
  isPolite: false,
};
const noFit = { sparse: { slope: 1, shift: 0 }, pooled: { slope: 1, shift: 0 } };
const mostTouched = 6;

interface OddsOfBoth {
  readonly sparse: number;
  readonly pooled: number;
}

/** What both readers make of a passage together. */
function together(odds: OddsOfBoth | undefined): number {
  return odds ? odds.sparse * shareOfReader.sparse + odds.pooled * shareOfReader.pooled : -Infinity;
}

/** Which level plain words say, and how surely, as numbers of which one at most is 1 for each surety. */
function saidBy({ level, sure }: Reading): number[] {
  return [
    level === 2 ? 1 : 0,
    level === 3 && !sure ? 1 : 0,
    level === 4 && !sure ? 1 : 0,
    level >= 3 && sure ? 1 : 0,
    level === 4 && sure ? 1 : 0,
  ];
}

/** The text as it was meant. */
function mended({ words, starts }: Worded, readers: Pick<LearnedReaders, "sparse" | "nearest">): Worded {
  return { words: words.map((word) => mendedWord(word, readers)), starts };
}

const shortText = 7;

/** safety.md: a short text without any concept of danger abstains. */
function abstains(touches: readonly boolean[], passage: Passage | undefined): boolean {
  if (!passage) return true;
  const { from, to } = passage;
  return to - from <= shortText && !touches.slice(from, to).includes(true);
}

function touchesDanger(word: string): boolean {
  return conceptsOf(word).some(({ isTouching }) => isTouching);
}
