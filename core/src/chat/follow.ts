import type { ByLanguage, Language } from "../language.ts";
import { hurtsAfterAll, isBright } from "./bright.ts";
import { hasAsked } from "./has-asked.ts";
import { isIrksome, isPleasant } from "./irksome.ts";
import type { Conversation } from "./conversation.ts";
import type { Heard } from "./heard.ts";
import { heavyTopics } from "./heavy-topics.ts";
import { isQuestion } from "./inquiry-words.ts";
import { namesIn } from "./named.ts";
import { isPainful } from "../safety/painful.ts";
import { isInPanic } from "./panic-circle.ts";
import { readableText } from "../safety/normalise.ts";
import type { FollowTexts, TalkTexts, TopicName } from "./talk.ts";
import { hasEasyTexts, laughs, weighs } from "./tone.ts";

/** The subject that the program spoke of last. */
export interface Thread {
  readonly topic: TopicName;
  /** What the person named of it, as the answer names it back; null where they named nothing of it. */
  readonly named: string | null;
  readonly isHard: boolean;
  /** Of something that hurts or a subject that weighs by itself, and not of a trouble that only weighs on somebody. */
  readonly isGrave: boolean;
  /** An ordinary trouble: of a subject that has no easy texts, and told as one. */
  readonly isTrouble: boolean;
  /** Good news that was told a moment ago. */
  readonly isGlad: boolean;
  /** A panic that had not passed before this message. */
  readonly isPanic: boolean;
}

const mostLookedAt = 6;
const mostIrked = 2;

/** The mark of a subject that the program took up and that was not meant. */
export const offSubject = (topic: TopicName) => `off.${topic}`;

/** The subject that the texts in `said` spoke of last; null before there was one. */
export function threadOf(
  { before, said, level, language }: Conversation,
  { topics }: TalkTexts,
): Thread | null {
  if (before.length === 0) return null;
  const spoken = [...said].flatMap((id) => {
    // what was met with gladness goes on as easy talk
    const spokenOf = id.startsWith("mood.glad.") ? "small-talk." : id;
    const topic = topics.find(({ name }) => spokenOf.startsWith(`${name}.`));
    return topic && !said.has(offSubject(topic.name)) ? topic : [];
  });
  // easy talk is a subject only until there is another
  const topic =
    spoken.findLast(({ name }) => name !== "small-talk") ??
    spoken.at(-1) ??
    topics.find(({ name }) => said.has(offSubject(name)));
  if (!topic) return null;
  const names = before
    .slice(-mostLookedAt)
    .flatMap((message) => namesIn([topic], readableText(message).plain));
  const isGlad = before.slice(-mostLookedAt).some((message) => isBright(message, language));
  // where there is good news, somebody who screams or cries on the phone is glad
  const hurts = (message: string) =>
    isGlad ? hurtsAfterAll(message, language) : isPainful(message, language);
  const isHurt = before.slice(-mostLookedAt).some(hurts);
  const isHard = level > 0 || isHurt || (weighs(topic.name, level) && !isGlad);
  const isTold = [...said].slice(-mostIrked).some((id) => /\.(?:reflect|ask)\./.test(id));
  const isIrked = before.slice(-mostIrked).some((message) => isIrksome(message, language));
  return {
    topic: topic.name,
    named: names.at(-1)?.as ?? null,
    isHard,
    isGrave: level > 1 || isHurt || (heavyTopics.has(topic.name) && !isGlad),
    isTrouble: !isGlad && !hasEasyTexts.has(topic.name) && (isTold || isIrked),
    isGlad: isGlad && !isHard,
    isPanic: isInPanic(before.slice(-mostLookedAt)),
  };
}

