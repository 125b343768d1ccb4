import type { ByLanguage } from "../language.ts";
import { asksAdvice } from "./follow.ts";
import { isFresh } from "./follow-reply.ts";
import { isQuestion } from "./inquiry-words.ts";
import { readableText } from "../safety/normalise.ts";
import type { Speaking, Spoken } from "./speaking.ts";
import type { TopicName } from "./talk.ts";

// what one asks about these is asked of the world, and the program looks nothing up
const ofTheWorld: ReadonlySet<TopicName> = new Set([
  "everyday",
  "small-talk",
  "health",
  "study",
  "home",
  "sleep",
]);

const isOfOneself =
  /\b(?:cry|crying|feel|feeling|cope|worrying|overthinking|calm (?:down|myself)|anxious|anxiety|panic|sad|lonely|llorar|sentirme|calmarme|preocuparme|ansiedad|panico|triste)\b/;

/**
 * A question in easy talk that nothing else answers: about the program, about what to do in one's own life, or about the world. It is answered as
 * far as the program can, and no question is met with "how was that?".
 */
export function inquiry(speaking: Speaking): Spoken | null {
  const { conversation, heard, thread } = speaking;
  const { message, language, level } = conversation;
  const [first] = heard.topics;
  if (level > 0 || thread?.isHard || heard.answer || !first || !isQuestion(message, language)) return null;
  if (asksAdvice(message, language)) return adviceOn(speaking, first.topic.name);
  if (first.situation || isToTheProgram(speaking, first.topic.name)) return null;
  if (first.topic.name === "product") return answerOf(speaking, "about-the-app");
  if (!ofTheWorld.has(first.topic.name) || isOfOneself.test(readableText(message).plain))
    return adviceOn(speaking, first.topic.name);
  return answerOf(speaking, "weather-or-fact-question");
}

/** A friendly question about the program itself, with or without its mark. */
export function ofItself(speaking: Speaking): Spoken | null {
  const { message, language, level } = speaking.conversation;
  const { plain } = readableText(message);
  const isAsked = message.includes("?") || plainlyAsks.test(plain) || isQuestion(message, language);
  if (level > 0 || !isAsked || !itsOwnLife[language].test(plain)) return null;
  const said = speaking.pick("follow.aboutMe", speaking.texts.follow.aboutMe, isFresh(speaking, "aboutMe"));
  return said === null ? null : { parts: [said], choices: [] };
}

function answerOf({ texts, pick }: Speaking, id: string): Spoken | null {
  const answer = texts.answers.find((one) => one.id === id);
  const said = answer ? pick(`answer.${id}`, answer.say) : null;
  return said === null ? null : { parts: [said], choices: [] };
}

function adviceOn(speaking: Speaking, topic: TopicName): Spoken | null {
  const said = speaking.pick(`${topic}.advice`, speaking.texts.follow.advice, isFresh(speaking, "advice"));
  return said === null ? null : { parts: [said], choices: [] };
}

const plainlyAsks =
  /\b(?:(?:u|you) got a|did (?:u|you) see|(?:dumb|silly|stupid) question|viste el|has visto)\b/;

const address: ByLanguage<RegExp> = {
  en: /\b(?:you|your|u|ur|anyone|anybody|up)\b/,
  es: /\b(?:tu|vos|usted|eres|sos|andas|estas|alguien|onda|tal)\b/,
};

// "what music do you listen to?"
const itsOwnLife: ByLanguage<RegExp> = {
  en: /(?<!\b(?:how|where|why|when|what) )\b(?:do|are|have|did) (?:you|u) (?:ever |also |even )?(?:like|love|sleep|eat|dream|enjoy|listen|watch|drink|read|prefer|been|have|feel)\b|\b(?:what|which) (?:\w+ ){0,4}do (?:you|u) (?:like|listen|watch|eat|drink|read|play|prefer)\b|^(?:you|u) ever\b|\b(?:you|u) (?:got|have|follow|support|watch) (?:a|any|the|your)\b|\bdid (?:you|u) (?:see|watch|catch|hear)\b|\b(?:do|what do) (?:you|u) put\b|\bdumb question\b|\bhow(?:'s| is) your (?:side|day|week|night|weekend)\b/,
  es: /\b(?:tu|vos|usted) (?:que|q|cual|tambien|como|crees|eres|sos|ten[ei]s)\b|\b(?:viste|has visto|oiste|conoces|tienes|tenes|tenis|comes|cocinas) (?:el|la|los|un|una|mascota|equipo|perro|gato|hijos|familia)\b|\bde (?:que|q) (?:cuadro|equipo)\b|\btu equipo (?:cual|que|q)\b|\b(?:tenes|tenis|tienes) (?:\w+ ){0,2}(?:vos|tu)\b|\bsabes (?:hacer|cocinar|alguna|algun)\b|\bte (?:cuentan|escriben)\b|\btu (?:que|q) comes\b|\by (?:tu|vos|usted) (?:que|q) tal\b|\b(?:gustas|oyes|escuchas|prefieres|te gustan?|amanecio|amaneciste)\b/,
};

// "just finished my crossword, and you?"
const askedBack =
  /\b(?:and|what about|how about) (?:you|u) \?$|(?:y )?(?:tu|vos|usted)(?: que \w+(?: \w+)?)? \?$/;

/** "And how was your weekend?" is small talk, and asks nothing of the world. */
function isToTheProgram({ conversation: { message, language } }: Speaking, topic: TopicName): boolean {
  const { plain } = readableText(message);
  if (askedBack.test(plain)) return true;
  return topic === "small-talk" && address[language].test(plain);
}
