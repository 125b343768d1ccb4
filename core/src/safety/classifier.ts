import { featuresOf } from "./features.ts";
import type { ReadableText } from "./normalise.ts";
import { learned } from "./weights.ts";

/** The steps between levels that are told apart: at least 1, at least 2, at least 3, at least 4. */
export const steps = [1, 2, 3, 4] as const;

/** A linear model for each step; the weight of a feature is a whole number of 8 bits, to be multiplied by `scale`. */
export interface Step {
  readonly scale: number;
  readonly bias: number;
  /** From raw score to probability: 1 / (1 + e^-(slope × score + shift)), fitted on voices that training has not seen. */
  readonly slope: number;
  readonly shift: number;
  /** The probability from which the step counts as taken, chosen for recall first. */
  readonly threshold: number;
}

/** What was learned: the steps, and in base64 for each known feature three bytes of its number and one weight for each step. */
export interface Learned {
  readonly steps: readonly Step[];
  readonly features: string;
}

/** The probability that a message is at least at each step's level, by the classifier alone. */
export function probabilitiesOf(text: ReadableText): number[] {
  const scores = rawScores(featuresOf(text));
  let most = 1;
  return learned.steps.map((step, at) => {
    // the steps were learned each by itself; what is at least 4 is at least 3
    most = at < 2 ? 1 : Math.min(most, probability(step, scores[at] ?? 0));
    return at < 2 ? probability(step, scores[at] ?? 0) : most;
  });
}

/** The highest level whose threshold is reached. */
export function classifiedLevel(text: ReadableText): number {
  const probabilities = probabilitiesOf(text);
  const taken = learned.steps.map(({ threshold }, at) => (probabilities[at] ?? 0) >= threshold);
  // danger counts on top of concern only: each step above the second needs the one before it
  const dangers = taken.slice(1);
  const gap = dangers.indexOf(false);
  const highest = gap < 0 ? dangers.length : gap;
  return highest > 0 ? highest + 1 : Number(taken[0] === true);
}

/** For each step the sum of the weights of the known features, by the root of their number in all, and the bias. */
function rawScores(places: readonly number[]): number[] {
  const { rows, weights } = unpackedWeights();
  const sums = learned.steps.map(() => 0);
  for (const place of places) {
    const row = rows.get(place);
    if (row === undefined) continue;
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[row + at] ?? 0);
  }
  const root = Math.sqrt(places.length || 1);
  return learned.steps.map(({ scale, bias }, at) => ((sums[at] ?? 0) * scale) / root + bias);
}

function probability({ slope, shift }: Step, score: number): number {
  return 1 / (1 + Math.exp(-(slope * score + shift)));
}

interface Unpacked {
  /** Where the weights of a feature begin. */
  readonly rows: ReadonlyMap<number, number>;
  readonly weights: Int8Array;
}

let unpacked: Unpacked | null = null;

function unpackedWeights(): Unpacked {
  unpacked ??= unpack(bytesOf(learned.features), learned.steps.length);
  return unpacked;
}

function unpack(bytes: Int8Array, width: number): Unpacked {
  const size = 3 + width;
  const count = Math.floor(bytes.length / size);
  const rows = new Map<number, number>();
  for (let at = 0; at < count; at += 1) {
    const from = at * size;
    const [high = 0, middle = 0, low = 0] = bytes.subarray(from, from + 3);
    rows.set(((high & 255) << 16) | ((middle & 255) << 8) | (low & 255), from + 3);
  }
  return { rows, weights: bytes };
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of base64, as signed whole numbers; core has neither Buffer nor atob. */
function bytesOf(text: string): Int8Array {
  const values = new Map([...letters].map((letter, value) => [letter, value]));
  const end = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Int8Array((text.length / 4) * 3 - end);
  const valueAt = (at: number) => values.get(text[at] ?? "") ?? 0;
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const bits = (valueAt(at) << 18) | (valueAt(at + 1) << 12) | (valueAt(at + 2) << 6) | valueAt(at + 3);
    bytes[to] = bits >> 16;
    bytes[to + 1] = (bits >> 8) & 255;
    bytes[to + 2] = bits & 255;
  }
  return bytes;
}
