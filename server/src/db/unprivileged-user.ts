import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { codeOf, refuse } from "./start-refused.ts";

/** The user that PostgreSQL runs as. `switchTo` is empty unless this process is root and its children must change user. */
export interface DatabaseUser {
  uid: number;
  gid: number;
  switchTo: { uid: number; gid: number } | Record<string, never>;
}

/** The output of a short command; `failure` is the system's code or the exit code if it failed. */
export interface Outcome {
  failure: string | number | undefined;
  output: string;
}

// Of the range systemd documents as unused (60706–61183): no account has these, and user namespaces map them.
const FIRST_PRIVATE_UID = 60706;
const PRIVATE_UIDS = 478;

export const isRoot = (): boolean => process.geteuid?.() === 0;

/** This process's own user, if it is not root. */
export function ownUser(): DatabaseUser {
  return { uid: process.geteuid?.() ?? -1, gid: process.getegid?.() ?? -1, switchTo: {} };
}

/**
 * As root: a user without an account that no other installation shares. Whoever has PostgreSQL's uid is superuser on its
 * socket, so `nobody` and `postgres`, which other programs run as, are not used.
 */
export async function privateUser(home: string): Promise<DatabaseUser> {
  const start = createHash("sha256").update(home).digest().readUInt32BE(0) % PRIVATE_UIDS;
  const taken = new Set((await accounts()).map((account) => account.uid));
  const candidates = Array.from(
    { length: PRIVATE_UIDS },
    (_, step) => FIRST_PRIVATE_UID + ((start + step) % PRIVATE_UIDS),
  );
  const uid = candidates.find((candidate) => !taken.has(candidate)) ?? FIRST_PRIVATE_UID;
  return { uid, gid: uid, switchTo: { uid, gid: uid } };
}

/** As root: the user with this uid, with its group where it has an account. */
export async function userOf(uid: number): Promise<DatabaseUser> {
  const account = (await accounts()).find((candidate) => candidate.uid === uid);
  const gid = account?.gid ?? uid;
  return { uid, gid, switchTo: { uid, gid } };
}

/** As root: the user to run initdb as, which unlike postgres wants an account; undefined where there is none but root. */
export async function userForInitdb(user: DatabaseUser): Promise<DatabaseUser | undefined> {
  const known = (await accounts()).filter((account) => account.uid !== 0);
  const chosen =
    known.find((account) => account.uid === user.uid) ??
    known.find((account) => account.name === "postgres") ??
    known.find((account) => account.name === "nobody") ??
    known[0];
  return chosen && { uid: chosen.uid, gid: chosen.gid, switchTo: { uid: chosen.uid, gid: chosen.gid } };
}

/** Not as root: whether our own uid has an account (containers run under any uid). */
export function hasAccount(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

/** Runs a short command as that user. It answers and never throws: most callers want to know why it did not work. */
export function runAs(user: DatabaseUser, command: string, ...args: string[]): Promise<Outcome> {
  return new Promise<Outcome>((resolve) => {
    // It throws at once where root may not become that user.
    execFile(
      command,
      args,
      { ...childOptions(user), timeout: 300_000, maxBuffer: 10_000_000 },
      (error, stdout, stderr) => {
        const failure = error ? (error.code ?? error.signal ?? "unknown") : undefined;
        resolve({ failure, output: stdout + stderr });
      },
    );
  }).catch((error: unknown) => ({ failure: codeOf(error) ?? "unknown", output: String(error) }));
}

/** Checked by the system itself, so that access lists and user namespaces count too. */
export async function canEnter(user: DatabaseUser, directory: string): Promise<boolean> {
  const { failure } = await runAs(user, "/bin/sh", "-c", 'cd "$0"', directory);
  if (failure === "EPERM" || failure === "EINVAL") {
    throw refuse(
      `PostgreSQL does not run as root, and root cannot become uid ${user.uid} here (${failure}): run as another user`,
    );
  }
  return failure === undefined;
}

/** A bare environment in English, so that PG… variables of the operator's shell do not reach PostgreSQL. */
export function childOptions(user: DatabaseUser) {
  const { LD_LIBRARY_PATH } = process.env;
  const env = {
    PATH: "/usr/bin:/bin",
    LC_ALL: "C",
    ...(LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH }),
  };
  return { ...user.switchTo, cwd: "/", env };
}

interface Account {
  name: string;
  uid: number;
  gid: number;
}

async function accounts(): Promise<Account[]> {
  const text = await readFile("/etc/passwd", "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}
