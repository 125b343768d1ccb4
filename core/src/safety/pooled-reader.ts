import { numbersByDistance, numbersOf } from "./packed.ts";
import type { Passage } from "./passages.ts";
import { dangerKinds } from "./reading.ts";
import { steps } from "./sparse-reader.ts";
import { keptFor, type TokenFeatures } from "./token-features.ts";

/** The sizes of the pooled reader. */
export const pooledShape = { size: 12, hidden: 16 } as const;

/**
 * What was learned: the features that have an embedding (`numbersByDistance`), the embeddings in their order (packed.ts, `numbersOf`) with their
 * scale, and the two layers above them, row by row.
 */
export interface PooledWeights {
  readonly features: string;
  readonly embeddings: string;
  readonly scale: number;
  /** For each hidden unit its weights of the means, then of the maxima, then its bias. */
  readonly hidden: readonly (readonly number[])[];
  /** For each step, then for each kind: its weights of the hidden units, then its bias. */
  readonly outputs: readonly (readonly number[])[];
}

/**
 * The second learned reader: words, pieces and neighbours that tell most as small vectors, the mean and the maximum over the words of a passage,
 * and a layer above.
 */
export interface PooledReader {
  /** For each passage a score for each step, then one for each kind. */
  scores(tokens: readonly TokenFeatures[], passages: readonly Passage[]): Float64Array[];
}

export const outputsOfPooled = steps.length + dangerKinds.length;

export function pooledReader(weights: PooledWeights): PooledReader {
  const learned = {
    rows: new Map(Array.from(numbersByDistance(weights.features), (place, at) => [place, at] as const)),
    embeddings: numbersOf(weights.embeddings),
  };
  const sumsOfOwn = keptFor((own) => added(own, learned, new Int32Array(size + 1)));
  const hidden = layerOf(weights.hidden, true);
  const outputs = layerOf(weights.outputs, false);
  return {
    scores: (tokens, passages) => {
      const vectors = new Float64Array(tokens.length * size);
      const isKnown = tokens.map(({ own, joined }, at) => {
        const sum = added(joined, learned, sumsOfOwn(own).slice());
        const share = weights.scale / Math.sqrt(sum[size] || 1);
        for (let part = 0; part < size; part += 1) vectors[at * size + part] = (sum[part] ?? 0) * share;
        return (sum[size] ?? 0) > 0;
      });
      return passages.map((passage) => outputs(hidden(pooledFrom({ vectors, isKnown }, passage))));
    },
  };
}

const { size } = pooledShape;

interface Embeddings {
  readonly rows: ReadonlyMap<number, number>;
  readonly embeddings: Int8Array;
}

/** The embeddings of features, added to `sum`, and how many they are behind them. */
function added(places: readonly number[], { rows, embeddings }: Embeddings, sum: Int32Array): Int32Array {
  for (const place of places) {
    const row = rows.get(place);
    if (row === undefined) continue;
    sum[size] = (sum[size] ?? 0) + 1;
    for (let part = 0; part < size; part += 1)
      sum[part] = (sum[part] ?? 0) + (embeddings[row * size + part] ?? 0);
  }
  return sum;
}

interface Vectors {
  readonly vectors: Float64Array;
  /** Whether anything is known of a word: what nothing is known of is left out. */
  readonly isKnown: readonly boolean[];
}

/** The means over a passage, then the maxima; zeros where nothing is known. */
function pooledFrom({ vectors, isKnown }: Vectors, { from, to }: Passage): Float64Array {
  const pooled = new Float64Array(2 * size);
  let many = 0;
  for (let at = from; at < to; at += 1) {
    if (!isKnown[at]) continue;
    many += 1;
    for (let part = 0; part < size; part += 1) {
      const value = vectors[at * size + part] ?? 0;
      pooled[part] = (pooled[part] ?? 0) + value;
      if (many === 1 || value > (pooled[size + part] ?? 0)) pooled[size + part] = value;
    }
  }
  for (let part = 0; part < size; part += 1) pooled[part] = (pooled[part] ?? 0) / (many || 1);
  return pooled;
}

function layerOf(
  rows: readonly (readonly number[])[],
  isCut: boolean,
): (input: Float64Array) => Float64Array {
  const weights = rows.map((row) => Float64Array.from(row));
  return (input) => {
    const output = new Float64Array(weights.length);
    weights.forEach((row, to) => {
      let sum = row[input.length] ?? 0;
      for (let at = 0; at < input.length; at += 1) sum += (row[at] ?? 0) * (input[at] ?? 0);
      output[to] = isCut ? Math.max(0, sum) : sum;
    });
    return output;
  };
}
