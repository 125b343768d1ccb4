import { framesOf, innovations, type Frame } from "./dependence.ts";
import { studentTail } from "./student-tail.ts";
import { dot, makeUnit, squares, subtractAlong } from "./vectors.ts";

/** The days under one correlation, with what is adjusted for as orthogonal unit vectors. */
export interface Ground {
  readonly frame: Frame;
  readonly basis: readonly Float64Array[];
  /** How many rows stand behind the days that hold nothing but how near to 0 the loose columns' effects are. */
  readonly looseRows: number;
  /** The part of the restricted log-likelihood that does not depend on the values. */
  readonly logLikelihood: number;
}

/** A ground with what is left of the values beside its basis, and how plausible its correlation is; all add up to 1. */
export interface Settled extends Ground {
  readonly rest: Float64Array;
  readonly weight: number;
}

export interface Estimate {
  /** Points: by how much a day of the column differs from the others, everything else being equal. */
  readonly effect: number;
  /** Its standard error, and the chance of an effect this far from 0 if there is none; uncorrected. */
  readonly error: number;
  readonly p: number;
}

// an answer in whole points is never more exact than its rounding
const leastVariance = 1 / 12;
const negligible = 1e-6;
const implausible = 0.002;
// the standard deviation of loose effects, as a share of that of the days
const looseSpreads = [0.1, 0.35, 1.2] as const;

/**
 * These days under each correlation they may have, with the columns to adjust for. The effects of `loose` columns are taken to
 * scatter around 0, by each of a few spreads that they may have: as far as the days speak for them they are adjusted for, and where
 * there is little to adjust, little of the days is spent on it.
 */
export function groundsOf(
  at: Float64Array,
  columns: readonly Float64Array[],
  loose: readonly Float64Array[] = [],
): Ground[] {
  const looseRows = loose.length;
  return framesOf(at).flatMap((frame) => {
    const firm = columns.map((column) => followedBy(innovations(column, frame), looseRows));
    if (looseRows === 0) return groundOf(frame, { columns: firm, looseRows, logSpreads: 0 });
    const news = loose.map((column) => innovations(column, frame));
    return looseSpreads.map((spread) => {
      const held = news.map((column, row) => {
        const rows = followedBy(column, looseRows);
        rows[at.length + row] = 1 / spread;
        return rows;
      });
      const logSpreads = looseRows * Math.log(spread);
      return groundOf(frame, { columns: [...firm, ...held], looseRows, logSpreads });
    });
  });
}

interface Adjusted {
  readonly columns: readonly Float64Array[];
  readonly looseRows: number;
  readonly logSpreads: number;
}

function groundOf(frame: Frame, { columns, looseRows, logSpreads }: Adjusted): Ground {
  const { units, logLength } = orthogonal(columns, []);
  return { frame, basis: units, looseRows, logLikelihood: -frame.logSpread - logSpreads - logLength };
}

/** The days' values with this many zeros behind them. */
function followedBy(values: Float64Array, zeros: number): Float64Array {
  const rows = new Float64Array(values.length + zeros);
  rows.set(values);
  return rows;
}

/** The grounds that are plausible for these values, by restricted likelihood with a uniform prior. */
export function settled(grounds: readonly Ground[], values: Float64Array): Settled[] {
  const all = grounds.map((ground) => {
    const rest = beside(followedBy(innovations(values, ground.frame), ground.looseRows), ground.basis);
    const freedom = rest.length - ground.basis.length;
    const log = ground.logLikelihood - logLoss(squares(rest), freedom);
    return { ...ground, rest, log };
  });
  const weights = shares(all.map(({ log }) => log));
  const kept = all.flatMap((one, index) => {
    const weight = weights[index] ?? 0;
    return weight < implausible ? [] : [{ ...one, weight }];
  });
  const keptWeight = kept.reduce((total, { weight }) => total + weight, 0);
  return kept.map((one) => ({ ...one, weight: one.weight / keptWeight }));
}

/**
 * The effects of the columns on the days, estimated together, in the columns' order; null for a column that the others and what
 * is adjusted for already determine. The p is that of a permutation of the residuals in Pitman's approximation, the
 * t-distribution: a year of weekly looks needs a p too small for shuffling. Averaged over the plausible correlations.
 */
export function estimates(days: readonly Settled[], columns: readonly Float64Array[]): (Estimate | null)[] {
  const fits = days.map((one) => fitsOf(one, columns));
  return columns.map((_, column) => {
    const own = fits.flatMap((fit) => fit[column] ?? []);
    return own.length === fits.length ? averageOf(own) : null;
  });
}

interface Fit {
  readonly effect: number;
  readonly error: number;
  readonly freedom: number;
  /** The log-likelihood of the correlation without this column, so that an effect does not choose the one that suits it. */
  readonly log: number;
}

function averageOf(fits: readonly Fit[]): Estimate {
  const weights = shares(fits.map(({ log }) => log));
  const average = (of: (fit: Fit) => number) =>
    fits.reduce((total, fit, index) => total + (weights[index] ?? 0) * of(fit), 0);
  const effect = average((fit) => fit.effect);
  const error = Math.sqrt(average((fit) => fit.error ** 2 + (fit.effect - effect) ** 2));
  return { effect, error, p: studentTail(effect / error, fits[0]?.freedom ?? 1) };
}

/** Each column's effect beside the others under one correlation; null where it cannot be told from them. */
function fitsOf(
  { frame, basis, looseRows, rest, logLikelihood }: Settled,
  columns: readonly Float64Array[],
): (Fit | null)[] {
  const own = columns.map((column) => beside(followedBy(innovations(column, frame), looseRows), basis));
  const { units } = orthogonal(own, []);
  const freedom = rest.length - basis.length - units.length;
  if (freedom < 1) return columns.map(() => null);
  const left = squares(beside(rest.slice(), units));
  const variance = Math.max(left / freedom, leastVariance);
  return own.map((column, index) => {
    const others = orthogonal(
      own.filter((_, other) => other !== index),
      [],
    );
    const apart = beside(column.slice(), others.units);
    const length = squares(apart);
    if (length < negligible) return null;
    const effect = dot(apart, rest) / length;
    const error = Math.sqrt(variance / length);
    const log = logLikelihood - others.logLength - logLoss(left + effect * effect * length, freedom + 1);
    return { effect, error, freedom, log };
  });
}

/** The columns as orthogonal unit vectors beside `given`; one that the others determine is left out. */
export function orthogonal(
  columns: readonly Float64Array[],
  given: readonly Float64Array[],
): { units: Float64Array[]; logLength: number } {
  const units: Float64Array[] = [];
  let logLength = 0;
  for (const column of columns) {
    const unit = beside(beside(column.slice(), given), units);
    if (squares(unit) < negligible) continue;
    logLength += Math.log(makeUnit(unit));
    units.push(unit);
  }
  return { units, logLength };
}

/** Takes the components along the units out of `values`, in place. */
export function beside(values: Float64Array, units: readonly Float64Array[]): Float64Array {
  for (const unit of units) subtractAlong(values, unit);
  return values;
}

function logLoss(left: number, freedom: number): number {
  return (freedom / 2) * Math.log(Math.max(left, freedom * leastVariance));
}

function shares(logs: readonly number[]): number[] {
  const highest = Math.max(...logs);
  const likely = logs.map((log) => Math.exp(log - highest));
  const all = likely.reduce((total, one) => total + one, 0);
  return likely.map((one) => one / all);
}
