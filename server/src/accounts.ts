import { createInterface } from "node:readline/promises";
import { countAccounts, listAccounts, setLock, type ListedAccount } from "./account/administration-store.ts";
import { endSessions } from "./account/session-store.ts";
import { findAccountByEmail, findUser, type UserRow } from "./account/store.ts";
import { BackupRefused } from "./backup/backup-refused.ts";
import { runCommand } from "./backup/command-line.ts";
import { readConfig, type Config } from "./config.ts";
import type { Database } from "./db/db.ts";
import { isId } from "./ids.ts";
import { ownSecret } from "./installation/own-secret.ts";
import { sendsMail } from "./mail/keep-letter.ts";
import { makeLetter } from "./mail/make-letter.ts";
import { openPostOffice } from "./mail/post-office.ts";
import { sendLetters } from "./mail/send-letters.ts";
import { contactsAhead, postFarewells } from "./marketplace/booking-mail.ts";
import { openForOperator } from "./operator-database.ts";
import { copyDeletions } from "./privacy/deletion-list.ts";
import { leave } from "./privacy/leave.ts";
import type { AppSecret } from "./secret.ts";

/** What the operator has to do differently. */
class WrongUse extends BackupRefused {}

interface Call {
  readonly config: Config;
  readonly database: Database;
  readonly now: Date;
}

const usage = "npm run accounts -- list | count | lock ADDRESS | unlock ADDRESS | delete ADDRESS [--yes]";

/** `npm run accounts`: the accounts of this installation, beside a running server and without one. Answers the lines to print. */
async function main([action = "", ...rest]: string[]): Promise<readonly string[]> {
  const isSure = rest.includes("--yes");
  const [address, ...more] = rest.filter((part) => part !== "--yes");
  const needsAddress = ["lock", "unlock", "delete"].includes(action);
  if (more.length > 0 || needsAddress !== (address !== undefined) || (isSure && action !== "delete"))
    throw new WrongUse(`This is not understood: ${usage}`);
  const config = readConfig(process.env);
  const { database, close } = await openForOperator(config);
  try {
    const call = { config, database, now: new Date() };
    if (address === undefined) return await tell(call, action);
    return await change(call, { action, address, isSure });
  } finally {
    await close();
  }
}

async function tell({ database }: Call, action: string): Promise<readonly string[]> {
  if (action === "list") return (await listAccounts(database.db)).map(lineOf);
  if (action !== "count") throw new WrongUse(`This is not understood: ${usage}`);
  const { all, locked } = await countAccounts(database.db);
  return [`${all} ${all === 1 ? "account" : "accounts"}, ${locked} locked`];
}

function lineOf({ id, email, createdAt, lastUsedAt, lockedAt }: ListedAccount): string {
  const parts = [
    email ?? id,
    `since ${dayOf(createdAt)}`,
    lastUsedAt === null ? "signed in nowhere" : `last here ${dayOf(lastUsedAt)}`,
    ...(lockedAt === null ? [] : [`locked on ${dayOf(lockedAt)}`]),
  ];
  return parts.join(" · ");
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

interface Wish {
  readonly action: string;
  readonly address: string;
  readonly isSure: boolean;
}

async function change(call: Call, { action, address, isSure }: Wish): Promise<readonly string[]> {
  const { db } = call.database;
  const user = isId(address) ? await findUser(db, address) : await findAccountByEmail(db, address);
  if (!user) throw new WrongUse(`There is no account with the address ${address}.`);
  if (action === "lock") return lock(call, user, address);
  if (action === "delete") return remove(call, user, { address, isSure });
  await setLock(db, user.id, null);
  return [`${address} may sign in again.`];
}

async function lock({ database, now }: Call, user: UserRow, address: string): Promise<readonly string[]> {
  const ended = await database.db.transaction(async (tx) => {
    await setLock(tx, user.id, user.lockedAt ?? now);
    return endSessions(tx, user.id);
  });
  const gone = ended === 1 ? "1 session has ended" : `${ended} sessions have ended`;
  return [`${address} is locked and ${gone}. Nothing was deleted.`];
}

async function remove(
  call: Call,
  user: UserRow,
  { address, isSure }: Omit<Wish, "action">,
): Promise<readonly string[]> {
  if (!isSure && !(await confirmed(address)))
    throw new WrongUse(
      `Nothing was deleted. To do it without being asked: npm run accounts -- delete ${address} --yes`,
    );
  const untold = await removeNow(call, user.id);
  return [`${address} is deleted with everything that belonged to it.`, ...untold];
}

/** Goes the way of the product's own deletion, and answers what the operator has to know of the professionals who expected somebody. */
async function removeNow(call: Call, userId: string): Promise<string[]> {
  const { config, database, now } = call;
  const secret = sendsMail(config) ? await ownSecret(config, database.db) : null;
  const expecting = await database.db.transaction((tx) =>
    leave({ config, database }, { db: tx, userId, now }, async () => {
      if (secret === null) return contactsAhead(tx, { userId, now });
      await postFarewells(tx, { config, secret }, { userId, now });
      return [];
    }),
  );
  await copyDeletions({ config, database });
  if (secret !== null && !(await sendNow(call, secret)))
    return ["Mail could not be sent: the running server tells professionals as soon as it can."];
  return expecting.map((to) => `${to} could not be told that a session is cancelled: tell them yourself.`);
}

/** False where letters wait for the running server. */
async function sendNow({ config, database }: Call, secret: AppSecret): Promise<boolean> {
  let isTrouble = false;
  const postOffice = openPostOffice(config);
  await sendLetters({
    deps: { config, database, secret, now: () => new Date() },
    postOffice,
    make: makeLetter,
    onTrouble: () => (isTrouble = true),
  });
  postOffice.close();
  return !isTrouble;
}

async function confirmed(address: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const asking = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await asking.question(
    `Delete ${address} and everything that belongs to it? Type the address again: `,
  );
  asking.close();
  return answer.trim().toLowerCase() === address.toLowerCase();
}

runCommand(() => main(process.argv.slice(2)));
