import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { newId } from "../ids.ts";
import { findingRuns, insights } from "./tables.ts";

/** What was found when the days were looked at last, as JSON, with their fingerprint; null before the first time. */
export async function lastRun(
  db: Db,
  userId: string,
): Promise<{ fingerprint: string; findings: string } | null> {
  const [run] = await db
    .select({ fingerprint: findingRuns.fingerprint, findings: findingRuns.findings })
    .from(findingRuns)
    .where(eq(findingRuns.userId, userId));
  return run ?? null;
}

export async function keepRun(
  db: Db,
  userId: string,
  run: { fingerprint: string; findings: string },
): Promise<void> {
  await db
    .insert(findingRuns)
    .values({ userId, ...run })
    .onConflictDoUpdate({ target: findingRuns.userId, set: run });
}

export interface KeptInsight {
  readonly id: string;
  readonly says: string;
  readonly createdAt: Date;
  readonly acknowledgedAt: Date | null;
}

export async function listInsights(db: Db, userId: string): Promise<KeptInsight[]> {
  return db
    .select({
      id: insights.id,
      says: insights.says,
      createdAt: insights.createdAt,
      acknowledgedAt: insights.acknowledgedAt,
    })
    .from(insights)
    .where(eq(insights.userId, userId));
}

/** Keeps what is said from now on: what was said before keeps its id and acknowledgement, what is said no more goes. */
export async function keepInsights(
  db: Db,
  userId: string,
  { says, now }: { says: readonly string[]; now: Date },
): Promise<void> {
  await db
    .delete(insights)
    .where(
      and(eq(insights.userId, userId), says.length > 0 ? notInArray(insights.says, [...says]) : undefined),
    );
  if (says.length === 0) return;
  // in one order everywhere: two that keep the same things at once must not wait for each other
  const rows = says.toSorted().map((one) => ({ userId, id: newId(), says: one, createdAt: now }));
  await db.insert(insights).values(rows).onConflictDoNothing();
}

/** Notes once that it was understood; false where this person has no insight of this id. */
export async function acknowledgeInsight(
  db: Db,
  userId: string,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const done = await db
    .update(insights)
    .set({ acknowledgedAt: sql`coalesce(${insights.acknowledgedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(insights.userId, userId), eq(insights.id, id)))
    .returning({ id: insights.id });
  return done.length > 0;
}
