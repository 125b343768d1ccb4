import { and, eq, isNull } from "drizzle-orm";
import { emailKey } from "@remanso/core/account/email-key.ts";
import type { Names } from "@remanso/core/account/names.ts";
import type { Language } from "@remanso/core/language.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { newId } from "../ids.ts";
import { users } from "./tables.ts";

/** An account as it is stored. */
export type UserRow = typeof users.$inferSelect;

export interface NewUser extends Names {
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly passwordHash: string | null;
  readonly language: Language;
  readonly theme: UserRow["theme"];
  readonly timeZone: string;
  readonly consentVersion: string;
}

/** Creates an account, or answers null if the address already has one (even if only since this moment). */
export async function insertUser(db: Db, user: NewUser, now: Date): Promise<UserRow | null> {
  const { emailVerified, ...columns } = user;
  const [row] = await db
    .insert(users)
    .values({
      ...columns,
      id: newId(),
      emailKey: user.email === null ? null : emailKey(user.email),
      emailVerifiedAt: emailVerified ? now : null,
      consentedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** The account of this address, in whatever spelling, or null. One of the look-ups that name no person. */
export async function findAccountByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  return row ?? null;
}

export async function findUser(db: Db, userId: string): Promise<UserRow | null> {
  const [row] = await userOf(db, { userId });
  return row ?? null;
}

const userOf = ready((db, { userId }: Places<"userId">) =>
  db.select().from(users).where(eq(users.id, userId)),
);

/**
 * True while the account's password is still the one that `passwordHash` was read from. Holds the account until the
 * transaction ends, so that a reset at the same moment either prevents the new session or ends it.
 */
export async function holdPassword(db: Db, userId: string, passwordHash: string): Promise<boolean> {
  const held = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
    .for("share");
  return held.length > 0;
}

/**
 * The account, held until the transaction ends: changes of its ways in take turns, so that two at one moment cannot remove the
 * last two, and what was prepared before somebody else took the account over comes too late.
 */
export async function holdAccount(db: Db, userId: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId)).for("no key update");
  return row ?? null;
}

/** Applies `changes` and answers the changed account. */
export async function updateUser(
  db: Db,
  userId: string,
  changes: Partial<
    Pick<
      UserRow,
      | "language"
      | "theme"
      | "timeZone"
      | "country"
      | "passwordHash"
      | "emailVerifiedAt"
      | "secondFactorAt"
      | "restsUntil"
      | "experimentsFrom"
      | "contentKeyVersion"
      | "contentKeySettled"
    >
  >,
): Promise<UserRow | null> {
  if (Object.values(changes).every((value) => value === undefined)) return findUser(db, userId);
  const [row] = await db.update(users).set(changes).where(eq(users.id, userId)).returning();
  return row ?? null;
}

/** Marks the address as proved and drops the password, if nobody had proved it before; else null. */
export async function claimUnproved(db: Db, userId: string, now: Date): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ passwordHash: null, emailVerifiedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning();
  return row ?? null;
}
