import type { Language } from "../language.ts";
import type { HeardTopic } from "./heard.ts";
import { isPainful } from "../safety/painful.ts";
import { lossIn } from "./loss-in.ts";
import { greetingAtNight } from "./short-reply.ts";
import type { TopicName } from "./talk.ts";

// what hurts is no small talk, however it sounds
const lightInPain: ReadonlySet<TopicName> = new Set(["small-talk", "everyday", "product", "gratitude"]);
const plainLoss = 0.5;
const unlikely = 0.33;

/** The scores of topics in a message that hurts: light ones lose, and the one that a word of it names wins. */
export function inPain(message: string, language: Language): (heard: HeardTopic) => HeardTopic {
  if (!isPainful(message, language)) return (heard) => heard;
  const loss = lossIn(message, language);
  return (heard) => {
    if (lightInPain.has(heard.topic.name)) return { ...heard, score: heard.score * unlikely };
    return heard.topic.name === loss ? { ...heard, score: heard.score + plainLoss, isWorded: true } : heard;
  };
}

// "buenas noches, hace días que…" opens what is told after it
const longGreeting = 6;

/** "Buenas noches" that opens a talk greets, and says no good night. */
export function asGreeting(
  topics: readonly HeardTopic[],
  { plain, isFirst }: { readonly plain: string; readonly isFirst: boolean },
): readonly HeardTopic[] {
  const [first] = topics;
  if (!first || !isFirst || first.situation?.id !== "good-night" || !greetingAtNight.test(plain))
    return topics;
  if (plain.split(" ").length > longGreeting) return topics.slice(1);
  const greeting = first.topic.situations.find(({ id }) => id === "greeting") ?? null;
  return [{ ...first, situation: greeting }];
}
