import { readableText } from "../normalise.ts";
import type { Answer } from "./answers.ts";
import { laughter, patterns } from "./short-answer-patterns.ts";

// a conditional "si" is no yes: "si te soy sincero", "si pudiera"
const conditional =
  /^si (?:te|me|no|el|la|los|las|mi|tu|su|es que|pudiera|fuera|hubiera|quieres|puedes|supieras|llego|voy|sigo|alguien|todo (?:va|sale)|hay|esto|eso)\b/;

const mostWords = 12;

/**
 * What a reply says, read as people write it: either language, any capitals, accents or none, "siii", "nop", "idk", with a word before it
 * or a sentence after it. Null where it says nothing of the kind; of a longer text only its first words count. Never throws.
 */
export function answerIn(message: string): Answer | null {
  const text = readableText(message.slice(0, mostRead));
  // laughter around the words says nothing about them
  const plain = text.plain
    .replace(new RegExp(`^${laughter} | ${laughter}$`, "g"), "")
    .replace(/^[^\p{L}\p{N}]+/u, "");
  if (!/\p{L}/u.test(plain)) return thumbs(message);
  const isAccented = /^[^\p{L}]*s\u00ed/iu.test(message);
  const words = plain.split(" ").filter((word) => /\p{L}/u.test(word));
  const isShort = words.length <= mostWords;
  const found = patterns.find(({ said, leads = false }) => (isShort || leads) && said.test(plain));
  if (!found) return null;
  if (found.answer === "yes" && !isAccented && conditional.test(plain)) return null;
  return found.answer;
}

const mostRead = 2000;

function thumbs(message: string): Answer | null {
  if (/^\s*👍[\u{1F3FB}-\u{1F3FF}]?\s*$/u.test(message)) return "yes";
  if (/^\s*👎[\u{1F3FB}-\u{1F3FF}]?\s*$/u.test(message)) return "no";
  return null;
}
