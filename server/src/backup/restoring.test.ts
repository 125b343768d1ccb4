import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Config } from "../config.ts";
import { openDatabase } from "../db/db.ts";
import { forgetMigrations, knownMigrations, migrateDatabase, migrateWithin } from "../db/migrate.ts";
import { noteDeletion } from "../privacy/deletion-list.ts";
import type { TestPerson } from "../testing.ts";
import { backUp } from "./backup.ts";
import * as testing from "./backup-testing.ts";
import { restore } from "./restore.ts";

const { everything, fileIn, idOf, livingPerson } = testing;
const installation = await testing.startInstallation();
const { config, ask } = installation;
const folder = join(config.dataDir, "kept");

let ana: TestPerson;
let file: string;
let whole: Buffer;

beforeAll(async () => {
  ana = await livingPerson(installation);
  file = fileIn(await backUp(config, { folder, keep: 14 }));
  whole = readFileSync(file);
});
afterEach(() => writeFileSync(file, whole));
afterAll(installation.close);

const restored = (target: Config = config) =>
  restore(target, { file, isSure: true, takesOtherSecret: false });

test("the previous data is saved in its own backup and can be restored from it", async () => {
  await livingPerson(installation, "Bea Después");
  const before = await everything(ask);
  const lines = await restored();
  expect(lines.join("\n")).toMatch(/What was there before is in .*-before-restore\.backup\./);
  expect(await everything(ask)).not.toEqual(before);
  const restorePoint = fileIn(lines.slice(1));
  await restore(config, { file: restorePoint, isSure: true, takesOtherSecret: false });
  expect(await everything(ask)).toEqual(before);
});

test("sessions that have ended stay ended: everybody has to sign in again", async () => {
  await restored();
  expect((await ana.call("GET", "/api/auth/user")).status).toBe(401);
  const password = "agua tranquila 7";
  expect((await ana.call("POST", "/api/auth/sign-in", { email: ana.email, password })).status).toBe(200);
  expect((await ana.call("GET", "/api/assessments/latest")).status).toBe(200);
});

test("letters that waited when the backup was made are not sent when it is restored", async () => {
  await ask(`insert into letters (id, sealed, created_at, next_at, ends_at)
    values (gen_random_uuid(), 'x', now(), now(), now() + interval '1 day')`);
  const withLetter = fileIn(await backUp(config, { folder, keep: 14 }));
  await restore(config, { file: withLetter, isSure: true, takesOtherSecret: false });
  expect(await ask("select 1 from letters")).toEqual([]);
});

test("a link to a shared page does not come back: it may have been taken back since", async () => {
  const links = "select 1 as one from page_links";
  await ask(`insert into page_links (user_id, id, address_hash, proof_hash, sealed, most_openings, created_at, expires_at)
    select id, gen_random_uuid(), 'a', 'p', 's', 20, now(), now() + interval '7 days' from users limit 1`);
  const withLink = fileIn(await backUp(config, { folder, keep: 14 }));
  expect((await ask(links)).length).toBeGreaterThan(0);
  await restore(config, { file: withLink, isSure: true, takesOtherSecret: false });
  expect(await ask(links)).toEqual([]);
});

test("an account that was deleted after the backup is deleted again, with all its data", async () => {
  const bea = await livingPerson(installation, "Bea Borrada");
  const id = await idOf(installation, bea);
  const withBea = fileIn(await backUp(config, { folder, keep: 14 }));
  await installation.app.deps.database.db.transaction(async (db) => {
    await noteDeletion({ ...installation.app.deps, db }, id, new Date());
    await installation.app.deps.database.pool.query("delete from users where id = $1", [id]);
  });
  const lines = await restore(config, { file: withBea, isSure: true, takesOtherSecret: false });
  expect(lines).toContain("1 account deleted since then went again.");
  expect(JSON.stringify(await everything(ask)).split(id).length - 1).toBe(1);
  expect(await ask("select user_id from deleted_accounts")).toEqual([{ user_id: id }]);
  // also from a backup that is older than the list itself
  expect(await restored()).not.toContain("1 account deleted since then went again.");
  expect(await ask("select user_id from deleted_accounts")).toEqual([{ user_id: id }]);
});

const failures: [string, RegExp, () => Promise<() => Promise<unknown>> | void][] = [
  [
    "a row that is not allowed",
    /assessments_overall/,
    () => spoil("assessments", /\t[\d.]+(\t[^\t]+\t[^\t]+\t\d+)$/m, "\t7$1"),
  ],
  [
    "rows of somebody who is not there",
    /foreign key/,
    () => spoil("users", /.+\n/g, "", { rows: 0, rowHash: "0" }),
  ],
  [
    "a row that came out differently",
    /did not come out as/,
    () => spoil("users", /Ana Prueba/, "Ann Prueba"),
  ],
  ["a part that is no longer gzip", /Z_DATA_ERROR/, () => spoil("users", null, "")],
  ["a table that this version does not know", /tables are not those.*users/, () => renameColumn()],
  [
    "another program that uses a table",
    /depend/,
    async () => {
      await ask("create view of_another as select count(*) from users");
      return () => ask("drop view of_another");
    },
  ],
];

