import type { Db } from "../db/db.ts";
import { hashOf, newToken } from "../secret.ts";
import { noteProof } from "./session-store.ts";

/**
 * Notes that the session's owner has proved that it is still them, and gives the session a new token, so that a cookie copied before is
 * worth nothing: answers it, for `writeSessionCookie` after the transaction. Null when the session has ended.
 */
export async function renewSession(
  db: Db,
  userId: string,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<string | null> {
  const token = newToken();
  const isThere = await noteProof(db, userId, { sessionId, tokenHash: hashOf(token), now });
  return isThere ? token : null;
}
