import type pg from "pg";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newPage, onePage } from "../one-page.ts";
import { openTestDatabase, startTestApp, type TestApp } from "../testing.ts";
import type { Database } from "./db.ts";

let world: TestApp;
let database: Database;
let sent: number;

beforeEach(async () => {
  world = await startTestApp();
  database = openTestDatabase(world.databaseUrl);
  sent = 0;
  database.pool.on("connect", (client: pg.PoolClient) => {
    const { query } = client;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        sent += 1;
        return Reflect.apply(query, client, args);
      },
    });
  });
});

afterEach(async () => {
  await database.close();
  await world.close();
});

const people = () =>
  database.db.execute(sql`select count(*)::int as people from users where theme <> ${"none"}`);
const change = () => database.db.execute(sql`update users set theme = 'dark' where false`);
const aPage = <T>(draw: () => Promise<T>) => onePage.run(newPage({ now: new Date(), person: null }), draw);

test("the calls of one page send the same question once", async () => {
  const answers = await aPage(() => Promise.all([people(), people(), people()]));
  expect(answers.map(({ rows }) => rows)).toEqual([0, 0, 0].map((count) => [{ people: count }]));
  expect(sent).toBe(1);
  await aPage(people);
  expect(sent).toBe(2);
});

test("outside a page every question is sent", async () => {
  await Promise.all([people(), people()]);
  expect(sent).toBe(2);
});

test("after a change, and after a transaction, a page asks anew", async () => {
  await aPage(async () => {
    await people();
    await change();
    await people();
  });
  expect(sent).toBe(3);
  await aPage(async () => {
    await people();
    await database.db.transaction(async (tx) => tx.execute(sql`select 1`));
    await people();
  });
  // begin, select, commit between the two
  expect(sent).toBe(8);
});