// what a reply has to reach to open another subject
const otherSubject = 0.7;
const longReply = 24;
const longSinceWhen = 10;
/** A reply of so few words opens no other subject, unless they say plainly what happened. */
export const tooFewForSubject = 4;
// few words open a subject where they say plainly what happened: "no dormí nada"
const plainlySaid = 0.9;
// small talk that answers the question before it and says nothing by itself; a greeting or a goodbye is answered as such
const saysNothing = new Set([
  "yes-or-ok",
  "no",
  "dont-know",
  "nothing-to-say",
  "laughter",
  "everyday",
  "testing",
]);

/** Whether a message goes on with the thread: it answers what was asked, and opens no other subject. */
export function goesOn(
  { message, language }: Pick<Conversation, "message" | "language">,
  { topics: [first], answer, words }: Heard,
  thread: Thread,
): boolean {
  if (answer || words > longReply) return false;
  if (thread.isPanic) return true;
  if (thread.isGlad && !isIrksome(message, language) && !hurtsAfterAll(message, language)) return true;
  if (hasEasyTexts.has(thread.topic) && first && isPainful(message, language)) return false;
  const isEasy = hasEasyTexts.has(thread.topic) && !thread.isHard && !isIrksome(message, language);
  if (isEasy && first?.situation === null && !heavyTopics.has(first.topic.name)) return true;
  const isPlain = first !== undefined && first.situation !== null && first.clear >= plainlySaid;
  if (words <= tooFewForSubject && !isPlain && first?.topic.name !== "small-talk") return true;
  if (!first) return true;
  if (first.topic.name === "small-talk") return saysNothing.has(first.situation?.id ?? "nothing-to-say");
  if (isPainful(message, language) && (first.situation !== null || heavyTopics.has(first.topic.name)))
    return false;
  // in the middle of a talk another subject is opened only by what says plainly what happened
  if (!hasEasyTexts.has(thread.topic) && !isPlain) return true;
  if (first.topic.name === thread.topic) return first.situation === null;
  // what only sounds like another subject, without a word of it, is none
  if (!first.isWorded && words <= longSinceWhen) return true;
  // "since March, when they cut my hours" and "no, I haven't told them" answer, and have to name another subject the more plainly
  const isAnswer = isSinceWhen(message, language) || answering.test(readableText(message).plain);
  return first.score < (isAnswer && words <= longSinceWhen ? plainlySaid : otherSubject);
}

const answering =
  /^(?:no|si|nah|nope|yes|yeah|yep|aye) ,|^(?:no|nah|nope|yes|yeah|aye) (?:i'm|im|he's|she's|not|nobody|never|it's)\b/;

/** "Since January", "desde hace un mes". */
export function isSinceWhen(message: string, language: Language): boolean {
  return sinceWhen[language].test(readableText(message).plain);
}

const stages: ReadonlySet<keyof FollowTexts> = new Set(["light", "plain", "trouble", "hard", "room"]);

/** Whether with these texts a talk goes on. */
export function isStage(kind: keyof FollowTexts): boolean {
  return stages.has(kind);
}

const mostGlad = 8;

/** Which of the texts suit a reply that goes on with a thread. */
export function followedBy(
  { message, before, said, language, level, ownLevel = level }: Conversation,
  heard: Heard,
  thread: Thread,
): keyof FollowTexts {
  if (thread.isPanic) return isInPanic([...before, message]) ? "grounding" : "eased";
  const { plain } = readableText(message);
  if (heard.topics[0]?.situation?.id === "dont-know") return "dontKnow";
  if (asksAdvice(message, language)) return "advice";
  if (noMore[language].test(plain) && !thread.isGrave) return "declinedAsk";
  const gladSaid = [...said].filter((id) => id.startsWith("follow.gladly.")).length;
  if (isQuestion(message, language)) return "asked";
  const isGlad = thread.isGlad && gladSaid < mostGlad && !saysNo.test(plain);
  if (isGlad) return "gladly";
  const isLaughed = laughs(message) && !isPainful(message, language);
  if ((thread.isGrave || ownLevel > 0) && !isLaughed) return "hard";
  const isIrked = isIrksome(message, language);
  const isTrouble = isIrked
    ? !hasEasyTexts.has(thread.topic)
    : (thread.isTrouble || thread.isHard) && !isPleasant(message, language);
  if (isTrouble && !laughs(message)) return "trouble";
  return hasEasyTexts.has(thread.topic) || laughs(message) ? "light" : "plain";
}

