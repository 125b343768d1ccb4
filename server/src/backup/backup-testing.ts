import { execFileSync } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { readConfig, type Config } from "../config.ts";
import { openDatabase } from "../db/db.ts";
import { noteOnce } from "../installation/note-store.ts";
import { appSecret, secretMark } from "../secret.ts";
import { restore, type RestoreWish } from "./restore.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";

/** An installation on an outside database, with a folder of its own. */
export interface Installation extends TestApp {
  readonly config: Config;
  ask(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

export const testSecret = "a secret that only the tests know, 32+";

export async function startInstallation(): Promise<Installation> {
  const started = await startTestApp();
  const dataDir = await mkdtemp(join(tmpdir(), "remanso-backup-"));
  const env = { DATABASE_URL: started.databaseUrl, APP_SECRET: testSecret, DATA_DIR: dataDir };
  const { pool, db } = started.app.deps.database;
  await noteOnce(db, "secret_mark", secretMark(appSecret(testSecret)));
  return {
    ...started,
    config: readConfig(env),
    ask: async (sql, values) => (await pool.query<Record<string, unknown>>(sql, values)).rows,
    close: async () => {
      await started.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Somebody who has answered the questions and watered a plant: rows in many tables. */
export async function livingPerson({ app }: Installation, fullName = "Ana Prueba"): Promise<TestPerson> {
  const person = await new TestPerson(app).signUp({ fullName });
  const ids = ["work", "financial", "personal", "global"].flatMap((name) =>
    [1, 2, 3].map((n) => `${name}_${n}`),
  );
  const responses = Object.fromEntries(ids.map((id, index) => [id, index % 5]));
  const assessed = await person.call("POST", "/api/stress-assessment", { responses });
  if (assessed.status !== 201) throw new Error(`the assessment answered ${assessed.status}`);
  return person;
}

export async function idOf({ ask }: Installation, { email }: TestPerson): Promise<string> {
  return String((await ask("select id from users where email = $1", [email]))[0]?.["id"]);
}

// what a restore ends on purpose
const ended = ["sessions", "one_time_links", "login_flows"];

type Ask = (sql: string) => Promise<Record<string, unknown>[]>;

/** Every row of every table that a restore brings back, as text. */
export async function everything(ask: Ask): Promise<Record<string, string[]>> {
  const tables = await ask(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
  );
  const rows: Record<string, string[]> = {};
  for (const name of tables.map((table) => String(table["name"])).filter((table) => !ended.includes(table))) {
    const found = await ask(`select t::text as line from ${name} t order by 1`);
    rows[name] = found.map(({ line }) => String(line));
  }
  return rows;
}

/** The names of the backups that lie in the installation's own folder. */
export async function backupsOf({ config }: Installation): Promise<string[]> {
  return (await readdir(join(config.dataDir, "backups")).catch(() => [])).toSorted((one, other) =>
    one.localeCompare(other),
  );
}

/** The file that a command tells of. */
export function fileIn(lines: readonly string[]): string {
  const file = /\S+\.backup(?:\.age)?/.exec(lines.join("\n"))?.[0];
  if (file === undefined) throw new Error(`No backup is named: ${lines.join("\n")}`);
  return file;
}

/** The whole backup in `file`, unpacked, changed in its folder and packed again, by other tools. */
export function packAnew(file: string, change: (folder: string) => void): void {
  const folder = mkdtempSync(join(dirname(file), "opened-"));
  execFileSync("tar", ["-xf", file, "-C", folder]);
  const names = execFileSync("tar", ["-tf", file], { encoding: "utf8" }).trim().split("\n");
  change(join(folder, "remanso-backup"));
  execFileSync("tar", ["--format=ustar", "-b", "1", "-cf", file, "-C", folder, ...names]);
}

type ManifestText = Record<string, unknown> & { tables: Record<string, unknown>[] };

/** Changes what a backup says about itself, so that it still seems whole. */
export function changeManifest(
  file: string,
  change: (manifest: ManifestText, folder: string) => object,
): void {
  packAnew(file, (folder) => {
    const path = join(folder, "manifest.json");
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, "utf8")), folder)));
    writeFileSync(join(folder, "manifest.sha256"), sha256Of(path));
  });
}

export function sha256Of(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

/** A new database of a role that may do nothing else. */
export async function emptyDatabase(installation: Installation) {
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  await slowly(
    installation,
    `create role ${name} login password 'x'`,
    `create database ${name} owner ${name}`,
  );
  const url = new URL(installation.databaseUrl);
  url.pathname = `/${name}`;
  url.username = name;
  url.password = "x";
  const database = openDatabase(url.href);
  return {
    url: url.href,
    askThere: async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows,
    drop: async () => {
      await database.close();
      await slowly(installation, `drop database ${name} with (force)`, `drop role ${name}`);
    },
  };
}

/** What may take longer than a person waits. */
async function slowly({ app }: Installation, ...statements: string[]): Promise<void> {
  const session = await app.deps.database.pool.connect();
  await session.query("set statement_timeout = 0");
  for (const statement of statements) await session.query(statement);
  session.release(true);
}

/** The one line with which a file is refused. Nothing of the database has changed, and no restore point was made. */
export async function refusalOf(
  installation: Installation,
  wish: Pick<RestoreWish, "file"> & Partial<RestoreWish>,
): Promise<string> {
  const { config, ask } = installation;
  const before = await everything(ask);
  const refused = await restore(config, { isSure: true, takesOtherSecret: false, ...wish }).then(
    (lines) => new Error(`restored: ${lines.join(" ")}`),
    (error: unknown) => error,
  );
  const line = refused instanceof Error ? refused.message : "";
  expect(line).toMatch(/^[^\n]+ Nothing was changed\.$/);
  expect(await everything(ask)).toEqual(before);
  expect(await backupsOf(installation)).toEqual([]);
  return line;
}
