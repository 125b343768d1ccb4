import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceOf } from "@remanso/core/account/device.ts";
import type { Db } from "../db/db.ts";
import { endUsageSession, logEvent, startUsageSession } from "../progress/store.ts";
import { hashOf, newToken } from "../secret.ts";
import { readSessionCookie, writePreferenceCookies, writeSessionCookie } from "./cookies.ts";
import { usableSince } from "./session-days.ts";
import { endSessionWithToken, forgetOldSessions, insertSession } from "./session-store.ts";
import type { UserRow } from "./store.ts";

interface SignIn {
  readonly request: FastifyRequest;
  readonly user: UserRow;
  readonly now: Date;
}

/**
 * Begins a session in place of the one that the browser had, whoever's that was, and answers its token. Decisions §1:
 * sessions rotate at sign-in, so that a cookie planted before is worth nothing after.
 */
export async function beginSession(db: Db, { request, user, now }: SignIn): Promise<string> {
  const replaced = readSessionCookie(request);
  const left = replaced ? await endSessionWithToken(db, hashOf(replaced)) : null;
  if (left && left.userId !== user.id) await endUsageSession(db, left.userId, now);
  await forgetOldSessions(db, user.id, usableSince(now));
  const token = newToken();
  const device = deviceOf(request.headers["user-agent"]);
  await insertSession(db, user.id, { tokenHash: hashOf(token), device, now });
  await startUsageSession(db, user.id, now);
  await logEvent(db, user.id, { type: "login", pageUrl: null, now, timeZone: user.timeZone });
  return token;
}

/** Hands the browser its session and the account's preferences; for after the transaction. */
export function rememberSession(reply: FastifyReply, user: UserRow, token: string): void {
  writeSessionCookie(reply, token);
  writePreferenceCookies(reply, user);
}
