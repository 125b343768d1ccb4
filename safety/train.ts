import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readableText } from "@remanso/core/safety/normalise.ts";
import { conceptsOf } from "@remanso/core/safety/concepts.ts";
import { passagesOf, wordedText, type Worded } from "@remanso/core/safety/passages.ts";
import { bucketOf, pooledReader, type PooledWeights } from "@remanso/core/safety/pooled-reader.ts";
import { dangerKinds } from "@remanso/core/safety/reading.ts";
import { sparseReader, steps, type SparseWeights } from "@remanso/core/safety/sparse-reader.ts";
import { tokenFeatures, type TokenFeatures } from "@remanso/core/safety/token-features.ts";
import { bentVariants } from "./bend.ts";
import { calibrated, type Scored } from "./calibrate.ts";
import { kindOfCategory, readCorpus, testVoices, choosingVoices, type Labelled } from "./corpus.ts";
import { harmlessTalk, harmlessVoice, isForChoosing, typedTalk } from "./harmless.ts";
import { learnPooled, type PooledExample } from "./learn-pooled.ts";
import { learnStep, type Example } from "./learn.ts";
import { packedPooled, packedSparse } from "./pack-weights.ts";

// with their weights both readers stay below 250 KB (brotli)
const mostFeatures = 64_000;
const mostWords = 1600;
// what one voice alone says teaches nothing about others
const leastVoices = 2;
// a miss weighs more than a false alarm
const weightOfDanger = [1, 1, 1.1, 1.3, 1.4];
const weightOfBent = 0.35;
const weightOfSentence = 0.5;
// easy ones, and many
const weightOfHarmless = 0.6;

/** A message, or a sentence of one, ready to be learned from. */
interface Lesson {
  readonly voice: string;
  readonly level: number;
  readonly kind: number;
  readonly weight: number;
  readonly tokens: readonly TokenFeatures[];
  readonly words: readonly string[];
  /** As it was written, and whole. */
  readonly isOwn: boolean;
}

/**
 * Learns both readers from all voices but those set apart, and writes what was learned. Limits are chosen with readers that have not heard the
 * voices kept for that; the readers that are written have heard those too.
 */
export function train(): void {
  const corpus = readCorpus();
  const apart = testVoices(corpus);
  const typed = typedTalk();
  const choosing = new Set([
    ...choosingVoices(corpus),
    ...typed.filter(isForChoosing).map(({ voice }) => voice),
  ]);
  const heard = [...corpus.filter(({ voice }) => !apart.has(voice)), ...typed, ...harmlessTalk()];
  const lessons = heard.flatMap(lessonsOf);
  console.log(`${heard.length} messages, ${lessons.length} lessons`);
  const first = learned(lessons.filter(({ voice }) => !choosing.has(voice)));
  const readers = { sparse: sparseReader(first.sparse), pooled: pooledReader(first.pooled) };
  const scored = [...corpus, ...typed]
    .filter(({ voice }) => choosing.has(voice))
    .map((message) => scoredBy(message, readers));
  write({ ...learned(lessons), words: tellingWords(lessons), calibration: calibrated(scored) });
}

function learned(lessons: readonly Lesson[]) {
  return { sparse: learnedSparse(lessons), pooled: learnedPooled(lessons) };
}

function lessonsOf({ voice, level, category, text }: Labelled): Lesson[] {
  const weight = (weightOfDanger[level] ?? 1) * (voice.startsWith(harmlessVoice) ? weightOfHarmless : 1);
  const kind = dangerKinds.findIndex((one) => one === kindOfCategory(category));
  const lessonOf = (worded: Worded, share: number, isOwn: boolean): Lesson => ({
    voice,
    level,
    kind,
    weight: weight * share,
    words: worded.words,
    tokens: tokenFeatures(worded),
    isOwn,
  });
  const whole = wordedText(readableText(text).clear);
  const bent = bentVariants(text)
    .slice(1)
    .map((other) => lessonOf(wordedText(readableText(other).clear), weightOfBent, false));
  // each sentence of what is harmless is harmless; of a danger only the whole is sure to be one
  const sentences =
    level > 1 || whole.starts.length < 2
      ? []
      : passagesOf(whole)
          .filter(({ from, to }) => to - from < whole.words.length)
          .map(({ from, to }) => {
            const starts = whole.starts.filter((at) => at > from && at < to).map((at) => at - from);
            return lessonOf(
              { words: whole.words.slice(from, to), starts: [0, ...starts] },
              weightOfSentence,
              false,
            );
          });
  return [lessonOf(whole, 1, true), ...bent, ...sentences];
}

