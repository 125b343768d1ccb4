import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../testing.ts";
import { isDatabaseAway, openDatabase } from "./db.ts";
import { holdServingLock } from "./serving-lock.ts";
import { openSilentLine, type SilentLine } from "./silent-line-testing.ts";

// A machine that loses its power, or its network, closes no connection.

let world: TestApp;
let line: SilentLine;
beforeAll(async () => {
  world = await startTestApp();
  line = await openSilentLine(world.databaseUrl);
});
afterAll(async () => {
  await line.close();
  await world.close();
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("a database that falls silent counts as away, and the pool comes back by itself", async () => {
  const database = openDatabase(line.url, { connections: 2, answerWithinMs: 500 });
  await Promise.all([1, 2].map(() => database.pool.query("select 1")));
  line.fallSilent();
  expect(isDatabaseAway(await failureOf(database.pool.query("select 1")))).toBe(true);
  const within = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
  });
  expect(isDatabaseAway(await failureOf(within))).toBe(true);
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  const again = await database.db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(again.rows).toEqual([{ one: 1 }]);
  await database.close();
});

test("a transaction whose database falls silent halfway is away, and its connection is not used again", async () => {
  const database = openDatabase(line.url, { connections: 1, answerWithinMs: 500 });
  const halfway = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    line.fallSilent();
    await tx.execute(sql`select 1`);
  });
  expect(isDatabaseAway(await failureOf(halfway))).toBe(true);
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await database.close();
});

test("the lock that keeps a restore out is lost with a database that falls silent, and is taken anew", async () => {
  const told: string[] = [];
  const lock = holdServingLock(line.url, {
    onHeld: () => told.push("held"),
    onLost: () => told.push("lost"),
    retryMs: 20,
  });
  await lock.held;
  line.fallSilent();
  await expect.poll(() => told).toEqual(["held", "lost", "held"]);
  await lock.release();
});

test.each([
  ["a standby that was the primary", "25006"],
  ["a machine that nobody reaches", "EHOSTUNREACH"],
  ["a network that is gone", "ENETUNREACH"],
  ["a machine that is switched off", "EHOSTDOWN"],
  ["a name that nobody knows", "ENOTFOUND"],
  ["a name server that does not answer", "EAI_AGAIN"],
])("%s counts as away", (_what, code) => {
  expect(isDatabaseAway(new Error("failed", { cause: Object.assign(new Error("below"), { code }) }))).toBe(
    true,
  );
});

test("a database that takes no writes counts as away", async () => {
  const database = openDatabase(world.databaseUrl);
  const written = database.db.transaction(async (tx) => {
    await tx.execute(sql`set transaction read only`);
    await tx.execute(sql`create table written (id int)`);
  });
  expect(isDatabaseAway(await failureOf(written))).toBe(true);
  await database.close();
});
