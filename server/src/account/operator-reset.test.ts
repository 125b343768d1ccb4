import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runCommand, type CommandRun } from "../command-testing.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

const command = join(import.meta.dirname, "../reset-password.ts");
const fresh = "una orilla nueva 8";

let server: SharedApp;
beforeAll(async () => {
  server = await sharedTestApp();
  // the command goes by the real clock
  server.clock.set(new Date().toISOString());
});

function run(args: readonly string[], more: Record<string, string> = {}): Promise<CommandRun> {
  return runCommand([command, ...args], {
    DATABASE_URL: server.databaseUrl,
    BASE_URL: "https://remanso.example",
    ...more,
  });
}

describe("npm run reset-password -- ADDRESS", () => {
  it("prints a link that works once, beside the running server", async () => {
    const ana = await new TestPerson(server.app).signUp();
    const { code, out } = await run([ana.email.toUpperCase()]);
    expect(code).toBe(0);
    const token = /https:\/\/remanso\.example\/\?reset=([\w-]{43})/.exec(out)?.[1] ?? "";
    const back = new TestPerson(server.app);
    const redeem = () =>
      back.call("POST", "/api/auth/password", { token, password: fresh, confirmPassword: fresh });
    // the operator's link did not come through the mailbox, so it proves nothing about it
    expect(await redeem()).toMatchObject({ status: 200, body: { email: ana.email, emailVerified: false } });
    expect((await ana.call("GET", "/api/auth/user")).status).toBe(401);
    expect((await back.call("GET", "/api/auth/user")).status).toBe(200);
    expect((await redeem()).status).toBe(409);
  });

  it("says so when there is no such account", async () => {
    const { code, out, err } = await run(["nobody@example.org"]);
    expect({ code, out, err }).toEqual({
      code: 1,
      out: "",
      err: "There is no account with the address nobody@example.org.\n",
    });
  });

  it("says how it is used", async () => {
    expect(await run([])).toMatchObject({
      code: 1,
      err: "Whose password? npm run reset-password -- ADDRESS\n",
    });
  });

  it("names a setting that is wrong, in one line", async () => {
    const { code, err } = await run(["a@example.org"], { DATABASE_URL: "mysql://x" });
    expect(code).toBe(1);
    expect(err).toMatch(/^DATABASE_URL must be [^\n]+\n$/);
  });
});
