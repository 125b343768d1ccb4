import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importedTables } from "@remanso/core/privacy/exported-tables.ts";
import type { Database } from "../db/db.ts";
import { newId } from "../ids.ts";
import { download, live } from "./privacy-testing.ts";
import { sharedTestApp, somebodyWaits, TestPerson, type SharedApp } from "../testing.ts";
import { lockPerson } from "../plan/store.ts";
import { startUsageSession } from "../progress/store.ts";
import { forgetOldUsage } from "./account-store.ts";

let world: SharedApp;
let database: Database;
let ana: TestPerson;

const dayMs = 86_400_000;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  database = world.app.deps.database;
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp({ fullName: "Ana Archivo" });
});

describe("export → delete → import", () => {
  test("brings back everything as it was", async () => {
    await live(ana, world.clock);
    const before = await download(ana);
    expect((await ana.call("DELETE", "/api/account")).body).toEqual({ deleted: true });
    const again = await new TestPerson(world.app).signUp({ language: "en", timeZone: "UTC" });
    const { status, body } = await again.call("POST", "/api/import", before);
    expect([status, body.imported?.activities]).toEqual([201, before.tables.activities.length]);
    const after = await download(again);
    for (const table of importedTables)
      expect([table, after.tables[table]]).toEqual([table, before.tables[table]]);
    expect(after.person).toMatchObject({ language: "es", timeZone: "Europe/Madrid" });
    const { body: journal } = await again.call("GET", "/api/journal");
    expect(journal.map(({ text }: { text: string }) => text)).toContain("Escrito en la sesión 🌊");
    const { rows } = await database.pool.query(
      "select 1 from activities where writing_sealed::text like '%Escrito%'",
    );
    expect(rows).toEqual([]);
  });

  test("goes into a new account only", async () => {
    await live(ana, world.clock);
    const file = await download(ana);
    const { status, body } = await ana.call("POST", "/api/import", file);
    expect([status, body.code]).toEqual([409, "account_not_empty"]);
  });

  const bend = (file: { tables: Record<string, unknown[]> }, table: string, change: object) => ({
    ...file,
    tables: {
      ...file.tables,
      [table]: (file.tables[table] ?? []).map((row) => ({ ...Object(row), ...change })),
    },
  });

  test.each([
    ["nothing", () => ({})],
    ["another format", (file: object) => ({ ...file, format: "something-else" })],
    ["a later version", (file: object) => ({ ...file, version: 2 })],
    ["a table more", (file: { tables: object }) => ({ ...file, tables: { ...file.tables, users: [] } })],
    [
      "a table less",
      (file: { tables: object }) => ({ ...file, tables: { ...file.tables, plans: undefined } }),
    ],
    ["a wrong type", (file: never) => bend(file, "check_ins", { mood: "5" })],
    ["a value out of range", (file: never) => bend(file, "check_ins", { stress: 11 })],
    ["another person's column", (file: never) => bend(file, "check_ins", { user_id: newId() })],
    ["a plan without its assessment", (file: never) => bend(file, "plans", { assessment_id: newId() })],
    [
      "the same row twice",
      (file: never) => bend(file, "check_ins", { id: "01980000-0000-7000-8000-000000000000" }),
    ],
    ["a day that there is not", (file: never) => bend(file, "check_ins", { local_date: "2026-02-30" })],
    ["a column's name as SQL", (file: never) => bend(file, "check_ins", { "mood) values (1); --": 1 })],
    [
      "a moment beyond time",
      (file: never) => bend(file, "check_ins", { created_at: "2026-13-45T99:99:99Z" }),
    ],
  ])("refuses %s, and changes nothing", async (_name, change) => {
    await live(ana, world.clock);
    const file = await download(ana);
    const newcomer = await new TestPerson(world.app).signUp();
    const before = await download(newcomer);
    const { status, body } = await newcomer.call("POST", "/api/import", change(file as never));
    expect(status).toBe(422);
    expect(body.code).toMatch(/^import_(row_)?invalid$/);
    expect((await download(newcomer)).tables).toEqual(before.tables);
  });

  test("accepts a file over 64 KiB, but not over its own limit", async () => {
    const file = await download(ana);
    const many = Array.from({ length: 2000 }, () => ({
      id: newId(),
      activity_type: "page_view",
      page_url: "/analytics",
      at: "2026-03-01T10:00:00+00:00",
      local_date: "2026-03-01",
    }));
    const newcomer = await new TestPerson(world.app).signUp();
    const big = { ...file, tables: { ...file.tables, activity_log: many } };
    expect((await newcomer.call("POST", "/api/import", big)).status).toBe(201);
    const huge = await newcomer.call("POST", "/api/import", { x: "a".repeat(25 * 1024 * 1024) });
    expect(huge.status).toBe(413);
  });
});

