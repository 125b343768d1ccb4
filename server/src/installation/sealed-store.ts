import { desc } from "drizzle-orm";
import { users } from "../account/tables.ts";
import type { Db } from "../db/db.ts";
import type { WrappedKey } from "../journal/key-store.ts";
import { personKeys } from "../journal/tables.ts";
import { hasTable } from "./note-store.ts";

/** Whether anybody has an account here; also for a database that was never migrated. */
export async function hasAccounts(db: Db): Promise<boolean> {
  if (!(await hasTable(db, "users"))) return false;
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

const sampled = 20;

/** The newest wrapped keys of anybody, to try a secret on. */
export async function sampleKeys(db: Db): Promise<({ userId: string } & WrappedKey)[]> {
  if (!(await hasTable(db, "person_keys"))) return [];
  return db
    .select({ userId: personKeys.userId, generation: personKeys.generation, wrapped: personKeys.wrapped })
    .from(personKeys)
    .orderBy(desc(personKeys.createdAt))
    .limit(sampled);
}
