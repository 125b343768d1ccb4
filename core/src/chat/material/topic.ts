import type { Bilingual, Language } from "../../language.ts";

/** What people talk about here. */
export const topicNames = [
  "work",
  "money",
  "family",
  "loneliness",
  "grief",
  "sleep",
  "panic",
  "health",
  "study",
  "anger",
  "gratitude",
  "small-talk",
  "product",
] as const;
export type TopicName = (typeof topicNames)[number];

/**
 * How a message is recognised. Each cue is a line of groups that must all be in it, in any order: words without accents, in
 * lower case, alternatives parted by "|", "*" at the end for any ending: "jefe|jefa|encargad* grit*|chill*".
 */
export type Cues = Readonly<Record<Language, readonly string[]>>;

/** Something that people say of their life, which the program can say back in words of its own. */
export interface Situation {
  /** Unique in its topic, kebab-case. */
  readonly id: string;
  readonly cues: Cues;
  /** Sentences as people write them; whoever says it in other words is recognised by likeness. */
  readonly examples: Readonly<Record<Language, readonly string[]>>;
  /** What was said, in other words, without advice and without a question: each a whole small paragraph. */
  readonly reflect: readonly Bilingual[];
  /** Open questions, one of which follows. */
  readonly ask: readonly Bilingual[];
  /** What of the product may fit, best first. */
  readonly offers?: readonly OfferName[];
}

export interface Topic {
  readonly name: TopicName;
  /** Single words that point at the topic, as in a cue; they only add weight. */
  readonly words: Cues;
  readonly situations: readonly Situation[];
  /** What keeps the talk going when the topic is clear and the situation is not: a reflection with an open question. */
  readonly goOn: readonly Bilingual[];
}

/** How somebody feels, apart from what it is about. */
export const moodNames = [
  "sad",
  "anxious",
  "angry",
  "tired",
  "ashamed",
  "overwhelmed",
  "numb",
  "afraid",
  "calm",
  "glad",
] as const;
export type MoodName = (typeof moodNames)[number];

export interface Mood {
  readonly name: MoodName;
  readonly cues: Cues;
  /** A sentence or two that name the feeling and stay with it, without a question. */
  readonly nameIt: readonly Bilingual[];
  /** Open questions about the feeling. */
  readonly ask: readonly Bilingual[];
  readonly offers?: readonly OfferName[];
}

/** A question about the program itself or about how the product works, with its plain answer. */
export interface Answer {
  readonly id: string;
  readonly cues: Cues;
  readonly examples: Readonly<Record<Language, readonly string[]>>;
  readonly say: readonly Bilingual[];
  readonly offers?: readonly OfferName[];
}

/** Something of the product to offer: a screen, a resource of the library by id, or an activity of the catalogue by key. */
export type OfferName =
  | "breathing"
  | "activities"
  | "garden"
  | "assessment"
  | "resources"
  | "help"
  | `resource:${string}`
  | `activity:${string}`;
