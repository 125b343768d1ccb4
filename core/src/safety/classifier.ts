import { featuresOf } from "./features.ts";
import type { ReadableText } from "./normalise.ts";
import { learned } from "./weights.ts";

/** The steps between levels that are told apart: at least 1, at least 2, at least 3, at least 4. */
export const steps = [1, 2, 3, 4] as const;

/** A linear model for each step; the weight of a feature is a whole number from -7 to 7, to be multiplied by `scale`. */
export interface Step {
  readonly scale: number;
  readonly bias: number;
  /** From raw score to probability: 1 / (1 + e^-(slope × score + shift)), fitted on voices that training has not seen. */
  readonly slope: number;
  readonly shift: number;
  /** The probability from which the step counts as taken, chosen for recall first. */
  readonly threshold: number;
}

/**
 * What was learned: the steps, and in base64 for each known feature, in the order of their numbers, how much larger its number is than the
 * one before (7 bits a byte, the low ones first, the high bit set where more follow) and two bytes with a weight of 4 bits for each step.
 */
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
  unpacked ??= unpack(bytesOf(learned.features));
  return unpacked;
}

function unpack(bytes: Uint8Array): Unpacked {
  const rows = new Map<number, number>();
  // a feature takes three bytes at least
  const weights = new Int8Array(Math.ceil(bytes.length / 3) * steps.length);
  let place = 0;
  let row = 0;
  for (let at = 0; at < bytes.length; row += steps.length) {
    for (let shift = 0, more = true; more; shift += 7, at += 1) {
      place += ((bytes[at] ?? 0) & 127) << shift;
      more = (bytes[at] ?? 0) > 127;
    }
    rows.set(place, row);
    for (let step = 0; step < steps.length; step += 1) {
      const pair = bytes[at + (step >> 1)] ?? 0;
      // four bits, of which 8 stands for 0
      weights[row + step] = ((pair >> (4 * (step & 1))) & 15) - 8;
    }
    at += steps.length / 2;
  }
  return { rows, weights };
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** The bytes of base64; core has neither Buffer nor atob. */
function bytesOf(text: string): Uint8Array {
  const values = new Map([...letters].map((letter, value) => [letter, value]));
  const end = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - end);
  const valueAt = (at: number) => values.get(text[at] ?? "") ?? 0;
  for (let at = 0, to = 0; at < text.length; at += 4, to += 3) {
    const bits = (valueAt(at) << 18) | (valueAt(at + 1) << 12) | (valueAt(at + 2) << 6) | valueAt(at + 3);
    bytes[to] = bits >> 16;
    bytes[to + 1] = (bits >> 8) & 255;
    bytes[to + 2] = bits & 255;
  }
  return bytes;
}
