import { randomUUID } from "node:crypto";
import type pg from "pg";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { users } from "../account/tables.ts";
import { activities } from "../activity/tables.ts";
import { personKeys } from "../journal/tables.ts";
import { newPage, newReading, onePage } from "../one-page.ts";
import { openTestDatabase, startTestApp, type TestApp } from "../testing.ts";
import type { Database } from "./db.ts";
import { ready, type Places } from "./ready.ts";

let world: TestApp;
let database: Database;
let sent: string[];
const userId = randomUUID();
const stranger = randomUUID();
const wrapped = Buffer.from([0, 1, 92, 120, 255]);
const createdAt = new Date("2026-03-11T10:00:00.123Z");

beforeEach(async () => {
  world = await startTestApp();
  database = openTestDatabase(world.databaseUrl);
  sent = [];
  database.pool.on("connect", (client: pg.PoolClient) => {
    const { query } = client;
    Object.assign(client, {
      query: (...args: [{ text: string }, ...unknown[]]) => {
        sent.push(args[0].text);
        return Reflect.apply(query, client, args);
      },
    });
  });
  for (const id of [userId, stranger]) {
    await database.db
      .execute(sql`insert into users (id, email, email_key, language, theme, time_zone, consent_version, consented_at, created_at)
      values (${id}, ${String.raw`\x61'"{}`}, ${id}, 'es', 'dark', 'Europe/Madrid', '1', now(), ${createdAt.toISOString()})`);
  }
  await database.db.insert(personKeys).values({ userId, generation: 1, wrapped, createdAt });
  sent.length = 0;
});

afterEach(async () => {
  await database.close();
  await world.close();
});

const accountOf = ready((db, { userId: id }: Places<"userId">) =>
  db.select().from(users).where(eq(users.id, id)),
);
const keysOf = ready((db, { userId: id, least }: Places<"userId" | "least">) =>
  db
    .select({ wrapped: personKeys.wrapped, at: personKeys.createdAt, doubled: sql<number>`generation * 2` })
    .from(personKeys)
    .where(sql`${eq(personKeys.userId, id)} and ${personKeys.generation} >= ${least}`),
);
const joinedOf = ready((db, { userId: id }: Places<"userId">) =>
  db.select().from(users).innerJoin(personKeys, eq(personKeys.userId, users.id)).where(eq(users.id, id)),
);
const brokenOf = ready((db, { userId: id }: Places<"userId">) =>
  db
    .select({ ratio: sql<number>`1 / (${users.language} = 'xx')::int` })
    .from(users)
    .where(eq(users.id, id)),
);

const all = (db: Database["db"]) =>
  Promise.all([
    accountOf(db, { userId }),
    keysOf(db, { userId, least: 1 }),
    keysOf(db, { userId, least: 2 }),
    joinedOf(db, { userId }),
  ]);
const who = { now: new Date(), person: null };

test("what is read at one moment travels in one statement, and says the same as Drizzle's own", async () => {
  const { db } = database;
  const own = [
    await db.select().from(users).where(eq(users.id, userId)),
    [{ wrapped, at: createdAt, doubled: 2 }],
    [],
    await db
      .select()
      .from(users)
      .innerJoin(personKeys, eq(personKeys.userId, users.id))
      .where(eq(users.id, userId)),
  ];
  for (const reading of [newPage(who), newReading(who)]) {
    sent.length = 0;
    expect(await onePage.run(reading, () => all(db))).toEqual(own);
    expect(sent).toHaveLength(1);
  }
  sent.length = 0;
  expect(await all(db)).toEqual(own);
  expect(sent).toHaveLength(4);
});

test("a page asks the same once, with other values anew, and after a change anew", async () => {
  const { db } = database;
  await onePage.run(newPage(who), async () => {
    await Promise.all([accountOf(db, { userId }), accountOf(db, { userId })]);
    await accountOf(db, { userId });
    expect(sent).toHaveLength(1);
    const [other] = await accountOf(db, { userId: stranger });
    expect(other?.id).toBe(stranger);
    await db.execute(sql`update users set theme = 'light' where id = ${userId}`);
    const [changed] = await accountOf(db, { userId });
    expect(changed?.theme).toBe("light");
  });
});

test("a transaction reads together what it has written itself, and twice what it asks twice", async () => {
  await database.db.transaction(async (tx) => {
    await tx.update(users).set({ theme: "system" }).where(eq(users.id, userId));
    const before = sent.length;
    const [[account], keys] = await Promise.all([
      accountOf(tx, { userId }),
      keysOf(tx, { userId, least: 1 }),
    ]);
    expect(account?.theme).toBe("system");
    expect(keys).toHaveLength(1);
    expect(sent).toHaveLength(before + 1);
    await accountOf(tx, { userId });
    expect(sent).toHaveLength(before + 2);
  });
});

test("when one part fails all that travelled with it fail, and none waits for ever", async () => {
  const { db } = database;
  const asked = await onePage.run(newPage(who), () =>
    Promise.allSettled([accountOf(db, { userId }), brokenOf(db, { userId })]),
  );
  expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("a join whose rows may be missing is refused", async () => {
  const withActivities = ready((db, { userId: id }: Places<"userId">) =>
    db.select().from(users).leftJoin(activities, eq(activities.userId, users.id)).where(eq(users.id, id)),
  );
  expect(() => withActivities(database.db, { userId })).toThrow("may be missing");
});
