import { asc, eq, isNotNull, max } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { sessions, users } from "./tables.ts";

/** What an operator sees of an account. */
export interface ListedAccount {
  readonly id: string;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly lockedAt: Date | null;
  /** When a browser that is signed in was last here. */
  readonly lastUsedAt: Date | null;
}

/** Every account, the oldest first. For the operator. */
export async function listAccounts(db: Db): Promise<ListedAccount[]> {
  return db
    .select({
      id: users.id,
      email: users.email,
      createdAt: users.createdAt,
      lockedAt: users.lockedAt,
      lastUsedAt: max(sessions.lastUsedAt),
    })
    .from(users)
    .leftJoin(sessions, eq(sessions.userId, users.id))
    .groupBy(users.id)
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** How many accounts there are, and how many of them are locked. For the operator. */
export async function countAccounts(db: Db): Promise<{ all: number; locked: number }> {
  return { all: await db.$count(users), locked: await db.$count(users, isNotNull(users.lockedAt)) };
}

/** Locks an account since `lockedAt`, or opens it again with null. */
export async function setLock(db: Db, userId: string, lockedAt: Date | null): Promise<void> {
  await db.update(users).set({ lockedAt }).where(eq(users.id, userId));
}

/** True while the operator has locked the account. A lock at the same moment either prevents the new session or ends it. */
export async function isLocked(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ lockedAt: users.lockedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for("share");
  return row !== undefined && row.lockedAt !== null;
}
