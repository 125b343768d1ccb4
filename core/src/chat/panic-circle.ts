import { languages } from "../language.ts";
import { answerIn } from "../safety/dialogue/short-answers.ts";
import type { DialogueState } from "../safety/dialogue/state.ts";
import { readableText } from "../safety/normalise.ts";
import type { Reading } from "../safety/reading.ts";
import type { ChatCircle } from "./contract.ts";
import { panicWords, type Sign } from "./panic-words.ts";

/** What the person wrote, and how it is read for danger. */
export interface ReadMessage {
  readonly message: string;
  readonly reading: Reading;
}

/**
 * Whether the breathing circle comes with the reply: "now" in panic; "offered", below the emergency number and only on a tap, with signs of the
 * body, pregnancy, a known illness or drugs; null for everything else, and where another danger has words of its own. safety.md, Body and panic
 */
export function circleFor({ message, reading }: ReadMessage): ChatCircle | null {
  const isBodyRead = reading.level >= 2 && reading.kind === "body";
  if (reading.level >= 2 && !isBodyRead) return null;
  const sentences = sentencesOf(message);
  if (isSaid(sentences, bodySigns)) return "offered";
  if (!isPanic(sentences)) return null;
  const hasRisk = words.some(({ risks }) => sentences.some((sentence) => risks.test(sentence)));
  return isBodyRead || hasRisk ? "offered" : "now";
}

/** The same within a dialogue: never after violence or while another danger stands, and only on a tap while one of the body does. */
export function circleIn(
  { hasQuickExit, standing }: Pick<DialogueState, "hasQuickExit" | "standing">,
  read: ReadMessage,
): ChatCircle | null {
  if (hasQuickExit || (standing && standing.kind !== "body")) return null;
  const circle = circleFor(read);
  return circle && standing ? "offered" : circle;
}

/** True when a person says that it passes, which ends the circle. */
export function isEasing(message: string): boolean {
  return isSaid(
    sentencesOf(message),
    words.map(({ easing }) => easing),
  );
}

/** Whether the last of these messages is still part of a panic that one of them told of. */
export function isInPanic(messages: readonly string[]): boolean {
  const left = messages.reduce((before, message) => {
    if (isEasing(message) || answerIn(message) === "thanks") return 0;
    if (isPanic(sentencesOf(message))) return lasts;
    return before - (message.split(" ").length >= longMessage ? 2 : 1);
  }, 0);
  return left > 0;
}

// so many short messages after the last word of panic still belong to it; who tells of something at length is out of it sooner
const lasts = 5;
const longMessage = 9;

const words = languages.map((language) => panicWords[language]);
const bodySigns = words.flatMap(({ body }) => body);
const panicSigns = words.flatMap(({ panic }) => panic);

function isPanic(sentences: readonly string[]): boolean {
  if (isSaid(sentences, panicSigns)) return true;
  // a racing heart alone may be joy or stairs; what is felt with it may stand in the next sentence
  return words.some(
    ({ heart, fear }) => isSaid(sentences, [heart]) && sentences.some((sentence) => fear.test(sentence)),
  );
}

function isSaid(sentences: readonly string[], signs: readonly Sign[]): boolean {
  return signs.some(({ pattern, unless }) =>
    sentences.some((sentence) => pattern.test(sentence) && !(unless?.test(sentence) ?? false)),
  );
}

function sentencesOf(message: string): string[] {
  return readableText(message)
    .plain.split(/[.!?;]/)
    .map((sentence) => sentence.replace(/[,"]/g, " ").replace(/\s+/g, " ").trim())
    .filter((sentence) => sentence !== "");
}
