import { readableText } from "../safety/normalise.ts";
import { countCues, strongestCue } from "./cues.ts";
import { likeness, piecesOf, type Pieces } from "./likeness.ts";
import { answers, moods, topics } from "./material/material.ts";
import type { Answer, Cues, Mood, Situation, Topic } from "./material/topic.ts";

/** What a message is about, as far as the program can tell; null where it cannot. */
export interface Recognised {
  readonly answer: Answer | null;
  readonly topic: Topic | null;
  readonly situation: Situation | null;
  readonly mood: Mood | null;
}

// a cue of one group is weak, of three strong; so much counts as recognised
const enough = 1.2;
const enoughForTopic = 1;
const enoughForAnswer = 1.6;
const shortMessage = 6;

/** Reads topic, situation, mood and questions about the product from a message, in Spanish or English. Never throws. */
export function recognise(message: string): Recognised {
  const { plain } = readableText(message.slice(0, mostRead));
  const words = plain.split(" ");
  const pieces = piecesOf(plain);
  // "no soy feliz" is not glad, and "no son buenas noticias" no good news
  const isDenied = words.some((word) => denials.has(word));
  const answer = bestOf(answers, (one) => scoreOf(one, { words, pieces }));
  const scored = topics
    .filter(({ name }) => !(name === "gratitude" && isDenied))
    .map((topic) => {
      const byWords = Math.min(3, countCues(topic.words, words)) * 0.5;
      const best = bestOf(topic.situations, (situation) => scoreOf(situation, { words, pieces }));
      return { topic, byWords, best, score: byWords + (best?.score ?? 0) };
    });
  const [most] = scored.toSorted((one, other) => other.score - one.score);
  const fitting = moods.filter(({ name }) => !(isDenied && (name === "glad" || name === "calm")));
  const mood = bestOf(fitting, (one) => strongestCue(one.cues, words));
  const situation = most?.best && most.score >= enough && most.best.score > 0.4 ? most.best.one : null;
  // "Es por el trabajo": in a short message one word is enough
  const wanted = words.length <= shortMessage ? enoughForTopic / 2 : enoughForTopic;
  const isAnswer = answer !== null && answer.score >= enoughForAnswer && answer.score >= (most?.score ?? 0);
  return {
    answer: isAnswer ? answer.one : null,
    topic: most && (situation || most.byWords >= wanted) ? most.topic : null,
    situation,
    mood: mood?.one ?? null,
  };
}

const mostRead = 1500;
const denials = new Set("no ni nunca jamas sin not don't dont isn't isnt never no".split(" "));

interface Read {
  readonly words: readonly string[];
  readonly pieces: Pieces;
}

/** By cues (a group each), and by likeness to how others say it. */
function scoreOf(one: { cues: Cues; examples: Situation["examples"] }, { words, pieces }: Read): number {
  const byCue = strongestCue(one.cues, words);
  const alike = Math.max(0, ...examplesOf(one).map((example) => likeness(example, pieces)));
  // below .45 texts are alike by chance
  return byCue * 0.8 + Math.max(0, alike - 0.45) * 4;
}

const known = new WeakMap<object, readonly Pieces[]>();

function examplesOf(one: { examples: Situation["examples"] }): readonly Pieces[] {
  const made = known.get(one);
  if (made) return made;
  const fresh = [...one.examples.es, ...one.examples.en].map((text) => piecesOf(readableText(text).plain));
  known.set(one, fresh);
  return fresh;
}

function bestOf<One>(all: readonly One[], score: (one: One) => number): { one: One; score: number } | null {
  let best: { one: One; score: number } | null = null;
  for (const one of all) {
    const scored = score(one);
    if (scored > (best?.score ?? 0)) best = { one, score: scored };
  }
  return best;
}
