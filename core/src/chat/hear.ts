import { readableText } from "../safety/normalise.ts";
import { countCues, strongestCue } from "./cues.ts";
import { isAboutMedicine } from "./medicine.ts";
import type { Conversation } from "./conversation.ts";
import { heavyTopics, isGrave } from "./heavy-topics.ts";
import { isQuestion } from "./inquiry-words.ts";
import type { Heard, HeardTopic } from "./heard.ts";
import { asGreeting, inPain } from "./heard-topics.ts";
import { likeness, piecesOf, type Pieces } from "./likeness.ts";
import { namesIn, type FoundName } from "./named.ts";
import type { Answer, Cues, Mood, TalkTexts, Topic, TopicName } from "./talk.ts";
import { tappedIn } from "./tapped.ts";
import { topicReader, type Tone, type TopicReader } from "./topic-reader.ts";

const mostRead = 1500;
// chosen on messages of talk/heard while they still were the measured ones: below it choices are offered, which a tenth of the messages then get
const sure = 0.35;
const guess = 0.12;
const sureSecond = 0.45;
/** Topics that are never one of two: they colour what is said instead. */
const alone: ReadonlySet<TopicName> = new Set([
  "small-talk",
  "everyday",
  "product",
  "gratitude",
  "low",
  "anger",
  "panic",
  "overwhelm",
  "self",
]);

/**
 * Reads topic, situation, mood, names and remarks about the program from a message in the language of `texts`; `level` says whether the person
 * suffers. Never throws.
 */
export function hear(
  message: string,
  texts: TalkTexts,
  {
    language,
    level,
    before = [],
  }: Pick<Conversation, "language" | "level"> & Partial<Pick<Conversation, "before">>,
): Heard {
  const { plain } = readableText(message.slice(0, mostRead));
  const words = plain.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  const names = namesIn(texts.topics, plain);
  const read = readIn({ plain, words, names, isQuestion: isQuestion(message, language) }, texts, {
    level,
    before,
  });
  const tapped = tappedIn(message, texts);
  if (tapped) return { ...tapped, guesses: [], mood: null, names, words: words.length };
  const medicine = isAboutMedicine(plain, language)
    ? texts.answers.find(({ id }) => id === "medicine")
    : null;
  const scored = texts.topics
    .map((topic) => scoredTopic(topic, read))
    .map(inPain(message, language))
    .toSorted((one, other) => other.score - one.score);
  const answer = medicine ?? answerIn(texts.answers, read, scored);
  const topics = asGreeting(sureOf(scored), { plain, isFirst: before.length === 0 });
  return {
    answer,
    topics: topics.length === 0 && answer === null && isTold(message, read) ? everydayIn(scored) : topics,
    guesses: scored.filter(({ score }) => score >= guess).map(({ topic }) => topic.name),
    mood: moodIn(texts.moods, words),
    names,
    words: words.length,
  };
}

interface Written {
  readonly plain: string;
  readonly words: readonly string[];
  readonly names: readonly FoundName[];
  readonly isQuestion: boolean;
}

function readIn(
  { plain, words, names, isQuestion: asks }: Written,
  texts: TalkTexts,
  { level, before }: Pick<Conversation, "level" | "before">,
): Read {
  const tone = level > 0 ? "heavy" : "easy";
  const reader = readerOf(texts);
  return {
    tone,
    words,
    pieces: piecesOf(plain),
    shares: reader.shares(words, tone),
    known: words.filter(reader.knows).length,
    isOfLife: names.some(({ topic }) => topic !== "product"),
    isLater: before.length > 0,
    isReply: before.length > 0 && !asks,
    named: new Set(names.map(({ topic }) => topic)),
  };
}

interface Read {
  readonly tone: Tone;
  /** How many of its words the reader of topics has met. */
  readonly known: number;
  readonly words: readonly string[];
  readonly pieces: Pieces;
  readonly shares: ReadonlyMap<string, number>;
  /** Whether it names somebody or something of the person's life. */
  readonly isOfLife: boolean;
  /** Whether it goes on with a talk and asks nothing. */
  readonly isReply: boolean;
  readonly isLater: boolean;
  readonly named: ReadonlySet<TopicName>;
}

