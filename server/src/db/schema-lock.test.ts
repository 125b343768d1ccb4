import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../testing.ts";
import { keepSchema, takeSchema } from "./migrate.ts";

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

test("a session that ends a moment later is waited for; one that goes on is not", async () => {
  const { pool } = server.app.deps.database;
  const [backup, restore] = [await pool.connect(), await pool.connect()];
  await keepSchema(backup);
  expect(await takeSchema(restore)).toBe(false);
  setTimeout(() => backup.release(true), 300);
  expect(await takeSchema(restore)).toBe(true);
  restore.release(true);
});
