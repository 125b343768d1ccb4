import type { Config } from "../config.ts";
import type { Db } from "../db/db.ts";
import { StartRefused } from "../db/start-refused.ts";
import { opensKey } from "../journal/own-texts.ts";
import { appSecret, foundSecret, keptSecret, secretMark, secretPath, type AppSecret } from "../secret.ts";
import { findNote } from "./note-store.ts";
import { hasAccounts, sampleKeys } from "./sealed-store.ts";

type Place = Pick<Config, "appSecret" | "dataDir">;

const wayOn = "If it is lost for good, docs/backup.md says how to go on without it.";

/**
 * The secret that texts in this database are sealed with. One is made for a database in which nothing can be sealed yet. Refused
 * where it is missing, and where the secret here is another one: everything would seem to work, and nobody could read their texts.
 */
export async function ownSecret({ appSecret: given, dataDir }: Place, db: Db): Promise<AppSecret> {
  const found = given ?? (await foundSecret(dataDir));
  const mark = await findNote(db, "secret_mark");
  if (found === null) {
    if (mark !== null || (await hasAccounts(db))) throw missing(dataDir);
    return appSecret(await keptSecret(dataDir));
  }
  const secret = appSecret(found);
  const fits = mark === null ? await opensSome(db, secret) : mark === secretMark(secret);
  if (fits) return secret;
  const place = given === null ? secretPath(dataDir) : "APP_SECRET";
  throw new StartRefused(
    `${place} is not the secret that this database was written with, so nobody could read what they wrote: put back the right one. ${wayOn}`,
  );
}

function missing(dataDir: string): StartRefused {
  return new StartRefused(
    `${secretPath(dataDir)} is missing, and without it nobody can read what they wrote in this database: put it back from its copy. ${wayOn}`,
  );
}

/** In a database from before its secret was marked: true if there is no key to try, or if any opens. */
async function opensSome(db: Db, secret: AppSecret): Promise<boolean> {
  const keys = await sampleKeys(db);
  return keys.length === 0 || keys.some(({ userId, ...key }) => opensKey(userId, key, secret));
}