function learnedSparse(lessons: readonly Lesson[]): SparseWeights {
  const places = new Map<number, number>();
  const examples = lessons.map(({ tokens, level, weight }): Example => ({
    level,
    weight,
    features: Int32Array.from(
      tokens.flatMap(({ own, joined }) => [...own, ...joined]),
      (place) => {
        const known = places.get(place) ?? places.size;
        places.set(place, known);
        return known;
      },
    ),
  }));
  const isShared = sharedFeatures(lessons, examples, places.size);
  const first = steps.map((step) => learnStep(examples, { step, isKnown: isShared.isKnown, rounds: 3 }));
  const worth = Float64Array.from(
    isShared.counts,
    (count, feature) =>
      Math.sqrt(count) * Math.max(...first.map(({ weights }) => Math.abs(weights[feature] ?? 0))),
  );
  const least = worth.toSorted((one, other) => other - one)[mostFeatures] ?? 0;
  const isKnown = Uint8Array.from(worth, (size) => (size > least ? 1 : 0));
  const models = steps.map((step) => learnStep(examples, { step, isKnown, rounds: 11 }));
  const kept = [...places].flatMap(([place, feature]) => (isKnown[feature] ? { place, feature } : []));
  return packedSparse(
    models,
    kept.toSorted((one, other) => one.place - other.place),
  );
}

/** How often each feature is met in what was written, and whether several voices share it. */
function sharedFeatures(lessons: readonly Lesson[], examples: readonly Example[], features: number) {
  const counts = new Int32Array(features);
  const voices = new Int32Array(features);
  const lastVoice = new Map<number, string>();
  lessons.forEach(({ voice, isOwn }, at) => {
    if (!isOwn) return;
    for (const feature of examples[at]?.features ?? []) {
      counts[feature] = (counts[feature] ?? 0) + 1;
      if (lastVoice.get(feature) !== voice) voices[feature] = (voices[feature] ?? 0) + 1;
      lastVoice.set(feature, voice);
    }
  });
  return { counts, isKnown: Uint8Array.from(voices, (many) => (many >= leastVoices ? 1 : 0)) };
}

function learnedPooled(lessons: readonly Lesson[]): PooledWeights {
  const many = dangerKinds.map(
    (_, kind) => lessons.filter((one) => one.level >= 2 && one.kind === kind).length || 1,
  );
  const commonest = Math.max(...many);
  const examples = lessons
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ tokens, level, kind, weight }): PooledExample => ({
      level,
      kind: level >= 2 ? kind : -1,
      kindWeight: 0.4 * Math.sqrt(commonest / (many[kind] ?? commonest)),
      weight,
      words: tokens.map(({ own, joined }) => Int32Array.from([...own, ...joined], bucketOf)),
    }));
  return packedPooled(learnPooled(examples));
}

/** Words that stand for something dangerous and that several voices use: what an unknown word may have been meant to be. */
function tellingWords(lessons: readonly Lesson[]): string[] {
  const voices = new Map<string, Set<string>>();
  for (const { words, voice, isOwn, level } of lessons)
    for (const word of isOwn && level >= 2 ? words.filter(isTelling) : [])
      voices.set(word, (voices.get(word) ?? new Set()).add(voice));
  return [...voices]
    .filter(([, many]) => many.size >= 3)
    .toSorted(([, one], [, other]) => other.size - one.size)
    .slice(0, mostWords)
    .map(([word]) => word)
    .toSorted();
}

function isTelling(word: string): boolean {
  return word.length >= 4 && conceptsOf(word).length > 0;
}

interface Learned {
  readonly sparse: ReturnType<typeof sparseReader>;
  readonly pooled: ReturnType<typeof pooledReader>;
}

/** The highest scores of a message over its passages, as the reading takes them. */
function scoredBy({ level, text }: Labelled, { sparse, pooled }: Learned): Scored {
  const worded = wordedText(readableText(text).clear);
  const passages = passagesOf(worded);
  const tokens = tokenFeatures(worded);
  return {
    level,
    passages: passages.length,
    sparse: sparse.scores(tokens, passages).map((scores) => [...scores]),
    pooled: pooled.scores(tokens, passages).map((scores) => Array.from(scores.subarray(0, steps.length))),
  };
}

interface Written {
  readonly sparse: SparseWeights;
  readonly pooled: PooledWeights;
  readonly words: readonly string[];
  readonly calibration: object;
}

function write({ sparse, pooled, words, calibration }: Written): void {
  const text = `import type { PooledWeights } from "./pooled-reader.ts";
import type { Calibration } from "./readers.ts";
import type { SparseWeights } from "./sparse-reader.ts";

// Made by "npm run eval:safety -- --train" from safety/corpus; not written by hand.
export const calibration: Calibration = ${JSON.stringify(calibration)};
export const words = "${words.join(" ")}";
export const sparse: SparseWeights = ${JSON.stringify(sparse)};
export const pooled: PooledWeights = ${JSON.stringify(pooled)};
`;
  writeFileSync(join(import.meta.dirname, "../core/src/safety/weights.ts"), text);
  console.log(`weights: ${Math.round(text.length / 1024)} KB, ${words.length} words`);
}
