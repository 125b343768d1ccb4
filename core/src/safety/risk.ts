import type { RiskLevel } from "../chat/contract.ts";
import { classifiedLevel } from "./classifier.ts";
import { withoutIdioms } from "./idioms.ts";
import { readableText, type ReadableText } from "./normalise.ts";
import type { Rule } from "./rule.ts";
import { englishQuoted, englishRules } from "./rules-en.ts";
import { spanishQuoted, spanishRules } from "./rules-es.ts";

/** What was found in a message, and by what: a rule's id, or "classifier". Nothing else of it may be logged. */
export interface Risk {
  readonly level: RiskLevel;
  readonly found: string | null;
}

/**
 * How much danger a message speaks of, 0 (ordinary) to 4 (imminent): the higher one of what the rules say and what the classifier
 * says. Any text of any length, in Spanish, English or both; an empty one is 0. safety.md, Levels
 */
export function riskLevel(message: string): RiskLevel {
  return riskOf(message).level;
}

/** As `riskLevel`, with what was found. */
export function riskOf(message: string): Risk {
  const { text, isScrap } = readable(message);
  if (text.plain === "") return { level: 0, found: null };
  const rule = strongestRule(text);
  const classified = isScrap ? 0 : asLevel(classifiedLevel(text));
  if (rule && rule.level >= classified) return { level: rule.level, found: rule.id };
  return { level: classified, found: classified > 0 ? "classifier" : null };
}

/**
 * The message as it is judged: without what others say in it, and without figures of speech. What these leave may be a scrap of a
 * sentence, of which the classifier knows nothing: then the rules alone are asked.
 */
function readable(message: string): { text: ReadableText; isScrap: boolean } {
  const text = readableText(withoutQuotations(readPart(message)));
  const rest = withoutIdioms(text.plain);
  if (rest === text.plain) return { text, isScrap: false };
  return { text: readableText(rest), isScrap: (rest.match(/\p{L}+/gu) ?? []).length < fewestWords };
}

const fewestWords = 6;

/** What a song, a film or a book says is left out, where the message speaks of one and sets the words in quotation marks. */
function withoutQuotations(message: string): string {
  const rest = message.replace(
    /[“"«]([^“”"«»]{6,200})[”"»]|(?<![\p{L}\p{N}])['‘]([^'’]{6,200})['’](?![\p{L}\p{N}])/gu,
    " ",
  );
  if (rest === message) return message;
  const { plain } = readableText(rest);
  return spanishQuoted.test(plain) || englishQuoted.test(plain) ? rest : message;
}

/** How many of the last turns of a person count. safety.md: the highest level of the last 10 turns counts */
const turnsThatCount = 10;

/**
 * The level of a conversation: the highest of the person's last 10 messages, oldest first; taking it back as a joke afterwards
 * lowers it to 2 at most. safety.md, Levels
 */
export function conversationRisk(messages: readonly string[]): RiskLevel {
  let level: RiskLevel = 0;
  for (const message of messages.slice(-turnsThatCount)) {
    const own = riskLevel(message);
    if (own > level) level = own;
    else if (level > 2 && isTakenBack(message)) level = 2;
  }
  return level;
}

/** True for "era broma" and "just kidding": the words that take something back. */
export function isTakenBack(message: string): boolean {
  return takenBack.test(readableText(readPart(message)).plain);
}

const takenBack =
  /\b(era (?:una )?broma|es (?:una )?broma|estaba bromeando|estoy bromeando|no lo decia en serio|lo dije (?:de|en) broma|(?:just|only|was|am|i'm|im) (?:kidding|joking)|it was (?:just )?a joke|(?:didn't|didnt) mean (?:it|that)|jk)\b/;

const rules: readonly Rule[] = [...spanishRules, ...englishRules].toSorted(
  (one, other) => other.level - one.level,
);

function strongestRule({ plain, clear, bare }: ReadableText): Rule | undefined {
  return rules.find(({ pattern, unless }) => {
    const said = [plain, clear, bare].find((form) => pattern.test(form));
    return said !== undefined && !(unless?.test(said) ?? false);
  });
}

// the longest message is 4,000 characters; of anything longer the beginning and the end are read
const mostRead = 8000;

function readPart(message: string): string {
  return message.length <= mostRead
    ? message
    : `${message.slice(0, mostRead / 2)} ${message.slice(-mostRead / 2)}`;
}

function asLevel(level: number): RiskLevel {
  switch (level) {
    case 1:
    case 2:
    case 3:
    case 4:
      return level;
    default:
      return 0;
  }
}
