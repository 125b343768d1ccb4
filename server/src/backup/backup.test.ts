import { createHash, randomBytes } from "node:crypto";
import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../testing.ts";
import { backUp } from "./backup.ts";
import {
  backupsOf,
  everything,
  fileIn,
  livingPerson,
  startInstallation,
  testSecret,
} from "./backup-testing.ts";
import { beginReading } from "./copy-store.ts";
import { makeBackup } from "./make-backup.ts";
import { openArchive } from "./archive-reader.ts";
import { restore } from "./restore.ts";

const installation = await startInstallation();
const { config, ask } = installation;
const folder = join(config.dataDir, "backups");
const wish = { folder, keep: 14 };
afterAll(installation.close);

let ana: TestPerson;
beforeAll(async () => {
  ana = await livingPerson(installation);
});

test("a backup is one file that only its owner can read, and that tar, gzip and sha256sum can open", async () => {
  const lines = await backUp(config, wish);
  const file = fileIn(lines);
  expect(file).toMatch(/\/backups\/remanso-\d{4}-\d\d-\d\d-\d{6}\.backup$/);
  expect(lines[0]).toMatch(/^\d[\d,]* rows of \d+ tables \(1 account\) are in .* \(\d+ kB\)\.$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const opened = join(config.dataDir, "opened");
  mkdirSync(opened);
  execFileSync("tar", ["-xf", file, "-C", opened]);
  const manifest = JSON.parse(readFileSync(join(opened, "remanso-backup/manifest.json"), "utf8"));
  for (const { part, sha256, rows, name, columns } of manifest.tables) {
    const bytes = readFileSync(join(opened, part));
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
    expect(gunzipSync(bytes).toString().split("\n").length - 1).toBe(rows);
    const here = await ask("select attname from pg_attribute where attrelid = $1::regclass and attnum > 0", [
      `public.${name}`,
    ]);
    expect(columns).toEqual(here.map(({ attname }) => attname));
  }
});

test("the installation's secret is nowhere in it", async () => {
  const file = fileIn(await backUp(config, wish));
  const archive = await openArchive(file);
  const texts = [readFileSync(file).toString("latin1"), JSON.stringify(archive.manifest)];
  for (const { part } of archive.manifest.tables) {
    const chunks: Buffer[] = [];
    for await (const chunk of archive.read(part)) chunks.push(chunk);
    texts.push(gunzipSync(Buffer.concat(chunks)).toString());
  }
  await archive.close();
  expect(texts.filter((text) => text.includes(testSecret))).toEqual([]);
  expect(texts.filter((text) => text.includes(ana.email))).toHaveLength(1);
});

test("what people wrote comes back to the byte: emoji, line breaks, backslashes, nulls, bytes, lists and structures", async () => {
  const names = [
    "Añejo 🌿👩‍👧 ̈",
    "line\nbreak\r\n\ttab",
    "\\N",
    "\\. \\\\ \\x41 \u0001",
    "'\"); drop table users; --",
    "",
  ];
  for (const [index, name] of names.entries()) {
    await ask(
      `insert into users (id, email, full_name, first_name, consent_version, consented_at, created_at)
       values (gen_random_uuid(), null, $1, $2, '1', now(), '2026-03-29T01:59:59.999Z')`,
      [name, index % 2 === 0 ? null : name],
    );
  }
  const [{ id }] = (await ask("select id from users where email = $1", [ana.email])) as [{ id: string }];
  await ask(
    `insert into breathing_games (user_id, id, pattern, mode, cycles, qualities, average_quality, perfect_breaths, seconds, finished_at, finished_on)
     values ($1, gen_random_uuid(), 'box', 'calm', 3, '{0,100,7}', 35.666668, 1, 60, now(), '2026-03-11')`,
    [id],
  );
  const steps = [{ title: 'Uno \\ "dos"\n', instruction: "🌊 \\u0041", duration: 1.5 }];
  await ask("update activities set steps = $2, notes = $3 where user_id = $1 and rank = 1", [
    id,
    JSON.stringify(steps),
    "null",
  ]);
  await ask(
    "insert into given_answers (user_id, key_hash, request_hash, sealed, created_at) values ($1, $2, $3, $4, now())",
    [id, Buffer.alloc(32), randomBytes(32), Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
  );
  const before = await everything(ask);
  const file = fileIn(await backUp(config, wish));
  await ask("truncate users cascade");
  const lines = await restore(config, { file, isSure: true, takesOtherSecret: false });
  expect(lines[0]).toContain("are restored");
  expect(await everything(ask)).toEqual(before);
  expect(before["users"]?.length).toBe(names.length + 1);
});

test("it is a snapshot of one moment, however much is written meanwhile", async () => {
  const people = await Promise.all([1, 2, 3].map(() => livingPerson(installation)));
  let isWriting = true;
  let written = 0;
  const writing = people.map(async (person) => {
    while (isWriting) {
      const made = await person.call("POST", "/api/stress-assessment", {
        responses: await answersOf(person),
      });
      expect(made.status).toBe(201);
      written += 1;
    }
  });
  const session = await installation.app.deps.database.pool.connect();
  await beginReading(session);
  const moment = await everything(async (sql) => (await session.query(sql)).rows);
  const writtenBefore = written;
  await expect.poll(() => written).toBeGreaterThan(writtenBefore + 5);
  const { file } = await makeBackup(session, {
    folder,
    secret: installation.app.deps.secret,
    lock: null,
    occasion: "asked",
  });
  await session.query("commit");
  session.release();
  isWriting = false;
  await Promise.all(writing);
  expect(await everything(ask)).not.toEqual(moment);
  await restore(config, { file, isSure: true, takesOtherSecret: false });
  expect(await everything(ask)).toEqual(moment);
});

test("the newest are kept, and other files and a backup in progress are left alone", async () => {
  for (const day of ["01", "02", "03"])
    writeFileSync(join(folder, `remanso-2020-01-${day}-000000.backup`), "old");
  writeFileSync(join(folder, "remanso-notes.txt"), "mine");
  const drafts = ["remanso-2020-01-01-000001.backup.part", "remanso-2020-01-01-000002.backup.part"];
  for (const draft of drafts) writeFileSync(join(folder, draft), "half");
  utimesSync(join(folder, drafts[0] ?? ""), new Date(0), new Date(0));
  const lines = await backUp(config, { folder, keep: 2 });
  expect(lines[1]).toMatch(/^The newest 2 are kept there; \d+ older ones went\.$/);
  const left = readdirSync(folder);
  expect(left.filter((name) => name.endsWith(".backup"))).toHaveLength(2);
  expect(left.filter((name) => name.startsWith("remanso-2020"))).toEqual([drafts[1]]);
  expect(left).toContain("remanso-notes.txt");
});

test("two backups at the same moment are two files", async () => {
  const before = await backupsOf(installation);
  const made = await Promise.all([backUp(config, wish), backUp(config, wish)]);
  expect(new Set(made.map(fileIn)).size).toBe(2);
  expect((await backupsOf(installation)).length).toBe(before.length + 2);
});

test("a draft that another backup finishes in this moment stops nobody", async () => {
  // listed, and gone when it is looked at
  symlinkSync("gone", join(folder, "remanso-2026-11-22-182609.backup.part"));
  expect(await backUp(config, wish)).toBeDefined();
});

test("no table uses a sequence, because a backup would not include its state", async () => {
  expect(await ask("select sequencename from pg_sequences where schemaname = 'public'")).toEqual([]);
});

async function answersOf(person: TestPerson): Promise<Record<string, number>> {
  const latest = await person.call("GET", "/api/assessments/latest");
  return latest.body.responses;
}
