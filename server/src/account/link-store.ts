import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { newId } from "../ids.ts";
import { oneTimeLinks } from "./tables.ts";

type Kind = typeof oneTimeLinks.$inferSelect.kind;

/** What a link's token was made for. */
export interface FoundLink {
  readonly userId: string;
  readonly kind: Kind;
  /** The address it was sent to; it proves nothing about any other. */
  readonly emailKey: string;
}

const resetKinds: Kind[] = ["reset", "operator_reset"];
const found = { userId: oneTimeLinks.userId, kind: oneTimeLinks.kind, emailKey: oneTimeLinks.emailKey };

export async function insertLink(
  db: Db,
  userId: string,
  link: { kind: Kind; tokenHash: Buffer; emailKey: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(oneTimeLinks).values({ ...link, userId, id: newId() });
}

/** Lets the person's unused link with this token last until `expiresAt`; false if it was used or is gone. */
export async function renewLink(
  db: Db,
  userId: string,
  { tokenHash, expiresAt }: { tokenHash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const renewed = await db
    .update(oneTimeLinks)
    .set({ expiresAt })
    .where(
      and(
        eq(oneTimeLinks.userId, userId),
        eq(oneTimeLinks.tokenHash, tokenHash),
        isNull(oneTimeLinks.usedAt),
      ),
    )
    .returning({ id: oneTimeLinks.id });
  return renewed.length > 0;
}

/** The reset link with this token that can still be used, or null. One of the look-ups that name no person. */
export async function findResetLink(db: Db, tokenHash: Buffer, now: Date): Promise<FoundLink | null> {
  const [row] = await db.select(found).from(oneTimeLinks).where(usableReset(tokenHash, now));
  return row ?? null;
}

/** Uses up the reset link with this token; of several simultaneous calls one gets it and the others null. */
export async function spendResetLink(db: Db, tokenHash: Buffer, now: Date): Promise<FoundLink | null> {
  const [row] = await db
    .update(oneTimeLinks)
    .set({ usedAt: now })
    .where(usableReset(tokenHash, now))
    .returning(found);
  return row ?? null;
}

/** Uses up the person's own verification link with this token, or answers null. */
export async function spendVerifyLink(
  db: Db,
  userId: string,
  link: { tokenHash: Buffer; now: Date },
): Promise<FoundLink | null> {
  const [row] = await db
    .update(oneTimeLinks)
    .set({ usedAt: link.now })
    .where(
      and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.kind, "verify"), usable(link.tokenHash, link.now)),
    )
    .returning(found);
  return row ?? null;
}

/** Invalidates every unused link of the person. */
export async function dropLinks(db: Db, userId: string): Promise<void> {
  await db.delete(oneTimeLinks).where(and(eq(oneTimeLinks.userId, userId), isNull(oneTimeLinks.usedAt)));
}

/** Invalidates every unused reset link of the person. */
export async function dropResetLinks(db: Db, userId: string): Promise<void> {
  await db
    .delete(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.userId, userId),
        inArray(oneTimeLinks.kind, resetKinds),
        isNull(oneTimeLinks.usedAt),
      ),
    );
}

function usableReset(tokenHash: Buffer, now: Date) {
  return and(inArray(oneTimeLinks.kind, resetKinds), usable(tokenHash, now));
}

function usable(tokenHash: Buffer, now: Date) {
  return and(
    eq(oneTimeLinks.tokenHash, tokenHash),
    isNull(oneTimeLinks.usedAt),
    gt(oneTimeLinks.expiresAt, now),
  );
}
