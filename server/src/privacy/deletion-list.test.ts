import { randomUUID } from "node:crypto";
import { appendFile, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../testing.ts";
import { listDeletions } from "./deleted-accounts-store.ts";
import * as list from "./deletion-list.ts";

const now = new Date("2026-11-21T15:00:00.000Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

let world: TestApp;
let dataDir: string;
let deps: list.DeletionDeps;

beforeAll(async () => {
  world = await startTestApp();
  dataDir = await mkdtemp(join(tmpdir(), "remanso-deletions-"));
  // as with an embedded database, beside which the file is kept
  deps = { config: { dataDir, databaseUrl: null }, database: world.app.deps.database };
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

// a line may be there twice, and says the same
const listed = async () => [...new Set((await list.readDeletionFile(dataDir)).map(({ userId }) => userId))];

test("a deletion comes into the file once its transaction has ended, and one that was rolled back never", async () => {
  const [gone, kept] = [randomUUID(), randomUUID()];
  const { db } = deps.database;
  const failed = world.app.deps.database.db.transaction(async (tx) => {
    await list.noteDeletion({ ...deps, db: tx }, kept, now);
    throw new Error("it did not work");
  });
  await expect(failed).rejects.toThrow("it did not work");
  await world.app.deps.database.db.transaction((tx) => list.noteDeletion({ ...deps, db: tx }, gone, now));
  await expect.poll(listed).toEqual([gone]);
  expect(await listDeletions(db)).toEqual([{ userId: gone, deletedAt: now }]);
  expect((await stat(join(dataDir, "deleted-accounts"))).mode & 0o777).toBe(0o600);
  // the id and the time, and nothing else
  const lines = (await readFile(join(dataDir, "deleted-accounts"), "utf8")).split("\n").filter(Boolean);
  expect([...new Set(lines)]).toEqual([`${now.toISOString()} ${gone}`]);
});

test("a partial line, as after a power cut, hides none of the others", async () => {
  const before = await listed();
  await appendFile(join(dataDir, "deleted-accounts"), "2026-11-21T15:00:00.000Z 0195a");
  const next = randomUUID();
  await list.noteDeletion(deps, next, now);
  await list.copyDeletions(deps);
  expect(await listed()).toEqual([...before, next]);
  await list.copyDeletions(deps);
  expect(await listed()).toEqual([...before, next]);
});

test("after 400 days a deletion is forgotten, in the table and in the file", async () => {
  const [old, recent] = [randomUUID(), randomUUID()];
  await list.noteDeletion(deps, old, daysAgo(401));
  await list.noteDeletion(deps, recent, daysAgo(399));
  await list.copyDeletions(deps);
  expect(await listed()).toEqual(expect.arrayContaining([old, recent]));
  await list.tidyDeletions(deps, now);
  await list.tidyDeletionFile(dataDir, now);
  expect(await listed()).toContain(recent);
  expect(await listed()).not.toContain(old);
  const inTable = (await listDeletions(deps.database.db)).map(({ userId }) => userId);
  expect(inTable).toContain(recent);
  expect(inTable).not.toContain(old);
});

test("with an outside database there is no file: the list is in the database alone", async () => {
  const outside = { ...deps, config: { dataDir: join(dataDir, "nowhere"), databaseUrl: world.databaseUrl } };
  await list.noteDeletion(outside, randomUUID(), now);
  await list.copyDeletions(outside);
  await expect(stat(join(dataDir, "nowhere"))).rejects.toThrow("ENOENT");
});
