import { pieceFeatures } from "@remanso/core/chat/topic-features.ts";
import { topicLexicon, type LexiconTexts } from "@remanso/core/chat/topic-lexicon.ts";
import { softmax, type Tone, type TopicReaderWeights } from "@remanso/core/chat/topic-reader.ts";
import type { TalkTexts } from "@remanso/core/chat/talk.ts";
import { learnedReaders } from "@remanso/core/safety/learned-readers.ts";
import { readableText } from "@remanso/core/safety/normalise.ts";
import { readMessage } from "@remanso/core/safety/read-message.ts";
import { seeded, shuffle } from "@remanso/core/seeded.ts";

/** A message as somebody typed it, and what it is about: one topic, or two that count half each. */
export interface Labelled {
  readonly topics: readonly string[];
  readonly text: string;
}

interface Example {
  readonly tone: Tone;
  readonly features: readonly number[];
  /** The share of each class. */
  readonly wanted: ReadonlyMap<number, number>;
}

const rounds = 14;
const learningRate = 0.25;
// labels are judgements, and a message has more than one subject
const doubt = 0.1;
const dropped = 0.25;
// most classes are settled after the first rounds, and moving them further takes most of the time
const tooSmallToMatter = 0.002;
// what one example alone has says nothing about others
const leastExamples = 2;

/**
 * Learns to tell topics and remarks apart from the examples of the texts and from labelled messages: softmax regression by AdaGrad, the same
 * each time.
 */
export function learnTopics(
  { topics, answers }: Pick<TalkTexts, "topics" | "answers">,
  { messages, lexicon }: { readonly messages: readonly Labelled[]; readonly lexicon: LexiconTexts },
): TopicReaderWeights {
  const known = topicLexicon(lexicon);
  const labelled = [
    ...topics.flatMap(({ name, situations }) =>
      situations.flatMap(({ examples }) => examples.map((text) => ({ topics: [name], text }))),
    ),
    ...answers.flatMap(({ id, examples }) => examples.map((text) => ({ topics: [`answer.${id}`], text }))),
    ...messages,
  ];
  const classes = [...topics.map(({ name }) => name), ...answers.map(({ id }) => `answer.${id}`)];
  const raw = labelled.map((message) => ({
    tone: toneOf(message.text),
    wanted: new Map(message.topics.map((name) => [classes.indexOf(name), 1 / message.topics.length])),
    features: pieceFeatures(wordsOf(message.text), known),
  }));
  const places = sharedFeatures(raw);
  const examples = raw.map(({ wanted, features, tone }): Example => ({
    tone,
    wanted,
    features: features.flatMap((feature) => places.get(feature) ?? []),
  }));
  return { ...packed(classes, places, learned(examples, places.size, classes.length)), lexicon };
}

function toneOf(text: string): Tone {
  return readMessage(text, learnedReaders()).level > 0 ? "heavy" : "easy";
}

/** A text as the reader gets it. */
function wordsOf(text: string): string[] {
  return readableText(text)
    .plain.split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function sharedFeatures(examples: readonly Pick<Example, "features">[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([, count]) => count >= leastExamples).map(([feature]) => feature);
  return new Map(kept.toSorted((one, other) => one - other).map((feature, place) => [feature, place]));
}

interface Model {
  /** Features × classes, the classes of a feature side by side. */
  readonly weights: Float32Array;
  readonly biases: Readonly<Record<Tone, Float32Array>>;
}

function learned(examples: readonly Example[], features: number, classes: number): Model {
  const madeOf = (start: number): Model => ({
    weights: new Float32Array(features * classes).fill(start),
    biases: { easy: new Float32Array(classes).fill(start), heavy: new Float32Array(classes).fill(start) },
  });
  const model = madeOf(0);
  const squares = madeOf(1e-3);
  const chance = seeded(7);
  const order = [...examples];
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, chance);
    for (const { features: all, wanted, tone } of order) {
      const kept = all.filter(() => chance() >= dropped);
      const slopes = softmax(scoresOf(model, { kept, tone }, classes)).map(
        (share, at) => share - ((wanted.get(at) ?? 0) * (1 - doubt) + doubt / classes),
      );
      descend(model, squares, { kept, tone, slopes });
    }
  }
  return model;
}

/** An example without the features that are left out of this step. */
interface Kept {
  readonly kept: readonly number[];
  readonly tone: Tone;
}

/** Each class's score: the mean of its features' weights, by the root of their number, and its bias. */
function scoresOf({ weights, biases }: Model, { kept, tone }: Kept, classes: number): number[] {
  const sums = new Float64Array(classes);
  for (const feature of kept) addTo(sums, weights.subarray(feature * classes, (feature + 1) * classes));
  const size = 1 / Math.sqrt(kept.length || 1);
  return Array.from(sums, (sum, at) => sum * size + (biases[tone][at] ?? 0));
}

function addTo(sums: Float64Array, weights: Float32Array): void {
  for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
}

/** One step of AdaGrad, of the classes that it still concerns. */
function descend(
  { weights, biases }: Model,
  squares: Model,
  { kept, tone, slopes }: Kept & { readonly slopes: readonly number[] },
): void {
  const moved = slopes.flatMap((slope, at) => (Math.abs(slope) < tooSmallToMatter ? [] : [at]));
  const steps = moved.map((at) => slopes[at] ?? 0);
  move({ weights: biases[tone], squares: squares.biases[tone], first: 0 }, moved, steps);
  const size = 1 / Math.sqrt(kept.length || 1);
  const smaller = steps.map((step) => step * size);
  for (const feature of kept)
    move({ weights, squares: squares.weights, first: feature * slopes.length }, moved, smaller);
}

interface Row {
  readonly weights: Float32Array;
  readonly squares: Float32Array;
  readonly first: number;
}

function move({ weights, squares, first }: Row, moved: readonly number[], steps: readonly number[]): void {
  for (let index = 0; index < moved.length; index += 1) {
    const place = first + (moved[index] ?? 0);
    const step = steps[index] ?? 0;
    squares[place] = (squares[place] ?? 0) + step * step;
    weights[place] = (weights[place] ?? 0) - (learningRate * step) / Math.sqrt(squares[place] ?? 1);
  }
}

function packed(
  classes: readonly string[],
  places: ReadonlyMap<number, number>,
  model: Model,
): Omit<TopicReaderWeights, "lexicon"> {
  const most = model.weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const scale = Number((most / 127).toPrecision(6));
  const bytes = Int8Array.from(model.weights, (weight) => Math.round(weight / scale));
  const features = [...places.keys()];
  const steps = Uint32Array.from(features, (feature, at) => feature - (features[at - 1] ?? 0));
  return {
    classes,
    biases: { easy: rounded(model.biases.easy), heavy: rounded(model.biases.heavy) },
    scale,
    features: Buffer.from(steps.buffer).toString("base64"),
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
}

function rounded(numbers: Float32Array): number[] {
  return Array.from(numbers, (number) => Number(number.toFixed(4)));
}