const readers = new WeakMap<TalkTexts, TopicReader>();

function readerOf(texts: TalkTexts): TopicReader {
  const made = readers.get(texts) ?? topicReader(texts.reader);
  readers.set(texts, made);
  return made;
}

/** What the reader, the cues and examples of a situation, and single words say together. */
function scoredTopic(topic: Topic, read: Read): HeardTopic {
  const fits = topic.situations
    .map((situation) => ({ situation, fit: fitOf(situation, read) }))
    // a death, a separation, a lost home: never from likeness alone
    .filter(
      ({ situation, fit }) =>
        fit.cue > 0 || (!isGrave(topic.name, situation.id) && clearness(fit) >= clearAlike),
    );
  const [best] = fits.toSorted((one, other) => clearness(other.fit) - clearness(one.fit));
  const byWords = Math.min(2, countCues(topic.words, read.words)) * 0.1;
  const clear = best ? clearness(best.fit) : 0;
  const situation = best && clear >= clearSituation ? best.situation : null;
  const score = scoreOf(read.shares.get(topic.name), best?.fit ?? noFit) + byWords;
  const isHeavy = heavyTopics.has(topic.name) && (read.tone === "easy" || topic.name === "grief");
  const isUnlikely = isHeavy && situation === null;
  const isWorded = byWords > 0 || (best?.fit.cue ?? 0) > 0 || read.named.has(topic.name);
  return { topic, situation, clear, isWorded, score: isUnlikely ? score * unlikely : score };
}

// who tells easily of the pool, the joke at dinner or hay fever tells of no fear, anger or burden
const unlikely = 0.33;

const fewestTold = 3;
const fewestKnown = 2;

/** Whether something of the day is told, easily and with no question: it needs no list of troubles to choose from. */
function isTold(message: string, { tone, words, known }: Read): boolean {
  return tone === "easy" && words.length >= fewestTold && known >= fewestKnown && !message.includes("?");
}

function everydayIn(scored: readonly HeardTopic[]): HeardTopic[] {
  return scored.filter(({ topic }) => topic.name === "everyday").map((one) => ({ ...one, situation: null }));
}

const clearSituation = 0.75;
// without a cue a message has to be nearly an example
const clearAlike = 0.9;

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
// "se llama Gael" and "me da cosa" answer what was asked; without a word for it they are no remark about the program
const sureOfRemark = 0.75;
// a bare "you?" is none of these
const needsWords: ReadonlySet<string> = new Set(["insult", "swearing", "not-helping", "change-subject"]);
// "can I ask you something?" asks nothing of the world yet
const alwaysNeedsWords: ReadonlySet<string> = new Set(["weather-or-fact-question", "own-life"]);

/** A remark about the program counts where it is clearer than any topic but the program itself. */
function answerIn(answers: readonly Answer[], read: Read, scored: readonly HeardTopic[]): Answer | null {
  const isProgram = scored[0]?.topic.name === "product";
  const byTopic = scored.find(({ topic }) => topic.name !== "product")?.score ?? 0;
  const best = bestOf(answers, (one) => {
    const fit = fitOf(one, read);
    // "mi mujer está de baja" is like "¿cómo me doy de baja?" and asks nothing of the program
    return read.isOfLife && fit.cue === 0 ? 0 : scoreOf(read.shares.get(`answer.${one.id}`), fit);
  });
  const id = best?.one.id ?? "";
  const isToBeWorded = read.isReply || (read.isLater && needsWords.has(id)) || alwaysNeedsWords.has(id);
  const isUnworded = best !== null && isToBeWorded && fitOf(best.one, read).cue === 0;
  const least = isUnworded ? sureOfRemark : isProgram ? sureOfProgram : sure;
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
