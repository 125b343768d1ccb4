import type { Calibration } from "@remanso/core/safety/readers.ts";
import { steps } from "@remanso/core/safety/sparse-reader.ts";
import { fitProbability } from "./thresholds.ts";

/** A message of the voices kept for choosing, with both readers' scores of each of its passages. */
export interface Scored {
  readonly level: number;
  readonly passages: number;
  readonly sparse: readonly (readonly number[])[];
  readonly pooled: readonly (readonly number[])[];
}

// safety.md: what both readers together may raise to a sure alarm, and what may be asked without need. Two in three of the calm messages kept for
// choosing are plain talk, the others hold the very words of danger
const mostAlarmed = { ordinary: 0.0045, distress: 0.007 };
const mostAsked = { ordinary: 0.045, distress: 0.1 };
const growth = 0.2;
// what the voices kept for testing then allowed to give: safety.md lets questions on ordinary talk give way before dangers go unasked
const allowed = { alarm: 0.5, ask: 0.4 };
// on messages by others, where plain words are met often: these lose one alarm in thirty to a question, and halve what words alone raise wrongly
const plain = { doubted: -2.1, borneOut: -0.9, groundless: -2.2 };

/** Chooses all limits: as low as what may be raised without need allows. */
export function calibrated(scored: readonly Scored[]): Calibration {
  const fits = steps.map((step, at) => ({
    sparse: fitFor(scored, { step, scoreOf: (one) => highest(one.sparse, at) }),
    pooled: fitFor(scored, { step, scoreOf: (one) => highest(one.pooled, at) }),
  }));
  const oddsOf = (one: Scored, at: number, reader: "sparse" | "pooled") =>
    one[reader].map((scores) => {
      const { slope, shift } = fits[at]?.[reader] ?? { slope: 1, shift: 0 };
      return slope * (scores[at] ?? 0) + shift - growth * Math.log(one.passages);
    });
  const means = (one: Scored, at: number) => {
    const pooled = oddsOf(one, at, "pooled");
    return Math.max(...oddsOf(one, at, "sparse").map((odds, passage) => (odds + (pooled[passage] ?? 0)) / 2));
  };
  const alarmAt = (level: 3 | 4) =>
    rounded(limitFor(scored, mostAlarmed, (one) => means(one, level - 1)) - allowed.alarm);
  console.log(
    `errors of both readers on harmless messages correlate by ${correlation(scored, oddsOf).toFixed(2)}`,
  );
  return {
    steps: fits,
    alarm: { 3: alarmAt(3), 4: alarmAt(4) },
    ask: rounded(limitFor(scored, mostAsked, (one) => means(one, 1)) - allowed.ask),
    imminent: 0.4,
    distress: 0,
    plain,
    growth,
  };
}

interface ForFit {
  readonly step: number;
  readonly scoreOf: (one: Scored) => number;
}

function fitFor(scored: readonly Scored[], { step, scoreOf }: ForFit) {
  return fitProbability(scored.map((one) => ({ score: scoreOf(one), isTaken: one.level >= step })));
}

function highest(passages: readonly (readonly number[])[], at: number): number {
  return Math.max(-20, ...passages.map((scores) => scores[at] ?? 0));
}

/** The lowest limit that raises no larger share of the ordinary and of the distressed messages than may be raised. */
function limitFor(
  scored: readonly Scored[],
  most: { readonly ordinary: number; readonly distress: number },
  oddsOf: (one: Scored) => number,
): number {
  const limitOf = (level: number, share: number) => {
    const odds = scored.filter((one) => one.level === level).map(oddsOf);
    return odds.toSorted((one, other) => other - one)[Math.floor(odds.length * share)] ?? 0;
  };
  return rounded(Math.max(limitOf(0, most.ordinary), limitOf(1, most.distress)) + 0.001);
}

function rounded(odds: number): number {
  return Number(odds.toFixed(3));
}

/** How much the two readers err together: the correlation of their odds at step 3 over ordinary messages. */
function correlation(
  scored: readonly Scored[],
  oddsOf: (one: Scored, at: number, reader: "sparse" | "pooled") => number[],
): number {
  const pairs = scored
    .filter(({ level, passages }) => level === 0 && passages > 0)
    .map((one) => [Math.max(...oddsOf(one, 2, "sparse")), Math.max(...oddsOf(one, 2, "pooled"))] as const);
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [one, other] = [mean(0), mean(1)];
  let [both, ofOne, ofOther] = [0, 0, 0];
  for (const [x, y] of pairs) {
    both += (x - one) * (y - other);
    ofOne += (x - one) ** 2;
    ofOther += (y - other) ** 2;
  }
  return both / Math.sqrt(ofOne * ofOther);
}
