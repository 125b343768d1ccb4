import type { ByLanguage } from "../language.ts";
import { isPainful } from "../safety/painful.ts";
import { isBright } from "./bright.ts";
import { asksNothing } from "./follow.ts";
import { aboutSmallThing, isFresh, saidBack } from "./follow-reply.ts";
import type { HeardTopic } from "./heard.ts";
import { heavyTopics } from "./heavy-topics.ts";
import { isIrksome, isPleasant } from "./irksome.ts";
import { lastSentence, withoutLastSentence } from "./last-sentence.ts";
import { withNames } from "./named.ts";
import { wantsOnlyToBeHeard, type Speaking, type Spoken } from "./speaking.ts";
import type { Topic } from "./talk.ts";
import { hasEasyTexts, isEasyTalk, laughs, weighs } from "./tone.ts";
import { closing } from "./unsure-reply.ts";

/** What is said to a subject that the message opens. */
export function aboutTopics(speaking: Speaking): Spoken | null {
  const [first, second] = speaking.heard.topics;
  if (!first) return null;
  const isOpening = speaking.thread === null || hasEasyTexts.has(speaking.thread.topic);
  const areTold = first.situation !== null && second?.situation !== null;
  const two = second && isOpening && (areTold || speaking.heard.words <= fewForTwo);
  return (two ? aboutTwo(speaking, first, second) : null) ?? aboutOne(speaking, first);
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

// who has told more than this is not asked what it is about
const shortTelling = 12;
const fewForTwo = 8;

// below it a name says more of what was meant than the situation does, and easy talk is not taken for a trouble
const clearerThanName = 1.1;

function aboutOne(speaking: Speaking, { topic, situation, clear }: HeardTopic): Spoken | null {
  const { pick, heard } = speaking;
  const named = heard.names.find((name) => name.topic === topic.name)?.as;
  const isTrouble = isTroubleTold(speaking, topic);
  const isEasy = isEasyTalk(topic.name, speaking.conversation.level) && !isTrouble;
  const isSaidPlainly = isPainful(speaking.conversation.message, speaking.conversation.language);
  const isToldAtLength = heard.words > shortTelling;
  const isLaughed =
    isEasyTalk(topic.name, speaking.conversation.level) && laughs(speaking.conversation.message);
  if (
    situation &&
    !(isLaughed && !isSaidPlainly) &&
    ((!isEasy && (named === undefined || isToldAtLength)) || isSaidPlainly || clear >= clearerThanName)
  ) {
    const place = `${topic.name}.${situation.id}`;
    const reflection = pick(`${place}.reflect`, situation.reflect);
    if (reflection !== null)
      return { parts: [reflection, ...question(speaking, pick(`${place}.ask`, situation.ask))], choices: [] };
  }
  const small = situation === null ? smallThing(speaking, topic) : null;
  if (small) return small;
  if (isToldAtLength) {
    const told = aboutTold(speaking, topic, isTrouble);
    if (told) return told;
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

/** Whether an ordinary trouble is told, of a subject that one may also tell of easily. */
function isTroubleTold({ conversation: { message, language, level } }: Speaking, topic: Topic): boolean {
  return isEasyTalk(topic.name, level) && isIrksome(message, language);
}

function isGraveTold(
  { level, ownLevel = level, message, language }: Speaking["conversation"],
  topic: Topic,
): boolean {
  return level > 1 || ownLevel > 0 || heavyTopics.has(topic.name) || isPainful(message, language);
}

/** What was told at some length, with no situation that is known: met for what it is, and nothing is asked of it again. */
function aboutTold(speaking: Speaking, topic: Topic, isTrouble: boolean): Spoken | null {
  const { conversation, texts, pick } = speaking;
  const isHard = isGraveTold(conversation, topic);
  const isOfDay = topic.name === "everyday" && isIrksome(conversation.message, conversation.language);
  if ((hasEasyTexts.has(topic.name) && !isOfDay) || (topic.name === "grief" && isFirstGrief(speaking, topic)))
    return null;
  const isFirst = conversation.before.length === 0;
  const isPlainlyEasy =
    laughs(conversation.message) || isPleasant(conversation.message, conversation.language);
  const isWeighing = isTrouble || isOfDay || conversation.level > 0 || (isFirst && !isPlainlyEasy);
  const kind = isHard ? "hard" : isWeighing ? "trouble" : hasEasyTexts.has(topic.name) ? "light" : "plain";
  const isQuiet = wantsOnlyToBeHeard(conversation);
  const echoed =
    kind === "light" || kind === "plain" || isQuiet
      ? null
      : saidBack(speaking, isHard ? "echoHard" : "echoTrouble", topic.name);
  if (echoed) return echoed;
  const isNew = isFresh(speaking, kind);
  const said = pick(
    `${topic.name}.${kind}`,
    texts.follow[kind],
    (text) => isNew(text) && !(isQuiet && text.includes("?")),
  );
  return said === null ? null : { parts: [said], choices: [] };
}

// questions that lean on the sentence before them
const leaningOn: ByLanguage<RegExp> = {
  en: /\b(?:those|these|this one|that one|the last one|which of|yours|of it|it been|that been)\b/i,
  es: /(?<!\p{L})(?:est[ea]s?|es[ea]s?|eso|cuál de|la tuya|el tuyo|de las tres)(?!\p{L})/iu,
};

/** Good news is met with gladness first, whatever it is about; a situation of its own says more. */
export function gladness(speaking: Speaking): Spoken | null {
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
    const echoed =
      isHard && !isFirstGrief(speaking, topic) ? saidBack(speaking, "echoHard", topic.name) : null;
    if (echoed) return echoed;
  }
  const isIrked = isIrksome(speaking.conversation.message, speaking.conversation.language);
  const easily = isIrked ? "trouble" : hasEasyTexts.has(topic.name) ? "light" : "plain";
  const said =
    isEasyTalk(topic.name, level) || topic.name === "everyday"
      ? speaking.pick(`${topic.name}.${easily}`, speaking.texts.follow[easily], isFresh(speaking, easily))
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

export function aboutMood(speaking: Speaking): Spoken | null {
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
