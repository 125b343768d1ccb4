import { criesForJoy, hurtsAfterAll, isBright } from "./bright.ts";
import { isIrksome } from "./irksome.ts";
import type { ByLanguage, Language } from "../language.ts";
import { readableText } from "../safety/normalise.ts";
import type { RiskLevel } from "./contract.ts";
import type { Conversation } from "./conversation.ts";
import type { Heard, HeardTopic } from "./heard.ts";
import { heavyTopics } from "./heavy-topics.ts";
import { isPainful } from "../safety/painful.ts";
import { shortReplyIn } from "./short-reply.ts";
import type { TopicName } from "./talk.ts";

/** Whether a subject is to be spoken of as something that weighs, at this level of the conversation. */
export function weighs(topic: TopicName, level: RiskLevel): boolean {
  return level > 0 || heavyTopics.has(topic);
}

export const hasEasyTexts: ReadonlySet<TopicName> = new Set([
  "small-talk",
  "everyday",
  "product",
  "gratitude",
]);

/** What one tells of work, family or home without anything that weighs. Subjects with texts of their own for easy talk are none of these. */
export function isEasyTalk(topic: TopicName, level: RiskLevel): boolean {
  return !weighs(topic, level) && !hasEasyTexts.has(topic);
}

// so long what hurt a moment ago still weighs
const fewTurns = 4;

/**
 * The conversation at the level that its words have for the answer: what hurts weighs, however calmly it is told, and an age, a name or a number
 * in easy talk weighs nothing. The level of danger that is shown stays as it is.
 */
export function asFelt(conversation: Conversation): Conversation {
  const { level, message, before, language } = conversation;
  if (level > 1) return conversation;
  const isHurt = (text: string) => isPainful(text, language);
  if (level === 0) {
    const isEased = isBright(message, language) || laughing.test(message);
    const isHard = isHurt(message) || before.slice(-fewTurns).some(isHurt);
    return isHard && !isEased ? { ...conversation, level: 1 } : conversation;
  }
  const kind = shortReplyIn(conversation, language);
  // "mum cried on the phone", after good news
  const isJoyful = (conversation.ownLevel ?? level) === 0 || criesForJoy(message) || laughing.test(message);
  const isAfterGladness =
    before.slice(-fewTurns).some((text) => isBright(text, language)) &&
    isJoyful &&
    !hurtsAfterAll(message, language) &&
    !isIrksome(message, language);
  if (isAfterGladness) return { ...conversation, level: 0, ownLevel: 0 };
  const isPlain = kind === "fact" || kind === "name" || isBright(message, language);
  return isPlain && !before.some(isHurt) ? { ...conversation, level: 0 } : conversation;
}

/** Whether somebody laughs as they write. */
export function laughs(message: string): boolean {
  return laughing.test(message);
}

const laughing =
  /(?<!\p{L})(?:(?:j[aeij]){2,}\p{L}*|(?:ha){2,}\p{L}*|(?:he){2,}|lol\p{L}*|lmf?ao\p{L}*|xd+)(?!\p{L})|[😂🤣]/iu;

// "happy Sunday" greets
const wishes =
  /^(?:happy|feliz|buen) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|dia|new year|christmas|navidad|ano)\b/;

// a happy word in what hurts is not what is felt: "I was so proud of her"
const merry: ReadonlySet<string> = new Set(["glad", "calm"]);
const brightMoods: ReadonlySet<string> = new Set(["glad", "calm", "relieved"]);

/**
 * What was heard, without the heavy subjects and moods that nothing but likeness or a single word speaks for: where the person laughs, and a
 * dark mood where one tells of the weather, the garden or the game ("all my time is spent on those tomatoes").
 */
export function inItsTone(asRead: Heard, { message, before, level, language }: Conversation): Heard {
  const heard = isOfAnother(message, language) ? withoutOwnFeelings(asRead) : asRead;
  const isSuffering = level > 0 && heard.mood !== null && merry.has(heard.mood.name);
  if (level > 0) return isSuffering ? { ...heard, mood: null } : heard;
  const isLaughing = laughing.test(message);
  const [first] = heard.topics;
  const isGlad = before.some((text) => isBright(text, language)) && !isPainful(message, language);
  const isLight = isLaughing || isGlad || (first !== undefined && hasEasyTexts.has(first.topic.name));
  const isDark = heard.mood !== null && !brightMoods.has(heard.mood.name);
  const isMeant = ({ topic, situation }: HeardTopic) => situation !== null || !heavyTopics.has(topic.name);
  return {
    ...heard,
    topics: heard.topics.filter((one) =>
      isGlad ? !heavyTopics.has(one.topic.name) : !isLaughing || isMeant(one),
    ),
    mood: (isLight && isDark) || wishes.test(readableText(message.slice(0, 60)).plain) ? null : heard.mood,
  };
}

// "my wife is wiped out" tells of no tiredness of one's own
const ofAnother: ByLanguage<RegExp> = {
  en: /^(?:but |and |well )?(?:my \w+(?: \w+)?|he|she|they)(?: is|'s| are|'re| was| were| looks| seems|s) (?!dead|gone|died|leaving|seeing|cheating)(?:so |really |very |just |always |been )*\w+(?: \w+)?$/,
  es: /^(?:pero |y |pues )?(?:mi \w+(?: \w+)?|el|ella|mis \w+) (?:esta|estan|anda|andan|se siente|parece) (?:muy |tan |super |bien )*\w+$/,
};
const ownFeelings: ReadonlySet<TopicName> = new Set(["anger", "low", "overwhelm", "panic", "self"]);

/** Whether a message only tells how somebody else is. */
export function isOfAnother(message: string, language: Language): boolean {
  return ofAnother[language].test(readableText(message.slice(0, 120)).plain.replace(/[ .!]+$/, ""));
}

function withoutOwnFeelings(heard: Heard): Heard {
  return { ...heard, mood: null, topics: heard.topics.filter(({ topic }) => !ownFeelings.has(topic.name)) };
}
