import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { Refusal } from "@remanso/core/refusals.ts";
import { hashOf, newToken, seal, unseal } from "../secret.ts";
import { readFlowCookie, writeFlowCookie } from "./cookies.ts";
import { keepFlow, takeFlow } from "./flow-store.ts";

type Server = FastifyRequest["server"];

// long enough to fetch a security key from another room
export const challengeMs = 5 * 60_000;

const Challenge = z.object({
  aim: z.enum(["add", "sign-in", "prove"]),
  // who may answer it: a session's id, or for a stranger the hash of what their browser's cookie holds
  whose: z.string(),
});
export type Challenge = z.infer<typeof Challenge>;

const ClientData = z.object({ challenge: z.string() });

/** A challenge to sign, stored sealed under its hash so that any process can check the answer. */
export async function newChallenge({ deps }: Server, challenge: Challenge): Promise<string> {
  const text = newToken();
  await keepFlow(deps.database.db, {
    stateHash: hashOf(text),
    sealed: seal(deps.secret.keyFor("passkey-challenge", text), JSON.stringify(challenge)),
    expiresAt: new Date(deps.now().getTime() + challengeMs),
  });
  return text;
}

/**
 * The challenge that was signed. It is spent, whatever comes of it: refuses `passkey_expired` when it is unknown, spent or too old, was
 * given to another session or browser, or for another aim.
 */
export async function spendChallenge(
  { deps }: Server,
  clientDataJson: string,
  expected: Challenge,
): Promise<string> {
  const text = challengeIn(clientDataJson);
  const sealed = await takeFlow(deps.database.db, hashOf(text), deps.now());
  const kept = sealed && unseal(deps.secret.keyFor("passkey-challenge", text), sealed);
  const challenge = kept ? Challenge.parse(JSON.parse(kept)) : null;
  if (challenge?.aim !== expected.aim || challenge.whose !== expected.whose)
    throw new Refusal("passkey_expired");
  return text;
}

/** A stranger's browser, known by the cookie of its flows; a new one gets the cookie. */
export function browserFor(request: FastifyRequest, reply: FastifyReply): string {
  const browser = readFlowCookie(request) ?? newToken();
  writeFlowCookie(reply, browser);
  return hashOf(browser).toString("hex");
}

/** The browser that the cookie names, or one that nobody has. */
export function browserOf(request: FastifyRequest): string {
  return hashOf(readFlowCookie(request) ?? newToken()).toString("hex");
}

function challengeIn(clientDataJson: string): string {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJson, "base64url").toString("utf8"))).challenge;
  } catch {
    // not made by a browser on our page
    throw new Refusal("passkey_refused");
  }
}
