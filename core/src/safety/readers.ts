import type { NearestWords } from "./nearest-word.ts";
import type { ReadableText } from "./normalise.ts";
import type { PooledReader } from "./pooled-reader.ts";
import type { Reading } from "./reading.ts";
import type { SparseReader } from "./sparse-reader.ts";

interface Fit {
  readonly slope: number;
  readonly shift: number;
}

/** How much each reader's odds count where both are put together: the first errs less. */
export const shareOfReader = { sparse: 2 / 3, pooled: 1 / 3 } as const;

/** A few words are little to be sure by, and most of what people say in passing: they have a limit of their own. */
interface LimitByLength {
  readonly few: number;
  readonly more: number;
}

/** How scores are read, chosen on voices from which neither reader learned. All limits are log odds. */
export interface Calibration {
  /** From a reader's score to log odds, for each step. */
  readonly steps: readonly { readonly sparse: Fit; readonly pooled: Fit }[];
  /** What the judgement of each step weighs (evidence.ts, `seen`), the bias last. */
  readonly judge: Readonly<Record<1 | 2 | 3 | 4, readonly number[]>>;
  /** Where the judgement of step 3 alarms, that of step 2 asks, and that of step 1 hears distress. */
  readonly alarm: LimitByLength;
  readonly ask: LimitByLength;
  readonly distress: LimitByLength;
  /** Where the judgement of step 4 cannot wait. */
  readonly imminent: number;
}

/** What was learned, unpacked. */
export interface LearnedReaders {
  readonly sparse: SparseReader;
  readonly pooled: PooledReader;
  readonly nearest: NearestWords;
  readonly calibration: Calibration;
}

/** What plain words say of a text: the rules, and the phrases. */
export interface PlainWords {
  readonly byRules: Reading;
  readonly byPhrases: Reading;
  /** Whether sure words of a crisis are nearly all of a sentence, which says little besides them. */
  readonly areNearlyAll: () => boolean;
}

/** What reads beside the rules and is fetched apart from them: the phrases, and what was learned. */
export interface Readers {
  readonly phrases: (text: string) => Reading;
  /** What plain words and learned readers say of a text together. */
  readonly judge: (text: ReadableText, words: PlainWords) => Reading;
}
