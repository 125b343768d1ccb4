import { randomBytes } from "node:crypto";
import type { Db } from "../db/db.ts";
import { lockPerson } from "../plan/store.ts";
import { seal, unseal, type AppSecret } from "../secret.ts";
import { insertKey, listKeys, type WrappedKey } from "./key-store.ts";
import { sealWith, type TextKey } from "./sealed-text.ts";

// What a person writes for themselves is sealed with a key of their own, which is sealed with the installation's secret: the
// database alone, its backups and its log show none of it. A sealed text begins with the number of its key.

interface Sealing {
  readonly text: string;
  readonly secret: AppSecret;
  readonly now: Date;
  /** The row that the text belongs to: copied to another row it cannot be opened. */
  readonly of: string;
}

/** Seals a text with the person's newest key that this installation can open; makes one where there is none. */
export async function sealText(db: Db, userId: string, sealing: Sealing): Promise<Buffer> {
  return sealWith(await sealingKey(db, userId, sealing), sealing.text, sealing.of);
}

/** The key for new texts of a person: for many of them it is opened once. */
export async function sealingKey(
  db: Db,
  userId: string,
  { secret, now }: Pick<Sealing, "secret" | "now">,
): Promise<TextKey> {
  const known = newestOpen(userId, await listKeys(db, userId), secret);
  return known ?? makeKey(db, userId, { secret, now });
}

/** Opens a text of one person; null for one whose key this installation cannot open. */
export type OpenText = (sealed: Buffer, of: string) => string | null;

/** What opens the texts of a person. */
export async function openerOf(db: Db, userId: string, secret: AppSecret): Promise<OpenText> {
  const keys = new Map<number, Buffer>();
  for (const wrapped of await listKeys(db, userId)) {
    const bytes = unwrap(userId, wrapped, secret);
    if (bytes) keys.set(wrapped.generation, bytes);
  }
  return (sealed, of) => {
    const key = keys.get(sealed[0] ?? 0);
    return key ? unseal(key, sealed.subarray(1), of) : null;
  };
}

function newestOpen(userId: string, keys: readonly WrappedKey[], secret: AppSecret): TextKey | null {
  for (const wrapped of keys.toReversed()) {
    const bytes = unwrap(userId, wrapped, secret);
    if (bytes) return { generation: wrapped.generation, bytes };
  }
  return null;
}

/** Creates a person's next key, or finds the one that another call has just created. */
async function makeKey(
  db: Db,
  userId: string,
  { secret, now }: { secret: AppSecret; now: Date },
): Promise<TextKey> {
  // taken before the key, in the same order as everywhere else, so that transactions cannot deadlock
  await lockPerson(db, userId);
  const keys = await listKeys(db, userId);
  const madeMeanwhile = newestOpen(userId, keys, secret);
  if (madeMeanwhile) return madeMeanwhile;
  const generation = (keys.at(-1)?.generation ?? 0) + 1;
  const wrapped = seal(wrappingKey(userId, secret), randomBytes(32).toString("base64"), String(generation));
  await insertKey(db, userId, { generation, wrapped, now });
  const kept = newestOpen(userId, await listKeys(db, userId), secret);
  if (!kept) throw new Error("The key of a person's texts could not be stored.");
  return kept;
}

/** Whether a person's key opens with this secret. */
export function opensKey(userId: string, key: WrappedKey, secret: AppSecret): boolean {
  return unwrap(userId, key, secret) !== null;
}

function unwrap(userId: string, { generation, wrapped }: WrappedKey, secret: AppSecret): Buffer | null {
  const text = unseal(wrappingKey(userId, secret), wrapped, String(generation));
  return text === null ? null : Buffer.from(text, "base64");
}

function wrappingKey(userId: string, secret: AppSecret): Buffer {
  return secret.keyFor("person-key", userId);
}
