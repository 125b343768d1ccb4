import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { featuresOf, featureSpace } from "@remanso/core/safety/features.ts";
import { rawScore, steps } from "@remanso/core/safety/classifier.ts";
import { readableText } from "@remanso/core/safety/normalise.ts";
import { seeded } from "@remanso/core/seeded.ts";
import { partOf, readCorpus, type Labelled } from "./corpus.ts";
import { bentVariants } from "./bend.ts";

interface Example {
  readonly places: readonly number[];
  readonly level: number;
  readonly weight: number;
}

interface Trained {
  readonly weights: Int8Array;
  readonly scale: number;
  readonly bias: number;
}

const rounds = 24;
const learningRate = 0.35;
const decay = 2e-6;
// what is missed weighs more than what is raised without need
const weightOfDanger = [1, 1.15, 1.3, 1.6, 1.8];

/** Learns the weights from the training voices, fits probabilities and thresholds on the choosing ones, and writes them. */
export function train(): void {
  const corpus = readCorpus();
  const examples = corpus.filter(({ voice }) => partOf(voice) === "train").flatMap(examplesOf);
  const choosing = corpus
    .filter(({ voice }) => partOf(voice) === "choose")
    .map(({ text, level }) => ({ places: featuresOf(readableText(text)), level }));
  const models = steps.map((step) => {
    const trained = learnStep(examples, step);
    const scored = choosing.map(({ places, level }) => ({
      score: rawScore(trained, places),
      isTaken: level >= step,
    }));
    const { slope, shift } = fitProbability(scored);
    const probabilities = scored.map(({ score, isTaken }) => ({
      isTaken,
      probability: 1 / (1 + Math.exp(-(slope * score + shift))),
    }));
    const threshold = thresholdFor(probabilities, recallWanted[step]);
    return { ...trained, slope: rounded(slope), shift: rounded(shift), threshold: rounded(threshold) };
  });
  writeWeights(models);
}

// of the choosing voices' messages at or above each step
const recallWanted = { 1: 0.9, 2: 0.93, 3: 0.95, 4: 0.85 } as const;

function examplesOf({ text, level }: Labelled): Example[] {
  const whole = { places: featuresOf(readableText(text)), level, weight: weightOfDanger[level] ?? 1 };
  const bent = bentVariants(text).map((variant) => ({
    places: featuresOf(readableText(variant)),
    level,
    weight: (weightOfDanger[level] ?? 1) * 0.3,
  }));
  return [whole, ...bent];
}

/** Logistic regression by AdaGrad over the hashed features. The same corpus gives the same weights. */
function learnStep(examples: readonly Example[], step: number): Trained {
  const weights = new Float64Array(featureSpace);
  const squares = new Float64Array(featureSpace).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  const taken = examples.filter(({ level }) => level >= step).length;
  const balance = Math.sqrt((examples.length - taken) / taken);
  const chance = seeded(step);
  const order = examples.map((_, at) => at);
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, chance);
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const { places, level, weight } = example;
      const root = 1 / Math.sqrt(places.length);
      let score = bias;
      for (const place of places) score += (weights[place] ?? 0) * root;
      const isTaken = level >= step;
      const slip = (1 / (1 + Math.exp(-score)) - (isTaken ? 1 : 0)) * weight * (isTaken ? balance : 1);
      for (const place of places) {
        const slope = slip * root + decay * (weights[place] ?? 0) * examples.length * 0.01;
        squares[place] = (squares[place] ?? 0) + slope * slope;
        weights[place] = (weights[place] ?? 0) - (learningRate * slope) / Math.sqrt(squares[place] ?? 1);
      }
      biasSquares += slip * slip;
      bias -= (learningRate * slip) / Math.sqrt(biasSquares);
    }
  }
  return inBytes(weights, bias);
}

function inBytes(weights: Float64Array, bias: number): Trained {
  const sizes = Array.from(weights, Math.abs).toSorted((one, other) => one - other);
  // a few very large weights must not cost the others their precision
  const most = sizes[Math.floor(sizes.length * 0.9995)] ?? 1;
  const scale = most / 127;
  const bytes = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  return { weights: bytes, scale: Number(scale.toPrecision(6)), bias: rounded(bias) };
}

/** Platt's fit by gradient descent. */
function fitProbability(scored: readonly { score: number; isTaken: boolean }[]): {
  slope: number;
  shift: number;
} {
  let slope = 1;
  let shift = 0;
  for (let round = 0; round < 4000; round += 1) {
    let [bySlope, byShift] = [0, 0];
    for (const { score, isTaken } of scored) {
      const slip = 1 / (1 + Math.exp(-(slope * score + shift))) - (isTaken ? 1 : 0);
      bySlope += slip * score;
      byShift += slip;
    }
    slope -= (0.5 * bySlope) / scored.length;
    shift -= (0.5 * byShift) / scored.length;
  }
  return { slope, shift };
}

/** The highest probability that still finds the wanted share. */
function thresholdFor(
  probabilities: readonly { probability: number; isTaken: boolean }[],
  recall: number,
): number {
  const taken = probabilities.filter(({ isTaken }) => isTaken).map(({ probability }) => probability);
  const sorted = taken.toSorted((one, other) => other - one);
  return sorted[Math.ceil(sorted.length * recall) - 1] ?? 0.5;
}

function writeWeights(
  models: readonly (Trained & { slope: number; shift: number; threshold: number })[],
): void {
  const rows = models.map(({ weights, ...model }) => {
    const numbers = Object.entries(model).map(([name, value]) => `${name}: ${value}`);
    return `  {\n    ${numbers.join(",\n    ")},\n    weights: "${Buffer.from(weights.buffer).toString("base64")}",\n  },`;
  });
  const text = `// Made by "npm run eval:safety -- --train" from safety/corpus; not written by hand.\nexport const learned = [\n${rows.join("\n")}\n] as const;\n`;
  writeFileSync(join(import.meta.dirname, "../core/src/safety/weights.ts"), text);
  console.log(`weights: ${Math.round(text.length / 1024)} KB`);
}

function shuffle(order: number[], chance: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(chance() * (at + 1));
    const kept = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = kept;
  }
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
