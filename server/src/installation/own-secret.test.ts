import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringUpToDate } from "../backup/bring-up-to-date.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { acceptSecret } from "./accept-secret.ts";
import { ownSecret } from "./own-secret.ts";

const other = "another secret that nobody here knows, 32+";
const dataDir = mkdtempSync(join(tmpdir(), "remanso-secret-"));

let world: TestApp;
let ana: TestPerson;
beforeAll(async () => {
  world = await startTestApp({ DATA_DIR: dataDir });
  ana = await new TestPerson(world.app).signUp();
  const noted = await ana.call("POST", "/api/check-ins", { mood: 4, stress: 3, note: "la nota" });
  expect(noted.status).toBe(201);
});
afterAll(async () => {
  await world.close();
  rmSync(dataDir, { recursive: true });
});

const starting = (change: object) =>
  bringUpToDate({ ...world.app.deps.config, ...change }, world.app.deps.database);

const notThis =
  /^APP_SECRET is not the secret that this database was written with[^\n]*: put back the right one\.[^\n]*$/;

test("a secret that opens no key of a database that has no mark yet is refused", async () => {
  await expect(starting({ appSecret: other })).rejects.toThrow(notThis);
});

test("the first start marks the secret, and another one is refused with one sentence", async () => {
  await starting({});
  await world.app.deps.database.pool.query("delete from person_keys");
  await expect(starting({ appSecret: other })).rejects.toThrow(notThis);
  await starting({});
});

test("a removed app-secret beside an existing database is not made anew", async () => {
  await expect(starting({ appSecret: null })).rejects.toThrow(
    /^\S+\/app-secret is missing, and without it nobody can read what they wrote [^\n]*put it back[^\n]*$/,
  );
  expect(readdirSync(dataDir)).toEqual([]);
});

test("an operator whose secret is lost for good goes on by name, and the right one can come back", async () => {
  const { config, database } = world.app.deps;
  await expect(acceptSecret({ ...config, appSecret: other }, false)).rejects.toThrow("--yes");
  await acceptSecret({ ...config, appSecret: other }, true);
  await expect(ownSecret(config, database.db)).rejects.toThrow(notThis);
  await ownSecret({ ...config, appSecret: other }, database.db);
  await acceptSecret(config, true);
  await ownSecret(config, database.db);
});
