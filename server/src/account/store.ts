import { and, eq, gt } from "drizzle-orm";
import { asLanguage } from "@remanso/core/language.ts";
import type { Db } from "../db/db.ts";
import { sessions, users } from "./tables.ts";

export interface FoundSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly lastUsedAt: Date;
  readonly language: "en" | "es";
  readonly timeZone: string;
}

/** The session with this token that was used after `usedAfter`, with its owner's language and time zone. */
export async function findSession(db: Db, tokenHash: Buffer, usedAfter: Date): Promise<FoundSession | null> {
  const [row] = await db
    .select({
      userId: sessions.userId,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      language: users.language,
      timeZone: users.timeZone,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.lastUsedAt, usedAfter)));
  return row ? { ...row, language: asLanguage(row.language) ?? "en" } : null;
}

/** Notes that a session was used. */
export async function touchSession(db: Db, userId: string, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: now })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)));
}
