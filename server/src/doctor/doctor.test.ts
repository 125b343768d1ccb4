import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCommand } from "../command-testing.ts";
import { backupName } from "../backup/backup-files.ts";
import { freePort } from "../fire/free-port.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";

const command = join(import.meta.dirname, "doctor.ts");
const dataDir = mkdtempSync(join(tmpdir(), "remanso-doctor-"));
let baseUrl: string;
let server: TestApp;

beforeAll(async () => {
  const port = await freePort();
  baseUrl = `http://localhost:${port}`;
  server = await startTestApp({ BASE_URL: baseUrl });
  await server.app.listen({ port, host: "localhost" });
  // makes the installation's keys, which are sealed with the secret
  await (await new TestPerson(server.app).signUp()).call("GET", "/api/push-key");
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await server.close();
});

/** `npm run doctor`: its exit code, and each line by what it is about. */
async function doctor(
  more: Record<string, string> = {},
): Promise<{ code: number; lines: Record<string, string> }> {
  const own = { DATABASE_URL: server.databaseUrl, BASE_URL: baseUrl, DATA_DIR: dataDir };
  const { code, out } = await runCommand([command], { ...own, ...more });
  const lines = out.split("\n").map((line) => /^(\w+) +(\w+) +(.+)$/.exec(line) ?? []);
  return {
    code,
    lines: Object.fromEntries(lines.map(([, state, about, text]) => [about, `${state}: ${text}`])),
  };
}

test("an installation that is well has one line for each thing, and the exit code says so", async () => {
  mkdirSync(join(dataDir, "backups"));
  writeFileSync(
    join(dataDir, "backups", backupName(new Date(), { occasion: "asked", isEncrypted: false })),
    "",
  );
  const { code, lines } = await doctor();
  expect({ code, wrong: Object.values(lines).filter((line) => line.startsWith("wrong")) }).toEqual({
    code: 0,
    wrong: [],
  });
  for (const about of [
    "versions",
    "database",
    "jobs",
    "secret",
    "address",
    "TLS",
    "proxy",
    "mail",
    "letters",
    "push",
    "disk",
    "backup",
  ])
    expect(lines[about]).toMatch(/^(ok|note): /);
});

test("what is wrong is named with what mends it", async () => {
  const { code, lines } = await doctor({
    APP_SECRET: "another secret than the tests', 32+ characters",
    BASE_URL: "https://localhost:1",
    SMTP_URL: "smtp://localhost:1",
    DATA_DIR: join(dataDir, "elsewhere"),
  });
  expect(code).toBe(1);
  expect(lines).toMatchObject({
    secret: expect.stringMatching(/^wrong: .*another one.*Put back/),
    address: expect.stringMatching(/^wrong: .*cannot be reached.*Start the server/),
    TLS: expect.stringMatching(/^wrong: /),
    proxy: expect.stringMatching(/^wrong: .*Set it/),
    mail: expect.stringMatching(/^wrong: .*Correct SMTP_URL/),
    backup: expect.stringMatching(/^wrong: .*npm run backup/),
  });
});

test("letters that wait are counted with the age of the oldest, and with what mends it once it is too old", async () => {
  const { pool } = server.app.deps.database;
  const keep = (minutes: number) =>
    pool.query(
      `insert into letters (id, sealed, created_at, next_at, ends_at)
        values (gen_random_uuid(), '\\x00', now() - make_interval(mins => $1), now(), now() + interval '1 hour')`,
      [minutes],
    );
  const mailServer = { SMTP_URL: "smtp://localhost:1" };
  const letters = async (env = {}) => (await doctor(env)).lines["letters"];
  expect(await letters(mailServer)).toBe("ok: none waits");
  await keep(0);
  expect(await letters(mailServer)).toBe("ok: one waits, for less than a minute");
  await keep(90);
  expect(await letters(mailServer)).toMatch(
    /^wrong: 2 wait, the oldest for 90 min\. Mend what the line about mail says/,
  );
  expect(await letters()).toMatch(/^wrong: 2 wait, the oldest for 90 min\. Set SMTP_URL/);
  await pool.query("delete from letters");
});