describe("deleting the account", () => {
  test("takes every row, ends every session, and frees the address", async () => {
    await live(ana, world.clock);
    const { body: user } = await ana.call("GET", "/api/auth/user");
    const elsewhere = new TestPerson(world.app, ana.email);
    await elsewhere.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
    const answered = await ana.call("DELETE", "/api/account", undefined, {
      "idempotency-key": "una-vez-basta",
    });
    expect([answered.status, answered.headers["clear-site-data"]]).toEqual([200, '"cache", "storage"']);
    for (const person of [ana, elsewhere]) {
      expect((await person.call("GET", "/api/auth/user")).status).toBe(401);
    }
    const { rows } = await database.pool.query(
      "select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'",
    );
    for (const { table_name: table } of rows) {
      const { rowCount } = await database.pool.query(`select 1 from "${table}" where user_id = $1`, [
        user.id,
      ]);
      expect([table, rowCount]).toEqual([table, table === "deleted_accounts" ? 1 : 0]);
    }
    const again = await new TestPerson(world.app, ana.email).signUp();
    expect((await again.call("GET", "/api/activities")).body).toEqual([]);
  });

  test("asks for a proof once the sign-in is older than ten minutes", async () => {
    world.clock.advance(11 * 60_000);
    const refused = await ana.call("DELETE", "/api/account");
    expect([refused.status, refused.body.code]).toEqual([403, "proof_needed"]);
    await ana.call("POST", "/api/auth/prove", { password: "agua tranquila 7" });
    expect((await ana.call("DELETE", "/api/account")).status).toBe(200);
  });

  test("while the person is writing leaves no orphans, and later calls are treated as a stranger's", async () => {
    await live(ana, world.clock);
    const { body: list } = await ana.call("GET", "/api/activities");
    const writing = list
      .slice(0, 5)
      .map(({ id }: { id: string }) => ana.call("PATCH", `/api/activities/${id}/complete`, {}));
    const deleted = ana.call("DELETE", "/api/account");
    const answers = await Promise.all([...writing, deleted]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await deleted).status).toBe(200);
    const { rowCount } = await database.pool.query(
      "select 1 from activities a where not exists (select 1 from users u where u.id = a.user_id)",
    );
    expect(rowCount).toBe(0);
  });
});

describe("deleting the account", () => {
  test("waits for a call that has begun to write, and neither is refused", async () => {
    const { body: user } = await ana.call("GET", "/api/auth/user");
    // as a call does: it notes something of the person, and only then makes others wait
    const { deleted } = await database.db.transaction(async (tx) => {
      await startUsageSession(tx, user.id, world.clock.now());
      const going = ana.call("DELETE", "/api/account");
      await somebodyWaits(database);
      await lockPerson(tx, user.id);
      return { deleted: going };
    });
    expect((await deleted).status).toBe(200);
    expect((await ana.call("GET", "/api/auth/user")).status).toBe(401);
  });
});

describe("whoever still writes while the account is being deleted", () => {
  test.each([
    ["POST", "/api/check-ins", { mood: 3, stress: 3 }],
    ["POST", "/api/breathing-sessions", { id: newId(), pattern: "box", cycles: 3, mode: "guided" }],
    ["PATCH", "/api/reminders", { daily: { isOn: true } }],
    ["POST", "/api/user/page-views", { pageUrl: "/analytics" }],
    ["POST", "/api/zen-garden/water", {}],
  ] as const)("%s %s is told that nobody is signed in", async (method, path, body) => {
    const { body: user } = await ana.call("GET", "/api/auth/user");
    const { written } = await database.db.transaction(async (tx) => {
      // the call has found its session, and then waits for the person, who is about to be gone
      await tx.execute(sql`select 1 from users where id = ${user.id} for update`);
      const going = ana.call(method, path, body);
      await somebodyWaits(database);
      await tx.execute(sql`delete from users where id = ${user.id}`);
      return { written: going };
    });
    expect(await written).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
  });
});

describe("how long visits and page views are kept", () => {
  test("is a year unless somebody chooses otherwise", async () => {
    expect((await ana.call("GET", "/api/privacy/retention")).body).toEqual({ usageDays: 365 });
    for (const usageDays of [30, 90, 365, null]) {
      const { body } = await ana.call("PUT", "/api/privacy/retention", { usageDays });
      expect(body).toEqual({ usageDays });
    }
    expect((await ana.call("PUT", "/api/privacy/retention", { usageDays: 7 })).status).toBe(400);
  });

  test("older ones are deleted, the totals stay, and people can choose to keep all of them", async () => {
    const keeper = await new TestPerson(world.app).signUp();
    await keeper.call("PUT", "/api/privacy/retention", { usageDays: null });
    await ana.call("PUT", "/api/privacy/retention", { usageDays: 30 });
    for (const person of [ana, keeper]) await person.call("POST", "/api/user/page-views", { pageUrl: "/" });
    world.clock.advance(20 * dayMs);
    for (const person of [ana, keeper])
      await person.call("POST", "/api/user/page-views", { pageUrl: "/settings" });
    await forgetOldUsage(database.db, new Date(world.clock.now().getTime() + 11 * dayMs));
    const kept = async (person: TestPerson) =>
      (await person.call("GET", "/api/user/activity-logs")).body.map(
        ({ activityType, pageUrl }: { activityType: string; pageUrl: string | null }) =>
          pageUrl ?? activityType,
      );
    expect(await kept(ana)).toEqual(["/settings", "login"]);
    expect(await kept(keeper)).toEqual(["/settings", "/", "login"]);
    expect((await ana.call("GET", "/api/user/stats")).body.totalLogins).toBe(1);
    expect((await ana.call("GET", "/api/user/sessions")).body.length).toBe(1);
    expect((await keeper.call("GET", "/api/user/sessions")).body.length).toBe(2);
  });
});
