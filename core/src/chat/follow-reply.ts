import { withNames } from "./named.ts";
import type { Conversation } from "./conversation.ts";
import { strongestCue } from "./cues.ts";
import { echoOf } from "./echo.ts";
import { asksNothing, followedBy, goesOn, isSinceWhen, isStage, offSubject } from "./follow.ts";
import { isPainful } from "../safety/painful.ts";
import { isIrksome } from "./irksome.ts";
import { isStartled, protestIn } from "./protest.ts";
import { readableText } from "../safety/normalise.ts";
import { refusals } from "./refused-offer.ts";
import { nameIn, shortReplyIn, type ShortReply } from "./short-reply.ts";
import { wantsOnlyToBeHeard, type Speaking, type Spoken } from "./speaking.ts";
import { hasEasyTexts, isOfAnother } from "./tone.ts";
import type { FollowTexts, TopicName } from "./talk.ts";

const longDeclining = 8;
const fewestToEcho = 4;
// "bien" and "no" leave nothing to ask about
const fewestTelling = 2;

// "thanks, that helped" says more than thanks
const tellsOfHelp =
  /\b(?:help\w*|ayud\w+|sirvi\w+|servido|mejor|better|calm\w*|tranquil\w*|funcion\w+|work(?:s|ed))\b/;

/** Thanks, a goodbye, a plan, somebody who comes: each is met as such, and nothing new is asked. */
export function courtesy(speaking: Speaking): Spoken | null {
  const { conversation, heard, thread } = speaking;
  const kind = shortReplyIn(conversation, conversation.language);
  const { plain } = readableText(conversation.message);
  if (isDeclined(speaking, plain)) return shortly(speaking, "declined");
  const isFirst = conversation.before.length === 0;
  if (kind === null || (kind === "fact" && (!isFirst || heard.topics.length > 0)) || thread?.isPanic)
    return null;
  if (heard.answer?.id === "thanks-it-helped" && tellsOfHelp.test(plain)) return null;
  if (isFirst && !opens.has(kind)) return null;
  return shortly(speaking, kind);
}

// what may be the first thing that somebody writes
const opens: ReadonlySet<ShortReply> = new Set(["thanked", "leaving", "fact"]);

/** "No quiero hacer ejercicios", after one was offered. */
function isDeclined({ conversation, heard }: Speaking, plain: string): boolean {
  const wasOffered = [...conversation.said].some((id) => id.startsWith("offer."));
  return wasOffered && heard.words <= longDeclining && refusals[conversation.language].test(plain);
}

function shortly(speaking: Speaking, kind: ShortReply | "declined"): Spoken | null {
  const { conversation, texts, pick } = speaking;
  const place = conversation.before.length === 0 ? "small-talk" : "follow";
  const isQuiet = wantsOnlyToBeHeard(conversation);
  const isNew = isFresh(speaking, kind);
  const said = pick(
    `${place}.${kind}`,
    texts.follow[kind],
    (text) => isNew(text) && !(isQuiet && text.includes("?")),
  );
  const echo = nameIn(conversation, conversation.language) ?? "";
  return said === null ? null : { parts: [withNames(said, { echo })], choices: [] };
}

/** "No breakup dear", "I told you already", and "what?? no" to whether there is a danger: what went wrong is owned, and the subject dropped. */
export function owned(speaking: Speaking): Spoken | null {
  const { conversation, texts, pick, thread } = speaking;
  const { message, language, isDenial = false } = conversation;
  const protest = protestIn(conversation, language);
  const kind = isDenial && isStartled(message) ? "alarmMisread" : isDenial ? null : protest;
  if (kind === null || (protest === "corrected" && thread === null && !isDenial)) return null;
  const said = pick(`follow.${kind}`, texts.follow[kind], isFresh(speaking, kind));
  if (said === null) return null;
  const marks =
    kind === "corrected" && thread && !hasEasyTexts.has(thread.topic) ? [offSubject(thread.topic)] : [];
  return { parts: [said], choices: [], marks };
}

/** A reply that opens no subject of its own goes on with the one before it. */
export function followed(speaking: Speaking): Spoken | null {
  const { heard, thread, conversation, texts, pick } = speaking;
  if (!thread || !goesOn(conversation, heard, thread)) return null;
  const fitting = followedBy(conversation, heard, thread);
  const isVenting = wantsOnlyToBeHeard(conversation);
  const kind = isVenting && isStage(fitting) ? "room" : fitting;
  const isQuiet = isVenting || heard.words <= fewestTelling || asksNothing(conversation, kind);
  const detail = isStage(kind) ? inPassing(speaking, kind === "light" || kind === "plain", isQuiet) : null;
  if (detail) return detail;
  const isFact = shortReplyIn(conversation, conversation.language) === "fact" && isStage(kind);
  const fact = isFact ? shortly(speaking, "fact") : null;
  if (fact) return fact;
  // "since January" or "at a bakery" says nothing that could be gone into
  const tells = heard.words >= fewestToEcho && !isSinceWhen(conversation.message, conversation.language);
  if (isStage(kind) && !isQuiet && tells) {
    const echoed = kind === "light" || kind === "plain" ? null : saidBack(speaking, echoing(kind), "follow");
    if (echoed) return echoed;
  }
  const named = thread.named;
  const isNew = isFresh(speaking, kind);
  const isFit = (text: string) =>
    isNew(text) && (named !== null || !text.includes("{thread}")) && !(isQuiet && text.includes("?"));
  const said = pick(`follow.${kind}`, texts.follow[kind], isFit);
  return said === null ? null : { parts: [withNames(said, { thread: named ?? "" })], choices: [] };
}

