import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dataMap } from "@remanso/core/privacy/data-map-words.ts";
import { exportedTables } from "@remanso/core/privacy/exported-tables.ts";
import { ExportFile } from "@remanso/core/privacy/export-format.ts";
import type { Database } from "../db/db.ts";
import { live } from "./privacy-testing.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;
let database: Database;
let ana: TestPerson;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  database = world.app.deps.database;
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp({ fullName: "Ana Archivo" });
});

describe("the data map", () => {
  test("names every table of the database once, and what it exports belongs to a person", async () => {
    const { rows } = await database.pool.query("select tablename from pg_tables where schemaname = 'public'");
    const there: string[] = rows.map(({ tablename }) => tablename);
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

  test("every row of a person is deleted with their account", async () => {
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
    await live(other, world.clock);
    await live(ana, world.clock);
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
      "previous_token_hash",
      "password",
      "argon2",
      "sealed",
      "user_id",
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  test("exists as CSV for every table, with formulas disarmed and everything quoted that needs it", async () => {
    await live(ana, world.clock);
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
