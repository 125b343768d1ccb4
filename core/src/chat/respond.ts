import type { Bilingual, Language } from "../language.ts";
import { readableText } from "../safety/normalise.ts";
import { seeded, seedOf } from "../seeded.ts";
import type { RiskLevel } from "./contract.ts";
import { closings, notUnderstood, topicChoices, unsafeReplies } from "./material/material.ts";
import type { OfferName } from "./material/topic.ts";
import { recognise, type Recognised } from "./recognise.ts";

export interface Conversation {
  readonly message: string;
  /** The person's own earlier messages, oldest first. */
  readonly before: readonly string[];
  /** Names of the pieces that were said already. */
  readonly said: ReadonlySet<string>;
  readonly language: Language;
  readonly level: RiskLevel;
  /** What the program said last; null at the beginning. */
  readonly heard: string | null;
}

export interface Response {
  readonly message: string;
  readonly choices: readonly string[];
  readonly said: readonly string[];
  /** What may fit, best first; whoever sends the reply finds out what of it this person can open. Empty when it is not the time. */
  readonly offers: readonly OfferName[];
}

/** A piece of writing under the name by which it is remembered. */
interface Piece {
  readonly id: string;
  readonly words: Bilingual;
}

/**
 * The embedded program's answer: what was said in other words, one open question, and what of the product may fit. No piece is said
 * twice in a conversation; when nothing is left or nothing was understood, it says so and offers choices. The same conversation
 * gets the same answer. decisions §6
 */
export function respond(conversation: Conversation): Response {
  if (isAnswerAboutSafety(conversation)) return safetyAnswered(conversation);
  const now = recognise(conversation.message);
  const about = now.topic || now.answer ? now : withTopicFrom(conversation.before, now);
  const parts = partsFor(about, conversation);
  if (parts.length === 0) return notUnderstoodReply(conversation);
  return {
    message: parts.map(({ words }) => words[conversation.language]).join(" "),
    choices: [],
    said: parts.map(({ id }) => id),
    offers: offersFor(about, conversation),
  };
}

/** A short "no" or "no sé" after the program has asked whether somebody is safe must not pass for small talk. */
function isAnswerAboutSafety({ message, heard }: Conversation): boolean {
  const words = readableText(message.slice(0, 200))
    .plain.split(" ")
    .filter((word) => /\p{L}/u.test(word));
  const isShort = words.length > 0 && words.length <= 4;
  const isYes = /^(si|yes|yeah|yep|claro|safe|a salvo)\b/.test(words.join(" ")) && !words.includes("no");
  return isShort && !isYes && heard !== null && /\b(a salvo|safe)\b[^.?]*\?/.test(heard);
}

function safetyAnswered({ said, language, message, before }: Conversation): Response {
  const piece = unsaid(named("unsafe", unsafeReplies), { said, message, before }) ?? unsafeAgain;
  return {
    message: piece.words[language],
    choices: [],
    said: piece === unsafeAgain ? [] : [piece.id],
    offers: ["help"],
  };
}

/** What a short message is about is often what was talked about before. */
function withTopicFrom(before: readonly string[], now: Recognised): Recognised {
  const earlier = before.slice(-3).toReversed().map(recognise);
  const topic = earlier.find((one) => one.topic && one.topic.name !== "small-talk")?.topic ?? null;
  return { ...now, topic };
}

function partsFor({ answer, topic, situation, mood }: Recognised, conversation: Conversation): Piece[] {
  if (answer) {
    const said = unsaid(named(`answer.${answer.id}`, answer.say), conversation);
    if (said) return [said];
  }
  const place = topic ? `${topic.name}.${situation?.id ?? ""}` : "";
  const reflection = situation ? unsaid(named(`${place}.reflect`, situation.reflect), conversation) : null;
  const feeling = mood ? unsaid(named(`mood.${mood.name}`, mood.nameIt), conversation) : null;
  const question =
    (situation && unsaid(named(`${place}.ask`, situation.ask), conversation)) ??
    (mood && unsaid(named(`mood.${mood.name}.ask`, mood.ask), conversation));
  if (reflection && question) return [reflection, question];
  const onward =
    topic && topic.name !== "small-talk" ? unsaid(named(`${topic.name}.on`, topic.goOn), conversation) : null;
  if (reflection) return [reflection, ...(onward ? [onward] : [])];
  if (feeling && question) return [feeling, question];
  if (onward) return feeling ? [feeling, onward] : [onward];
  return feeling ? [feeling] : [];
}

function notUnderstoodReply({ said, language, message, before }: Conversation): Response {
  const wholly = { said, message, before };
  const piece =
    unsaid(named("unclear", notUnderstood), wholly) ??
    unsaid(named("closing", closings), wholly) ??
    lastWords;
  return {
    message: piece.words[language],
    choices: topicChoices.map((choice) => choice[language]),
    said: piece === lastWords ? [] : [piece.id],
    offers: [],
  };
}

const unsafeAgain: Piece = {
  id: "unsafe.again",
  words: {
    es: "Tu seguridad va antes que esta conversación. En «Ayuda ahora» hay personas que atienden justo esto.",
    en: "Your safety comes before this conversation. Under “Help now” there are people who deal with exactly this.",
  },
};

/** When everything has been said: short, and true every time. */
const lastWords: Piece = {
  id: "last",
  words: {
    es: "Aquí se acaba lo que este programa sabe decir. Puedes seguir escribiendo, o elegir un tema.",
    en: "This is where what this program can say ends. You can go on writing, or choose a subject.",
  },
};

function named(id: string, all: readonly Bilingual[]): Piece[] {
  return all.map((words, at) => ({ id: `${id}.${at + 1}`, words }));
}

/** One of those that were not said yet, the same one for the same conversation; null when all were. */
function unsaid(
  pieces: readonly Piece[],
  { said, message, before }: Pick<Conversation, "said" | "message" | "before">,
): Piece | null {
  const left = pieces.filter(({ id }) => !said.has(id));
  const chance = seeded(seedOf(`${before.length} ${message}`));
  return left[Math.floor(chance() * left.length)] ?? null;
}

// not before somebody has been listened to, and not in every answer
const turnsBeforeAnOffer = 1;
const turnsBetweenOffers = 2;

/** safety.md: above level 2 nothing is offered. */
function offersFor(
  { answer, situation, mood }: Recognised,
  { said, before, level }: Conversation,
): OfferName[] {
  if (answer) return [...(answer.offers ?? [])];
  const given = [...said].filter((id) => id.startsWith("offer."));
  const isTime = before.length >= turnsBeforeAnOffer && before.length >= given.length * turnsBetweenOffers;
  if (level > 2 || !isTime) return [];
  const fitting = [...(situation?.offers ?? []), ...(mood?.offers ?? [])];
  return fitting.filter((name) => !said.has(`offer.${name}`));
}
