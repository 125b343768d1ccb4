import { asc, inArray, lt } from "drizzle-orm";
import { users } from "../account/tables.ts";
import type { Db } from "../db/db.ts";
import { deletedAccounts } from "./tables.ts";

/** That an account was deleted, and when: nothing else is known of it. */
export interface Deletion {
  readonly userId: string;
  readonly deletedAt: Date;
}

/** Notes deletions; those that are noted already stay as they are. */
export async function insertDeletions(db: Db, deletions: readonly Deletion[]): Promise<void> {
  for (let start = 0; start < deletions.length; start += mostAtOnce) {
    await db
      .insert(deletedAccounts)
      .values(deletions.slice(start, start + mostAtOnce))
      .onConflictDoNothing();
  }
}

// PostgreSQL takes 65,535 parameters in a statement, and each deletion has two
const mostAtOnce = 10_000;

/** Every deletion that is noted, the oldest first. */
export async function listDeletions(db: Db): Promise<Deletion[]> {
  return db
    .select()
    .from(deletedAccounts)
    .orderBy(asc(deletedAccounts.deletedAt), asc(deletedAccounts.userId));
}

/** Deletes those of these accounts that exist, with everything they own, and answers how many. */
export async function deleteAccountsAgain(db: Db, userIds: readonly string[]): Promise<number> {
  let found = 0;
  for (let start = 0; start < userIds.length; start += mostAtOnce) {
    const some = userIds.slice(start, start + mostAtOnce);
    const gone = await db.delete(users).where(inArray(users.id, some)).returning({ id: users.id });
    found += gone.length;
  }
  return found;
}

/** Deletes records of deletions older than any backup should be. */
export async function forgetOldDeletions(db: Db, before: Date): Promise<void> {
  await db.delete(deletedAccounts).where(lt(deletedAccounts.deletedAt, before));
}
