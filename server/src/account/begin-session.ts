import type { FastifyReply, FastifyRequest } from "fastify";
import { deviceOf } from "@remanso/core/account/device.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { NoticeKind } from "@remanso/core/reminders/notification-kinds.ts";
import type { Db } from "../db/db.ts";
import { endUsageSession, logEvent, startUsageSession } from "../progress/store.ts";
import { hashOf, newToken } from "../secret.ts";
import { isLocked } from "./administration-store.ts";
import { readSessionCookie, writePreferenceCookies, writeSessionCookie } from "./cookies.ts";
import { markDevice, markOf } from "./known-device.ts";
import { tellOwner } from "./notices.ts";
import { sessionLife } from "./session-days.ts";
import { endSessionWithToken, forgetOldSessions, insertSession } from "./session-store.ts";
import type { UserRow } from "./store.ts";

interface SignIn {
  readonly request: FastifyRequest;
  readonly user: UserRow;
  readonly now: Date;
  /** What the owner is told of it, where that is not the new browser. */
  readonly notice?: NoticeKind;
}

/**
 * Starts a session in place of the browser's previous one, whoever owned that. Decisions §1:
 * sessions rotate at sign-in, so that a cookie planted before is worth nothing after. Answers the token of its cookie.
 */
export async function beginSession(db: Db, { request, user, now, ...more }: SignIn): Promise<string> {
  if (await isLocked(db, user.id)) throw new Refusal("account_locked");
  const replaced = readSessionCookie(request);
  const left = replaced ? await endSessionWithToken(db, hashOf(replaced)) : null;
  if (left && left.userId !== user.id) await endUsageSession(db, left.userId, now);
  await forgetOldSessions(db, user.id, sessionLife(now));
  request.personId = user.id;
  const token = newToken();
  const device = deviceOf(request.headers["user-agent"]);
  await insertSession(db, user.id, { tokenHash: hashOf(token), device, now });
  await startUsageSession(db, user.id, now);
  await logEvent(db, user.id, { type: "login", pageUrl: null, now, timeZone: user.timeZone });
  const notice = more.notice ?? (isNewBrowser(request, user, now) ? "new_device" : null);
  if (notice) await tellOwner(db, user, { kind: notice, request, now });
  return token;
}

/** A browser where the account was not opened before; not that in which it was just made. */
function isNewBrowser(request: FastifyRequest, user: UserRow, now: Date): boolean {
  return user.createdAt.getTime() !== now.getTime() && markOf(request, user) === null;
}

/** Sets the cookies of the session, of the known browser and of the account's preferences; call it after the transaction. */
export function rememberSession(reply: FastifyReply, user: UserRow, token: string): void {
  writeSessionCookie(reply, token);
  markDevice(reply, user);
  writePreferenceCookies(reply, user);
}
