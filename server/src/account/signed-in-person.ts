import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "@remanso/core/refusals.ts";
import { isDatabaseAway } from "../db/db.ts";
import { onePage } from "../one-page.ts";
import { touchUsageSession } from "../progress/store.ts";
import { hashOf } from "../secret.ts";
import { readSessionCookie, writeSessionCookie } from "./cookies.ts";
import { sessionLife } from "./session-days.ts";
import type { SignedInPerson } from "./person.ts";
import { findSession, touchSession } from "./session-store.ts";

// one write a minute is precise enough for "last seen"
const touchEveryMs = 60_000;

/** The owner of the request's session cookie, or null. Notes at most once a minute that they were here. The calls of a page share its own. */
export async function findPerson(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInPerson | null> {
  const page = onePage.getStore();
  if (page) return page.person;
  const { database, now } = request.server.deps;
  const token = readSessionCookie(request);
  if (!token) return null;
  const at = now();
  const session = await findSession(database.db, hashOf(token), sessionLife(at));
  if (!session) return null;
  const notedBefore = new Date(at.getTime() - touchEveryMs);
  if (session.lastUsedAt > notedBefore) return session;
  if ((await noteVisit(request, session, { notedBefore, now: at })) && session.isCurrent)
    writeSessionCookie(reply, token);
  return session;
}

/** True if the visit was recorded now. If the database cannot be written to, people can still read. */
async function noteVisit(
  { server }: FastifyRequest,
  { userId, sessionId }: SignedInPerson,
  { notedBefore, now }: { notedBefore: Date; now: Date },
): Promise<boolean> {
  const { db } = server.deps.database;
  try {
    const isNoted = await touchSession(db, userId, { sessionId, notedBefore, now });
    if (isNoted) await touchUsageSession(db, userId, now);
    return isNoted;
  } catch (error) {
    if (isDatabaseAway(error)) return false;
    throw error;
  }
}

/** As `findPerson`, but a stranger is refused, and so is a page that says it is somebody else's (web/src/page-owner.ts). */
export async function requirePerson(request: FastifyRequest, reply: FastifyReply): Promise<SignedInPerson> {
  const person = await findPerson(request, reply);
  const owner = request.headers["x-remanso-person"];
  if (!person || (owner !== undefined && owner !== person.userId)) throw new Refusal("not_signed_in");
  request.personId = person.userId;
  return person;
}
