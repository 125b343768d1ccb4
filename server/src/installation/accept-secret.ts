import { runCommand } from "../backup/command-line.ts";
import { readConfig, type Config } from "../config.ts";
import type { Database } from "../db/db.ts";
import { keepServersOut } from "../db/serving-lock.ts";
import { StartRefused } from "../db/start-refused.ts";
import { openAlone, openBeside } from "../operator-database.ts";
import { appSecret, keptSecret, secretMark } from "../secret.ts";
import { hasTable, noteAnew } from "./note-store.ts";

/**
 * `npm run accept-secret -- --yes`: goes on with the secret that is here, or with a new one, where the right one is lost for good.
 * Nothing is deleted: with the right secret everything can be read again.
 */
export async function acceptSecret(config: Config, isSure: boolean): Promise<string[]> {
  if (!isSure)
    throw new StartRefused(
      "What was sealed with another secret stays unreadable until that one is back: npm run accept-secret -- --yes",
    );
  const outside = config.databaseUrl === null ? null : await openBeside(config);
  const { database, close } = outside ?? (await openAlone(config.dataDir));
  try {
    await requireNoServer(database);
    if (!(await hasTable(database.db, "installation")))
      throw new StartRefused("There is nothing of this version in this database yet: start it once first.");
    const secret = appSecret(config.appSecret ?? (await keptSecret(config.dataDir)));
    await noteAnew(database.db, "secret_mark", secretMark(secret));
    return [
      "This database goes on with the secret that is here now. Keep a copy of it, not beside the backups.",
    ];
  } finally {
    await close();
  }
}

async function requireNoServer({ pool }: Database): Promise<void> {
  const session = await pool.connect();
  const isFree = await keepServersOut(session).finally(() => session.release(true));
  if (!isFree) throw new StartRefused("A server runs on this database: stop every server on it first.");
}

if (import.meta.main) {
  runCommand(() => acceptSecret(readConfig(process.env), process.argv.includes("--yes")));
}
