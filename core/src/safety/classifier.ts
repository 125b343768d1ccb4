import { featuresOf, featureSpace } from "./features.ts";
import type { ReadableText } from "./normalise.ts";
import { learned } from "./weights.ts";

/** The steps between levels that are told apart: at least 1, at least 2, at least 3, at least 4. */
export const steps = [1, 2, 3, 4] as const;

/** A linear model for each step. Weights are whole numbers of 8 bits, to be multiplied by `scale`. */
export interface Model {
  readonly weights: Int8Array;
  readonly scale: number;
  readonly bias: number;
  /** From raw score to probability: 1 / (1 + e^-(slope × score + shift)), fitted on voices that training has not seen. */
  readonly slope: number;
  readonly shift: number;
  /** The probability from which the step counts as taken, chosen for recall first. */
  readonly threshold: number;
}

/** The probability that a message is at least at each step's level, by the classifier alone. */
export function probabilitiesOf(text: ReadableText): number[] {
  const places = featuresOf(text);
  return models().map((model) => probability(model, rawScore(model, places)));
}

/** The highest level whose threshold is reached. */
export function classifiedLevel(text: ReadableText): number {
  const places = featuresOf(text);
  const taken = models().map((model) => probability(model, rawScore(model, places)) >= model.threshold);
  return taken.lastIndexOf(true) + 1;
}

/** The sum of the weights at `places`, by the root of their number, and the bias. */
export function rawScore(
  { weights, scale, bias }: Pick<Model, "weights" | "scale" | "bias">,
  places: readonly number[],
): number {
  let sum = 0;
  for (const place of places) sum += weights[place] ?? 0;
  return (sum * scale) / Math.sqrt(places.length || 1) + bias;
}

function probability({ slope, shift }: Pick<Model, "slope" | "shift">, score: number): number {
  return 1 / (1 + Math.exp(-(slope * score + shift)));
}

let unpacked: readonly Model[] | null = null;

function models(): readonly Model[] {
  unpacked ??= learned.map(({ weights, ...model }) => ({ ...model, weights: fromBase64(weights) }));
  return unpacked;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes from base64, as signed whole numbers; core has neither Buffer nor atob. */
function fromBase64(text: string): Int8Array {
  const bytes = new Int8Array(featureSpace);
  const valueAt = (at: number) => letters.indexOf(text[at] ?? "A");
  for (let at = 0, to = 0; to < featureSpace; at += 4, to += 3) {
    const bits =
      (valueAt(at) << 18) |
      (valueAt(at + 1) << 12) |
      (Math.max(0, valueAt(at + 2)) << 6) |
      Math.max(0, valueAt(at + 3));
    bytes[to] = bits >> 16;
    bytes[to + 1] = (bits >> 8) & 255;
    bytes[to + 2] = bits & 255;
  }
  return bytes;
}
