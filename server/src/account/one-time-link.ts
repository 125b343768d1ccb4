import type { Db } from "../db/db.ts";
import { hashOf, newToken } from "../secret.ts";
import { insertLink } from "./link-store.ts";

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
  const { parameter, lastsMs } = kinds[kind];
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lastsMs);
  await insertLink(db, userId, { kind, tokenHash: hashOf(token), emailKey, createdAt: now, expiresAt });
  return `${baseUrl}/?${parameter}=${token}`;
}
