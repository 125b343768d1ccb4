import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { featuresOf } from "@remanso/core/safety/features.ts";
import { steps, type Step } from "@remanso/core/safety/classifier.ts";
import { readableText } from "@remanso/core/safety/normalise.ts";
import { bentVariants } from "./bend.ts";
import { drawnVoices, readCorpus, testVoices, type Labelled } from "./corpus.ts";
import { harmlessTalk, harmlessVoice } from "./harmless.ts";
import { learnStep, scoreOf, type Example, type Model } from "./learn.ts";
import { fitProbability, thresholdFor } from "./thresholds.ts";

// so many features are kept: with their weights they stay below 300 KB
const mostFeatures = 54_000;
// what one voice alone says teaches nothing about others
const leastVoices = 2;
// what is missed weighs more than what is raised without need
const weightOfDanger = [1, 1, 1.1, 1.3, 1.4];
const weightOfBent = 0.4;
// easy ones, and many
const weightOfHarmless = 0.3;
// probabilities and thresholds are chosen on voices that the model of that turn has not heard
const turns = 5;

interface Message {
  readonly voice: string;
  readonly level: number;
  /** As it was written, then as it is also written. */
  readonly examples: readonly Example[];
}

/** Learns from all voices but those set apart for testing, and writes what was learned. */
export function train(): void {
  const corpus = readCorpus();
  const apart = testVoices(corpus);
  const heard = [...corpus.filter(({ voice }) => !apart.has(voice)), ...harmlessTalk()];
  const places = new Map<number, number>();
  const messages = heard.map((message) => messageOf(message, places));
  const turnOf = new Map(drawnVoices(heard).map((voice, at) => [voice, at % turns]));
  const isKnown = mostTelling(messages, places.size);
  const learned = steps.map((step) => {
    const model = learnStep(examplesOf(messages), { step, isKnown });
    const scored = Array.from({ length: turns }, (_, turn) => {
      const others = messages.filter(({ voice }) => turnOf.get(voice) !== turn);
      const trial = learnStep(examplesOf(others), { step, isKnown });
      return messages
        .filter(({ voice }) => turnOf.get(voice) === turn && !voice.startsWith(harmlessVoice))
        .map(({ level, examples: [own] }) => ({ level, score: own ? scoreOf(trial, own.features) : 0 }));
    }).flat();
    const fit = fitProbability(scored.map(({ score, level }) => ({ score, isTaken: level >= step })));
    return { model, ...fit, threshold: thresholdFor(scored, { ...fit, step }) };
  });
  const kept = [...places].flatMap(([place, feature]) => (isKnown[feature] ? { place, feature } : []));
  writeWeights(
    learned,
    kept.toSorted((one, other) => one.place - other.place),
  );
}

const examplesOf = (messages: readonly Message[]) => messages.flatMap(({ examples }) => examples);

function messageOf({ voice, level, text }: Labelled, places: Map<number, number>): Message {
  const exampleOf = (written: string, share: number): Example => ({
    level,
    weight: (weightOfDanger[level] ?? 1) * share * (voice.startsWith(harmlessVoice) ? weightOfHarmless : 1),
    features: Int32Array.from(featuresOf(readableText(written)), (place) => {
      const known = places.get(place) ?? places.size;
      places.set(place, known);
      return known;
    }),
  });
  return {
    voice,
    level,
    examples: [exampleOf(text, 1), ...bentVariants(text).map((bent) => exampleOf(bent, weightOfBent))],
  };
}

interface Kept {
  readonly place: number;
  readonly feature: number;
}

/**
 * 1 for each feature that is worth its place: among those that several voices share, the ones that a first learning gives the largest
 * weights, and that are met often, in any step. What is learned afterwards knows only these.
 */
function mostTelling(messages: readonly Message[], features: number): Uint8Array {
  const { counts, voices } = tallied(messages, features);
  const isShared = Uint8Array.from(voices, (many) => (many >= leastVoices ? 1 : 0));
  const models = steps.map((step) => learnStep(examplesOf(messages), { step, isKnown: isShared }));
  const worth = Float64Array.from(
    counts,
    (count, feature) =>
      Math.sqrt(count) * Math.max(...models.map(({ weights }) => Math.abs(weights[feature] ?? 0))),
  );
  const least = worth.toSorted((one, other) => other - one)[mostFeatures] ?? 0;
  return Uint8Array.from(worth, (size) => (size > least ? 1 : 0));
}

/** How often each feature is met in what was written, and in how many voices. */
function tallied(messages: readonly Message[], features: number) {
  const counts = new Int32Array(features);
  const voices = new Int32Array(features);
  const lastVoice = new Map<number, string>();
  for (const { voice, examples } of messages) {
    for (const feature of examples[0]?.features ?? []) {
      counts[feature] = (counts[feature] ?? 0) + 1;
      if (lastVoice.get(feature) !== voice) voices[feature] = (voices[feature] ?? 0) + 1;
      lastVoice.set(feature, voice);
    }
  }
  return { counts, voices };
}

function inNibbles({ weights }: Model, kept: readonly Kept[]): { scale: number; nibbles: number[] } {
  const values = kept.map(({ feature }) => weights[feature] ?? 0);
  const sizes = values.map(Math.abs).toSorted((one, other) => one - other);
  // a few very large weights must not cost the others their precision
  const scale = Number(((sizes[Math.floor(sizes.length * 0.99)] ?? 1) / 7).toPrecision(6));
  return { scale, nibbles: values.map((value) => 8 + Math.max(-7, Math.min(7, Math.round(value / scale)))) };
}

/** A whole number in bytes of 7 bits, the low ones first; the high bit says that more follow. */
function inSevens(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...inSevens(value >> 7)];
}

type LearnedStep = Omit<Step, "scale" | "bias"> & { readonly model: Model };

function writeWeights(learned: readonly LearnedStep[], kept: readonly Kept[]): void {
  const columns = learned.map(({ model }) => inNibbles(model, kept));
  const bytes = kept.flatMap(({ place }, at) => {
    const [one = 8, two = 8, three = 8, four = 8] = columns.map(({ nibbles }) => nibbles[at]);
    return [...inSevens(place - (kept[at - 1]?.place ?? 0)), one | (two << 4), three | (four << 4)];
  });
  const rows = learned.map(({ model, ...step }, at) =>
    JSON.stringify({ scale: columns[at]?.scale ?? 0, bias: Number(model.bias.toFixed(4)), ...step }),
  );
  const text = `import type { Learned } from "./classifier.ts";

// Made by "npm run eval:safety -- --train" from safety/corpus; not written by hand.
export const learned: Learned = {
  steps: [
${rows.map((row) => `    ${row},`).join("\n")}
  ],
  features: "${Buffer.from(bytes).toString("base64")}",
};
`;
  writeFileSync(join(import.meta.dirname, "../core/src/safety/weights.ts"), text);
  console.log(`weights: ${Math.round(text.length / 1024)} KB, ${kept.length} features`);
}
