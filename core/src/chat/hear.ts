import { readableText } from "../safety/normalise.ts";
import { countCues, strongestCue } from "./cues.ts";
import { isAboutMedicine } from "./medicine.ts";
import type { Language } from "../language.ts";
import { likeness, piecesOf, type Pieces } from "./likeness.ts";
import { namesIn, type FoundName } from "./named.ts";
import type { Answer, Cues, Mood, Situation, TalkTexts, Topic, TopicName } from "./talk.ts";
import { topicReader, type TopicReader } from "./topic-reader.ts";

/** A topic that the message is about, and the situation where that is clear too. */
export interface HeardTopic {
  readonly topic: Topic;
  readonly situation: Situation | null;
  /** How clear the situation is, from 0. */
  readonly clear: number;
  /** How sure the topic is, from 0. */
  readonly score: number;
}

/** What the program makes of a message. */
export interface Heard {
  readonly answer: Answer | null;
  /** What it is surely about, at most two, the surest first. */
  readonly topics: readonly HeardTopic[];
  /** What it may be about, the likeliest first. */
  readonly guesses: readonly TopicName[];
  readonly mood: Mood | null;
  readonly names: readonly FoundName[];
  readonly words: number;
}

const mostRead = 1500;
// chosen on messages of talk/heard while they still were the measured ones: below it choices are offered, which a tenth of the messages then get
const sure = 0.35;
const guess = 0.12;
const sureSecond = 0.45;
/** Topics that are never one of two: they colour what is said instead. */
const alone: ReadonlySet<TopicName> = new Set(["small-talk", "everyday", "product", "gratitude", "low"]);

/** Reads topic, situation, mood, names and remarks about the program from a message in the language of `texts`. Never throws. */
export function hear(message: string, texts: TalkTexts, language: Language): Heard {
  const { plain } = readableText(message.slice(0, mostRead));
  const words = plain.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  const names = namesIn(texts.topics, plain);
  const isOfLife = names.some(({ topic }) => topic !== "product");
  const read: Read = { words, pieces: piecesOf(plain), shares: readerOf(texts).shares(words), isOfLife };
  const tapped = tappedIn(message, texts);
  if (tapped) return { ...tapped, guesses: [], mood: null, names, words: words.length };
  const medicine = isAboutMedicine(plain, language)
    ? texts.answers.find(({ id }) => id === "medicine")
    : null;
  const scored = texts.topics
    .map((topic) => scoredTopic(topic, read))
    .toSorted((one, other) => other.score - one.score);
  return {
    answer: medicine ?? answerIn(texts.answers, read, scored),
    topics: sureOf(scored),
    guesses: scored.filter(({ score }) => score >= guess).map(({ topic }) => topic.name),
    mood: moodIn(texts.moods, words),
    names,
    words: words.length,
  };
}

/** A choice that was tapped, or typed as it stands. */
function tappedIn(
  message: string,
  { topics, answers, unsure }: TalkTexts,
): Pick<Heard, "answer" | "topics"> | null {
  const [id] = Object.entries(unsure.choices).find(([, words]) => words === message.trim()) ?? [];
  if (id === undefined) return null;
  const answer = answers.find((one) => one.id === tapAnswers[id]) ?? null;
  const topic = topics.find(({ name }) => name === id);
  return { answer, topics: topic ? [{ topic, situation: null, clear: 0, score: 1 }] : [] };
}

const tapAnswers: Readonly<Record<string, string>> = { vent: "just-venting", breathe: "what-can-i-do-now" };

interface Read {
  readonly words: readonly string[];
  readonly pieces: Pieces;
  readonly shares: ReadonlyMap<string, number>;
  /** Whether it names somebody or something of the person's life. */
  readonly isOfLife: boolean;
}

const readers = new WeakMap<TalkTexts, TopicReader>();

function readerOf(texts: TalkTexts): TopicReader {
  const made = readers.get(texts) ?? topicReader(texts.reader);
  readers.set(texts, made);
  return made;
}

