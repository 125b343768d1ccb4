import { and, desc, eq, gt, lt, lte, ne, or, sql } from "drizzle-orm";
import { accountApi } from "@remanso/core/account/contract.ts";
import type { Language } from "@remanso/core/language.ts";
import type { Db } from "../db/db.ts";
import { ready, type Places } from "../db/ready.ts";
import { newId } from "../ids.ts";
import type { SessionLife } from "./session-days.ts";
import type { UserRow } from "./store.ts";
import { sessions, users } from "./tables.ts";

export interface FoundSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly lastUsedAt: Date;
  /** False for the token before the last proof, which works for a moment more. */
  readonly isCurrent: boolean;
  readonly language: Language;
  readonly timeZone: string;
  readonly theme: UserRow["theme"];
  readonly country: string | null;
}

/** The session with this token that can still be used, with its owner's language and time zone. */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  { usedAfter, begunAfter, renewedAfter }: SessionLife,
): Promise<FoundSession | null> {
  const [row] = await sessionWith(db, { tokenHash, usedAfter, begunAfter, renewedAfter });
  return row ?? null;
}

type Wanted = Places<"tokenHash" | "usedAfter" | "begunAfter" | "renewedAfter">;

const sessionWith = ready((db, { tokenHash, usedAfter, begunAfter, renewedAfter }: Wanted) =>
  db
    .select({
      userId: sessions.userId,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      isCurrent: sql<boolean>`${sessions.tokenHash} = ${tokenHash}`,
      language: users.language,
      timeZone: users.timeZone,
      theme: users.theme,
      country: users.country,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        or(
          eq(sessions.tokenHash, tokenHash),
          and(eq(sessions.previousTokenHash, tokenHash), gt(sessions.provedAt, renewedAfter)),
        ),
        gt(sessions.lastUsedAt, usedAfter),
        gt(sessions.createdAt, begunAfter),
      ),
    ),
);

/** Records that a session was used, unless that was recorded after `notedBefore`; of simultaneous requests one records it. */
export async function touchSession(
  db: Db,
  userId: string,
  touch: { sessionId: string; notedBefore: Date; now: Date },
): Promise<boolean> {
  const touched = await db
    .update(sessions)
    .set({ lastUsedAt: touch.now })
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.id, touch.sessionId),
        lte(sessions.lastUsedAt, touch.notedBefore),
      ),
    )
    .returning({ id: sessions.id });
  return touched.length > 0;
}

export async function insertSession(
  db: Db,
  userId: string,
  session: { tokenHash: Buffer; device: string; now: Date },
): Promise<void> {
  const { tokenHash, device, now } = session;
  await db
    .insert(sessions)
    .values({ userId, id: newId(), tokenHash, device, createdAt: now, lastUsedAt: now });
}

/** True for a session that began, or whose owner proved that it is still them, after `since`. */
export async function isSessionProved(
  db: Db,
  userId: string,
  { sessionId, since }: { sessionId: string; since: Date },
): Promise<boolean> {
  const found = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.id, sessionId),
        or(gt(sessions.createdAt, since), gt(sessions.provedAt, since)),
      ),
    );
  return found.length > 0;
}

/** Notes that the session's owner has just proved that it is still them, and its new token; false when the session has ended. */
export async function noteProof(
  db: Db,
  userId: string,
  { sessionId, tokenHash, now }: { sessionId: string; tokenHash: Buffer; now: Date },
): Promise<boolean> {
  const noted = await db
    .update(sessions)
    .set({ provedAt: now, tokenHash, previousTokenHash: sql`${sessions.tokenHash}` })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return noted.length > 0;
}

/** True until the session is ended. */
export async function isSessionThere(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const count = await db.$count(sessions, and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
  return count > 0;
}

/** Ends the session with this token, and answers whose it was. One of the look-ups that name no person. */
export async function endSessionWithToken(db: Db, tokenHash: Buffer): Promise<{ userId: string } | null> {
  const [ended] = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId: sessions.userId });
  return ended ?? null;
}

/** The person's sessions that can still be used, the most recently used first. */
export async function listSessions(db: Db, userId: string, { usedAfter, begunAfter }: SessionLife) {
  return sessionsOf(db, { userId, usedAfter, begunAfter });
}

const sessionsOf = ready(
  (db, { userId, usedAfter, begunAfter }: Places<"userId" | "usedAfter" | "begunAfter">) =>
    db
      .select({
        id: sessions.id,
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          gt(sessions.lastUsedAt, usedAfter),
          gt(sessions.createdAt, begunAfter),
        ),
      )
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
      .limit(accountApi.sessions.mostRows),
);

/** Ends a session; true if there was one. */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of the person, except the one to keep if there is one, and answers how many. */
export async function endSessions(db: Db, userId: string, kept?: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), kept === undefined ? undefined : ne(sessions.id, kept)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Deletes the person's sessions that can no longer be used. */
export async function forgetOldSessions(db: Db, userId: string, life: SessionLife): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), isOver(life)));
}

/** True of sessions that were not used for too long, or began too long ago. */
export function isOver({ usedAfter, begunAfter }: SessionLife) {
  return or(lt(sessions.lastUsedAt, usedAfter), lt(sessions.createdAt, begunAfter));
}
