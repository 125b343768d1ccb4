import { outputsOfPooled, pooledShape, type PooledWeights } from "@remanso/core/safety/pooled-reader.ts";
import type { SparseWeights } from "@remanso/core/safety/sparse-reader.ts";
import type { PooledModel } from "./learn-pooled.ts";
import type { Model } from "./learn.ts";

/** A feature that is kept: its hash, and its number in the models. */
export interface Kept {
  readonly place: number;
  readonly feature: number;
}

/** The weights in 4 bits each, in the order of the features' hashes. */
export function packedSparse(models: readonly Model[], kept: readonly Kept[]): SparseWeights {
  const columns = models.map((model) => inNibbles(kept.map(({ feature }) => model.weights[feature] ?? 0)));
  const bytes = kept.flatMap(({ place }, at) => {
    const [one = 8, two = 8, three = 8, four = 8] = columns.map(({ nibbles }) => nibbles[at]);
    return [...inSevens(place - (kept[at - 1]?.place ?? 0)), one | (two << 4), three | (four << 4)];
  });
  return {
    steps: models.map(({ bias }, at) => ({ scale: columns[at]?.scale ?? 0, bias: Number(bias.toFixed(4)) })),
    features: Buffer.from(bytes).toString("base64"),
  };
}

function inNibbles(values: readonly number[]): { scale: number; nibbles: number[] } {
  const sizes = values.map(Math.abs).toSorted((one, other) => one - other);
  // a few very large weights must not cost the others their precision
  const scale = Number(((sizes[Math.floor(sizes.length * 0.99)] ?? 1) / 7).toPrecision(6));
  return { scale, nibbles: values.map((value) => 8 + Math.max(-7, Math.min(7, Math.round(value / scale)))) };
}

/** A whole number in bytes of 7 bits, the low ones first; the high bit says that more follow. */
function inSevens(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...inSevens(value >> 7)];
}

/** The embeddings in 4 bits each, and the layers above as decimals. */
export function packedPooled({ embeddings, hidden, outputs }: PooledModel): PooledWeights {
  const { size, hidden: units } = pooledShape;
  const sizes = Float32Array.from(embeddings, Math.abs).sort();
  const scale = Number(((sizes[Math.floor(sizes.length * 0.995)] ?? 1) / 7).toPrecision(6));
  const nibble = (value: number) => 8 + Math.max(-7, Math.min(7, Math.round(value / scale)));
  const bytes = Uint8Array.from(
    { length: embeddings.length / 2 },
    (_, at) => nibble(embeddings[2 * at] ?? 0) | (nibble(embeddings[2 * at + 1] ?? 0) << 4),
  );
  const rows = (values: Float32Array, many: number, length: number) =>
    Array.from({ length: many }, (_, row) =>
      Array.from(values.subarray(row * length, (row + 1) * length), (value) => Number(value.toFixed(3))),
    );
  return {
    embeddings: Buffer.from(bytes).toString("base64"),
    scale,
    hidden: rows(hidden, units, 2 * size + 1),
    outputs: rows(outputs, outputsOfPooled, units + 1),
  };
}
