import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { emailKey } from "@remanso/core/account/email-key.ts";
import { networkOf } from "@remanso/core/account/network.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import type { Deps } from "../deps.ts";
import { countInWindow, forgetAttempts, giveBackAttempt, takeAttempt } from "./attempts-store.ts";

const minuteMs = 60_000;

interface WindowLimit {
  readonly most: number;
  readonly windowMs: number;
}

const windowLimits = {
  // decisions §1: 20 sign-ups in 30 minutes for each network, so that addresses cannot be listed by it
  "sign-up": { most: 20, windowMs: 30 * minuteMs },
  // asking for mail and using its links: as for sign-ups
  recovery: { most: 20, windowMs: 30 * minuteMs },
  // keeps mailboxes from being flooded. Each kind is counted separately: how often strangers may still ask for a link
  // must not reveal what the owner of the account did
  "reset-mail": { most: 5, windowMs: 30 * minuteMs },
  "verification-mail": { most: 5, windowMs: 30 * minuteMs },
  // every start of a flow with a provider stores a row
  provider: { most: 60, windowMs: 5 * minuteMs },
  // so does every passkey challenge; the sign-in screen asks for one whenever it is opened
  passkey: { most: 120, windowMs: 5 * minuteMs },
  // whole clinics share one address, and no guess ever hits: this only spares the database
  "shared-page": { most: 120, windowMs: 5 * minuteMs },
  // decisions §6: 20 messages a minute for each person
  chat: { most: 20, windowMs: minuteMs },
  // downloads and imports of everything: enough for a person, not for a script
  copies: { most: 60, windowMs: 30 * minuteMs },
  // calls that keep rows of a file: twice the most that one person can have
  imports: { most: 200, windowMs: 30 * minuteMs },
} as const satisfies Record<string, WindowLimit>;

// decisions §1: growing delays for each account and each network; at most about 12 guesses an account in the first hour
const accountDelay = {
  free: 8,
  firstDelaySeconds: 30,
  longestDelaySeconds: 900,
  memoryMs: 24 * 60 * minuteMs,
};
const networkDelay = { free: 25, firstDelaySeconds: 30, longestDelaySeconds: 900, memoryMs: 5 * minuteMs };

/** Counts an attempt of the request's network; refuses `too_many_attempts` beyond the limit. */
export async function limitNetwork(
  request: FastifyRequest,
  what: "sign-up" | "recovery" | "provider" | "passkey" | "shared-page",
): Promise<void> {
  await limitInWindow(request.server.deps, what, { who: `network:${networkOf(request.ip)}` });
}

/** Counts a message to the chat, in `within`; refuses `too_many_attempts` after 20 in a minute. decisions §6 */
export async function limitMessages(deps: Deps, within: Db, userId: string): Promise<void> {
  await limitInWindow(deps, "chat", { who: `person:${userId}`, within });
}

/** Counts a download or an import of what a person has; refuses `too_many_attempts` beyond the limit. */
export async function limitCopies(deps: Deps, userId: string): Promise<void> {
  await limitInWindow(deps, "copies", { who: `person:${userId}` });
}

/** Counts a call that keeps rows of another program's file; refuses `too_many_attempts` beyond the limit. */
export async function limitImports(deps: Deps, userId: string): Promise<void> {
  await limitInWindow(deps, "imports", { who: `person:${userId}` });
}

/** Counts a mail to this address, which may or may not have an account; refuses when there were enough. */
export async function limitMail(deps: Deps, kind: "reset" | "verification", email: string): Promise<void> {
  await limitInWindow(deps, `${kind}-mail`, { who: `address:${emailKey(email)}` });
}

interface SignInAttempt {
  readonly email: string;
  /** The mark of a browser that has signed in to this account before (known-device.ts). */
  readonly mark: string | null;
}

/**
 * Takes an attempt to sign in, before any password is hashed: of the network, then of the address, which may or may not
 * have an account; of a known browser alone where it is one. Refuses `too_many_attempts` with the time left.
 */
export async function takeSignInAttempt(request: FastifyRequest, attempt: SignInAttempt): Promise<void> {
  const { deps } = request.server;
  if (!deps.config.rateLimits) return;
  const keys = signInKeys(request, attempt);
  if (keys.device) return takeOrRefuse(deps, keys.device, accountDelay);
  await takeOrRefuse(deps, keys.network, networkDelay);
  await takeOrRefuse(deps, keys.account, accountDelay);
}

