import { languages, type ByLanguage } from "../language.ts";
import { withoutIdioms } from "./idioms.ts";
import { readableText, type ReadableText } from "./normalise.ts";
import { readLearned, type Learned } from "./read-learned.ts";
import type { Readers } from "./readers.ts";
import { asLevel, isHigher, noDanger, stronger, type Reading } from "./reading.ts";
import type { LanguageRules, Rule } from "./rule.ts";
import { english } from "./rules-en.ts";
import { spanish } from "./rules-es.ts";
import { lessAlarmed } from "./told-calmly.ts";

/**
 * How much danger a text speaks of, of which kind, and whether that is sure: sentence by sentence and the whole, the highest counts. Any text of
 * any length, in Spanish, English or both. Without `readers` (not loaded yet) the rules read alone. safety.md, Detection
 */
export function readMessage(message: string, readers: Readers | null): Reading {
  const text = readableText(withoutQuotations(message));
  if (text.plain === "") return noDanger;
  const byWords = readWords(text, readers?.phrases ?? null);
  const reading = readers ? weighed({ byWords, text }, readLearned(text, readers), readers) : byWords;
  return raisedByDrink(lessAlarmed(reading, text.plain), text.plain);
}

function readWords(text: ReadableText, phrases: Readers["phrases"] | null): Reading {
  return stronger(readByRules(text), phrases?.(withoutIdioms(text.clear)) ?? noDanger);
}

/**
 * Plain words and learned readers together. Words that both readers doubt are asked about instead of alarming, and a question for which they
 * see no ground is not asked; what words only suggest is sure where the readers bear it out. A text that the readers abstain from is read by
 * its words, and a few plain words that are all of the message are not doubted.
 */
function weighed(
  { byWords: words, text }: { byWords: Reading; text: ReadableText },
  { reading, odds }: Learned,
  { calibration: { plain } }: Readers,
): Reading {
  // a rule knows the kind by its words; the readers only by what is like it
  const higher = isHigher(reading, words) ? { ...reading, kind: words.kind ?? reading.kind } : words;
  if (words.level < 2 || !odds) return higher;
  if (words.sure) {
    const isDoubted = odds.alarm < plain.doubted && text.plain.split(" ").length > fewWords;
    return words.level >= 3 && isDoubted ? { ...words, sure: false } : higher;
  }
  if (odds.ask < plain.groundless) return reading;
  return odds.alarm >= plain.borneOut && !higher.sure
    ? { ...higher, level: asLevel(Math.max(3, higher.level)), sure: true }
    : higher;
}

const fewWords = 7;

const drink =
  /\b(?:alcohol|borrach[oa]|bebid[oa]|bebiendo|cervezas?|vino|vodka|whisky|ron|tequila|cocaina|coca|pastis|porros?|drogas?|drogad[oa]|colocad[oa]|drunk|drinking|beers?|wine|whiskey|liquor|cocaine|coke|(?:i'm|im|i am|i was|got|get|getting|so) high(?! (?:school|blood|fever|up))|stoned|weed|meth|heroin|drugs)\b/;

/** safety.md: alcohol or drugs named beside any reading of 2 or more raise it by one. */
function raisedByDrink(reading: Reading, plain: string): Reading {
  if (reading.level < 2 || reading.level === 4 || !drink.test(plain)) return reading;
  return { ...reading, level: asLevel(reading.level + 1) };
}

const rulesIn: ByLanguage<LanguageRules> = { en: english, es: spanish };

const rules: readonly Rule[] = languages
  .flatMap((language) => rulesIn[language].rules)
  .toSorted((one, other) => other.level - one.level);

/** The strongest rule that a sentence, or two sentences in a row, fits. */
function readByRules(text: ReadableText): Reading {
  // the three forms are mostly the same
  const forms = new Set([text.plain, text.clear, text.bare].map(withoutIdioms));
  const sentences = [...new Set([...forms].flatMap(sentencesOf))];
  for (const rule of rules) {
    const { id, level, kind, pattern, unless, sure = true } = rule;
    const isSaid = sentences.some((said) => pattern.test(said) && !(unless?.test(said) ?? false));
    if (isSaid) return { level, kind, sure, found: id };
  }
  return noDanger;
}

/** Each sentence, and each with the one after it. */
function sentencesOf(form: string): string[] {
  const sentences = form.split(/ ?[.!?;]+ ?/).filter((sentence) => sentence !== "");
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at] ?? ""} . ${sentence}`);
  return [...sentences, ...pairs];
}

/** What a song, a film or a book says is left out, where the message speaks of one and sets the words in quotation marks. */
function withoutQuotations(message: string): string {
  const rest = message.replace(
    /[“"«]([^“”"«»]{6,200})[”"»]|(?<![\p{L}\p{N}])['‘]([^'’]{6,200})['’](?![\p{L}\p{N}])/gu,
    " ",
  );
  if (rest === message) return message;
  const { plain } = readableText(rest);
  return languages.some((language) => rulesIn[language].quoted.test(plain)) ? rest : message;
}
