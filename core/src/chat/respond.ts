import type { ByLanguage } from "../language.ts";
import type { Conversation } from "./conversation.ts";
import { isBright } from "./bright.ts";
import { asksNothing, goesOn, tooFewForSubject, threadOf } from "./follow.ts";
import { aboutSmallThing, courtesy, followed, isFresh, saidBack } from "./follow-reply.ts";
import { inquiry } from "./inquiry.ts";
import { lastSentence, withoutLastSentence } from "./last-sentence.ts";
import { hear } from "./hear.ts";
import type { HeardTopic } from "./heard.ts";
import { withNames } from "./named.ts";
import { offersFor } from "./offers-for.ts";
import { isPainful } from "../safety/painful.ts";
import { wantsOnlyToBeHeard, type Speaking, type Spoken } from "./speaking.ts";
import { textPicker } from "./text-picker.ts";
import type { Talk, TalkOffer, Topic } from "./talk.ts";
import { asFelt, inItsTone, isEasyTalk, weighs, hasEasyTexts } from "./tone.ts";
import { closing, unsure } from "./unsure-reply.ts";

export interface Response {
  readonly message: string;
  readonly choices: readonly string[];
  readonly said: readonly string[];
  /** Suitable offers, best first; the server picks one that this person can open. Empty while nothing is to be offered. */
  readonly offers: readonly TalkOffer[];
}

/**
 * The embedded program's answer: what the person said, said back, one open question, and something in the product that may help. No text is
 * used twice in a conversation. Unsure of the topic, it says what it caught and offers choices. The same conversation always gets the same
 * answer. decisions §6
 */
export function respond(asWritten: Conversation, talk: Talk): Response {
  const conversation = asFelt(asWritten);
  const texts = talk[conversation.language];
  const heard = inItsTone(hear(conversation.message, texts, conversation), conversation);
  const thread = threadOf(conversation, texts);
  const { pick, picked } = textPicker(conversation);
  const speaking: Speaking = { heard, thread, conversation, texts, pick };
  const polite = conversation.level < 3 ? courtesy(speaking) : null;
  const { parts, choices } =
    whileDanger(speaking) ??
    polite ??
    inDoubt(speaking) ??
    answered(speaking) ??
    inquiry(speaking) ??
    gladness(speaking) ??
    followed(speaking) ??
    aboutTopics(speaking) ??
    aboutMood(speaking) ??
    unsure(speaking);
  // a reply of a few words names no subject to offer something for
  const isReply = thread !== null && goesOn(conversation, heard, thread) && heard.words <= tooFewForSubject;
  // nor does a goodbye, or good news
  const asksNoHelp = polite !== null || isBright(conversation.message, conversation.language);
  const { offers, marks } = offersFor(isReply ? { ...heard, topics: [] } : heard, {
    ...conversation,
    asksNoHelp,
  });
  return { message: parts.join(" "), choices, said: [...picked(), ...marks], offers };
}

/** From level 3 on nothing is guessed at: a wrong subject would be the worst answer. */
function whileDanger({ conversation, texts, pick, heard }: Speaking): Spoken | null {
  if (conversation.level < 3 || heard.answer) return null;
  const { standing } = texts.unsure;
  return { parts: [pick("standing", standing) ?? standing[0] ?? ""], choices: [] };
}

/** While a danger is asked about, what sounds like small talk is met with room. */
function inDoubt({ conversation, texts, pick, heard, thread }: Speaking): Spoken | null {
  const [first] = heard.topics;
  const isLight = first === undefined || hasEasyTexts.has(first.topic.name);
  if (conversation.level !== 2 || thread !== null || heard.answer || !isLight) return null;
  const said = pick("follow.room", texts.follow.room, (text) => !text.includes("{thread}"));
  return said === null ? null : { parts: [said], choices: [] };
}

/** A question or remark about the program. */
function answered({ heard: { answer }, pick }: Speaking): Spoken | null {
  const said = answer ? pick(`answer.${answer.id}`, answer.say) : null;
  return said === null ? null : { parts: [said], choices: [] };
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

// below it a name says more of what was meant than the situation does, and easy talk is not taken for a trouble
const clearerThanName = 1.1;

function aboutOne(speaking: Speaking, { topic, situation, clear }: HeardTopic): Spoken | null {
  const { pick, heard } = speaking;
  const named = heard.names.find((name) => name.topic === topic.name)?.as;
  const isEasy = isEasyTalk(topic.name, speaking.conversation.level);
  const isSaidPlainly = isPainful(speaking.conversation.message, speaking.conversation.language);
  if (situation && ((named === undefined && !isEasy) || isSaidPlainly || clear >= clearerThanName)) {
    const place = `${topic.name}.${situation.id}`;
    const reflection = pick(`${place}.reflect`, situation.reflect);
    if (reflection !== null)
      return { parts: [reflection, ...question(speaking, pick(`${place}.ask`, situation.ask))], choices: [] };
  }
  const small = situation === null ? smallThing(speaking, topic) : null;
  if (small) return small;
  const echoed =
    isEasy && !wantsOnlyToBeHeard(speaking.conversation) ? saidBack(speaking, "echoLight", topic.name) : null;
  if (echoed) return echoed;
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
  en: /\b(?:those|these|this one|that one|the last one|which of|yours|of it|it been|that been)\b/i,
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

/** In easy talk: the heat, a shift, a cat, met for itself. */
function smallThing(speaking: Speaking, topic: Topic): Spoken | null {
  const { conversation } = speaking;
  if (weighs(topic.name, conversation.level) || isPainful(conversation.message, conversation.language))
    return null;
  const isQuiet = wantsOnlyToBeHeard(conversation) || asksNothing(conversation, "light");
  return aboutSmallThing(speaking, { spokenOf: topic.name, isQuiet });
}

function goOn(speaking: Speaking, topic: Topic): Spoken | null {
  const { level } = speaking.conversation;
  if (!wantsOnlyToBeHeard(speaking.conversation)) {
    const isHard = weighs(topic.name, level);
    const echoed = isFirstGrief(speaking, topic)
      ? null
      : saidBack(speaking, isHard ? "echoHard" : "echoLight", topic.name);
    if (echoed) return echoed;
  }
  const { light } = speaking.texts.follow;
  const said = isEasyTalk(topic.name, level)
    ? speaking.pick(`${topic.name}.light`, light, isFresh(speaking, "light"))
    : speaking.pick(
        `${topic.name}.on`,
        topic.goOn,
        (text) => condoles.test(text) || !isFirstGrief(speaking, topic),
      );
  if (said === null) return closing(speaking);
  return {
    parts: [wantsOnlyToBeHeard(speaking.conversation) ? withoutLastSentence(said) : said],
    choices: [],
  };
}

const condoles = /\b(?:sorry|siento|lamento)\b/i;

/** A loss is met with condolence first. */
function isFirstGrief({ conversation: { said } }: Speaking, topic: Topic): boolean {
  return topic.name === "grief" && ![...said].some((id) => id.startsWith("grief."));
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
  return ask === null || ask === "" || wantsOnlyToBeHeard(speaking.conversation) ? [] : [ask];
}
