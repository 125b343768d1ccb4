import { existsSync, readdirSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { seeded, seedOf } from "@remanso/core/seeded.ts";
import { pick, seed } from "../../../testing/long.ts";
import { canMount, cleanUp, mountedTmpfs, newDataDir } from "../db/embedded-testing.ts";
import { halfDone, lost } from "./stored-writes.ts";
import { patientPerson, type Person } from "./person.ts";
import {
  command,
  killed,
  launch,
  nothingRunsIn,
  rowsIn,
  serve,
  type RunningServer,
} from "./server-process.ts";
import { keepWriting, newWriter, type Writer } from "./writing.ts";

afterEach(cleanUp);

if (!canMount) console.log("tmpfs cannot be mounted (not root): the backup without room is skipped");

test("a backup is made while people write, and after a restore it is all there, without what came later", async () => {
  const dataDir = newDataDir();
  const server = await serve({ DATA_DIR: dataDir, RATE_LIMITS: "off" });
  const stop = new AbortController();
  const writers = Array.from({ length: 4 }, () => newWriter(server.url));
  const writing = writers.map((writer) => keepWriting(writer, { stop: stop.signal, insist: true }));
  await expect.poll(() => writers.every(({ writes }) => writes.length > 6), { timeout: 60_000 }).toBe(true);
  const before = writers.map(acknowledged);
  const made = await runs("backup/backup.ts", [], { DATA_DIR: dataDir });
  const file = fileIn(made);
  expect(file.startsWith(join(dataDir, "backups"))).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const later = patientPerson(server.url);
  expect((await later.signUp(20_000)).status).toBe(201);
  stop.abort();
  await Promise.all(writing);
  expect(writers.flatMap(({ wrongAnswers }) => wrongAnswers)).toEqual([]);

  const refused = await refusal("backup/restore.ts", [file, "--yes"], { DATA_DIR: dataDir });
  expect(refused).toMatch(new RegExp(`process ${server.pid}\\b.*stop it.* Nothing was changed\\.$`));
  expect((await later.call("GET", "/api/auth/user")).status).toBe(200);
  await stopped(server);
  expect(await refusal("backup/restore.ts", [file], { DATA_DIR: dataDir })).toMatch(/is whole: .* add --yes/);
  const told = await runs("backup/restore.ts", [file, "--yes"], { DATA_DIR: dataDir });
  expect(told).toContain("each row checked");
  await nothingRunsIn(dataDir);

  const again = await serve({ DATA_DIR: dataDir, RATE_LIMITS: "off" });
  expect(await lost((sql) => rowsIn(dataDir, sql), before)).toEqual([]);
  // everybody signs in again
  const halves = await halfDone((sql) => rowsIn(dataDir, sql));
  expect(halves.filter((half) => !half.startsWith("an account without its session"))).toEqual([]);
  later.server = again.url;
  expect(await signInOf(later)).toBe(401);
  for (const { person } of writers) {
    person.server = again.url;
    expect(await signInOf(person)).toBe(200);
  }
  // what was there before the restore is a backup of its own
  await stopped(again);
  await runs("backup/restore.ts", [fileIn(told, "before-restore"), "--yes"], { DATA_DIR: dataDir });
  const third = await serve({ DATA_DIR: dataDir, RATE_LIMITS: "off" });
  later.server = third.url;
  expect(await signInOf(later)).toBe(200);
  expect(await lost((sql) => rowsIn(dataDir, sql), writers)).toEqual([]);
});

test("without a server a backup works too, except of an empty folder, and a restore fills an empty folder", async () => {
  const { dataDir, file, person } = await oldBackup();
  const empty = newDataDir();
  expect(await refusal("backup/backup.ts", [], { DATA_DIR: empty })).toContain(
    "There is no database in DATA_DIR",
  );
  expect(readdirSync(empty)).toEqual([]);
  const fresh = newDataDir();
  expect(await refusal("backup/restore.ts", [file, "--yes"], { DATA_DIR: fresh })).toMatch(
    /There is no secret here yet.*put its app-secret file into .*--other-secret.* Nothing was changed\./,
  );
  expect(readdirSync(fresh)).toEqual([]);
  renameSync(join(dataDir, "app-secret"), join(fresh, "app-secret"));
  await runs("backup/restore.ts", [file, "--yes"], { DATA_DIR: fresh });
  const server = await serve({ DATA_DIR: fresh });
  person.server = server.url;
  expect(await signInOf(person)).toBe(200);
});

test.runIf(canMount)("a backup for which there is no room is refused and leaves nothing behind", async () => {
  const { dataDir } = await oldBackup();
  const small = mountedTmpfs("size=60m");
  expect(await refusal("backup/backup.ts", [small], { DATA_DIR: dataDir })).toMatch(/100 MB must stay free/);
  expect(readdirSync(small)).toEqual([]);
});

test("a deleted account stays deleted, even where the database itself was lost", async () => {
  const { dataDir, file, person } = await oldBackup();
  const server = await serve({ DATA_DIR: dataDir });
  const [row] = await rowsIn(dataDir, `delete from users where email = '${person.email}' returning id`);
  await rowsIn(dataDir, `insert into deleted_accounts values ('${String(row?.["id"])}', now())`);
  await stopped(server);
  await stopped(await serve({ DATA_DIR: dataDir }));
  rmSync(join(dataDir, "pg18"), { recursive: true });
  const anew = await serve({ DATA_DIR: dataDir });
  expect(anew.said.err).toContain(
    `The database is new and empty. To bring back what there was: npm run restore -- ${file}`,
  );
  await stopped(anew);
  const told = await runs("backup/restore.ts", [file, "--yes"], { DATA_DIR: dataDir });
  expect(told).toContain("1 account deleted since then went again.");
  const again = await serve({ DATA_DIR: dataDir });
  person.server = again.url;
  expect(await signInOf(person)).toBe(401);
  expect(await rowsIn(dataDir, "select count(*)::int as accounts from users")).toEqual([{ accounts: 1 }]);
});

test("a damaged database is not opened: the start names the newest backup, and restoring it works", async () => {
  const { dataDir, file, person } = await oldBackup();
  truncateSync(join(dataDir, "pg18/global/pg_control"), 100);
  const program = launch({ DATA_DIR: dataDir });
  expect((await program.ended).code).toBe(1);
  expect(program.said.err).toMatch(/^[^\n]+\n$/);
  expect(program.said.err).toContain(
    `move ${join(dataDir, "pg18")} away, then npm run restore -- ${file} --yes`,
  );
  renameSync(join(dataDir, "pg18"), join(dataDir, "pg18-damaged"));
  await runs("backup/restore.ts", [file, "--yes"], { DATA_DIR: dataDir });
  const server = await serve({ DATA_DIR: dataDir });
  person.server = server.url;
  expect(await signInOf(person)).toBe(200);
});

test("a restore that is killed at any moment leaves everything as it was", async () => {
  const { dataDir, file } = await oldBackup();
  const server = await serve({ DATA_DIR: dataDir });
  const later = patientPerson(server.url);
  await later.signUp(20_000);
  await stopped(server);
  const chance = seeded(seedOf(`${seed} killed restores`));
  for (let round = 1; round <= pick(2, 20); round += 1) {
    const restoring = command("backup/restore.ts", [file, "--yes"], { DATA_DIR: dataDir });
    await sleep(chance() * 1500);
    const { code } = await killed(restoring);
    await nothingRunsIn(dataDir);
    if (code === 0) continue;
    const again = await serve({ DATA_DIR: dataDir });
    later.server = again.url;
    const status = await signInOf(later);
    const [row] = await rowsIn(dataDir, "select count(*)::int as accounts from users");
    // all of one or all of the other
    expect(`${status} ${String(row?.["accounts"])}`).toMatch(/^(200 3|401 2)$/);
    await stopped(again);
  }
});

/** A data directory with two people, of which a backup was made without a server; nothing runs in it. */
async function oldBackup(): Promise<{ dataDir: string; file: string; person: Person }> {
  const dataDir = newDataDir();
  const server = await serve({ DATA_DIR: dataDir });
  const person = patientPerson(server.url);
  // a machine without time for it says so, and that it can be tried again
  for (const someone of [person, patientPerson(server.url)])
    await expect.poll(async () => (await someone.signUp(20_000)).status, { timeout: 120_000 }).toBe(201);
  await stopped(server);
  const file = fileIn(await runs("backup/backup.ts", [], { DATA_DIR: dataDir }));
  await nothingRunsIn(dataDir);
  return { dataDir, file, person };
}

/** The status with which a sign-in is answered, on a machine that may have no time just now. */
async function signInOf(person: Person): Promise<number> {
  for (;;) {
    const { status } = await person.signIn(20_000);
    if (status !== 503) return status;
    await sleep(500);
  }
}

async function stopped(server: RunningServer): Promise<void> {
  server.process.kill("SIGTERM");
  await server.ended;
}

/** What the command said; it must have gone well. */
async function runs(file: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  const program = command(file, args, env);
  const { code } = await program.ended;
  expect({ code, err: program.said.err }).toEqual({ code: 0, err: "" });
  return program.said.out;
}

/** The one line with which the command is refused. */
async function refusal(file: string, args: readonly string[], env: Record<string, string>): Promise<string> {
  const program = command(file, args, env);
  const { code } = await program.ended;
  expect({ code, ...program.said }).toEqual({ code: 1, out: "", err: expect.stringMatching(/^[^\n]+\n$/) });
  return program.said.err.trimEnd();
}

function fileIn(told: string, part = ""): string {
  const file = told.match(/\S+\.backup/g)?.find((name) => name.includes(part));
  if (file === undefined || !existsSync(file)) throw new Error(`No backup is named: ${told}`);
  return file;
}

/** The same writer with what is acknowledged by now. */
function acknowledged(writer: Writer): Writer {
  return { ...writer, writes: writer.writes.filter((write) => write.acknowledged !== null) };
}
