import type { FoundName } from "./named.ts";
import type { Answer, Mood, Situation, Topic, TopicName } from "./talk.ts";

/** A topic that the message is about, and the situation where that is clear too. */
export interface HeardTopic {
  readonly topic: Topic;
  readonly situation: Situation | null;
  /** How clear the situation is, from 0. */
  readonly clear: number;
  /** How sure the topic is, from 0. */
  readonly score: number;
  /** Whether a word, a phrase or a name of the topic is in the message, not only a likeness. */
  readonly isWorded: boolean;
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
