import { numbersByDistance, numbersOf } from "./packed.ts";
import type { Passage } from "./passages.ts";
import { keptFor, wordPlace, type TokenFeatures } from "./token-features.ts";

/** The steps between levels that are told apart: at least 1, at least 2, at least 3, at least 4. */
export const steps = [1, 2, 3, 4] as const;

/**
 * What was learned: for each step the size of a weight of 1, a bias and the weight of each known feature (packed.ts, `numbersOf`), in the order
 * of the features' numbers (`numbersByDistance`).
 */
export interface SparseWeights {
  readonly steps: readonly { readonly scale: number; readonly bias: number; readonly weights: string }[];
  readonly features: string;
}

/** The first of the two learned readers: weights of words, pieces of words and neighbours, added up. */
export interface SparseReader {
  /** Whether a word was met in learning. */
  knows(word: string): boolean;
  /** A score for each passage and step; above 0 speaks for the step. */
  scores(tokens: readonly TokenFeatures[], passages: readonly Passage[]): Float64Array[];
}

export function sparseReader(weights: SparseWeights): SparseReader {
  const learned = unpacked(weights);
  const sumsOfOwn = keptFor((own) => sumOf(own, learned));
  return {
    knows: (word) => learned.rows.has(wordPlace(word)),
    scores: (tokens, passages) => {
      const { sums, counts } = sumsOf(tokens, { learned, sumsOfOwn });
      return passages.map(({ from, to }) => {
        const many = (counts[to] ?? 0) - (counts[from] ?? 0);
        const root = Math.sqrt(many || 1);
        return Float64Array.from(weights.steps, ({ scale, bias }, step) => {
          const sum = (sums[to * steps.length + step] ?? 0) - (sums[from * steps.length + step] ?? 0);
          return (sum * scale) / root + bias;
        });
      });
    },
  };
}

interface Unpacked {
  /** Where the weights of a feature begin. */
  readonly rows: ReadonlyMap<number, number>;
  readonly values: Int8Array;
}

function sumOf(places: readonly number[], { rows, values }: Unpacked): Int32Array {
  const sum = new Int32Array(steps.length);
  for (const place of places) {
    const row = rows.get(place);
    if (row === undefined) continue;
    for (let step = 0; step < steps.length; step += 1)
      sum[step] = (sum[step] ?? 0) + (values[row + step] ?? 0);
  }
  return sum;
}

interface Summing {
  readonly learned: Unpacked;
  readonly sumsOfOwn: (own: readonly number[]) => Int32Array;
}

/** The weights added up from the beginning of the text to each word, so that any passage is a difference of two. */
function sumsOf(tokens: readonly TokenFeatures[], { learned, sumsOfOwn }: Summing) {
  const sums = new Float64Array((tokens.length + 1) * steps.length);
  const counts = new Float64Array(tokens.length + 1);
  tokens.forEach(({ own, joined }, at) => {
    const [here, next] = [at * steps.length, (at + 1) * steps.length];
    const [ofOwn, ofJoined] = [sumsOfOwn(own), sumOf(joined, learned)];
    counts[at + 1] = (counts[at] ?? 0) + own.length + joined.length;
    for (let step = 0; step < steps.length; step += 1)
      sums[next + step] = (sums[here + step] ?? 0) + (ofOwn[step] ?? 0) + (ofJoined[step] ?? 0);
  });
  return { sums, counts };
}

function unpacked({ features, steps: learned }: SparseWeights): Unpacked {
  const places = numbersByDistance(features);
  const rows = new Map<number, number>();
  places.forEach((place, at) => rows.set(place, at * steps.length));
  const values = new Int8Array(places.length * steps.length);
  for (const [step, { weights }] of learned.entries())
    numbersOf(weights).forEach((weight, at) => (values[at * steps.length + step] = weight));
  return { rows, values };
}
