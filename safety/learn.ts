import { seeded, shuffle } from "@remanso/core/seeded.ts";

/** A message to train on: its features as whole numbers from 0, its level and its weight. */
export interface Example {
  readonly features: Int32Array;
  readonly level: number;
  readonly weight: number;
  /** Whether it is known if somebody suffers: only then the first step is learned from it. */
  readonly isSorted: boolean;
}

export interface Model {
  /** One for each feature, to be added up and divided by the root of how many features a message has. */
  readonly weights: Float64Array;
  readonly bias: number;
}

interface Learning {
  readonly step: number;
  /** 1 for each feature that is trained, else 0. */
  readonly isKnown: Uint8Array;
  /** How often all examples are gone through. */
  readonly rounds: number;
}

const learningRate = 0.1;
const smoothing = 1;
// labels are judgements: nothing is learned as certain (label smoothing, Szegedy et al. 2016)
const doubt = 0.05;

/**
 * Logistic regression by AdaGrad, each feature scaled by how much more often it stands on one side than on the other (Wang and Manning
 * 2012, "Baselines and bigrams"); what comes out is the mean over the later half of the rounds (Polyak and Juditsky 1992). The same examples give
 * the same weights.
 */
export function learnStep(all: readonly Example[], { step, isKnown, rounds }: Learning): Model {
  const examples = step === 1 ? all.filter(({ isSorted }) => isSorted) : all;
  const features = isKnown.length;
  const ratios = ratiosOf(examples, { step, isKnown, rounds });
  const weights = new Float64Array(features);
  const squares = new Float64Array(features).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  const chance = seeded(step);
  const order = [...examples];
  const mean = { weights: new Float64Array(features), bias: 0, rounds: 0 };
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, chance);
    for (const example of order) {
      const slip = slipOf(example, { weights, ratios, bias, step });
      const root = 1 / Math.sqrt(example.features.length || 1);
      for (const feature of example.features) {
        const slope = slip * root * (ratios[feature] ?? 0);
        const square = (squares[feature] ?? 0) + slope * slope;
        squares[feature] = square;
        weights[feature] = (weights[feature] ?? 0) - (learningRate * slope) / Math.sqrt(square);
      }
      biasSquares += slip * slip;
      bias -= (learningRate * slip) / Math.sqrt(biasSquares);
    }
    if (2 * round >= rounds - 1) addTo(mean, weights, bias);
  }
  return {
    weights: mean.weights.map((sum, feature) => (sum / mean.rounds) * (ratios[feature] ?? 0)),
    bias: mean.bias / mean.rounds,
  };
}

interface Mean {
  readonly weights: Float64Array;
  bias: number;
  rounds: number;
}

function addTo(mean: Mean, weights: Float64Array, bias: number): void {
  for (let feature = 0; feature < weights.length; feature += 1)
    mean.weights[feature] = (mean.weights[feature] ?? 0) + (weights[feature] ?? 0);
  mean.bias += bias;
  mean.rounds += 1;
}

interface State {
  readonly weights: Float64Array;
  readonly ratios: Float64Array;
  readonly bias: number;
  readonly step: number;
}

function slipOf({ features, level, weight }: Example, { weights, ratios, bias, step }: State): number {
  let sum = 0;
  for (const feature of features) sum += (weights[feature] ?? 0) * (ratios[feature] ?? 0);
  const score = sum / Math.sqrt(features.length || 1) + bias;
  return (1 / (1 + Math.exp(-score)) - (level >= step ? 1 - doubt : doubt)) * weight;
}

/** The logarithm of how often a feature stands at the step or above it, by how often below; 0 where nothing is learned from it. */
function ratiosOf(examples: readonly Example[], { step, isKnown }: Learning): Float64Array {
  const features = isKnown.length;
  const above = new Float64Array(features).fill(smoothing);
  const below = new Float64Array(features).fill(smoothing);
  const sums = { above: 2 * smoothing, below: 2 * smoothing };
  for (const example of examples) {
    const isAbove = example.level >= step;
    sums[isAbove ? "above" : "below"] += example.weight;
    const side = isAbove ? above : below;
    for (const feature of example.features) side[feature] = (side[feature] ?? 0) + example.weight;
  }
  return above.map((count, feature) =>
    isKnown[feature] ? Math.log(count / sums.above / ((below[feature] ?? 1) / sums.below)) : 0,
  );
}
