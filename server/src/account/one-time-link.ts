import type { Db } from "../db/db.ts";
import type { Deps } from "../deps.ts";
import { hashOf, newToken } from "../secret.ts";
import { insertLink, renewLink } from "./link-store.ts";

const hourMs = 3_600_000;

// decisions §1: links for the signed-out live at /?…
const kinds = {
  reset: { parameter: "reset", lastsMs: hourMs },
  operator_reset: { parameter: "reset", lastsMs: hourMs },
  verify: { parameter: "verify", lastsMs: 24 * hourMs },
} as const;

interface NewLink {
  readonly kind: keyof typeof kinds;
  readonly emailKey: string;
  readonly baseUrl: string;
  readonly now: Date;
}

/** A link for the person that works once and for a while: its address. Only the hash of its token is kept. */
export async function newLink(
  db: Db,
  userId: string,
  { kind, emailKey, baseUrl, now }: NewLink,
): Promise<string> {
  const token = newToken();
  await insertLink(db, userId, { kind, emailKey, createdAt: now, ...linkOf(token, kind, now) });
  return addressOf(token, kind, baseUrl);
}

interface MailedLink {
  readonly kind: "reset" | "verify";
  readonly letterId: string;
  /** False: an earlier try to send the letter has made it. */
  readonly isNew: boolean;
  readonly emailKey: string;
  readonly deps: Pick<Deps, "config" | "secret" | "now">;
}

/**
 * The link of a letter that waits in the queue, for a while from now on. It follows from the secret and the letter's id, so that nothing in
 * the database opens it, and another try sends the same one. Null once it was used or taken back.
 */
export async function mailedLink(
  db: Db,
  userId: string,
  { kind, letterId, isNew, emailKey, deps }: MailedLink,
): Promise<string | null> {
  const now = deps.now();
  const token = deps.secret.keyFor("mailed-link", letterId).toString("base64url");
  const link = linkOf(token, kind, now);
  if (isNew) await insertLink(db, userId, { kind, emailKey, createdAt: now, ...link });
  else if (!(await renewLink(db, userId, link))) return null;
  return addressOf(token, kind, deps.config.baseUrl);
}

function linkOf(token: string, kind: keyof typeof kinds, now: Date) {
  return { tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + kinds[kind].lastsMs) };
}

function addressOf(token: string, kind: keyof typeof kinds, baseUrl: string): string {
  return `${baseUrl}/?${kinds[kind].parameter}=${token}`;
}

/** For how long a mailed link is worth asking for: as long as it works once it has come. */
export function linkLastsMs(kind: "reset" | "verify"): number {
  return kinds[kind].lastsMs;
}
