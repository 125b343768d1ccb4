import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dataMap, exportedTables, importedTables } from "@remanso/core/privacy/data-map-words.ts";
import { ExportFile } from "@remanso/core/privacy/export-format.ts";
import { openDatabase, type Database } from "../db/db.ts";
import { newId } from "../ids.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { forgetOldUsage } from "./account-store.ts";

let world: TestApp;
let database: Database;
let ana: TestPerson;

const dayMs = 86_400_000;

beforeAll(async () => {
  world = await startTestApp({ RATE_LIMITS: "off" });
  database = openDatabase(world.databaseUrl, { connections: 2 });
});

afterAll(async () => {
  await database.close();
  await world.close();
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp({ fullName: "Ana Archivo" });
});

/** A little of everything that a person can have. */
async function live(person: TestPerson): Promise<void> {
  const responses = Object.fromEntries(
    ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, n]),
    ),
  );
  await person.call("POST", "/api/stress-assessment", { responses });
  const { body: plan } = await person.call("GET", "/api/plans/active");
  const own = {
    planId: plan.id,
    activityName: "=SUM(1;2) ñandú",
    duration: 10,
    notes: 'con "comillas", y coma\n🌱',
  };
  await person.call("POST", "/api/activities", own);
  const { body: list } = await person.call("GET", "/api/activities");
  await person.call("PATCH", `/api/activities/${list[1].id}/complete`, { notes: "Escrito en la sesión 🌊" });
  await person.call("POST", `/api/activities/${list[1].id}/rating`, { feeling: "better" });
  for (let day = 0; day < 8; day += 1) {
    await person.call("POST", "/api/check-ins", {
      mood: 4,
      stress: 3.5,
      note: day === 0 ? "Una nota" : null,
    });
    world.clock.advance(1000);
  }
  await person.call("POST", "/api/breathing-sessions", {
    id: newId(),
    pattern: "box",
    cycles: 3,
    mode: "guided",
  });
  const { body: plants } = await person.call("GET", "/api/zen-garden/plants");
  await person.call("POST", `/api/zen-garden/plants/${plants[0].id}/water`);
  await person.call("PATCH", `/api/zen-garden/plants/${plants[0].id}/move`, { position: { x: 20, y: 70 } });
  await person.call("PATCH", "/api/resources/what-stress-is", { isRead: true });
  await person.call("POST", "/api/user/page-views", { pageUrl: "/analytics" });
  await person.call("POST", "/api/rest-days", { from: "2026-03-12", to: "2026-03-14" });
}

const download = async (person: TestPerson) => (await person.call("GET", "/api/export")).body;

describe("the data map", () => {
  test("names every table of the database once, and what it exports belongs to a person", async () => {
    const { rows } = await database.pool.query("select tablename from pg_tables where schemaname = 'public'");
    const there = rows.map(({ tablename }) => tablename).filter((name: string) => !name.startsWith("__"));
    expect(dataMap.flatMap(({ tables }) => tables).toSorted()).toEqual(there.toSorted());
    for (const table of exportedTables) {
      const { rowCount } = await database.pool.query(
        "select 1 from information_schema.columns where table_name = $1 and column_name = 'user_id'",
        [table],
      );
      expect([table, rowCount]).toEqual([table, 1]);
    }
  });

  test("says in both languages what is kept, why and until when", () => {
    const texts = dataMap.flatMap(({ title, holds, why, ends }) => [title, holds, why, ends]);
    for (const { en, es } of texts) expect(en.length > 3 && es.length > 3 && en !== es).toBe(true);
    expect(dataMap.filter(({ download: how, leftOut }) => how !== "whole" && !leftOut)).toEqual([]);
  });

  test("every row of a person goes with their account", async () => {
    const { rows } = await database.pool.query(
      `select tc.table_name from information_schema.columns c
       join information_schema.tables tc on tc.table_name = c.table_name and tc.table_schema = 'public'
       where c.column_name = 'user_id' and c.table_schema = 'public' and tc.table_name <> 'deleted_accounts'
       except
       select kcu.table_name from information_schema.referential_constraints rc
       join information_schema.key_column_usage kcu on kcu.constraint_name = rc.constraint_name
       where kcu.column_name = 'user_id' and rc.delete_rule = 'CASCADE'`,
    );
    expect(rows).toEqual([]);
  });
});

