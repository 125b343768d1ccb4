import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { consentVersion } from "@remanso/core/account/consent.ts";
import { namesIn } from "@remanso/core/account/names.ts";
import { insertUser, type NewUser } from "../account/store.ts";
import { openDatabase } from "../db/db.ts";
import { startEmbeddedPostgres } from "../db/embedded.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { keptSecret } from "../secret.ts";

const command = join(import.meta.dirname, "../reset-password.ts");
const ana: NewUser = {
  ...namesIn("Ana Prueba"),
  email: "ana@example.org",
  emailVerified: false,
  passwordHash: null,
  language: "es",
  theme: "light",
  timeZone: "UTC",
  consentVersion,
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "remanso-reset-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function printedLink(): Promise<string> {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [command, ana.email ?? ""], { env });
  return /http:\/\/localhost:3000\/\?reset=[\w-]{43}/.exec(stdout)?.[0] ?? "";
}

test("the operator's reset command works beside a server with the embedded database, and without one", async () => {
  const embedded = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const database = openDatabase(embedded.connection);
  await keptSecret(dataDir);
  await migrateDatabase(database.pool);
  await insertUser(database.db, ana, new Date());
  const beside = await printedLink();
  expect(beside).not.toBe("");
  const { rows } = await database.pool.query("select kind from one_time_links");
  expect(rows).toEqual([{ kind: "operator_reset" }]);
  await database.close();
  await embedded.stop();
  const alone = await printedLink();
  expect(alone).not.toBe("");
  expect(alone).not.toBe(beside);
});
