import type { FastifyReply, FastifyRequest } from "fastify";
import type { ProviderOutcome } from "@remanso/core/account/provider-outcome.ts";
import { findIdentity, holdIdentity, linkIdentity, type Identity } from "./identity-store.ts";
import { writeSessionCookie } from "./cookies.ts";
import { tellOwner } from "./notices.ts";
import type { Flow, Owner } from "./provider-flow.ts";
import type { Profile } from "./provider-profile.ts";
import { renewSession } from "./renew-session.ts";
import { isSessionThere } from "./session-store.ts";
import { SignInFailed } from "./sign-in-failed.ts";
import { findPerson } from "./signed-in-person.ts";
import { holdAccount } from "./store.ts";
import type { Db } from "../db/db.ts";

interface Return {
  readonly flow: Flow;
  readonly owner: Owner;
  /** Asks the provider who came; fails as a sign-in does. */
  readonly askProfile: () => Promise<Profile>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * The end of a flow that a signed-in person began in Settings: where it leads to, there, with what came of it. It ends in the session
 * that it began in; anything else is refused as `expired`.
 */
export async function finishOwnFlow({ flow, owner, askProfile, request, reply }: Return): Promise<string> {
  const person = await findPerson(request, reply);
  if (person?.sessionId !== owner.sessionId || person.userId !== owner.userId)
    throw new SignInFailed("expired", "/settings");
  const outcome = await outcomeOf({ flow, owner, askProfile, request, reply });
  return `/settings?outcome=${outcome}#providers`;
}

async function outcomeOf({ flow, owner, askProfile, request, reply }: Return): Promise<ProviderOutcome> {
  const { database, now } = request.server.deps;
  try {
    const profile = await askProfile();
    const identity = { provider: flow.provider, subject: profile.subject };
    const arrival = { identity, profile, owner, request, now: now() };
    if (owner.aim === "connect") return await database.db.transaction((tx) => connect(tx, arrival));
    const proved = await database.db.transaction((tx) => prove(tx, arrival));
    if (proved.token !== null) writeSessionCookie(reply, proved.token);
    return proved.outcome;
  } catch (error) {
    if (error instanceof SignInFailed) return error.reason;
    throw error;
  }
}

interface Arrival {
  readonly identity: Identity;
  readonly profile: Profile;
  readonly owner: Owner;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/** Links an identity that is nobody's. It proves nothing about the account's own address. */
async function connect(
  db: Db,
  { identity, profile, owner, request, now }: Arrival,
): Promise<ProviderOutcome> {
  const { userId, sessionId } = owner;
  await holdIdentity(db, identity);
  const user = await holdAccount(db, userId);
  if (!(await isSessionThere(db, userId, sessionId))) return "expired";
  const connectedWith = await findIdentity(db, identity);
  if (connectedWith !== null) return connectedWith === userId ? "connected" : "connected_elsewhere";
  // decisions §1: an unverified provider address never links to an existing account
  if (profile.email !== null && !profile.emailVerified) return "email_unverified";
  await linkIdentity(db, userId, { ...identity, now });
  if (user) await tellOwner(db, user, { kind: "new_provider", request, now });
  return "connected";
}

async function prove(
  db: Db,
  { identity, owner, now }: Arrival,
): Promise<{ outcome: ProviderOutcome; token: string | null }> {
  const { userId, sessionId } = owner;
  if ((await findIdentity(db, identity)) !== userId) return { outcome: "another_identity", token: null };
  const token = await renewSession(db, userId, { sessionId, now });
  return { outcome: token === null ? "expired" : "proved", token };
}
