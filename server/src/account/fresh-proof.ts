import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { isSessionProved } from "./session-store.ts";

const freshForMs = 10 * 60_000;

/** What `answer` hands to a handler has all of this. */
interface ProvedCall {
  readonly db: Db;
  readonly userId: string;
  readonly sessionId: string;
  readonly now: Date;
}

/**
 * Refuses `proof_needed` unless this session began, or its owner proved once more who they are (POST /api/auth/prove), within the last
 * 10 minutes. It guards what a stranger at an open browser must not do: add or remove a way in, change the password, end other sessions, delete
 * the account.
 */
export async function requireFreshProof({ db, userId, sessionId, now }: ProvedCall): Promise<void> {
  const since = new Date(now.getTime() - freshForMs);
  if (!(await isSessionProved(db, userId, { sessionId, since }))) throw new Refusal("proof_needed");
}
