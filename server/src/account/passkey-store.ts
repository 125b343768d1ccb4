import { and, desc, eq, lt, or, sql } from "drizzle-orm";
import { accountApi } from "@remanso/core/account/contract.ts";
import type { Db } from "../db/db.ts";
import { newId } from "../ids.ts";
import { passkeys } from "./tables.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

export interface NewPasskey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly transports: string[];
}

/** Stores a passkey, or answers null if its credential already belongs to somebody (even if only since this moment). */
export async function insertPasskey(
  db: Db,
  userId: string,
  passkey: NewPasskey & { name: string; createdAt: Date },
): Promise<PasskeyRow | null> {
  const [row] = await db
    .insert(passkeys)
    .values({ ...passkey, userId, id: newId() })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** The passkey with this credential, whoever's it is, or null. One of the look-ups that name no person. */
export async function findPasskey(db: Db, credentialId: Buffer): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/**
 * Notes a use. False when the passkey was removed meanwhile, or when its count has not grown: then it was shown before, or there is a
 * copy of it. Authenticators that do not count say 0 always. A single statement decides, and holds the passkey until the transaction
 * ends.
 */
export async function notePasskeyUse(
  db: Db,
  userId: string,
  { id, signCount, now }: { id: string; signCount: number; now: Date },
): Promise<boolean> {
  const hasGrown = or(
    lt(passkeys.signCount, signCount),
    and(eq(passkeys.signCount, 0), sql`${signCount}::bigint = 0`),
  );
  const used = await db
    .update(passkeys)
    .set({ signCount, lastUsedAt: now })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id), hasGrown))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** The person's passkeys, the newest first. */
export async function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
    .limit(accountApi.passkeys.mostRows);
}

export async function renamePasskey(
  db: Db,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<PasskeyRow | null> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return row ?? null;
}

/** Removes a passkey and answers it, or null if there was none. */
export async function removePasskey(db: Db, userId: string, id: string): Promise<PasskeyRow | null> {
  const [removed] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return removed ?? null;
}

export async function dropPasskeys(db: Db, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
}
