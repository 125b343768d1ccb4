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
const keptFeatures = 30_000;
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
  const features = places.size;
  const learned = steps.map((step) => {
    const model = learnStep(
      messages.flatMap(({ examples }) => examples),
      { step, features },
    );
    const scored = Array.from({ length: turns }, (_, turn) => {
      const others = messages
        .filter(({ voice }) => turnOf.get(voice) !== turn)
        .flatMap(({ examples }) => examples);
      const trial = learnStep(others, { step, features });
      return messages
        .filter(({ voice }) => turnOf.get(voice) === turn && !voice.startsWith(harmlessVoice))
        .map(({ level, examples: [own] }) => ({ level, score: own ? scoreOf(trial, own.features) : 0 }));
    }).flat();
    const fit = fitProbability(scored.map(({ score, level }) => ({ score, isTaken: level >= step })));
    return { model, ...fit, threshold: thresholdFor(scored, { ...fit, step }) };
  });
  writeWeights(
    learned,
    mostTelling(
      places,
      learned.map(({ model }) => model),
    ),
  );
}

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

/** The features with the largest weights in any step. */
function mostTelling(places: ReadonlyMap<number, number>, models: readonly Model[]): Kept[] {
  const largest = (feature: number) =>
    Math.max(...models.map(({ weights }) => Math.abs(weights[feature] ?? 0)));
  return [...places]
    .map(([place, feature]) => ({ place, feature, size: largest(feature) }))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, keptFeatures)
    .toSorted((one, other) => one.place - other.place);
}

function inBytes({ weights }: Model, kept: readonly Kept[]): { scale: number; bytes: number[] } {
  const values = kept.map(({ feature }) => weights[feature] ?? 0);
  const sizes = values.map(Math.abs).toSorted((one, other) => one - other);
  // a few very large weights must not cost the others their precision
  const scale = Number(((sizes[Math.floor(sizes.length * 0.999)] ?? 1) / 127).toPrecision(6));
  return { scale, bytes: values.map((value) => Math.max(-127, Math.min(127, Math.round(value / scale)))) };
}

type LearnedStep = Omit<Step, "scale" | "bias"> & { readonly model: Model };

function writeWeights(learned: readonly LearnedStep[], kept: readonly Kept[]): void {
  const columns = learned.map(({ model }) => inBytes(model, kept));
  const size = 3 + columns.length;
  const bytes = Buffer.alloc(kept.length * size);
  kept.forEach(({ place }, at) => {
    bytes.writeUIntBE(place, at * size, 3);
    columns.forEach((column, to) => bytes.writeInt8(column.bytes[at] ?? 0, at * size + 3 + to));
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
  features: "${bytes.toString("base64")}",
};
`;
  writeFileSync(join(import.meta.dirname, "../core/src/safety/weights.ts"), text);
  console.log(`weights: ${Math.round(text.length / 1024)} KB, ${kept.length} features`);
}
