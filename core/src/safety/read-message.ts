import type { RiskLevel } from "../chat/contract.ts";
import { languages, type ByLanguage } from "../language.ts";
import { conceptsOf } from "./concepts.ts";
import { withoutIdioms } from "./idioms.ts";
import { readableText, type ReadableText } from "./normalise.ts";
import { passagesOf, wordedText, type Passage, type Worded } from "./passages.ts";
import type { Readers } from "./readers.ts";
import { dangerKinds, noDanger, type DangerKind, type Reading } from "./reading.ts";
import type { LanguageRules, Rule } from "./rule.ts";
import { english } from "./rules-en.ts";
import { spanish } from "./rules-es.ts";
import { steps } from "./sparse-reader.ts";
import { lessAlarmed } from "./told-calmly.ts";
import { tokenFeatures } from "./token-features.ts";

/**
 * How much danger a text speaks of, of which kind, and whether that is sure: sentence by sentence and the whole, the highest counts. Any text of
 * any length, in Spanish, English or both. Without `readers` (not loaded yet) the rules read alone. safety.md, Detection
 */
export function readMessage(message: string, readers: Readers | null): Reading {
  const text = readableText(withoutQuotations(message));
  if (text.plain === "") return noDanger;
  const byRule = stronger(readByRules(text), readers?.phrases(withoutIdioms(text.clear)) ?? noDanger);
  const learned = readers ? readLearned(text, readers) : noDanger;
  // a rule knows the kind by its words; the readers only by what is like it
  const higher = isHigher(learned, byRule) ? { ...learned, kind: byRule.kind ?? learned.kind } : byRule;
  return raisedByDrink(lessAlarmed(higher, text.plain), text.plain);
}

function stronger(one: Reading, other: Reading): Reading {
  return isHigher(other, one) ? other : one;
}

/** A sure level counts before an unsure one of the same height. */
function isHigher(one: Reading, other: Reading): boolean {
  return one.level > other.level || (one.level === other.level && one.sure && !other.sure);
}

const drink =
  /\b(?:alcohol|borrach[oa]|bebid[oa]|bebiendo|cervezas?|vino|vodka|whisky|ron|tequila|cocaina|coca|pastis|porros?|drogas?|drogad[oa]|colocad[oa]|drunk|drinking|beers?|wine|whiskey|liquor|cocaine|coke|high|stoned|weed|meth|heroin|drugs)\b/;

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

/** What the two learned readers make of the text. */
function readLearned(text: ReadableText, readers: Readers): Reading {
  const worded = mended(wordedText(withoutIdioms(text.clear)), readers);
  const passages = passagesOf(worded).filter((passage) => !abstains(worded, passage));
  if (passages.length === 0) return noDanger;
  const tokens = tokenFeatures(worded);
  const sparse = readers.sparse.scores(tokens, passages);
  const pooled = readers.pooled.scores(tokens, passages);
  const many = passages.length;
  const found = passages
    .map((passage, at) =>
      judged(
        {
          sparse: sparse[at],
          pooled: pooled[at],
          many,
          words: passage.to - passage.from,
          isTouched: touchesDanger(worded, passage),
        },
        readers,
      ),
    )
    .reduce(stronger);
  return found;
}

/** The text as it was meant: a word that nobody has met is read as the nearest word of danger within one slip. */
function mended({ words, starts }: Worded, { sparse, nearest }: Readers): Worded {
  return { words: words.map((word) => (sparse.knows(word) ? word : (nearest.near(word) ?? word))), starts };
}

/** The concepts of which one at least has to be touched before a short text can be heard as danger. */
const dangerous: ReadonlySet<string> = new Set(
  "dying killing ending going waking living burden pointless bye giving papers means edges taken aftermath wound harm urge voices watched hitting threat control touching attack body revenge eating drinking hiding door child settled tired without".split(
    " ",
  ),
);
const shortText = 7;

/** safety.md: a short text without any concept of danger abstains. */
function abstains(worded: Worded, passage: Passage): boolean {
  return passage.to - passage.from <= shortText && !touchesDanger(worded, passage);
}

function touchesDanger({ words }: Worded, { from, to }: Passage): boolean {
  return words.slice(from, to).some((word) => conceptsOf(word).some((concept) => dangerous.has(concept)));
}

interface Scored {
  readonly sparse: Float64Array | undefined;
  readonly pooled: Float64Array | undefined;
  /** How many passages are read: the more, the higher a score has to be. */
  readonly many: number;
  readonly words: number;
  /** Whether any concept of danger is in it: without one the readers may ask, and are never sure. */
  readonly isTouched: boolean;
}

// few words are little to be sure by: below this many the readers have to be surer, by up to this much
const enoughWords = 12;
const moreForFew = 1;
// from here on what is read as distress colours the talk after it
const plainDistress = 0.8;

function judged({ sparse, pooled, many, words, isTouched }: Scored, { calibration }: Readers): Reading {
  const shift = calibration.growth * Math.log(many);
  const calm = steps.map((_, at) => {
    const { sparse: one, pooled: other } = calibration.steps[at] ?? { sparse: noFit, pooled: noFit };
    return {
      sparse: one.slope * (sparse?.[at] ?? 0) + one.shift - shift,
      pooled: other.slope * (pooled?.[at] ?? 0) + other.shift - shift,
    };
  });
  const both = calm.map((step) => (step.sparse + step.pooled) / 2);
  const agreed = (level: 3 | 4) => {
    const step = calm[level - 1];
    const least = calibration.alarm[level];
    const more = moreForFew * Math.max(0, 1 - words / enoughWords);
    return step !== undefined && step.sparse >= least.sparse + more && step.pooled >= least.pooled + more;
  };
  const kind = kindIn(pooled);
  if (isTouched && agreed(3)) return { level: agreed(4) ? 4 : 3, kind, sure: true, found: "readers" };
  if ((both[1] ?? -Infinity) >= calibration.ask) {
    const level = (both[3] ?? 0) >= calibration.imminent ? 4 : (both[2] ?? 0) >= 0 ? 3 : 2;
    return { level, kind, sure: false, found: "readers" };
  }
  const distress = (both[0] ?? -Infinity) - calibration.distress;
  return distress >= 0
    ? { level: 1, kind: null, sure: distress >= plainDistress, found: "readers" }
    : noDanger;
}

const noFit = { slope: 1, shift: 0 };

function kindIn(scores: Float64Array | undefined): DangerKind {
  const kinds = [...(scores?.slice(steps.length) ?? [])];
  return dangerKinds[kinds.indexOf(Math.max(...kinds))] ?? "life";
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

function asLevel(level: number): RiskLevel {
  return level >= 4 ? 4 : level === 3 ? 3 : level === 2 ? 2 : level === 1 ? 1 : 0;
}
