import type { ByLanguage } from "../language.ts";
import type { TopicReaderWeights } from "./topic-reader.ts";

/** What people talk about here, in the order in which it is offered to choose from. */
export const topicNames = [
  "work",
  "money",
  "family",
  "friends",
  "study",
  "sleep",
  "panic",
  "overwhelm",
  "loneliness",
  "grief",
  "low",
  "anger",
  "health",
  "self",
  "home",
  "change",
  "gratitude",
  "small-talk",
  "everyday",
  "product",
] as const;
export type TopicName = (typeof topicNames)[number];

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

export interface TalkOffer {
  readonly to: OfferName;
  /** Why it may help here; null where the reason of the offer itself is enough. */
  readonly because: string | null;
}

/**
 * How a message is recognised. Each cue is a line of groups that must all be in it, in any order: words without accents, in lower case,
 * alternatives separated by "|", "*" at the end for any ending: "jefe|jefa|encargad* grit*|chill*".
 */
export type Cues = readonly string[];

/** Something that people say about their life. */
export interface Situation {
  /** Unique in its topic and language, kebab-case. */
  readonly id: string;
  readonly cues: Cues;
  readonly examples: readonly string[];
  /** What was said, said back: no advice, no question. */
  readonly reflect: readonly string[];
  readonly ask: readonly string[];
  readonly offers: readonly TalkOffer[];
}

/** A thing or a person as people name it, and as the answer names it back. */
export interface Named {
  readonly said: readonly string[];
  readonly as: string;
}

export interface Topic {
  readonly name: TopicName;
  /** Single words that point at the topic. */
  readonly words: Cues;
  readonly named: readonly Named[];
  /** For a known topic without a known situation: lines with {named}. */
  readonly caught: readonly string[];
  /** The same where nothing was named: each ends with a question. */
  readonly goOn: readonly string[];
  readonly situations: readonly Situation[];
}

/** A question or remark about the program itself, with its plain answer. */
export interface Answer {
  readonly id: string;
  readonly cues: Cues;
  readonly examples: readonly string[];
  readonly say: readonly string[];
  readonly offers: readonly TalkOffer[];
}

/** How somebody feels, apart from what it is about. */
export interface Mood {
  readonly name: string;
  readonly cues: Cues;
  readonly examples: readonly string[];
  readonly nameIt: readonly string[];
  readonly ask: readonly string[];
  readonly offers: readonly TalkOffer[];
}

/** What is said when the topic is not clear. */
export interface UnsureTexts {
  readonly unsure: readonly string[];
  /** With {named}: one thing was caught. */
  readonly partly: readonly string[];
  /** With {echo}, the person's own words: nothing was caught. */
  readonly echo: readonly string[];
  /** With {first} and {second}. */
  readonly twoTopics: readonly string[];
  readonly closings: readonly string[];
  /** While a danger stands: no subject, no question. */
  readonly standing: readonly string[];
  /** A tap in the person's words, by topic; `vent` and `breathe` stand for themselves. */
  readonly choices: Readonly<Record<string, string>>;
}

/** What is said to a reply that goes on with a subject and names no other; some with {thread}, what the subject is about. */
export interface FollowTexts {
  /** In easy talk. */
  readonly light: readonly string[];
  /** To what neither weighs nor is small talk: heard, and nothing more. */
  readonly plain: readonly string[];
  /** To an ordinary trouble that goes on, and with {echo}, the person's own words. */
  readonly trouble: readonly string[];
  readonly echoTrouble: readonly string[];
  /** To something hard that goes on, with {echo}, and when nothing of it is left to be said. */
  readonly hard: readonly string[];
  readonly echoHard: readonly string[];
  readonly room: readonly string[];
  /** To whoever was misread, to whoever is not listened to, and to whoever was asked about a danger for nothing. */
  readonly corrected: readonly string[];
  readonly complained: readonly string[];
  readonly alarmMisread: readonly string[];
  /** To a friendly question about the program itself. */
  readonly aboutMe: readonly string[];
  /** To whoever has no more to say. */
  readonly declinedAsk: readonly string[];
  /** While somebody is in panic, and when it passes. */
  readonly grounding: readonly string[];
  readonly eased: readonly string[];
  /** To whoever asks whether others know it too, and whether it is normal. */
  readonly onlyMe: readonly string[];
  readonly isNormal: readonly string[];
  /** To whoever asks what to do. */
  readonly advice: readonly string[];
  readonly leaving: readonly string[];
  /** To whoever wants no exercise. */
  readonly declined: readonly string[];
  readonly thanked: readonly string[];
  /** To what follows good news. */
  readonly gladly: readonly string[];
  /** To whoever tells of somebody who comes, helps or knows. */
  readonly company: readonly string[];
  /** To a name, with {echo}, and to an age or a number. */
  readonly name: readonly string[];
  readonly fact: readonly string[];
  /** To whoever is going to try something. */
  readonly agreed: readonly string[];
  readonly dontKnow: readonly string[];
  /** To a question that the program cannot answer. */
  readonly asked: readonly string[];
}

/** What is told in passing, and what is said to it: no question where it is about something hard. */
export interface Detail {
  readonly id: string;
  readonly cues: Cues;
  readonly say: readonly string[];
}

/** Everything that the embedded program can say in one language, and what it learned to tell topics apart by. */
export interface TalkTexts {
  readonly topics: readonly Topic[];
  readonly answers: readonly Answer[];
  readonly moods: readonly Mood[];
  readonly unsure: UnsureTexts;
  readonly follow: FollowTexts;
  /** In talk about something hard, and in easy talk. */
  readonly details: readonly Detail[];
  readonly easy: readonly Detail[];
  readonly reader: TopicReaderWeights;
}

/** The program's texts as `npm run build` makes them from talk/texts. */
export type Talk = ByLanguage<TalkTexts>;
