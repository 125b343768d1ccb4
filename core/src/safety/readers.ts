import type { NearestWords } from "./nearest-word.ts";
import type { PooledReader } from "./pooled-reader.ts";
import type { Reading } from "./reading.ts";
import type { SparseReader } from "./sparse-reader.ts";

interface Fit {
  readonly slope: number;
  readonly shift: number;
}

/** How scores are read, chosen on voices from which neither reader learned. All limits are log odds. */
export interface Calibration {
  /** From a reader's score to log odds, for each step. */
  readonly steps: readonly { readonly sparse: Fit; readonly pooled: Fit }[];
  /** Where the mean of both has to be for a sure 3 and a sure 4; neither may be far below it. */
  readonly alarm: Readonly<Record<3 | 4, number>>;
  /** Where the mean of both has to be for a question, for level 4 of an unsure reading, and for distress. */
  readonly ask: number;
  readonly imminent: number;
  readonly distress: number;
  /** What plain words and the readers make of one another, by the mean of both: see `weighed` in read-message.ts. */
  readonly plain: { readonly doubted: number; readonly borneOut: number; readonly groundless: number };
  /** How much all of these rise with the logarithm of the number of passages. */
  readonly growth: number;
}

/** What reads beside the rules and is fetched apart from them: the phrases, and what was learned. */
export interface Readers {
  readonly phrases: (text: string) => Reading;
  readonly sparse: SparseReader;
  readonly pooled: PooledReader;
  readonly nearest: NearestWords;
  readonly calibration: Calibration;
}
