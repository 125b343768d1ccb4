import type { Evidence } from "./evidence.ts";
import type { Calibration, PlainWords } from "./readers.ts";
import { asLevel, noDanger, stronger, type Reading } from "./reading.ts";

/**
 * What plain words and learned readers say together, by weights that were learned (safety/calibrate.ts): one judgement whether to ask, one whether
 * to alarm, one whether it cannot wait. A text that the readers abstain from is read by its words; sure words of a
 * crisis are asked about at least, and not doubted where they are nearly all of a sentence. `text` is its plain form.
 */
export function judged(
  evidence: Evidence,
  { words, text }: { readonly words: PlainWords; readonly text: string },
  calibration: Calibration,
): Reading {
  const plain = ofWhoSaidIt(words, text);
  const isCertain = plain.sure && plain.level >= 3;
  const { seen } = evidence;
  if (seen === null) return plain;
  const length = text.split(" ").length <= fewWords ? "few" : "more";
  const suffering = asSuffering(seen, calibration.judge[1], calibration.distress[length]);
  if (evidence.abstains) return stronger(plain, suffering);
  const oddsOf = (step: 2 | 3 | 4) => weighed(seen, calibration.judge[step]);
  const kind = (plain.level >= 2 ? plain.kind : null) ?? evidence.kind;
  const found = plain.level >= 2 ? plain.found : "readers";
  const level = oddsOf(4) >= calibration.imminent || plain.level === 4 ? 4 : 3;
  const above = oddsOf(2) - calibration.ask[length];
  const clear = clearness(above, { ...evidence, kind, isShort: length === "few" });
  if (evidence.isTouched && oddsOf(3) >= calibration.alarm[length])
    return { level, kind, sure: true, found, clear };
  if (isCertain && oddsOf(3) >= clearlyAgainst && words.areNearlyAll()) return plain;
  if (above < -givenTo(plain) && !(isCertain && words.areNearlyAll())) return suffering;
  const isGrave = level === 4 || oddsOf(3) >= 0;
  return {
    level: asLevel(Math.max(isGrave ? level : 2, plain.level)),
    kind,
    sure: false,
    found,
    clear,
    suffering: suffering.suffering ?? 0,
  };
}

interface Said extends Pick<Evidence, "isPlain" | "isPolite" | "kind"> {
  readonly isShort: boolean;
}

/** "Sí, cómo no", "been going since i was 7": nothing in it speaks of danger but how it is put together. "Byeee ty" says nothing at all. */
function clearness(above: number, { kind, isPlain, isPolite, isShort }: Said): number {
  if (isPolite) return -Infinity;
  // of somebody else such words say enough: "he won't pick up, and he says he doesn't care"
  if (!isPlain || (kind === "another" && !isShort)) return above;
  return above - (isShort ? lessWherePlain.few : lessWherePlain.more);
}

const lessWherePlain = { few: 2.4, more: 1.2 };

const others = String.raw`(?:(?:my|our) (?:\w+ ){1,2}|s?he )(?:just )?`;
const reports = new RegExp(
  String.raw`\b${others}(?:texted|messaged|wrote|sent|posted|left)\b|\bmi (?:\w+ ){1,2}(?:me )?(?:escribio|mando|publico|dejo|puso|subio|envio)\b`,
);
const quotes = new RegExp(
  String.raw`\b${others}(?:told me|said|texted|wrote)(?: to me)?(?: (?!i\b)\w+)?(?: ,)? i (?:don't|dont|do not|can't|cant|want|wanna|wish|just want|would rather)\b`,
);

/** "My brother texted take care of mom for me", "he told me I don't want to live": what somebody else said is a danger to them. */
function ofWhoSaidIt({ byRules, byPhrases }: PlainWords, text: string): Reading {
  const plain = stronger(byRules, byPhrases);
  const isQuoted = quotes.test(text);
  const isOthers = isQuoted || byRules.kind === "another" || (byRules.kind !== "life" && reports.test(text));
  return plain.kind === "life" && isOthers && (isQuoted || plain === byPhrases)
    ? { ...plain, kind: "another" }
    : plain;
}

// "I took pills once", long over: even a few plain words are asked about where the judgement is clearly against them
const clearlyAgainst = -1.5;

/**
 * How far the judgement may be against plain words of a crisis that are asked about even so. Of 1,600 crises that strangers wrote none was more
 * than 1 below; what is tells of a questionnaire, a film or a time long ago.
 */
function givenTo({ level, sure }: Reading): number {
  if (level < 3) return 0;
  return sure ? 2 : 1;
}

/** Up to so many words are few. */
export const fewWords = 7;

/** The weights' last number stands for itself. */
export function weighed(seen: readonly number[], weights: readonly number[]): number {
  return seen.reduce((sum, number, at) => sum + number * (weights[at] ?? 0), weights[seen.length] ?? 0);
}

// from here on what is read as distress colours the talk after it
const plainDistress = 0.8;

function asSuffering(seen: readonly number[], weights: readonly number[], limit: number): Reading {
  const odds = weighed(seen, weights) - limit;
  return odds >= 0
    ? { level: 1, kind: null, sure: odds >= plainDistress, found: "readers", suffering: odds }
    : { ...noDanger, suffering: odds };
}
