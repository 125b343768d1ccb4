import { numbersOf } from "./packed.ts";
import type { Passage } from "./passages.ts";
import { dangerKinds } from "./reading.ts";
import { steps } from "./sparse-reader.ts";
import { keptFor, type TokenFeatures } from "./token-features.ts";

/** The sizes of the pooled reader. */
export const pooledShape = { buckets: 8192, size: 16, hidden: 24 } as const;

/** Where in the table of embeddings a feature stands. */
export function bucketOf(place: number): number {
  return place % pooledShape.buckets;
}

/** What was learned: embeddings (packed.ts, `numbersOf`) with their scale, and the two layers above them, row by row. */
export interface PooledWeights {
  readonly embeddings: string;
  readonly scale: number;
  /** For each hidden unit its weights of the means, then of the maxima, then its bias. */
  readonly hidden: readonly (readonly number[])[];
  /** For each step, then for each kind: its weights of the hidden units, then its bias. */
  readonly outputs: readonly (readonly number[])[];
}

/** The second learned reader: pieces of words as small vectors, the mean and the maximum of them over a passage, and a layer above. */
export interface PooledReader {
  /** For each passage a score for each step, then one for each kind. */
  scores(tokens: readonly TokenFeatures[], passages: readonly Passage[]): Float64Array[];
}

export const outputsOfPooled = steps.length + dangerKinds.length;

export function pooledReader(weights: PooledWeights): PooledReader {
  const embeddings = numbersOf(weights.embeddings);
  const { size } = pooledShape;
  const sumsOfOwn = keptFor((own) => added(own, embeddings, new Int32Array(size)));
  const hidden = layerOf(weights.hidden, true);
  const outputs = layerOf(weights.outputs, false);
  return {
    scores: (tokens, passages) => {
      const vectors = new Float64Array(tokens.length * size);
      tokens.forEach(({ own, joined }, at) => {
        const sum = added(joined, embeddings, sumsOfOwn(own).slice());
        const share = weights.scale / (own.length + joined.length || 1);
        for (let part = 0; part < size; part += 1) vectors[at * size + part] = (sum[part] ?? 0) * share;
      });
      return passages.map((passage) => outputs(hidden(pooledFrom(vectors, passage))));
    },
  };
}

/** The embeddings of features, added to `sum`. */
function added(places: readonly number[], embeddings: Int8Array, sum: Int32Array): Int32Array {
  const { size } = pooledShape;
  for (const place of places) {
    const row = bucketOf(place) * size;
    for (let part = 0; part < size; part += 1) sum[part] = (sum[part] ?? 0) + (embeddings[row + part] ?? 0);
  }
  return sum;
}

/** The means over a passage, then the maxima. */
function pooledFrom(vectors: Float64Array, { from, to }: Passage): Float64Array {
  const { size } = pooledShape;
  const pooled = new Float64Array(2 * size).fill(-Infinity, size);
  for (let at = from * size; at < to * size; at += size)
    for (let part = 0; part < size; part += 1) {
      const value = vectors[at + part] ?? 0;
      pooled[part] = (pooled[part] ?? 0) + value / (to - from);
      if (value > (pooled[size + part] ?? 0)) pooled[size + part] = value;
    }
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