/** What the reader, the cues and examples of a situation, and single words say together. */
function scoredTopic(topic: Topic, read: Read): HeardTopic {
  const fits = topic.situations.map((situation) => ({ situation, fit: fitOf(situation, read) }));
  const [best] = fits.toSorted((one, other) => clearness(other.fit) - clearness(one.fit));
  const byWords = Math.min(2, countCues(topic.words, read.words)) * 0.1;
  const score = scoreOf(read.shares.get(topic.name), best?.fit ?? noFit) + byWords;
  const clear = best ? clearness(best.fit) : 0;
  return { topic, situation: best && clear >= clearSituation ? best.situation : null, clear, score };
}

const clearSituation = 0.75;

interface Fit {
  /** The groups of the longest cue that fits. */
  readonly cue: number;
  /** How alike the message is to the nearest example, 0 to 1. */
  readonly alike: number;
}

const noFit: Fit = { cue: 0, alike: 0 };
// below this two messages are alike by chance
const byChance = 0.45;

function scoreOf(share = 0, { cue, alike }: Fit): number {
  return share * 1.3 + Math.min(0.5, cue * 0.1 + Math.max(0, alike - byChance));
}

function clearness({ cue, alike }: Fit): number {
  return cue * 0.4 + Math.max(0, alike - byChance) * 2.4;
}

function sureOf(scored: readonly HeardTopic[]): HeardTopic[] {
  const found = scored.filter(({ score }) => score >= sure);
  const [first, ...others] = found;
  if (!first) return [];
  if (alone.has(first.topic.name)) return [first];
  const second = others.find(({ topic, score }) => score >= sureSecond && !alone.has(topic.name));
  return second ? [first, second] : [first];
}

// to the reader a question about the program is "product" as much as its own answer
const sureOfProgram = 0.2;

/** A remark about the program counts where it is clearer than any topic but the program itself. */
function answerIn(answers: readonly Answer[], read: Read, scored: readonly HeardTopic[]): Answer | null {
  const isProgram = scored[0]?.topic.name === "product";
  const byTopic = scored.find(({ topic }) => topic.name !== "product")?.score ?? 0;
  const best = bestOf(answers, (one) => {
    const fit = fitOf(one, read);
    // "mi mujer está de baja" is like "¿cómo me doy de baja?" and asks nothing of the program
    return read.isOfLife && fit.cue === 0 ? 0 : scoreOf(read.shares.get(`answer.${one.id}`), fit);
  });
  const least = isProgram ? sureOfProgram : sure;
  return best && best.score >= least && best.score > byTopic ? best.one : null;
}

// "no soy feliz" does not mean happy, and "no son buenas noticias" does not mean good news
const denials = new Set("no ni nunca jamas sin not don't dont isn't isnt never".split(" "));
const bright = new Set(["glad", "calm", "relieved"]);

function moodIn(moods: readonly Mood[], words: readonly string[]): Mood | null {
  const isDenied = words.some((word) => denials.has(word));
  const fitting = moods.filter(({ name }) => !(isDenied && bright.has(name)));
  return bestOf(fitting, (mood) => strongestCue(mood.cues, words))?.one ?? null;
}

function fitOf(one: { cues: Cues; examples: readonly string[] }, { words, pieces }: Read): Fit {
  const alike = Math.max(0, ...examplesOf(one).map((example) => likeness(example, pieces)));
  return { cue: strongestCue(one.cues, words), alike };
}

const known = new WeakMap<readonly string[], readonly Pieces[]>();

function examplesOf({ examples }: { examples: readonly string[] }): readonly Pieces[] {
  const made = known.get(examples) ?? examples.map((text) => piecesOf(readableText(text).plain));
  known.set(examples, made);
  return made;
}

function bestOf<One>(all: readonly One[], score: (one: One) => number): { one: One; score: number } | null {
  let best: { one: One; score: number } | null = null;
  for (const one of all) {
    const scored = score(one);
    if (scored > (best?.score ?? 0)) best = { one, score: scored };
  }
  return best;
}