describe("the download", () => {
  test("holds everything, opened, as the documented format says, and nothing of anybody else or of ways in", async () => {
    const other = await new TestPerson(world.app).signUp({ fullName: "Otra Persona" });
    await live(other);
    await live(ana);
    const { status, headers, body } = await ana.call("GET", "/api/export");
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(headers["content-disposition"]).toBe('attachment; filename="remanso-2026-03-11.json"');
    expect(ExportFile.safeParse(body).error).toBeUndefined();
    expect(body.person).toMatchObject({ fullName: "Ana Archivo", email: ana.email });
    expect(body.tables.activities.map(({ writing }: { writing: string }) => writing)).toContain(
      "Escrito en la sesión 🌊",
    );
    expect(body.tables.check_ins[0].note).toBe("Una nota");
    for (const table of [
      "assessments",
      "plans",
      "garden_waterings",
      "milestones",
      "activity_log",
      "rest_days",
    ]) {
      expect([table, body.tables[table].length > 0]).toEqual([table, true]);
    }
    const text = JSON.stringify(body);
    for (const secret of [
      "Otra Persona",
      other.email,
      "token_hash",
      "password",
      "argon2",
      "sealed",
      "user_id",
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test("exists as CSV for every table, with formulas disarmed and everything quoted that needs it", async () => {
    await live(ana);
    for (const table of exportedTables) {
      const { status, headers } = await ana.call("GET", `/api/export/${table}.csv`);
      expect([table, status, headers["content-type"]]).toEqual([table, 200, "text/csv; charset=utf-8"]);
    }
    const { body } = await ana.call("GET", "/api/export/activities.csv");
    expect(body.startsWith("\uFEFF")).toBe(true);
    expect(body).toContain("'=SUM(1;2) ñandú");
    expect(body).toContain('"con ""comillas"", y coma\n🌱"');
    expect((await ana.call("GET", "/api/export/users.csv")).status).toBe(404);
    expect((await ana.call("GET", "/api/export/activities")).status).toBe(404);
  });

  test("is for the person alone; its schema is for everybody", async () => {
    const stranger = new TestPerson(world.app);
    for (const path of ["/api/export", "/api/export/activities.csv"]) {
      expect((await stranger.call("GET", path)).status).toBe(401);
    }
    const { body } = await stranger.call("GET", "/api/export/schema");
    expect(body.properties.tables.properties.check_ins.items.properties.mood).toMatchObject({ maximum: 5 });
  });
});

describe("export → delete → import", () => {
  test("brings back everything as it was", async () => {
    await live(ana);
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
    await live(ana);
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
    await live(ana);
    const file = await download(ana);
    const newcomer = await new TestPerson(world.app).signUp();
    const before = await download(newcomer);
    const { status, body } = await newcomer.call("POST", "/api/import", change(file as never));
    expect([status, body.code]).toEqual([422, "import_invalid"]);
    expect((await download(newcomer)).tables).toEqual(before.tables);
  });

  test("takes a file beyond 64 KiB, and none beyond its own limit", async () => {
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
    await live(ana);
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

  test("while the person is writing leaves no orphan, and every later call is a stranger's", async () => {
    await live(ana);
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

describe("how long visits and page views are kept", () => {
  test("is a year unless somebody chooses otherwise", async () => {
    expect((await ana.call("GET", "/api/privacy/retention")).body).toEqual({ usageDays: 365 });
    for (const usageDays of [30, 90, 365, null]) {
      const { body } = await ana.call("PUT", "/api/privacy/retention", { usageDays });
      expect(body).toEqual({ usageDays });
    }
    expect((await ana.call("PUT", "/api/privacy/retention", { usageDays: 7 })).status).toBe(400);
  });

  test("what is older goes, what is counted stays, and who wants to keep it keeps it", async () => {
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
