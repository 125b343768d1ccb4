import { conceptsOf } from "./concepts.ts";
import { withoutIdioms } from "./idioms.ts";
import type { ReadableText } from "./normalise.ts";
import { passagesOf, wordedText, type Passage, type Worded } from "./passages.ts";
import type { Readers } from "./readers.ts";
import { dangerKinds, noDanger, stronger, type DangerKind, type Reading } from "./reading.ts";
import { steps } from "./sparse-reader.ts";
import { tokenFeatures } from "./token-features.ts";

/**
 * What the learned readers read, and how sure of it both together are at most, in log odds of a text that is no longer than its passage; null
 * where they abstain from all of it.
 */
export interface Learned {
  readonly reading: Reading;
  readonly odds: { readonly ask: number; readonly alarm: number } | null;
}

/** What the two learned readers make of the text. */
export function readLearned(text: ReadableText, readers: Readers): Learned {
  const worded = mended(wordedText(withoutIdioms(text.clear)), readers);
  const passages = passagesOf(worded);
  if (passages.length === 0) return { reading: noDanger, odds: null };
  const tokens = tokenFeatures(worded);
  const sparse = readers.sparse.scores(tokens, passages);
  const pooled = readers.pooled.scores(tokens, passages);
  const isHeard = passages.map((passage) => !abstains(worded, passage));
  const many = isHeard.filter(Boolean).length;
  const judgements = passages.map((passage, at) =>
    judged(
      {
        sparse: sparse[at],
        pooled: pooled[at],
        many: many || 1,
        words: passage.to - passage.from,
        isTouched: touchesDanger(worded, passage),
      },
      readers,
    ),
  );
  const heard = judgements.filter((_, at) => isHeard[at]);
  const readings = judgements.map(({ reading }, at) => (isHeard[at] ? reading : asDistress(reading)));
  return {
    reading: readings.reduce(stronger),
    odds: many === 0 ? null : highestOdds(heard),
  };
}

function highestOdds(judgements: readonly Judged[]): Learned["odds"] {
  return {
    ask: Math.max(...judgements.map(({ ask }) => ask)),
    alarm: Math.max(...judgements.map(({ alarm }) => alarm)),
  };
}

/** What a passage that the readers abstain from may still say: that somebody suffers. */
function asDistress(reading: Reading): Reading {
  return reading.level === 0 ? noDanger : { level: 1, kind: null, sure: false, found: "readers" };
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
// one reader alone alarms nobody: neither may be this much less convinced than both together have to be
const mostApart = 2;
// from here on what is read as distress colours the talk after it
const plainDistress = 0.8;

interface Judged {
  readonly reading: Reading;
  readonly ask: number;
  readonly alarm: number;
}

function judged(scored: Scored, readers: Readers): Judged {
  const { sparse, pooled, many } = scored;
  const { calibration } = readers;
  const shift = calibration.growth * Math.log(many);
  const calm = steps.map((_, at) => {
    const { sparse: one, pooled: other } = calibration.steps[at] ?? { sparse: noFit, pooled: noFit };
    return {
      sparse: one.slope * (sparse?.[at] ?? 0) + one.shift - shift,
      pooled: other.slope * (pooled?.[at] ?? 0) + other.shift - shift,
    };
  });
  const both = calm.map((step) => (step.sparse + step.pooled) / 2);
  return {
    reading: readingOf(scored, { calm, both, calibration }),
    ask: (both[1] ?? -Infinity) + shift,
    alarm: (both[2] ?? -Infinity) + shift,
  };
}

interface Odds {
  readonly calm: readonly { readonly sparse: number; readonly pooled: number }[];
  readonly both: readonly number[];
  readonly calibration: Readers["calibration"];
}

function readingOf({ pooled, words, isTouched }: Scored, { calm, both, calibration }: Odds): Reading {
  const agreed = (level: 3 | 4) => {
    const { sparse = -Infinity, pooled: other = -Infinity } = calm[level - 1] ?? {};
    const least = calibration.alarm[level] + moreForFew * Math.max(0, 1 - words / enoughWords);
    return (sparse + other) / 2 >= least && Math.min(sparse, other) >= least - mostApart;
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
