import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import type { Db } from "../db/db.ts";
import { newId } from "../ids.ts";
import { seal, unseal, type AppSecret } from "../secret.ts";
import { insertLetter, withdrawLetter } from "./letter-store.ts";
import { Wish } from "./wish.ts";

interface NewLetter {
  readonly wish: Wish;
  /** Whose letter it is: it is deleted with the account. Null for one that outlives it, or whose owner is not known yet. */
  readonly userId: string | null;
  /** What it is about: a later letter about the same replaces the one that waits. */
  readonly topic?: string;
  readonly now: Date;
  /** When it would come too late. */
  readonly endsAt: Date;
}

interface Sealing {
  readonly secret: AppSecret;
}

/** Whether this installation sends mail at all. */
export function sendsMail({ smtpUrl }: Pick<Config, "smtpUrl">): boolean {
  return smtpUrl !== null;
}

/**
 * Keeps a letter until the mail server has taken it. In an open transaction it comes with what the transaction keeps, or not at all. Nothing
 * is kept where the installation sends no mail.
 */
export async function keepLetter(
  db: Db,
  { secret, config }: Sealing & { readonly config: Pick<Config, "smtpUrl"> },
  { wish, userId, topic, now, endsAt }: NewLetter,
): Promise<void> {
  if (!sendsMail(config)) return;
  const id = newId();
  await insertLetter(db, {
    id,
    userId,
    topic: topic === undefined ? null : topicOf(secret, topic),
    sealed: seal(keyOf(secret), JSON.stringify(wish), id),
    createdAt: now,
    nextAt: now,
    endsAt,
  });
}

/** Keeps a letter of this request's; it is sent as soon as the request is answered. */
export async function postLetter(db: Db, request: FastifyRequest, letter: NewLetter): Promise<void> {
  sendAfterwards(request);
  await keepLetter(db, request.server.deps, letter);
}

/** Letters that were kept for this request are sent as soon as it is answered. */
export function sendAfterwards(request: FastifyRequest): void {
  request.hasPosted = true;
}

/** Takes back the letter about this; false if it may have been sent. */
export function takeBackLetter(db: Db, { secret }: Sealing, topic: string): Promise<boolean> {
  return withdrawLetter(db, topicOf(secret, topic));
}

/** What a kept letter is made from; null if it was sealed with another secret. */
export function openWish(secret: AppSecret, { id, sealed }: { id: string; sealed: Buffer }): Wish | null {
  const text = unseal(keyOf(secret), sealed, id);
  return text === null ? null : Wish.parse(JSON.parse(text));
}

function keyOf(secret: AppSecret): Buffer {
  return secret.keyFor("letters");
}

function topicOf(secret: AppSecret, topic: string): Buffer {
  return createHmac("sha256", secret.keyFor("letter-topics")).update(topic).digest();
}

declare module "fastify" {
  interface FastifyRequest {
    /** A letter was kept for this request: it is sent after the answer. */
    hasPosted: boolean;
  }
}