/** Whether somebody asks what to do in their own life. */
export function asksAdvice(message: string, language: Language): boolean {
  return askingAdvice[language].test(readableText(message).plain);
}

// "nothing more to it", "ya está"
const noMore: ByLanguage<RegExp> = {
  en: /^(?:(?:no|nah|nope|naw|well|haha|lol) ?[,.]? ?)?(?:nothing (?:else|more)|(?:that's|thats|that was) (?:it|all|about it)|not much (?:more|else)|no more|there is no rest|none really)(?= ?(?:[.,;!]|$| (?:really|to it|man|mate|lol|haha)))[^.!?]{0,40}[.! ]*$/,
  es: /^(?:(?:no|pues|bueno|jaja) ?[,.]? )?(?:(?:no|pues|bueno) ?[,.]? )?(?:nada mas|eso es todo|ya esta|no hay mas(?: historia)?|nada(?= ?[.!]*$)|ninguna parte|poco mas|no mucho mas)(?= ?(?:[.,;!]|$| (?:jaja|en)))[^.!?]{0,40}[.! ]*$/,
};

// nothing to be glad about
const saysNo = /^(?:no+|nah|nope)\b/;

// more light replies than this, and the program asks no more
const mostLightQuestions = 2;
const mostSmallThings = 4;

/** Whether the program has asked enough about small things and now only listens. */
export function asksNothing({ said }: Conversation, kind: keyof FollowTexts): boolean {
  if (kind === "trouble" || kind === "hard") return hasAsked([...said].at(-1) ?? "");
  const light = [...said].filter((id) => id.startsWith("follow.light")).length;
  const small = [...said].filter((id) => id.includes(".easy.")).length;
  return kind === "light" && (light >= mostLightQuestions || light + small >= mostSmallThings);
}

const sinceWhen: ByLanguage<RegExp> = {
  en: /^(?:since|for (?:about |like |maybe )?(?:\w+ )?(?:\w+ )?(?:days?|weeks?|months?|years?)|(?:about|like|maybe) (?:a|\d+|\w+) (?:days?|weeks?|months?|years?)|ever since)\b/,
  es: /^(?:desde|hace (?:como )?(?:\w+ )?\w+|como (?:\w+ )?(?:\w+ )?(?:dias?|semanas?|mes(?:es)?|anos?)|llev[oa] (?:\w+ )?(?:\w+ )?(?:dias?|semanas?|mes(?:es)?|anos?))\b/,
};
const askingAdvice: ByLanguage<RegExp> = {
  en: /\b(?:should i|(?:is|would) (?:it|that) (?:be )?a good idea|what do i (?:say|do)|how do i (?:tell|say|ask)|where do i (?:start|begin)|(?:do )?(?:you|u) think i|what (?:should|would|do) (?:i|you|u) (?:do|say|tell)|any (?:advice|ideas|tips)|how (?:do|can|should) i|is it (?:wrong|ok|okay) (?:to|if i))\b/,
  es: /\b(?:(?:me|nos) aconsej\w+|(?:te|le|les) parece (?:bien|mal|buena idea|mala idea)|(?:saber|se) (?:por donde|como) (?:empiezo|empezar|decir\w*)|es legal|tendria que \w+[^.]*\?|(?:crees|piensas|opinas|te parece) (?:que|q) (?:le |lo |la |se )?(?:deb|tengo|me|le|lo|la|hago|estoy|soy)\w*|(?:deberia|debo) \w+[^.]*\?|(?<!para )que (?:hago|harias|me aconsejas|me recomiendas|le digo|puedo hacer)|tu que (?:harias|dices|piensas)|como (?:le hago|lo hago|se lo digo|puedo)|algun consejo)\b/,
};
