import { emailKey } from "@remanso/core/account/email-key.ts";
import { newLink } from "./account/one-time-link.ts";
import { findAccountByEmail } from "./account/store.ts";
import { readConfig, type Config } from "./config.ts";
import type { Database } from "./db/db.ts";
import { StartRefused } from "./db/embedded.ts";
import { openForOperator } from "./operator-database.ts";
import { WrongConfig } from "./setting.ts";

/** What the operator has to do differently. */
class WrongUse extends Error {}

/**
 * `npm run reset-password -- ADDRESS`: prints a link with which the account's owner chooses a new password, once, within an
 * hour (decisions §1). Works beside a running server, and without one.
 */
async function main(address: string | undefined): Promise<void> {
  if (!address) throw new WrongUse("Whose password? npm run reset-password -- ADDRESS");
  const config = readConfig(process.env);
  const { database, close } = await openForOperator(config);
  try {
    const link = await linkFor(database, config, address);
    console.log(`Give this link to the owner of ${address}. It works once, within one hour:\n\n${link}\n`);
  } finally {
    await close();
  }
}

async function linkFor(database: Database, config: Config, address: string): Promise<string> {
  const user = await findAccountByEmail(database.db, address);
  if (!user) throw new WrongUse(`There is no account with the address ${address}.`);
  return newLink(database.db, user.id, {
    kind: "operator_reset",
    emailKey: user.emailKey ?? emailKey(address),
    baseUrl: config.baseUrl,
    now: new Date(),
  });
}

main(process.argv[2]).catch((error: unknown) => {
  const isPlain = error instanceof WrongUse || error instanceof WrongConfig || error instanceof StartRefused;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
});
