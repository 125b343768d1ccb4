import { createHash } from "node:crypto";
import type { ActivityType as Type } from "@remanso/core/activity/catalogue-entry.ts";
import { ActivityType } from "@remanso/core/activity/contract.ts";
import { measuredDays, type DayValues } from "@remanso/core/analytics/daily-points.ts";
import { findPatterns } from "@remanso/core/analytics/find-patterns.ts";
import type { Findings, StressDay } from "@remanso/core/analytics/finding.ts";
import { statementsOf } from "@remanso/core/analytics/insights-of.ts";
import { addDays } from "@remanso/core/progress/local-date.ts";
import { seedOf } from "@remanso/core/seeded.ts";
import { gamesBetween } from "../breathing/store.ts";
import type { Db } from "../db/db.ts";
import { completedBetween } from "../progress/completion-store.ts";
import { measurementsIn, type Window } from "./day-facts.ts";
import { keepInsights, keepRun, lastRun } from "./store.ts";

// decisions §8: the engine looks at the last 90 days
export const windowDays = 90;

// "recent" stress is the mean of this many measured days
const recentDays = 7;

interface Looked {
  readonly findings: Findings;
  readonly recentStress: number | null;
}

/**
 * What the last 90 days show. They are analysed again only if anything in them has changed since the last time.
 * Insights follow in the same transaction.
 */
export async function findingsOf(
  db: Db,
  userId: string,
  { today, now }: { today: string; now: Date },
): Promise<Looked> {
  const days = await stressDays(db, userId, { from: addDays(today, 1 - windowDays), to: today });
  const recentStress = recentOf(days);
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([engine, days]))
    .digest("base64url");
  const run = await lastRun(db, userId);
  if (run?.fingerprint === fingerprint) {
    const findings: Findings = JSON.parse(run.findings);
    return { findings, recentStress };
  }
  const findings = findPatterns(days, seedOf(userId));
  await db.transaction(async (tx) => {
    const says = statementsOf(findings, recentStress).map((statement) => statement.says);
    await keepInsights(tx, userId, { says, now });
    await keepRun(tx, userId, { fingerprint, findings: JSON.stringify(findings) });
  });
  return { findings, recentStress };
}

// part of the fingerprint: raise it when the analysis changes
const engine = 2;

async function stressDays(db: Db, userId: string, window: Window): Promise<StressDay[]> {
  const measured = measuredDays(await measurementsIn(db, userId, window));
  const types = new Map<string, Set<Type>>();
  const add = (on: string, type: Type) => types.set(on, (types.get(on) ?? new Set()).add(type));
  for (const { on, type } of await completedBetween(db, userId, window)) add(on, ActivityType.parse(type));
  for (const { on } of await gamesBetween(db, userId, window)) add(on, "breathing");
  return Array.from({ length: windowDays }, (_, index) => {
    const date = addDays(window.from, index);
    const values = measured.get(date);
    return {
      date,
      stress: values ? seriesOf(values) : null,
      activityTypes: [...(types.get(date) ?? [])].toSorted(),
    };
  });
}

function seriesOf(values: DayValues): StressDay["stress"] {
  if (values.overallStress === null) return null;
  return {
    overall: values.overallStress.value,
    work: values.workStress?.value ?? null,
    financial: values.financialStress?.value ?? null,
    personal: values.personalStress?.value ?? null,
    global: values.globalStress?.value ?? null,
  };
}

function recentOf(days: readonly StressDay[]): number | null {
  const values = days.flatMap(({ stress }) => (stress ? [stress.overall] : [])).slice(-recentDays);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