test.each(failures)(
  "%s: nothing is changed, and no restore point stays behind",
  async (_what, reason, prepare) => {
    const before = await everything(ask);
    const backups = await testing.backupsOf(installation);
    const undo = await prepare();
    await expect(restored()).rejects.toThrow(reason);
    await expect(restored()).rejects.toThrow(/Nothing was changed\.$/);
    await undo?.();
    expect(await everything(ask)).toEqual(before);
    expect(await testing.backupsOf(installation)).toEqual(backups);
  },
);

test("a connection that breaks halfway changes nothing", async () => {
  const before = await everything(ask);
  // looked for in the server itself, and before it is there: a question from here would come too late on a busy machine
  const broken = ask(`do $$ begin
    while clock_timestamp() < statement_timestamp() + interval '3 minutes' loop
      perform pg_stat_clear_snapshot();
      perform pg_terminate_backend(pid) from pg_stat_activity
        where query like 'copy%from stdin' and datname = current_database();
      exit when found;
    end loop;
  end $$`);
  const refused = restored();
  refused.catch(() => undefined);
  await broken;
  await expect(refused).rejects.toThrow(/Nothing was changed\.$/);
  expect(await everything(ask)).toEqual(before);
});

test("pending jobs are removed, and other programs' data in the same database stays", async () => {
  await ask("create schema pgboss");
  await ask("create table pgboss.job (id int)");
  await ask("create table of_another (id int)");
  await restored();
  expect(
    await ask("select to_regclass('pgboss.job') as job, to_regclass('of_another')::text as other"),
  ).toEqual([{ job: null, other: "of_another" }]);
  await ask("drop table of_another");
});

test("it can be restored into an empty database whose owner has no special rights", async () => {
  const before = await everything(ask);
  const { url, askThere, drop } = await testing.emptyDatabase(installation);
  const lines = await restored({ ...config, databaseUrl: url });
  expect(lines.join("\n")).not.toContain("What was there before");
  const there = await everything(askThere);
  expect({ ...there, deleted_accounts: [] }).toEqual({ ...before, deleted_accounts: [] });
  expect(fileIn(await backUp({ ...config, databaseUrl: url }, { folder, keep: 14 }))).not.toBe(file);
  await restored({ ...config, databaseUrl: url });
  await drop();
});

test("a backup of an older version is loaded as it was, then migrated", async () => {
  const { url, askThere, drop } = await testing.emptyDatabase(installation);
  const database = openDatabase(url);
  const session = await database.pool.connect();
  await session.query("begin");
  await forgetMigrations(session);
  await migrateWithin(session, knownMigrations()[0] ?? 0);
  await session.query("commit");
  session.release();
  const oldTables = Object.keys(await everything(askThere));
  const id = randomUUID();
  await askThere(
    `insert into users (id, full_name, consent_version, consented_at, created_at) values ('${id}', 'Ana Antigua', '1', now(), now())`,
  );
  const target = { ...config, databaseUrl: url };
  const old = fileIn(await backUp(target, { folder, keep: 14 }));
  await migrateDatabase(database.pool);
  await askThere("delete from users");
  await restore(target, { file: old, isSure: true, takesOtherSecret: false });
  expect(await askThere("select id, full_name from users")).toEqual([{ id, full_name: "Ana Antigua" }]);
  expect(Object.keys(await everything(askThere))).toEqual(Object.keys(await everything(ask)));
  expect(await askThere("select count(*)::int as applied from drizzle.__drizzle_migrations")).toEqual([
    { applied: knownMigrations().length },
  ]);
  if (knownMigrations().length > 1) expect(oldTables).not.toEqual(Object.keys(await everything(askThere)));
  await database.close();
  await drop();
});

/** Changes a table's rows in the backup so that it seems whole; `more` is what it says about them. */
function spoil(table: string, ...[found, instead, more]: [RegExp | null, string, object?]): void {
  testing.changeManifest(file, (manifest, opened) => {
    const path = join(opened, `${table}.copy.gz`);
    const text = gunzipSync(readFileSync(path)).toString();
    if (found !== null && !found.test(text)) throw new Error(`${found} is not in ${table}`);
    writeFileSync(path, found === null ? "no gzip" : gzipSync(text.replace(found, instead)));
    const sha256 = testing.sha256Of(path);
    const tables = manifest.tables.map((part) =>
      part["name"] === table ? { ...part, sha256, ...more } : part,
    );
    return { ...manifest, tables };
  });
}

function renameColumn(): void {
  testing.changeManifest(file, (manifest) => ({
    ...manifest,
    tables: manifest.tables.map((part) =>
      part["name"] === "users" ? { ...part, columns: ["id", "nick"] } : part,
    ),
  }));
}
