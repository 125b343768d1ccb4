import { and, eq, lt } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { givenAnswers } from "./tables.ts";

export interface GivenAnswer {
  readonly requestHash: Buffer;
  readonly status: number | null;
  readonly sealed: Buffer | null;
}

/**
 * Claims `keyHash` for this transaction: null when it is new (a second claim of the same key waits
 * until this transaction ends), else the answer given before.
 */
export async function claimKey(
  db: Db,
  userId: string,
  key: { keyHash: Buffer; requestHash: Buffer; now: Date },
): Promise<GivenAnswer | null> {
  const claimed = await db
    .insert(givenAnswers)
    .values({ userId, keyHash: key.keyHash, requestHash: key.requestHash, createdAt: key.now })
    .onConflictDoNothing()
    .returning({ userId: givenAnswers.userId });
  if (claimed.length > 0) return null;
  const [given] = await db
    .select({
      requestHash: givenAnswers.requestHash,
      status: givenAnswers.status,
      sealed: givenAnswers.sealed,
    })
    .from(givenAnswers)
    .where(and(eq(givenAnswers.userId, userId), eq(givenAnswers.keyHash, key.keyHash)));
  return given ?? null;
}

/** Stores the answer of a claimed key. */
export async function keepAnswer(
  db: Db,
  userId: string,
  answer: { keyHash: Buffer; status: number; sealed: Buffer },
): Promise<void> {
  await db
    .update(givenAnswers)
    .set({ status: answer.status, sealed: answer.sealed })
    .where(and(eq(givenAnswers.userId, userId), eq(givenAnswers.keyHash, answer.keyHash)));
}

/** Deletes everybody's answers older than 30 days (decisions §3). */
export async function forgetOldAnswers(db: Db, before: Date): Promise<void> {
  await db.delete(givenAnswers).where(lt(givenAnswers.createdAt, before));
}
