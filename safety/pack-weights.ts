import { distancesText, lettersOf } from "@remanso/core/safety/packed.ts";
import { outputsOfPooled, pooledShape, type PooledWeights } from "@remanso/core/safety/pooled-reader.ts";
import type { SparseWeights } from "@remanso/core/safety/sparse-reader.ts";
import type { PooledModel } from "./learn-pooled.ts";
import type { Model } from "./learn.ts";

/** A feature that is kept: its hash, and its number in the models. */
export interface Kept {
  readonly place: number;
  readonly feature: number;
}

// the first and the last step are read with less care: their small weights are left out
const leastOfStep = [2, 1, 1, 2];

/** The weights as whole numbers from -7 to 7, in the order of the features' hashes. */
export function packedSparse(models: readonly Model[], kept: readonly Kept[]): SparseWeights {
  return {
    steps: models.map(({ weights, bias }, step) => {
      const { scale, numbers: all } = inSevens(
        kept.map(({ feature }) => weights[feature] ?? 0),
        0.99,
      );
      const numbers = all.map((number) => (Math.abs(number) < (leastOfStep[step] ?? 1) ? 0 : number));
      return { scale, bias: Number(bias.toFixed(4)), weights: lettersOf(numbers) };
    }),
    features: distancesText(kept.map(({ place }) => place)),
  };
}

/** `share` of the values keep their precision: a few very large ones must not cost the others theirs. */
function inSevens(values: readonly number[], share: number): { scale: number; numbers: number[] } {
  const sizes = Float64Array.from(values, Math.abs).sort();
  const scale = Number(((sizes[Math.floor(sizes.length * share)] ?? 1) / 7).toPrecision(6));
  return { scale, numbers: values.map((value) => Math.max(-7, Math.min(7, Math.round(value / scale)))) };
}

/** The embeddings as whole numbers from -7 to 7, and the layers above as decimals. */
export function packedPooled(
  { embeddings, hidden, outputs }: PooledModel,
  places: readonly number[],
): PooledWeights {
  const { size, hidden: units } = pooledShape;
  const { scale, numbers } = inSevens([...embeddings], 0.995);
  const rows = (values: Float32Array, many: number, length: number) =>
    Array.from({ length: many }, (_, row) =>
      Array.from(values.subarray(row * length, (row + 1) * length), (value) => Number(value.toFixed(3))),
    );
  return {
    features: distancesText(places),
    embeddings: lettersOf(numbers),
    scale,
    hidden: rows(hidden, units, 2 * size + 1),
    outputs: rows(outputs, outputsOfPooled, units + 1),
  };
}
