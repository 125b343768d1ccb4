import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { featuresOf } from "@remanso/core/safety/features.ts";
import { steps } from "@remanso/core/safety/classifier.ts";
import { readableText } from "@remanso/core/safety/normalise.ts";
import { seeded } from "@remanso/core/seeded.ts";
import { bentVariants } from "./bend.ts";
import { partsOf, readCorpus, type Labelled } from "./corpus.ts";
import { fitProbability, thresholdFor } from "./thresholds.ts";

interface Example {
  readonly places: readonly number[];
  readonly level: number;
  readonly weight: number;
}

type Weights = Map<number, number>;

const rounds = 12;
const learningRate = 0.1;
const smoothing = 1;
// so many features are kept: with their weights they stay below 300 KB
const keptFeatures = 30_000;
// what is missed weighs more than what is raised without need
const weightOfDanger = [1, 1, 1.1, 1.3, 1.4];

/** Learns the weights from the training voices, fits probabilities and thresholds on the choosing ones, and writes them. */
export function train(): void {
  const corpus = readCorpus();
  const parts = partsOf(corpus);
  const examples = corpus.filter(({ voice }) => parts.get(voice) === "train").flatMap(examplesOf);
  const models = steps.map((step) => learnStep(examples, step));
  const kept = mostTelling(models.map(({ weights }) => weights));
  const packed = models.map((model) => inBytes(model, kept));
  const choosing = corpus
    .filter(({ voice }) => parts.get(voice) === "choose")
    .map(({ text, level }) => ({ places: featuresOf(readableText(text)), level }));
  const fitted = packed.map(({ scale, bias, bytes }, at) => {
    const step = steps[at] ?? 1;
    const scored = choosing.map(({ places, level }) => {
      const sum = places.reduce((all, place) => all + (bytes.get(place) ?? 0), 0);
      return { score: (sum * scale) / Math.sqrt(places.length || 1) + bias, level };
    });
    const fit = fitProbability(scored.map(({ score, level }) => ({ score, isTaken: level >= step })));
    const threshold = thresholdFor(scored, { ...fit, step });
    return { scale, bias, ...fit, threshold };
  });
  writeWeights(fitted, { kept, columns: packed.map(({ bytes }) => bytes) });
}

function examplesOf({ text, level }: Labelled): Example[] {
  const weight = weightOfDanger[level] ?? 1;
  const bent = bentVariants(text).map((variant) => ({
    places: placesOf(variant),
    level,
    weight: weight * 0.3,
  }));
  return [{ places: placesOf(text), level, weight }, ...bent];
}

function placesOf(text: string): number[] {
  return featuresOf(readableText(text));
}

/**
 * Logistic regression by AdaGrad, each feature scaled by how much more often it stands on one side than on the other (Wang and Manning
 * 2012, "Baselines and bigrams"). The same corpus gives the same weights.
 */
function learnStep(examples: readonly Example[], step: number): { weights: Weights; bias: number } {
  const ratios = ratiosOf(examples, step);
  const weights: Weights = new Map();
  const squares: Weights = new Map();
  let bias = 0;
  let biasSquares = 1e-6;
  const chance = seeded(step);
  const order = [...examples];
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, chance);
    for (const { places, level, weight } of order) {
      const root = 1 / Math.sqrt(places.length);
      let score = bias;
      for (const place of places) score += (weights.get(place) ?? 0) * (ratios.get(place) ?? 0) * root;
      const slip = (1 / (1 + Math.exp(-score)) - (level >= step ? 1 : 0)) * weight;
      for (const place of places) {
        const slope = slip * root * (ratios.get(place) ?? 0);
        const square = (squares.get(place) ?? 1e-6) + slope * slope;
        squares.set(place, square);
        weights.set(place, (weights.get(place) ?? 0) - (learningRate * slope) / Math.sqrt(square));
      }
      biasSquares += slip * slip;
      bias -= (learningRate * slip) / Math.sqrt(biasSquares);
    }
  }
  return {
    weights: new Map([...weights].map(([place, weight]) => [place, weight * (ratios.get(place) ?? 0)])),
    bias,
  };
}

/** The logarithm of how often a feature stands at the step or above it, by how often below. */
function ratiosOf(examples: readonly Example[], step: number): Weights {
  const [above, below]: [Weights, Weights] = [new Map(), new Map()];
  const sums = { above: 0, below: 0 };
  for (const { places, level, weight } of examples) {
    const side = level >= step ? above : below;
    sums[level >= step ? "above" : "below"] += weight;
    for (const place of places) side.set(place, (side.get(place) ?? 0) + weight);
  }
  const ratioOf = (place: number) =>
    Math.log(
      ((above.get(place) ?? 0) + smoothing) /
        (sums.above + 2 * smoothing) /
        (((below.get(place) ?? 0) + smoothing) / (sums.below + 2 * smoothing)),
    );
  return new Map([...new Set([...above.keys(), ...below.keys()])].map((place) => [place, ratioOf(place)]));
}

/** The features with the largest weights in any step. */
function mostTelling(models: readonly Weights[]): number[] {
  const largest = new Map<number, number>();
  for (const weights of models) {
    for (const [place, weight] of weights)
      largest.set(place, Math.max(largest.get(place) ?? 0, Math.abs(weight)));
  }
  return [...largest]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, keptFeatures)
    .map(([place]) => place)
    .toSorted((one, other) => one - other);
}

function inBytes({ weights, bias }: { weights: Weights; bias: number }, kept: readonly number[]) {
  const sizes = kept.map((place) => Math.abs(weights.get(place) ?? 0)).toSorted((one, other) => one - other);
  // a few very large weights must not cost the others their precision
  const scale = Number(((sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127).toPrecision(6));
  const inByte = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight / scale)));
  const bytes = new Map(kept.map((place) => [place, inByte(weights.get(place) ?? 0)]));
  return { scale, bias: Number(bias.toFixed(4)), bytes };
}

type Fitted = { scale: number; bias: number; slope: number; shift: number; threshold: number };

function writeWeights(
  fitted: readonly Fitted[],
  { kept, columns }: { kept: readonly number[]; columns: readonly ReadonlyMap<number, number>[] },
): void {
  const size = 3 + columns.length;
  const bytes = Buffer.alloc(kept.length * size);
  kept.forEach((place, at) => {
    bytes.writeUIntBE(place, at * size, 3);
    columns.forEach((column, to) => bytes.writeInt8(column.get(place) ?? 0, at * size + 3 + to));
  });
  const rows = fitted.map((step) => `    ${JSON.stringify(step)},`).join("\n");
  const text = `import type { Learned } from "./classifier.ts";

// Made by "npm run eval:safety -- --train" from safety/corpus; not written by hand.
export const learned: Learned = {
  steps: [
${rows}
  ],
  features: "${bytes.toString("base64")}",
};
`;
  writeFileSync(join(import.meta.dirname, "../core/src/safety/weights.ts"), text);
  console.log(`weights: ${Math.round(text.length / 1024)} KB, ${kept.length} features`);
}

function shuffle<Item>(items: Item[], chance: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    const [one, two] = [items[at], items[other]];
    if (one === undefined || two === undefined) continue;
    items[at] = two;
    items[other] = one;
  }
}