const echoing = (kind: keyof FollowTexts) => (kind === "trouble" ? "echoTrouble" : "echoHard");

// "not a bit better", "no lloré"
const denial = /\b(?:not|no|ni|nunca|never|tampoco|cannot|\w+n't|dont|didnt|isnt|wasnt|cant)\b/;
const deniable: ReadonlySet<string> = new Set(["tears", "a-little-better", "good-memory"]);

// who yelled is not told that nobody should be yelled at
const ownAnger =
  /\bi (?:just |even )?(?:yelled|shouted|screamed|snapped)\b|\b(?:le|les|lo|la) (?:grite|chille)\b|\bme did the shouting\b/;

/** What somebody tells in passing about something hard, met for itself: tears, a night, that nobody knows. Each of these once in a talk. */
export function aboutDetail({ conversation, texts, pick }: Speaking): Spoken | null {
  if (conversation.level >= 2 || isOfAnother(conversation.message, conversation.language)) return null;
  const { plain } = readableText(conversation.message.slice(0, 600));
  if (ownAnger.test(plain)) return null;
  const words = plain.split(" ");
  const isSaid = (id: string) => [...conversation.said].some((one) => one.startsWith(`detail.${id}.`));
  const isDenied = denial.test(plain);
  const found = texts.details
    .filter(({ id }) => !isDenied || !deniable.has(id))
    .map((detail) => ({ detail, cue: isSaid(detail.id) ? 0 : strongestCue(detail.cues, words) }))
    .toSorted((one, other) => other.cue - one.cue)
    .find(({ cue }) => cue > 0);
  const said = found ? pick(`detail.${found.detail.id}`, found.detail.say) : null;
  return said === null ? null : { parts: [said], choices: [] };
}

function inPassing(speaking: Speaking, isLight: boolean, isQuiet: boolean): Spoken | null {
  return isLight ? aboutSmallThing(speaking, { spokenOf: "follow", isQuiet }) : aboutDetail(speaking);
}

const longSmallThing = 12;

/** What somebody tells in passing in easy talk, met for itself: a shift, a cat, a power cut. `isQuiet`: nothing is asked. */
export function aboutSmallThing(
  { conversation: { message, language, said: before }, texts, pick }: Speaking,
  { spokenOf, isQuiet }: { readonly spokenOf: TopicName | "follow"; readonly isQuiet: boolean },
): Spoken | null {
  const words = readableText(message.slice(0, 600)).plain.split(" ");
  // a nuisance of a few words is met for itself, a trouble told at length is not
  if (words.length > longSmallThing && isIrksome(message, language)) return null;
  const [found] = texts.easy
    .map((thing) => ({ thing, cue: strongestCue(thing.cues, words) }))
    .filter(({ cue }) => cue > 0)
    .toSorted((one, other) => other.cue - one.cue);
  if (!found) return null;
  const { id, say } = found.thing;
  const isNew = (text: string) =>
    ![...before].some((one) => one.endsWith(`.easy.${id}.${say.indexOf(text) + 1}`));
  const said = pick(`${spokenOf}.easy.${id}`, say, (text) => isNew(text) && !(isQuiet && text.includes("?")));
  return said === null ? null : { parts: [said], choices: [] };
}

/** The person's own words, said back, where the answer before this one did not; what weighs more than distress is not repeated. */
export function saidBack(
  speaking: Speaking,
  kind: "echoTrouble" | "echoHard",
  spokenOf: TopicName | "follow",
): Spoken | null {
  const { conversation, texts, pick } = speaking;
  const echo = wordsToSayBack(conversation);
  if (echo === null) return null;
  const said = pick(`${spokenOf}.${kind}`, texts.follow[kind], isFresh(speaking, kind));
  return said === null ? null : { parts: [withNames(said, { echo })], choices: [] };
}

/** Whether a text that goes on with a talk was not said yet, whatever it was spoken of. */
export function isFresh({ conversation: { said }, texts }: Speaking, kind: keyof FollowTexts) {
  return (text: string) =>
    ![...said].some((id) => id.endsWith(`.${kind}.${texts.follow[kind].indexOf(text) + 1}`));
}

// an answer to what was asked is no news to be said back
const onlyAnswers =
  /^(?:no|nah|nope|si|yes|yeah|yep|aye|ok|vale|well|bueno|maybe|quizas?|a lo mejor|same as|lo de siempre|idk|it's just|es solo)\b(?! (?:puedo|duermo|tengo|one|more|longer|me|se|he)\b)/;

const mostBetweenEchoes = 5;

export function wordsToSayBack({ message, before, said, level, language }: Conversation): string | null {
  const wasSaidBack = [...said].slice(-mostBetweenEchoes).some((id) => id.includes(".echo"));
  const isAnswer = before.length > 0 && onlyAnswers.test(readableText(message.slice(0, 100)).plain);
  const echo = level >= 2 || wasSaidBack || isAnswer ? null : echoOf(message);
  // what had to be cut says something else than the person did
  if (echo?.endsWith("…")) return null;
  // and the good half of a trouble is not what was hard about it
  if (echo !== null && !isIrksome(echo, language) && !isPainful(echo, language)) return null;
  return echo !== null && before.some((earlier) => earlier.includes(echo)) ? null : echo;
}
