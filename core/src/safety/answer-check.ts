import { languages, type ByLanguage } from "../language.ts";
import { isSaid, readyRules, type AnswerRules } from "./answer/answer-rule.ts";
import { namesDanger, withoutCare } from "./answer/caring-words.ts";
import { english } from "./answer/rules-en.ts";
import { spanish } from "./answer/rules-es.ts";
import { faultInSigns } from "./answer/signs.ts";
import { isOtherTongue } from "./answer/tongue.ts";
import { readableText, type ReadableText } from "./normalise.ts";
import { readMessage } from "./read-message.ts";
import type { Readers } from "./readers.ts";

const rulesIn: ByLanguage<AnswerRules> = { en: english, es: spanish };
const rules = languages.flatMap((language) => readyRules(rulesIn[language]));

// no answer is this long; what is not read is not shown
const longest = 8000;

/**
 * Why a language model's answer must not be shown, as the name of a fault; null if it may be shown. safety.md: by the detection that reads a
 * person's words (3 or more is refused), and by rules for what the product never says: doses and medicines, diagnoses, promises, blame,
 * staying with who hurts, secrecy, posing as a person, imagining death, harm of any kind, numbers, addresses, markup, the model's own
 * instructions, and other languages. Without `readers` the rules read alone.
 */
export function faultOfAnswer(answer: string, readers: Readers | null = null): string | null {
  if (answer.length > longest) return "length";
  const text = readableText(answer);
  const inSigns = faultInSigns(answer, text.plain, text.clear);
  if (inSigns !== null) return inSigns;
  const said = ruleBroken(text);
  if (said !== null) return said;
  if (isOtherTongue(answer, text.plain)) return "other-tongue";
  return isDanger(answer, readers) ? "danger" : null;
}

/** True for what would alarm if a person wrote it. */
function isDanger(answer: string, readers: Readers | null): boolean {
  const uncaring = withoutCare(answer);
  const { level, sure, found } = readMessage(uncaring, namesDanger(uncaring) ? readers : null);
  // the learned readers learned how people speak of themselves: of an answer only their agreement counts
  return level >= 3 && (sure || found !== "readers");
}

// "You should kill. Yourself." is no slip of a sentence's end
const acrossSentences: ReadonlySet<string> = new Set(["encourage", "method"]);

function ruleBroken({ plain, clear, bare }: ReadableText): string | null {
  const unparted = clear.replace(/ [.,;?!"]/g, "");
  const broken = rules.find(
    (rule) =>
      isSaid(rule, plain, "full") ||
      (clear !== plain && isSaid(rule, clear, "full")) ||
      isSaid(rule, bare, "bare") ||
      (acrossSentences.has(rule.id) && isSaid(rule, unparted, "full")),
  );
  return broken?.id ?? null;
}
