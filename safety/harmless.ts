import { languages, type ByLanguage, type Language } from "@remanso/core/language.ts";
import { readMessage } from "@remanso/core/safety/read-message.ts";
import { labelledMessages, readTexts } from "../talk/read-texts.ts";
import type { Labelled } from "./corpus.ts";

// too close to danger to be taught as harmless
const notTaught = new Set([
  "walking-on-eggshells",
  "bullying",
  "jealous-partner",
  "gambling-spending",
  "empty",
  "hopeless",
  "worried-about-friend",
  "worried-about-child",
  "attack-now",
  "body-alarm",
]);
const calmTopics = new Set(["gratitude", "small-talk", "everyday", "product"]);

/** The prefix of these voices: they are trained on, but are too easy to choose thresholds with. */
export const harmlessVoice = "material";

/** How people talk to the chat, from its own texts: distress without danger, and ordinary talk. */
export function harmlessTalk(): Labelled[] {
  return languages.flatMap((language) => {
    const { topics, answers } = readTexts(language);
    const troubles = topics.flatMap(({ name, situations }) =>
      situations
        .filter(({ id }) => !notTaught.has(id) && !id.includes("suicid"))
        .flatMap(({ examples }) => labelled(name, { language, examples }, calmTopics.has(name) ? 0 : 1)),
    );
    return [
      ...troubles,
      ...answers
        .filter(({ id }) => id !== "medicine")
        .flatMap(({ examples }) => labelled("answers", { language, examples }, 0)),
    ];
  });
}

const countryOf: ByLanguage<string> = { en: "US", es: "ES" };

interface Said {
  readonly language: Language;
  readonly examples: readonly string[];
  /** Whether somebody has said that they suffer, or that they do not; true if left out. */
  readonly isSorted?: boolean;
}

/** Of these nobody has said whether somebody suffers: they teach only that no danger is in them. */
export const unsortedTroubles = "troubles";

function labelled(name: string, { language, examples, isSorted = true }: Said, level: 0 | 1): Labelled[] {
  return examples.map((text) => ({
    voice: `${harmlessVoice} ${name} ${language}`,
    language,
    country: countryOf[language],
    level,
    category: isSorted ? (level === 0 ? "ordinary" : "distress") : unsortedTroubles,
    text,
  }));
}

const heavyTopics = new Set(["low", "grief", "panic", "overwhelm", "loneliness", "self"]);
const parts = 12;

function isCalm(topic: string): boolean {
  return calmTopics.has(topic) || topic.startsWith("answer.");
}

// remarks to the program that may be about a danger: "can you call an ambulance"
function isNearDanger(topic: string): boolean {
  return /^answer\.(?:medicine|diagnosis|can-you-call-someone|private|wrong)$/.test(topic);
}

/** Messages that others wrote to be told apart by topic, in parts that stand for voices; what a rule takes for danger is left out. */
export function typedTalk(): Labelled[] {
  return languages.flatMap((language) =>
    labelledMessages(language)
      .filter(({ topics, text }) => !topics.some(isNearDanger) && readMessage(text, null).level < 2)
      .flatMap(({ topics, text }, at) => {
        const isHeavy = topics.some((name) => heavyTopics.has(name));
        const isSorted = isHeavy || topics.every(isCalm);
        return labelled(`typed ${at % parts}`, { language, examples: [text], isSorted }, isHeavy ? 1 : 0);
      }),
  );
}

/** The parts of it that limits are chosen on. */
export function isForChoosing({ voice }: Labelled): boolean {
  return new RegExp(`^${harmlessVoice} typed (?:2|5|8|11) `).test(voice);
}
