import { createHash } from "node:crypto";
import { ActivityType } from "@remanso/core/activity/contract.ts";
import { findPatterns, neededDays } from "@remanso/core/analytics/find-patterns.ts";
import type { Findings, StressDay } from "@remanso/core/analytics/finding.ts";
import { stressDaysOf } from "@remanso/core/analytics/stress-days.ts";
import { addDays } from "@remanso/core/progress/local-date.ts";
import { gamesBetween } from "../breathing/store.ts";
import { checkInsBetween } from "../check-in/store.ts";
import type { Db } from "../db/db.ts";
import { oncePerPage } from "../one-page.ts";
import { completedBetween } from "../progress/completion-store.ts";
import { measurementsIn, type Window } from "./day-facts.ts";
import { fingerprintOf, keepRun, lastRun } from "./store.ts";

// "recent" stress is the mean of this many measured days
const recentDays = 7;

interface Looked {
  readonly findings: Findings;
  readonly recentStress: number | null;
}

/**
 * What the person's days show at their latest look. They are analysed again only on another day or if anything in them has
 * changed since the last time.
 */
export function findingsOf(db: Db, userId: string, today: string): Promise<Looked> {
  return once(`${userId} ${today}`, () => lookAt(db, userId, today));
}

const once = oncePerPage<Looked>();

async function lookAt(db: Db, userId: string, today: string): Promise<Looked> {
  const window = { from: addDays(today, -neededDays), to: today };
  const [facts, run] = await Promise.all([fingerprintOf(db, userId, window), lastRun(db, userId)]);
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([engine, today, facts]))
    .digest("base64url");
  if (run?.fingerprint === fingerprint) {
    const looked: Looked = JSON.parse(run.findings);
    return looked;
  }
  const days = await stressDays(db, userId, window);
  const looked = { findings: findPatterns(days, today), recentStress: recentOf(days) };
  await keepRun(db, userId, { fingerprint, findings: JSON.stringify(looked) });
  return looked;
}

// part of the fingerprint: raise it when the analysis changes
const engine = 4;

async function stressDays(db: Db, userId: string, window: Window): Promise<StressDay[]> {
  const [measurements, said, completed, games] = await Promise.all([
    measurementsIn(db, userId, window),
    checkInsBetween(db, userId, window),
    completedBetween(db, userId, window),
    gamesBetween(db, userId, window),
  ]);
  const facts = {
    measurements,
    statedAt: said
      .filter(({ stress, backDated }) => stress !== null && !backDated)
      .map(({ localDate, occurredAt }) => ({ on: localDate, at: occurredAt })),
    done: [
      ...completed.map(({ on, at, type }) => ({ on, at, type: ActivityType.parse(type) })),
      ...games.map(({ on, at }) => ({ on, at, type: "breathing" as const })),
    ],
  };
  return stressDaysOf(facts, window);
}

function recentOf(days: readonly StressDay[]): number | null {
  const values = days
    .flatMap(({ stress, assessed }) => ((stress ?? assessed) ? [(stress ?? assessed)?.overall ?? 0] : []))
    .slice(-recentDays);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
