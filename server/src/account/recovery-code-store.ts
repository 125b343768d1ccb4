import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { recoveryCodes } from "./tables.ts";

/** The person's recovery codes are these; older ones open nothing any more. */
export async function replaceRecoveryCodes(
  db: Db,
  userId: string,
  { hashes, now }: { hashes: readonly Buffer[]; now: Date },
): Promise<void> {
  await dropRecoveryCodes(db, userId);
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
}

export async function dropRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

/** Uses up a code; of several simultaneous uses one gets true. */
export async function spendRecoveryCode(
  db: Db,
  userId: string,
  { codeHash, now }: { codeHash: Buffer; now: Date },
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash });
  return spent.length > 0;
}
