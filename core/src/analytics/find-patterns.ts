import { addDays } from "../progress/local-date.ts";
import { isSeen, isSure, leastOfLook } from "./budget.ts";
import { lookAt, type Candidate, type Look } from "./candidates.ts";
import type { Finding, Findings, StressDay } from "./finding.ts";
import { needsOf } from "./needs-of.ts";
import { boundOf } from "./normal-tail.ts";
import { dayNumber, weekdayOf } from "./stress-series.ts";
import { toldSize } from "./told-size.ts";

// decisions §8: every Monday 00:00, at the last 90 days; 1 − p, capped
export const windowDays = 90;
const mostConfidence = 0.99;
const looksOfYear = 52;
// what is told was mostly seen some days after it had become clear enough; measured by `npm run bench`, Sizes
const overshoot = 0.95;

/** The Monday on or before this day: the day of its latest look. */
export function latestLook(today: string): string {
  return addDays(today, 1 - weekdayOf(dayNumber(today)));
}

/** How many days before today the engine can ask for: the windows of a year of looks, and the day before the first of them. */
export const neededDays = 7 * looksOfYear + windowDays + 7;

/**
 * What a person's days show: whether stress rises or falls, whether a weekday differs from the others, and which types of
 * activity go with higher or lower stress on their day and the day after. Looks are taken every Monday at the 90 days before it,
 * always recomputed from the days. A finding is told when it is sure at the latest look by the year's budget, or was seen there
 * and at the look before. The same days give the same answer.
 */
export function findPatterns(days: readonly StressDay[], today: string): Findings {
  const lookedOn = latestLook(today);
  const looks = looksBack(days, lookedOn);
  const latest = looks(0);
  const findings = toldAt(latest, looks(1))
    .map((candidate) => ({ ...findingOf(candidate), ...sightingsOf(candidate, looks, lookedOn) }))
    .toSorted((one, other) => leastOf(other) - leastOf(one) || Math.abs(other.effect) - Math.abs(one.effect));
  const open = lookAt(windowBefore(days, addDays(today, 1)));
  return {
    lookedOn,
    findings: joined(findings),
    needs: needsOf(open.measuredDays, open.needs),
    measuredDays: latest.measuredDays,
    tests: latest.tests,
  };
}

/** What is told after a look: what is sure by the year's budget, and what was also seen at the look before. */
export function toldAt(latest: Look, before: Look): Candidate[] {
  return latest.candidates.filter(
    (candidate) =>
      isSure(candidate.p, candidate.kind) ||
      (isSeen(candidate.p, candidate.kind) && isSeenIn(before, candidate)),
  );
}

/** The looks by how many weeks they lie back; each is taken once, when it is asked for. */
function looksBack(days: readonly StressDay[], lookedOn: string): (weeks: number) => Look {
  const taken = new Map<number, Look>();
  return (weeks) => {
    const look = taken.get(weeks) ?? lookAt(windowBefore(days, addDays(lookedOn, -7 * weeks)));
    taken.set(weeks, look);
    return look;
  };
}

/** The days that a look on `end` sees. */
export function windowBefore(days: readonly StressDay[], end: string): StressDay[] {
  const from = addDays(end, -windowDays);
  return days.filter(({ date }) => date >= from && date < end);
}

function isSeenIn(look: Look, { kind, series, weekday, activityType, effect }: Candidate): boolean {
  return look.candidates.some(
    (other) =>
      other.kind === kind &&
      other.series === series &&
      other.weekday === weekday &&
      other.activityType === activityType &&
      other.effect > 0 === effect > 0 &&
      isSeen(other.p, kind),
  );
}

/** A candidate as it is told, with its size corrected. */
export function findingOf(candidate: Candidate) {
  const { ownP, share, error, effect, ...found } = candidate;
  const { kind, activityType, p } = found;
  const isMore = effect > 0;
  // the error counts as many of its own as its p says, with the tails of Student and of unknown dependence
  const perBound = Math.abs(effect) / error / boundOf(ownP);
  const least = overshoot * boundOf(leastOfLook(p, { kind, share })) * perBound;
  return {
    ...found,
    ...toldSize({ effect, error, least }),
    also: [],
    reading: activityType === null ? null : isMore ? "reaches_for" : "goes_with",
    direction: isMore ? "more" : "less",
    confidence: Math.min(mostConfidence, 1 - p),
    sureness: isSure(p, kind) ? "very" : "quite",
    method: kind === "trend" ? "mann_kendall" : "permutation",
  } as const;
}

function sightingsOf(
  candidate: Candidate,
  looks: (weeks: number) => Look,
  lookedOn: string,
): Pick<Finding, "firstSeen" | "lastSeen" | "timesSeen"> {
  const seen = Array.from({ length: looksOfYear }, (_, weeks) => weeks).filter((weeks) =>
    isSeenIn(looks(weeks), candidate),
  );
  return {
    firstSeen: addDays(lookedOn, -7 * (seen.at(-1) ?? 0)),
    lastSeen: lookedOn,
    timesSeen: seen.length,
  };
}

/** The points that the effect has at least. */
function leastOf({ low, high }: Finding): number {
  return Math.min(Math.abs(low), Math.abs(high));
}

/** decisions §8: one card for one fact: a category that moves like the whole stands in its card. */
function joined(findings: readonly Finding[]): Finding[] {
  const whole = findings.find(({ kind, series }) => kind === "trend" && series === "overall");
  if (!whole) return [...findings];
  const isSame = ({ kind, series, direction }: Finding) =>
    kind === "trend" && series !== "overall" && direction === whole.direction;
  const also = findings.filter(isSame).map(({ series }) => series);
  return findings
    .filter((finding) => !isSame(finding))
    .map((finding) => (finding === whole ? { ...whole, also } : finding));
}
