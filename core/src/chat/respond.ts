import type { ByLanguage } from "../language.ts";
import type { Conversation } from "./conversation.ts";
import { isBright } from "./bright.ts";
import { echoOf } from "./echo.ts";
import {
  asksNothing,
  easyTopics,
  followedBy,
  goesOn,
  tooFewForSubject,
  isStage,
  threadOf,
  type Thread,
} from "./follow.ts";
import { hear, type Heard, type HeardTopic } from "./hear.ts";
import { withNames } from "./named.ts";
import { offersFor } from "./offers-for.ts";
import { textPicker, type Pick } from "./text-picker.ts";
import type { Talk, TalkOffer, TalkTexts, Topic, TopicName } from "./talk.ts";

export interface Response {
  readonly message: string;
  readonly choices: readonly string[];
  readonly said: readonly string[];
  /** Suitable offers, best first; the server picks one that this person can open. Empty while nothing is to be offered. */
  readonly offers: readonly TalkOffer[];
}

/** What an answer is made of before the offers are chosen. */
interface Spoken {
  readonly parts: readonly string[];
  readonly choices: readonly string[];
}

interface Speaking {
  readonly heard: Heard;
  readonly thread: Thread | null;
  readonly conversation: Conversation;
  readonly texts: TalkTexts;
  readonly pick: Pick;
}

/**
 * The embedded program's answer: what the person said, said back, one open question, and something in the product that may help. No text is
 * used twice in a conversation. Unsure of the topic, it says what it caught and offers choices. The same conversation always gets the same
 * answer. decisions §6
 */
export function respond(conversation: Conversation, talk: Talk): Response {
  const texts = talk[conversation.language];
  const heard = hear(conversation.message, texts, conversation.language);
  const thread = threadOf(conversation, texts);
  const { pick, picked } = textPicker(conversation);
  const speaking: Speaking = { heard, thread, conversation, texts, pick };
  const { parts, choices } =
    whileDanger(speaking) ??
    answered(speaking) ??
    gladness(speaking) ??
    followed(speaking) ??
    aboutTopics(speaking) ??
    aboutMood(speaking) ??
    unsure(speaking);
  // a reply of a few words names no subject to offer something for
  const isReply = thread !== null && goesOn(conversation, heard, thread) && heard.words <= tooFewForSubject;
  const isGlad = isBright(conversation.message, conversation.language);
  const { offers, marks } = offersFor(isReply || isGlad ? { ...heard, topics: [] } : heard, conversation);
  return { message: parts.join(" "), choices, said: [...picked(), ...marks], offers };
}

/** From level 3 on nothing is guessed at: a wrong subject would be the worst answer. */
function whileDanger({ conversation, texts, pick, heard }: Speaking): Spoken | null {
  if (conversation.level < 3 || heard.answer) return null;
  const { standing } = texts.unsure;
  return { parts: [pick("standing", standing) ?? standing[0] ?? ""], choices: [] };
}

/** A question or remark about the program. */
function answered({ heard: { answer }, pick }: Speaking): Spoken | null {
  const said = answer ? pick(`answer.${answer.id}`, answer.say) : null;
  return said === null ? null : { parts: [said], choices: [] };
}

/** A reply that opens no subject of its own goes on with the one before it. */
function followed(speaking: Speaking): Spoken | null {
  const { heard, thread, conversation, texts, pick } = speaking;
  if (!thread || !goesOn(conversation, heard, thread)) return null;
  const fitting = followedBy(conversation, heard, thread);
  const kind = isVenting(speaking) && isStage(fitting) ? "room" : fitting;
  const isQuiet = isVenting(speaking) || asksNothing(conversation, kind);
  if (isStage(kind) && !isQuiet) {
    const echoed = saidBack(speaking, kind === "light" ? "echoLight" : "echoHard", "follow");
    if (echoed) return echoed;
  }
  const named = thread.named;
  const isFit = (text: string) =>
    (named !== null || !text.includes("{thread}")) && !(isQuiet && text.includes("?"));
  const said = pick(`follow.${kind}`, texts.follow[kind], isFit);
  return said === null ? null : { parts: [withNames(said, { thread: named ?? "" })], choices: [] };
}

/** The person's own words, said back, where the answer before this one did not; what weighs more than distress is not repeated. */
function saidBack(
  { conversation, texts, pick }: Speaking,
  kind: "echoLight" | "echoHard",
  spokenOf: TopicName | "follow",
): Spoken | null {
  const echo = wordsToSayBack(conversation);
  if (echo === null) return null;
  const all = texts.follow[kind];
  // whatever it was spoken of
  const isUsed = (text: string) =>
    [...conversation.said].some((id) => id.endsWith(`.${kind}.${all.indexOf(text) + 1}`));
  const said = pick(`${spokenOf}.${kind}`, all, (text) => !isUsed(text));
  return said === null ? null : { parts: [withNames(said, { echo })], choices: [] };
}

function wordsToSayBack({ message, said, level }: Conversation): string | null {
  const wasSaidBack = [...said].slice(-2).some((id) => id.includes(".echo"));
  return level >= 2 || wasSaidBack ? null : echoOf(message);
}

function aboutTopics(speaking: Speaking): Spoken | null {
  const [first, second] = speaking.heard.topics;
  if (!first) return null;
  return (second ? aboutTwo(speaking, first, second) : null) ?? aboutOne(speaking, first);
}

