import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { identities } from "./tables.ts";

/** A provider's id for a person; it never changes, whatever happens to their address. */
export interface Identity {
  readonly provider: string;
  readonly subject: string;
}

/** Locks this identity until the transaction ends, so that simultaneous first sign-ins take turns. */
export async function holdIdentity(db: Db, { provider, subject }: Identity): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`identity:${provider}:${subject}`}, 0))`,
  );
}

/** Whose identity it is, or null. One of the look-ups that name no person. */
export async function findIdentity(db: Db, identity: Identity): Promise<string | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, identity.provider), eq(identities.subject, identity.subject)));
  return row?.userId ?? null;
}

/** Links the identity, which must be locked and belong to nobody, to the person. */
export async function linkIdentity(db: Db, userId: string, link: Identity & { now: Date }): Promise<void> {
  const { provider, subject, now } = link;
  await db.insert(identities).values({ provider, subject, userId, createdAt: now });
}

/** The person's identities with providers, the oldest first. */
export async function listIdentities(
  db: Db,
  userId: string,
): Promise<{ provider: string; createdAt: Date }[]> {
  return identitiesOf(db, { userId });
}

const identitiesOf = ready((db, { userId }: Places<"userId">) =>
  db
    .select({ provider: identities.provider, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt),
);

/** Disconnects the provider; true if the person was connected with it. */
export async function unlinkProvider(db: Db, userId: string, provider: string): Promise<boolean> {
  const unlinked = await db
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
    .returning({ subject: identities.subject });
  return unlinked.length > 0;
}

export async function unlinkIdentities(db: Db, userId: string): Promise<void> {
  await db.delete(identities).where(eq(identities.userId, userId));
}
