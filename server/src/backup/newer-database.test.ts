import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openDatabase, type Database } from "../db/db.ts";
import { forgetMigrations, knownMigrations, migrateWithin } from "../db/migrate.ts";
import { noteAnew } from "../installation/note-store.ts";
import { openArchive } from "./archive-reader.ts";
import { backUp } from "./backup.ts";
import * as testing from "./backup-testing.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { restore } from "./restore.ts";

const installation = await testing.startInstallation();
const { config, ask } = installation;
const { database } = installation.app.deps;
afterAll(installation.close);

const last = knownMigrations().at(-1) ?? 0;

test("an older backup replaces a newer database when asked by name, and the newer one is kept whole", async () => {
  await testing.livingPerson(installation);
  const folder = join(config.dataDir, "old");
  const file = testing.fileIn(await backUp(config, { folder, keep: 14 }));
  const before = await testing.everything(ask);
  await changeAsNewerProgram();
  const wish = { file, isSure: true, takesOtherSecret: false };
  await expect(bringUpToDate(config, database)).rejects.toThrow("written by a newer Remanso");
  await expect(restore(config, wish)).rejects.toThrow(
    /newer Remanso than this one.* add --replace-newer\. Nothing was changed\.$/,
  );
  const lines = await restore(config, { ...wish, replacesNewer: true });
  expect(await testing.everything(ask)).toEqual(before);
  await bringUpToDate(config, database);
  const kept = await openArchive(testing.fileIn(lines.slice(1)));
  const newer = kept.manifest.tables.find(({ name }) => name === "moon_phases");
  expect([kept.manifest.migration, newer?.rows]).toEqual([last + 1, 1]);
  await kept.close();
});

test("before an update changes a filled database it is backed up, and the newest five such backups are kept", async () => {
  const { target, older, drop } = await olderInstallation();
  const nightly = "remanso-2020-01-01-000000.backup";
  const earlier = [1, 2, 3, 4, 5].map((day) => `remanso-2020-01-0${day}-000000-before-update.backup`);
  rmSync(target.backupDir, { recursive: true, force: true });
  mkdirSync(target.backupDir);
  for (const name of [nightly, ...earlier]) writeFileSync(join(target.backupDir, name), "old");
  await bringUpToDate(target, older);
  const made = readdirSync(target.backupDir).toSorted();
  expect(made.slice(0, 5)).toEqual([nightly, ...earlier.slice(1)]);
  expect(made.slice(5)).toEqual([expect.stringMatching(/^remanso-[\d-]+-before-update\.backup$/)]);
  const archive = await openArchive(join(target.backupDir, made[5] ?? ""));
  expect(archive.manifest.migration).toBe(knownMigrations()[0]);
  await archive.close();
  // nothing to change, nothing to save
  await bringUpToDate(target, older);
  expect(readdirSync(target.backupDir)).toHaveLength(6);
  await drop();
});

test("an update without a backup is refused with one line, unless that is wanted", async () => {
  const { target, older, drop } = await olderInstallation();
  const backupDir = join(config.dataDir, "no-folder");
  writeFileSync(backupDir, "a file");
  await expect(bringUpToDate({ ...target, backupDir }, older)).rejects.toThrow(
    /^A database is updated only after a backup, which failed: [^\n]* Nothing was changed\. BACKUP_BEFORE_UPDATE=off/,
  );
  const applied = "select max(created_at)::text as last from drizzle.__drizzle_migrations";
  expect((await older.pool.query(applied)).rows).toEqual([{ last: String(knownMigrations()[0]) }]);
  await bringUpToDate({ ...target, backupDir, backupBeforeUpdate: false }, older);
  expect((await older.pool.query(applied)).rows).toEqual([{ last: String(last) }]);
  await drop();
});

/** A later migration, with a table of its own that belongs to people. */
async function changeAsNewerProgram(): Promise<void> {
  await ask("create table moon_phases (user_id uuid not null references users (id), phase text)");
  await ask("insert into moon_phases select id, 'full' from users");
  await ask("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)", [last + 1]);
  const own = Object.keys(await testing.everything(ask));
  await noteAnew(database.db, "tables", JSON.stringify(own));
}

/** A database as the first version of the program left it, with somebody in it. */
async function olderInstallation() {
  const { url, drop } = await testing.emptyDatabase(installation);
  const older: Database = openDatabase(url, { connections: 2, patienceMs: 60_000 });
  const session = await older.pool.connect();
  await session.query("begin");
  await forgetMigrations(session);
  await migrateWithin(session, knownMigrations()[0] ?? 0);
  await session.query(
    "insert into users (id, full_name, consent_version, consented_at, created_at) values (gen_random_uuid(), 'Ana Antigua', '1', now(), now())",
  );
  await session.query("commit");
  session.release();
  const dropBoth = async () => {
    await older.close();
    await drop();
  };
  return { target: { ...config, databaseUrl: url }, older, drop: dropBoth };
}
