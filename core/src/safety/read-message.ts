import { languages, type ByLanguage } from "../language.ts";
import { withoutIdioms } from "./idioms.ts";
import { readableText, type ReadableText } from "./normalise.ts";
import type { PlainWords, Readers } from "./readers.ts";
import { asLevel, noDanger, type Reading } from "./reading.ts";
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
  const words = plainWordsOf(text, readers?.phrases ?? null);
  const reading = readers ? readers.judge(text, words) : words.byRules;
  return raisedByDrink(lessAlarmed(reading, text.plain), text.plain);
}

/** What the rules find in a text, and the phrases where they are loaded. */
export function plainWordsOf(text: ReadableText, phrases: Readers["phrases"] | null): PlainWords {
  const said = (of: ReadableText) => ({
    byRules: readByRules(of),
    byPhrases: phrases?.(withoutIdioms(of.clear)) ?? noDanger,
  });
  const isSure = ({ level, sure }: Reading) => sure && level >= 3;
  const areNearlyAll = () =>
    sentencesIn(text.clear).some((sentence, at, all) => {
      const isCalledJoke = joke.test(sentence) || joke.test(all[at + 1] ?? "");
      if (isCalledJoke || sentence.split(" ").length > undoubted) return false;
      const { byRules, byPhrases } = said({ plain: sentence, clear: sentence, bare: sentence });
      return isSure(byRules) || isSure(byPhrases);
    });
  return { ...said(text), areNearlyAll };
}

// a sentence of so many words says little besides the sure ones in it
const undoubted = 9;
const joke = /\b(?:(?:ja){2,}\w*|(?:ha){2,}h?|l+o+l+|lmao|xd|broma|bromeando|jk|joking|kidding)\b/;

const drink =
  /\b(?:alcohol|borrach[oa]|bebid[oa]|bebiendo|cervezas?|vino|vodka|whisky|ron|tequila|cocaina|coca|pastis|porros?|drogas?|drogad[oa]|colocad[oa]|drunk|drinking|beers?|wine|whiskey|liquor|cocaine|coke|(?:i'm|im|i am|i was|got|get|getting|so) high(?! (?:school|blood|fever|up))|stoned|weed|meth|heroin|drugs)\b/;

/** safety.md: alcohol or drugs named beside any reading of 2 or more raise it by one. */
function raisedByDrink(reading: Reading, plain: string): Reading {
  if (reading.level < 2 || reading.level === 4 || !drink.test(plain)) return reading;
  return { ...reading, level: asLevel(reading.level + 1) };
}

const rulesIn: ByLanguage<LanguageRules> = { en: english, es: spanish };

interface PreparedRule extends Rule {
  /** Whether it asks where a sentence begins or ends; any other fits a sentence only if it fits the text. */
  readonly isAnchored: boolean;
}

const rules: readonly PreparedRule[] = languages
  .flatMap((language) => rulesIn[language].rules)
  .map((rule) => ({ ...rule, isAnchored: /(?<![[\\])[$^]/.test(rule.pattern.source) }))
  .toSorted((one, other) => other.level - one.level);

/** The strongest rule that a sentence, or two sentences in a row, fits. */
function readByRules(text: ReadableText): Reading {
  // the three forms are mostly the same
  const forms = [...new Set([text.plain, text.clear, text.bare])].map((form) =>
    inSentences(withoutIdioms(form)),
  );
  for (const rule of rules) {
    const { id, level, kind, pattern, unless, isAnchored, sure = true } = rule;
    const fits = (said: string) => pattern.test(said) && !(unless?.test(said) ?? false);
    const isSaid = forms.some(({ all, each }) => (isAnchored || pattern.test(all)) && each.some(fits));
    if (isSaid) return { level, kind, sure, found: id };
  }
  return noDanger;
}

function sentencesIn(form: string): string[] {
  return form.split(/ ?[.!?;]+ ?/).filter((sentence) => sentence !== "");
}

interface InSentences {
  /** The text, its sentences parted by one point. */
  readonly all: string;
  /** Each sentence, and each with the one after it. */
  readonly each: readonly string[];
}

function inSentences(form: string): InSentences {
  const sentences = sentencesIn(form);
  const pairs = sentences.slice(1).map((sentence, at) => `${sentences[at] ?? ""} . ${sentence}`);
  return { all: sentences.join(" . "), each: [...sentences, ...pairs] };
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
