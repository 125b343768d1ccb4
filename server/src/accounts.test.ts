import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { runCommand, type CommandRun } from "./command-testing.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "./testing.ts";

const command = join(import.meta.dirname, "accounts.ts");
const password = "agua tranquila 7";
const es = { "accept-language": "es" };

let server: SharedApp;
beforeAll(async () => {
  server = await sharedTestApp();
});

/** `npm run accounts -- …`, beside the running server. */
function accounts(...args: string[]): Promise<CommandRun> {
  return runCommand([command, ...args], { DATABASE_URL: server.databaseUrl });
}

test("a locked account is signed out everywhere and told so at the door, until it is unlocked", async () => {
  const ana = await new TestPerson(server.app).signUp();
  const signIn = (secret = password) =>
    new TestPerson(server.app).call("POST", "/api/auth/sign-in", { email: ana.email, password: secret }, es);
  const locked = await accounts("lock", ana.email.toUpperCase());
  expect(locked).toMatchObject({ code: 0, out: expect.stringContaining("1 session has ended") });
  expect((await ana.call("GET", "/api/auth/user")).status).toBe(401);
  expect(await signIn()).toMatchObject({
    status: 403,
    body: { code: "account_locked", detail: expect.stringMatching(/bloqueado.*no se ha borrado nada/) },
  });
  // who does not know the password learns nothing
  expect((await signIn("otra cosa 123")).body.code).toBe("wrong_credentials");
  expect((await accounts("list")).out).toMatch(
    new RegExp(`^${ana.email} · since 2026-03-11 · signed in nowhere · locked on \\d{4}-\\d\\d-\\d\\d$`, "m"),
  );
  expect((await accounts("unlock", ana.email)).code).toBe(0);
  expect((await signIn()).status).toBe(200);
});

test("an account is deleted as its owner would: only when confirmed, and noted for backups", async () => {
  const ana = await new TestPerson(server.app).signUp();
  const { body } = await ana.call("GET", "/api/auth/user");
  const asked = await accounts("delete", ana.email);
  expect(asked).toMatchObject({ code: 1, err: expect.stringMatching(/^Nothing was deleted\. .*--yes\n$/) });
  expect((await ana.call("GET", "/api/auth/user")).status).toBe(200);
  expect((await accounts("delete", ana.email, "--yes")).code).toBe(0);
  expect((await ana.call("GET", "/api/auth/user")).status).toBe(401);
  const { rows } = await server.app.deps.database.pool.query(
    "select 1 from deleted_accounts where user_id = $1",
    [body.id],
  );
  expect(rows).toHaveLength(1);
});

test("accounts are counted, and what cannot be understood is said in one line", async () => {
  expect((await accounts("count")).out).toMatch(/^\d+ accounts?, \d+ locked\n$/);
  expect(await accounts("lock", "nobody@example.org")).toMatchObject({
    code: 1,
    err: "There is no account with the address nobody@example.org.\n",
  });
  expect(await accounts("lock")).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^This is not understood: [^\n]+\n$/),
  });
});