/** Takes an attempt of the network to sign in with something that names no address. */
export async function takeNetworkAttempt(request: FastifyRequest): Promise<void> {
  const { deps } = request.server;
  if (deps.config.rateLimits) await takeOrRefuse(deps, networkKey(request), networkDelay);
}

/** The network's attempt succeeded, so it does not count. */
export async function forgiveNetworkAttempt(request: FastifyRequest): Promise<void> {
  const { deps } = request.server;
  if (deps.config.rateLimits) await giveBackAttempt(deps.database.db, networkKey(request));
}

/**
 * Takes an attempt of a signed-in person to prove that it is them, before any password is hashed. Counted separately from sign-ins, so that
 * strangers who guess passwords for the address cannot lock its owner out.
 */
export async function takeProofAttempt(request: FastifyRequest, userId: string): Promise<void> {
  const { deps } = request.server;
  if (!deps.config.rateLimits) return;
  await takeNetworkAttempt(request);
  await takeOrRefuse(deps, keyOf(deps, "proof:account", userId), accountDelay);
}

/** The proof succeeded, so the attempt does not count. */
export async function forgiveProofAttempt(request: FastifyRequest, userId: string): Promise<void> {
  const { deps } = request.server;
  if (!deps.config.rateLimits) return;
  await forgetAttempts(deps.database.db, keyOf(deps, "proof:account", userId));
  await forgiveNetworkAttempt(request);
}

/**
 * The owner signed in: the address's count starts from zero, and the network's attempt does not count. From a known browser only that
 * browser's own count ends.
 */
export async function forgiveSignInAttempt(request: FastifyRequest, attempt: SignInAttempt): Promise<void> {
  const { deps } = request.server;
  if (!deps.config.rateLimits) return;
  const keys = signInKeys(request, attempt);
  if (keys.device) return forgetAttempts(deps.database.db, keys.device);
  await forgetAttempts(deps.database.db, keys.account);
  await giveBackAttempt(deps.database.db, keys.network);
}

/** The owner proved who they are in another way, which ends delays that strangers caused. */
export async function forgiveAddress(deps: Deps, email: string): Promise<void> {
  await forgetAttempts(deps.database.db, keyOf(deps, "sign-in:account", emailKey(email)));
}

interface Counted {
  readonly who: string;
  /** An open transaction, if the attempt counts only where the rest of it is kept too. */
  readonly within?: Db;
}

async function limitInWindow(
  deps: Deps,
  what: keyof typeof windowLimits,
  { who, within = deps.database.db }: Counted,
): Promise<void> {
  if (!deps.config.rateLimits) return;
  const { most, windowMs } = windowLimits[what];
  const now = deps.now();
  const beganAfter = new Date(now.getTime() - windowMs);
  const { count, windowStart } = await countInWindow(within, keyOf(deps, what, who), { now, beganAfter });
  if (count > most) throw tooMany(windowStart.getTime() + windowMs - now.getTime());
}

async function takeOrRefuse(deps: Deps, key: string, delay: typeof accountDelay): Promise<void> {
  const now = deps.now();
  const forgottenBefore = new Date(now.getTime() - delay.memoryMs);
  const until = await takeAttempt(deps.database.db, key, { ...delay, now, forgottenBefore });
  if (until) throw tooMany(until.getTime() - now.getTime());
}

function tooMany(leftMs: number): Refusal {
  return new Refusal("too_many_attempts", { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) });
}

function signInKeys(request: FastifyRequest, { email, mark }: SignInAttempt) {
  const { deps } = request.server;
  return {
    network: networkKey(request),
    account: keyOf(deps, "sign-in:account", emailKey(email)),
    device: mark && keyOf(deps, "sign-in:device", mark),
  };
}

function networkKey(request: FastifyRequest): string {
  return keyOf(request.server.deps, "sign-in:network", networkOf(request.ip));
}

function keyOf(deps: Deps, what: string, who: string): string {
  return `${what}:${createHmac("sha256", deps.secret.keyFor("attempts")).update(who).digest("base64url")}`;
}
