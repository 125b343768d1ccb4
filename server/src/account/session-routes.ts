import type { FastifyInstance } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answer } from "../http.ts";
import { clearSessionCookie } from "./cookies.ts";
import { requireFreshProof } from "./fresh-proof.ts";
import { sessionLife } from "./session-days.ts";
import { endSession, endSessions, listSessions } from "./session-store.ts";

/** Lists a person's sessions and ends them, one by one or all others at once. */
export function sessionRoutes(app: FastifyInstance): void {
  answer(app, accountApi.sessions, async ({ db, userId, sessionId, now }) => {
    const sessions = await listSessions(db, userId, sessionLife(now));
    return sessions.map((session) => ({
      id: session.id,
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      current: session.id === sessionId,
    }));
  });

  answer(app, accountApi.endOtherSessions, async (call) => {
    await requireFreshProof(call);
    return { ended: await endSessions(call.db, call.userId, call.sessionId) };
  });

  answer(app, accountApi.endSession, async (call) => {
    const { db, userId, sessionId, params, reply } = call;
    // whoever has a stolen cookie must not end the owner's sessions; one's own may end at any time
    if (params.id !== sessionId) await requireFreshProof(call);
    if (!(await endSession(db, userId, params.id))) throw new Refusal("not_found");
    if (params.id === sessionId) clearSessionCookie(reply);
    return { done: true as const };
  });
}
