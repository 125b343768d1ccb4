import { and, eq } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { identities } from "./tables.ts";

/** A person as a provider names them; the same for ever, whatever happens to their address. */
export interface Identity {
  readonly provider: string;
  readonly subject: string;
}

/** Whose identity it is, or null. One of the look-ups that name no person. */
export async function ownerOfIdentity(db: Db, identity: Identity): Promise<string | null> {
  const [row] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, identity.provider), eq(identities.subject, identity.subject)));
  return row?.userId ?? null;
}

/** Links the identity to the person; false when it is somebody's already, perhaps since a moment ago. */
export async function linkIdentity(db: Db, userId: string, identity: Identity, now: Date): Promise<boolean> {
  const linked = await db
    .insert(identities)
    .values({ ...identity, userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: identities.userId });
  return linked.length > 0;
}

export async function unlinkIdentities(db: Db, userId: string): Promise<void> {
  await db.delete(identities).where(eq(identities.userId, userId));
}
