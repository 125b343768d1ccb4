import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { loginFlows } from "./tables.ts";

/** Keeps a flow with a provider until it comes back. */
export async function keepFlow(
  db: Db,
  flow: { stateHash: Buffer; sealed: Buffer; expiresAt: Date },
): Promise<void> {
  await db.insert(loginFlows).values(flow);
}

/** Takes the flow out, so that it can be finished once: null when it is unknown, finished or too old. */
export async function takeFlow(db: Db, stateHash: Buffer, now: Date): Promise<Buffer | null> {
  const [row] = await db
    .delete(loginFlows)
    .where(and(eq(loginFlows.stateHash, stateHash), gt(loginFlows.expiresAt, now)))
    .returning({ sealed: loginFlows.sealed });
  return row?.sealed ?? null;
}
