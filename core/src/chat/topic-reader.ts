import { bytesOf } from "../safety/packed.ts";
import { pieceFeatures, wordFeature } from "./topic-features.ts";
import { topicLexicon, type LexiconTexts } from "./topic-lexicon.ts";

/**
 * What was learned: the classes (topics, and answers as "answer.<id>"), the known features in ascending order as differences of 32 bits, and a
 * weight of 8 bits for each feature and class, row by row, to be multiplied by `scale`; all in base64.
 */
export interface TopicReaderWeights {
  readonly classes: readonly string[];
  /** Of each class, in easy talk and where something weighs. */
  readonly biases: Readonly<Record<Tone, readonly number[]>>;
  readonly scale: number;
  readonly features: string;
  readonly weights: string;
  readonly lexicon: LexiconTexts;
}

/** Whether the person suffers by what is said, or tells it as of the weather: the same words then have another subject. */
export type Tone = "easy" | "heavy";

/** How probable each class is for a message, by softmax regression; the shares add up to 1. */
export interface TopicReader {
  shares(words: readonly string[], tone: Tone): ReadonlyMap<string, number>;
  /** Whether it has met the word, other than one that says nothing of a subject. */
  knows(word: string): boolean;
}

export function topicReader({ classes, biases, scale, ...packed }: TopicReaderWeights): TopicReader {
  const rows = rowsIn(bytesOf(packed.features));
  const weights = new Int8Array(bytesOf(packed.weights));
  const lexicon = topicLexicon(packed.lexicon);
  return {
    knows: (word) => rows.has(wordFeature(word)),
    shares: (words, tone) => {
      const known = pieceFeatures(words, lexicon).flatMap((feature) => rows.get(feature) ?? []);
      const size = 1 / Math.sqrt(known.length || 1);
      const scores = classes.map((_, at) => {
        let sum = 0;
        for (const row of known) sum += weights[row * classes.length + at] ?? 0;
        return sum * scale * size + (biases[tone][at] ?? 0);
      });
      const shares = softmax(scores);
      return new Map(classes.map((name, at) => [name, shares[at] ?? 0]));
    },
  };
}

/** The scores as shares of 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const sizes = scores.map((score) => Math.exp(score - most));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => size / all);
}

function rowsIn(bytes: Uint8Array): ReadonlyMap<number, number> {
  let feature = 0;
  return new Map(
    Array.from(new Uint32Array(bytes.slice().buffer), (step, row) => {
      feature += step;
      return [feature, row] as const;
    }),
  );
}
