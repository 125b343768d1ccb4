import { asc, eq } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { personKeys } from "./tables.ts";

export interface WrappedKey {
  readonly generation: number;
  readonly wrapped: Buffer;
}

/** The wrapped keys of a person's texts, the oldest first. */
export async function listKeys(db: Db, userId: string): Promise<WrappedKey[]> {
  return keysOf(db, { userId });
}

const keysOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ generation: personKeys.generation, wrapped: personKeys.wrapped })
    .from(personKeys)
    .where(eq(personKeys.userId, userId))
    .orderBy(asc(personKeys.generation)),
);

/** Stores a key; of two made at the same moment the first stays. */
export async function insertKey(db: Db, userId: string, key: WrappedKey & { now: Date }): Promise<void> {
  const { generation, wrapped, now } = key;
  await db.insert(personKeys).values({ userId, generation, wrapped, createdAt: now }).onConflictDoNothing();
}
