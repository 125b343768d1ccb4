import { seeded, shuffle } from "@remanso/core/seeded.ts";
import { outputsOfPooled, pooledShape } from "@remanso/core/safety/pooled-reader.ts";
import { steps } from "@remanso/core/safety/sparse-reader.ts";

/** A message for the pooled reader: the embeddings of each word that has any, its level, and its kind as a place in `dangerKinds` (-1 where it has none). */
export interface PooledExample {
  readonly words: readonly Int32Array[];
  readonly level: number;
  readonly kind: number;
  /** How much the kind counts: rare ones more, so that they are not taken for the common one. */
  readonly kindWeight: number;
  readonly weight: number;
  /** Whether it is known if somebody suffers: only then the first step is learned from it. */
  readonly isSorted: boolean;
}

export interface PooledModel {
  readonly embeddings: Float32Array;
  /** hidden × (2 size + 1), the bias last. */
  readonly hidden: Float32Array;
  /** outputs × (hidden + 1), the bias last. */
  readonly outputs: Float32Array;
}

const { size, hidden: units } = pooledShape;
const rounds = 6;
const learningRate = 0.06;
const doubt = 0.03;
// of the words, and of what is known of each
const dropped = { words: 0.15, features: 0.2 };
const hiddenRow = 2 * size + 1;
const outputRow = units + 1;

/**
 * Learns `many` embeddings and the layers above by AdaGrad, on examples in an order that the seed gives: the same examples give the same model.
 * A share of the words and of their features is left out of each turn, so that none decides by itself.
 */
export function learnPooled(examples: readonly PooledExample[], many: number): PooledModel {
  const chance = seeded(11);
  const model = freshModel(chance, many);
  const memory = {
    embeddings: new Float32Array(model.embeddings.length).fill(1e-4),
    hidden: new Float32Array(model.hidden.length).fill(1e-4),
    outputs: new Float32Array(model.outputs.length).fill(1e-4),
  };
  const order = Array.from(examples, (_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, chance);
    const rate = learningRate * (1 - (0.85 * round) / rounds);
    for (const at of order) {
      const example = examples[at];
      if (example) learnFrom(example, { model, memory, rate, chance });
    }
  }
  return model;
}

function freshModel(chance: () => number, many: number): PooledModel {
  const around = (length: number, spread: number) =>
    Float32Array.from({ length }, () => (chance() - 0.5) * 2 * spread);
  return {
    embeddings: around(many * size, 0.3),
    hidden: around(units * hiddenRow, 0.3),
    outputs: around(outputsOfPooled * outputRow, 0.3),
  };
}

interface Turn {
  readonly model: PooledModel;
  readonly memory: PooledModel;
  readonly rate: number;
  readonly chance: () => number;
}

function learnFrom(example: PooledExample, { model, memory, rate, chance }: Turn): void {
  const kept = example.words.filter(() => chance() >= dropped.words);
  const words = (kept.length > 0 ? kept : example.words).map((word) =>
    word.filter(() => chance() >= dropped.features),
  );
  const seen = forward(words, model);
  const slopes = slopesOf(example, seen.scores);
  const toHidden = new Float32Array(units);
  for (let out = 0; out < outputsOfPooled; out += 1) {
    const slope = slopes[out] ?? 0;
    if (slope === 0) continue;
    const row = out * outputRow;
    for (let unit = 0; unit < units; unit += 1) {
      toHidden[unit] = (toHidden[unit] ?? 0) + slope * (model.outputs[row + unit] ?? 0);
      step(model.outputs, memory.outputs, { at: row + unit, slope: slope * (seen.units[unit] ?? 0), rate });
    }
    step(model.outputs, memory.outputs, { at: row + units, slope, rate });
  }
  const toPooled = new Float32Array(2 * size);
  for (let unit = 0; unit < units; unit += 1) {
    const slope = (seen.units[unit] ?? 0) > 0 ? (toHidden[unit] ?? 0) : 0;
    if (slope === 0) continue;
    const row = unit * hiddenRow;
    for (let part = 0; part < 2 * size; part += 1) {
      toPooled[part] = (toPooled[part] ?? 0) + slope * (model.hidden[row + part] ?? 0);
      step(model.hidden, memory.hidden, { at: row + part, slope: slope * (seen.pooled[part] ?? 0), rate });
    }
    step(model.hidden, memory.hidden, { at: row + 2 * size, slope, rate });
  }
  words.forEach((places, at) => {
    for (let part = 0; part < size; part += 1) {
      const byMaximum = seen.highest[part] === at ? (toPooled[size + part] ?? 0) : 0;
      const slope = ((toPooled[part] ?? 0) / words.length + byMaximum) / Math.sqrt(places.length || 1);
      if (slope === 0) continue;
      for (const place of places)
        step(model.embeddings, memory.embeddings, { at: place * size + part, slope, rate });
    }
  });
}

/** What the model makes of a message, with what the learning needs of the way there. */
function forward(words: readonly Int32Array[], model: PooledModel) {
  const pooled = new Float32Array(2 * size).fill(-Infinity, size);
  const highest = new Int32Array(size).fill(-1);
  words.forEach((places, at) => {
    for (let part = 0; part < size; part += 1) {
      let sum = 0;
      for (const place of places) sum += model.embeddings[place * size + part] ?? 0;
      const value = sum / Math.sqrt(places.length || 1);
      pooled[part] = (pooled[part] ?? 0) + value / words.length;
      if (value > (pooled[size + part] ?? 0)) {
        pooled[size + part] = value;
        highest[part] = at;
      }
    }
  });
  const unitsOf = Float32Array.from({ length: units }, (_, unit) =>
    Math.max(0, sumOf(pooled, model.hidden, unit * hiddenRow)),
  );
  const scores = Float32Array.from({ length: outputsOfPooled }, (_, out) =>
    sumOf(unitsOf, model.outputs, out * outputRow),
  );
  return { pooled, highest, units: unitsOf, scores };
}

function sumOf(input: Float32Array, rows: Float32Array, from: number): number {
  let sum = rows[from + input.length] ?? 0;
  for (let at = 0; at < input.length; at += 1) sum += (rows[from + at] ?? 0) * (input[at] ?? 0);
  return sum;
}

/** How far each output is from what it should say: each step by itself, the kinds among one another where there is one. */
function slopesOf(
  { level, kind, kindWeight, weight, isSorted }: PooledExample,
  scores: Float32Array,
): Float32Array {
  const slopes = new Float32Array(outputsOfPooled);
  steps.forEach((least, at) => {
    const wanted = level >= least ? 1 - doubt : doubt;
    slopes[at] = (1 / (1 + Math.exp(-(scores[at] ?? 0))) - wanted) * weight;
  });
  if (!isSorted) slopes[0] = 0;
  if (kind < 0) return slopes;
  const kinds = scores.subarray(steps.length);
  const most = Math.max(...kinds);
  const sizes = kinds.map((score) => Math.exp(score - most));
  const all = sizes.reduce((sum, one) => sum + one, 0);
  sizes.forEach((one, at) => {
    slopes[steps.length + at] = (one / all - (at === kind ? 1 : 0)) * weight * kindWeight;
  });
  return slopes;
}

function step(
  values: Float32Array,
  memory: Float32Array,
  { at, slope, rate }: { at: number; slope: number; rate: number },
): void {
  const square = (memory[at] ?? 0) + slope * slope;
  memory[at] = square;
  values[at] = (values[at] ?? 0) - (rate * slope) / Math.sqrt(square);
}
