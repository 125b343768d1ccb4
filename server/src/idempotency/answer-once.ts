import { createHmac } from "node:crypto";
import { hashOf, seal, unseal, type AppSecret } from "../secret.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Db } from "../db/db.ts";
import { claimKey, keepAnswer } from "./store.ts";

interface Request {
  readonly db: Db;
  readonly userId: string;
  readonly key: string;
  /** What the key stands for: method, path and body. */
  readonly request: string;
  readonly status: number;
  readonly now: Date;
  readonly secret: AppSecret;
}

/**
 * Runs `effect` once for each key: the same key again gets the first answer again, with the same status.
 * Refuses `key_reused` when the key stands for another request.
 */
export async function answerOnce(request: Request, effect: () => Promise<unknown>): Promise<unknown> {
  const keyHash = hashOf(`${request.userId}:${request.key}`);
  // keyed: from a bare hash, a password in an otherwise known request could be guessed
  const requestKey = request.secret.keyFor("given-request", `${request.userId}:${request.key}`);
  const requestHash = createHmac("sha256", requestKey).update(request.request).digest();
  const sealingKey = request.secret.keyFor("given-answer", `${request.userId}:${request.key}`);
  const given = await claimKey(request.db, request.userId, { keyHash, requestHash, now: request.now });
  if (given) {
    if (!given.requestHash.equals(requestHash)) throw new Refusal("key_reused");
    const kept = given.sealed && unseal(sealingKey, given.sealed);
    if (kept) return JSON.parse(kept);
  }
  const answer = await effect();
  const sealed = seal(sealingKey, JSON.stringify(answer ?? null));
  await keepAnswer(request.db, request.userId, { keyHash, status: request.status, sealed });
  return answer;
}
