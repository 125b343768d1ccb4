import type { FastifyInstance } from "fastify";
import { accountApi } from "@remanso/core/account/contract.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import { answer } from "../http.ts";
import { clearSessionCookie } from "./cookies.ts";
import { usableSince } from "./session-days.ts";
import { endSession, endSessions, listSessions } from "./session-store.ts";

/** The browsers in which somebody is signed in: seen and ended, one by one or all others at once. */
export function sessionRoutes(app: FastifyInstance): void {
  answer(app, accountApi.sessions, async ({ db, userId, sessionId, now }) => {
    const sessions = await listSessions(db, userId, usableSince(now));
    return sessions.map((session) => ({
      id: session.id,
      device: session.device,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
      current: session.id === sessionId,
    }));
  });

  answer(app, accountApi.endOtherSessions, async ({ db, userId, sessionId }) => ({
    ended: await endSessions(db, userId, sessionId),
  }));

  answer(app, accountApi.endSession, async ({ db, userId, sessionId, params, reply }) => {
    if (!(await endSession(db, userId, params.id))) throw new Refusal("not_found");
    if (params.id === sessionId) clearSessionCookie(reply);
    return { done: true as const };
  });
}
