import { readableText } from "@remanso/core/safety/normalise.ts";
import { passagesOf, wordedText, type Worded } from "@remanso/core/safety/passages.ts";
import type { PooledWeights } from "@remanso/core/safety/pooled-reader.ts";
import { dangerKinds } from "@remanso/core/safety/reading.ts";
import { steps, type SparseWeights } from "@remanso/core/safety/sparse-reader.ts";
import { tokenFeatures, type TokenFeatures } from "@remanso/core/safety/token-features.ts";
import { bentVariants } from "./bend.ts";
import { kindOfCategory, type Labelled } from "./corpus.ts";
import { harmlessVoice, unsortedTroubles } from "./harmless.ts";
import { learnPooled, type PooledExample } from "./learn-pooled.ts";
import { learnStep, type Example } from "./learn.ts";
import { packedPooled, packedSparse } from "./pack-weights.ts";

// with their weights both readers stay below 250 KB (brotli)
const mostFeatures = 74_000;
const mostPooled = 13_000;
const rounds = 24;
// what one voice alone says teaches nothing about others
const leastVoices = 2;
// a miss weighs more than a false alarm
const weightOfDanger = [1, 1, 1.1, 1.3, 1.4];
const weightOfBent = 0.35;
const weightOfSentence = 0.5;
// easy ones, and many
const weightOfHarmless = 0.6;

/** A message, or a sentence of one, ready to be learned from. */
export interface Lesson {
  readonly voice: string;
  readonly level: number;
  readonly kind: number;
  readonly weight: number;
  readonly tokens: readonly TokenFeatures[];
  readonly words: readonly string[];
  /** As it was written, and whole. */
  readonly isOwn: boolean;
  /** Whether it is known if somebody suffers. */
  readonly isSorted: boolean;
}

/** Both readers, learned from the same lessons. */
export interface Learned {
  readonly sparse: SparseWeights;
  readonly pooled: PooledWeights;
}

export function learned(lessons: readonly Lesson[]): Learned {
  const { sparse, telling } = learnedSparse(lessons);
  return { sparse, pooled: learnedPooled(lessons, telling) };
}

export function lessonsOf({ voice, level, category, text }: Labelled): Lesson[] {
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
    isSorted: category !== unsortedTroubles,
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

/** The sparse reader's weights, and the places of the features that tell most. */
function learnedSparse(lessons: readonly Lesson[]): { sparse: SparseWeights; telling: number[] } {
  const places = new Map<number, number>();
  const examples = lessons.map(({ tokens, level, weight, isSorted }): Example => ({
    level,
    isSorted,
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
  const ranked = worth.toSorted((one, other) => other - one);
  const least = ranked[mostFeatures] ?? 0;
  const leastTelling = ranked[mostPooled] ?? 0;
  const isKnown = Uint8Array.from(worth, (size) => (size > least ? 1 : 0));
  const models = steps.map((step) => learnStep(examples, { step, isKnown, rounds }));
  const kept = [...places].flatMap(([place, feature]) => (isKnown[feature] ? { place, feature } : []));
  const inOrder = kept.toSorted((one, other) => one.place - other.place);
  return {
    sparse: packedSparse(models, inOrder),
    telling: inOrder.flatMap(({ place, feature }) => ((worth[feature] ?? 0) > leastTelling ? [place] : [])),
  };
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

function learnedPooled(lessons: readonly Lesson[], telling: readonly number[]): PooledWeights {
  const many = dangerKinds.map(
    (_, kind) => lessons.filter((one) => one.level >= 2 && one.kind === kind).length || 1,
  );
  const commonest = Math.max(...many);
  const rows = new Map(telling.map((place, at) => [place, at]));
  const rowsOf = (places: readonly number[]) => places.flatMap((place) => rows.get(place) ?? []);
  const examples = lessons
    .filter(({ tokens }) => tokens.length > 0)
    .map(({ tokens, level, kind, weight, isSorted }): PooledExample => ({
      level,
      isSorted,
      kind: level >= 2 ? kind : -1,
      kindWeight: 0.4 * Math.sqrt(commonest / (many[kind] ?? commonest)),
      weight,
      words: tokens
        .map(({ own, joined }) => Int32Array.from([...rowsOf(own), ...rowsOf(joined)]))
        .filter((word) => word.length > 0),
    }))
    .filter(({ words }) => words.length > 0);
  return packedPooled(learnPooled(examples, telling.length), telling);
}
