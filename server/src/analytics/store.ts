import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { newId } from "../ids.ts";
import { findingRuns, insights } from "./tables.ts";

/** The last findings as JSON, with the fingerprint of the days; null before the first analysis. */
export async function lastRun(
  db: Db,
  userId: string,
): Promise<{ fingerprint: string; findings: string } | null> {
  const [run] = await runOf(db, { userId });
  return run ?? null;
}

const runOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ fingerprint: findingRuns.fingerprint, findings: findingRuns.findings })
    .from(findingRuns)
    .where(eq(findingRuns.userId, userId)),
);

/**
 * A word that is another one as soon as anything that the engine reads of these days is: the days are read only then. Rows are hashed
 * where they are, and added up, so that their order does not matter.
 */
export async function fingerprintOf(
  db: Db,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<string> {
  const rows = await hashesOf(db, { userId, from, to });
  return rows.flatMap(({ done, games, said, assessed }) => [done, games, said, assessed]).join(" ");
}

const hashesOf = ready((db, { userId, from, to }: Places<"userId" | "from" | "to">) => {
  const hashOf = (table: string, day: string, columns: string) => {
    const [rows, on] = [sql.raw(table), sql.raw(day)];
    const row = sql.raw(`row(${day}, ${columns})`);
    return sql<string>`(select count(*) || ' ' || coalesce(sum(hash_record_extended(${row}, 0)), 0) from ${rows}
      where user_id = ${userId} and ${on} between ${from} and ${to})`;
  };
  const values = "work_stress, financial_stress, personal_stress, global_stress";
  return db
    .select({
      done: hashOf("activities", "completed_on", "completed_at, activity_type"),
      games: hashOf("breathing_games", "finished_on", "finished_at"),
      said: hashOf("check_ins", "local_date", `occurred_at, back_dated, stress, ${values}`),
      assessed: hashOf("assessments", "local_date", `created_at, overall_stress, ${values}`),
    })
    .from(sql`(select 1) as one`);
});

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
  return insightsOf(db, { userId });
}

const insightsOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({
      id: insights.id,
      says: insights.says,
      createdAt: insights.createdAt,
      acknowledgedAt: insights.acknowledgedAt,
    })
    .from(insights)
    .where(eq(insights.userId, userId)),
);

/** Stores the current insights: those that stay keep their id and acknowledgement, those no longer true are deleted. */
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
  // always in the same order, so that two transactions with the same rows cannot deadlock
  const rows = says.toSorted().map((one) => ({ userId, id: newId(), says: one, createdAt: now }));
  await db.insert(insights).values(rows).onConflictDoNothing();
}

/** Notes once that it was understood, and returns what it says; null where this person has no insight of this id. */
export async function acknowledgeInsight(
  db: Db,
  userId: string,
  { id, now }: { id: string; now: Date },
): Promise<string | null> {
  const [done] = await db
    .update(insights)
    .set({ acknowledgedAt: sql`coalesce(${insights.acknowledgedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(insights.userId, userId), eq(insights.id, id)))
    .returning({ says: insights.says });
  return done?.says ?? null;
}