/** Two topics at once: both are named, and the person chooses. */
function aboutTwo({ texts, heard, pick }: Speaking, first: HeardTopic, second: HeardTopic): Spoken | null {
  const nameOf = ({ topic }: HeardTopic) => heard.names.find((name) => name.topic === topic.name)?.as;
  const [one, other] = [nameOf(first), nameOf(second)];
  const choices = [first, second].flatMap(({ topic }) => texts.unsure.choices[topic.name] ?? []);
  if (one === undefined || other === undefined || one === other || choices.length < 2) return null;
  const said = pick("two", texts.unsure.twoTopics);
  return said === null ? null : { parts: [withNames(said, { first: one, second: other })], choices };
}

// below it a name says more of what was meant than the situation does
const clearerThanName = 1.1;

function aboutOne(speaking: Speaking, { topic, situation, clear }: HeardTopic): Spoken | null {
  const { pick, heard } = speaking;
  const named = heard.names.find((name) => name.topic === topic.name)?.as;
  if (situation && (named === undefined || clear >= clearerThanName)) {
    const place = `${topic.name}.${situation.id}`;
    const reflection = pick(`${place}.reflect`, situation.reflect);
    if (reflection !== null)
      return { parts: [reflection, ...question(speaking, pick(`${place}.ask`, situation.ask))], choices: [] };
  }
  const caught = named === undefined ? null : pick(`${topic.name}.caught`, topic.caught);
  if (caught !== null && named !== undefined) {
    const leaning = leaningOn[speaking.conversation.language];
    const ask = pick(`${topic.name}.on`, topic.goOn, (text) => !leaning.test(lastSentence(text)));
    return {
      parts: [withNames(caught, { named }), ...question(speaking, ask && lastSentence(ask))],
      choices: [],
    };
  }
  return aboutMood(speaking) ?? goOn(speaking, topic);
}

// questions that lean on the sentence before them
const leaningOn: ByLanguage<RegExp> = {
  en: /\b(?:those|these|this one|that one|which of|yours|of it|it been|that been)\b/i,
  es: /(?<!\p{L})(?:est[ea]s?|es[ea]s?|eso|cuál de|la tuya|el tuyo|de las tres)(?!\p{L})/iu,
};

/** Good news is met with gladness first, whatever it is about; a situation of its own says more. */
function gladness(speaking: Speaking): Spoken | null {
  const { conversation, texts, heard } = speaking;
  const [first] = heard.topics;
  if (first?.topic.name === "gratitude" && first.situation) return null;
  if ([...conversation.said].some((id) => id.startsWith("mood.glad"))) return null;
  const glad = texts.moods.find(({ name }) => name === "glad");
  if (!glad || conversation.level > 0 || !isBright(conversation.message, conversation.language)) return null;
  return aboutMood({ ...speaking, heard: { ...heard, mood: glad } });
}

function goOn(speaking: Speaking, topic: Topic): Spoken | null {
  if (!isVenting(speaking)) {
    const echoed = saidBack(speaking, easyTopics.has(topic.name) ? "echoLight" : "echoHard", topic.name);
    if (echoed) return echoed;
  }
  const said = speaking.pick(`${topic.name}.on`, topic.goOn);
  if (said === null) return closing(speaking);
  return { parts: [isVenting(speaking) ? withoutLastSentence(said) : said], choices: [] };
}

function aboutMood(speaking: Speaking): Spoken | null {
  const { heard, pick } = speaking;
  if (!heard.mood) return null;
  const feeling = pick(`mood.${heard.mood.name}`, heard.mood.nameIt);
  const ask = pick(`mood.${heard.mood.name}.ask`, heard.mood.ask);
  return feeling === null ? null : { parts: [feeling, ...question(speaking, ask)], choices: [] };
}

/** Whoever only wants to vent is not asked. */
function question(speaking: Speaking, ask: string | null): string[] {
  return ask === null || ask === "" || isVenting(speaking) ? [] : [ask];
}

function isVenting({ conversation: { said } }: Speaking): boolean {
  return [...said].some((id) => id.startsWith("answer.just-venting"));
}

const mostChoices = 4;
const usual: readonly TopicName[] = ["work", "family", "sleep", "overwhelm"];

/** Unsure: what was caught is said, and three or four choices are there to tap. */
function unsure(speaking: Speaking): Spoken {
  const { heard, texts, pick } = speaking;
  const { choices } = texts.unsure;
  const topics = [...new Set([...heard.guesses, ...usual])].flatMap((name) => choices[name] ?? []);
  const taps = [
    ...topics.slice(0, mostChoices - 2),
    ...[choices["vent"], choices["breathe"]].flatMap((tap) => tap ?? []),
  ];
  const [named] = heard.names;
  const echo = named ? null : wordsToSayBack(speaking.conversation);
  const echoed = echo === null ? null : pick("unsure.echo", texts.unsure.echo);
  if (echoed !== null && echo !== null) return { parts: [withNames(echoed, { echo })], choices: taps };
  const partly = named ? pick("partly", texts.unsure.partly) : null;
  const said =
    partly !== null && named ? withNames(partly, { named: named.as }) : pick("unsure", texts.unsure.unsure);
  return said === null ? { ...closing(speaking), choices: taps } : { parts: [said], choices: taps };
}

/** A subject that has been talked out: the program has no more of its own, and says so. */
function closing({ texts, pick }: Speaking): Spoken {
  const said = pick("closing", texts.unsure.closings) ?? texts.unsure.closings.at(-1) ?? "";
  return { parts: [said], choices: [] };
}

function lastSentence(text: string): string {
  return /(?:^|[.!?…] )([^.!?…]+\?)$/.exec(text)?.[1] ?? text;
}

function withoutLastSentence(text: string): string {
  const rest = text.slice(0, text.length - lastSentence(text).length).trim();
  return rest === "" ? text : rest;
}
