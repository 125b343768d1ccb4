import { isBright } from "./bright.ts";
import type { Conversation } from "./conversation.ts";
import { aboutMood, aboutTopics, gladness } from "./about-topics.ts";
import { goesOn, offSubject, tooFewForSubject, threadOf, type Thread } from "./follow.ts";
import { courtesy, followed, owned } from "./follow-reply.ts";
import { inquiry, ofItself } from "./inquiry.ts";
import { hear } from "./hear.ts";
import type { Heard } from "./heard.ts";
import { notAlone } from "./only-me.ts";
import { offersFor } from "./offers-for.ts";
import { protestIn } from "./protest.ts";
import type { Speaking, Spoken } from "./speaking.ts";
import { textPicker } from "./text-picker.ts";
import type { Talk, TalkOffer } from "./talk.ts";
import { asFelt, inItsTone, hasEasyTexts } from "./tone.ts";
import { unsure } from "./unsure-reply.ts";

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
  const heard = meant(inItsTone(hear(conversation.message, texts, conversation), conversation), conversation);
  const thread = threadOf(conversation, texts);
  const { pick, picked } = textPicker(conversation);
  const { spoken, isPolite } = answerTo({ heard, thread, conversation, texts, pick });
  // a reply of a few words names no subject to offer something for
  const isReply = thread !== null && goesOn(conversation, heard, thread) && heard.words <= tooFewForSubject;
  const isTold = picked().some((id) => id.includes(".reflect.")) || heard.answer !== null;
  // to whoever says that they were misread nothing is offered, least of all a line to call
  const isProtest = protestIn(conversation, conversation.language) !== null;
  const asksNoHelp = isPolite || isProtest || isAtEase(conversation, thread, isTold);
  const offered = isProtest ? { ...heard, answer: null } : heard;
  const { offers, marks } = offersFor(isReply ? { ...offered, topics: [] } : offered, {
    ...conversation,
    asksNoHelp,
  });
  const said = [...picked(), ...(spoken.marks ?? []), ...marks];
  return { message: spoken.parts.join(" "), choices: spoken.choices, said, offers };
}

function answerTo(speaking: Speaking): { readonly spoken: Spoken; readonly isPolite: boolean } {
  const { level, isDenial = false } = speaking.conversation;
  const isAfraid = level >= 3;
  // a fright for nothing is owned before anything else
  const polite = isAfraid ? null : ((isDenial ? owned(speaking) : null) ?? courtesy(speaking));
  const spoken =
    whileDanger(speaking) ??
    polite ??
    owned(speaking) ??
    inDoubt(speaking) ??
    withCompany(speaking) ??
    ofItself(speaking) ??
    answered(speaking) ??
    inquiry(speaking) ??
    gladness(speaking) ??
    followed(speaking) ??
    aboutTopics(speaking) ??
    aboutMood(speaking) ??
    unsure(speaking);
  return { spoken, isPolite: polite !== null };
}

const longTelling = 14;

/** Who asks whether others know it too is told so: before anything else that is said to a long message, and alone to a short one. */
function withCompany(speaking: Speaking): Spoken | null {
  const company = notAlone(speaking);
  if (company === null || speaking.heard.words < longTelling || speaking.thread !== null) return company;
  const about = aboutTopics(speaking);
  return about ? { ...about, parts: [...company.parts, ...about.parts] } : company;
}

/** Whether nothing is to be offered: good news, a danger denied, or at ease, unless it was told what may be helped with (`isTold`). */
function isAtEase(conversation: Conversation, thread: Thread | null, isTold: boolean): boolean {
  const { message, language, level, isDenial } = conversation;
  const isEasy = level === 0 && !thread?.isHard && !isTold;
  return isEasy || isDenial === true || isBright(message, language);
}

/** What was heard, without the subjects that were taken up before and were not meant. */
function meant(heard: Heard, { said }: Conversation): Heard {
  return { ...heard, topics: heard.topics.filter(({ topic }) => !said.has(offSubject(topic.name))) };
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
