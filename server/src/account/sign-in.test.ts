import { verify } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";

vi.mock("@node-rs/argon2", { spy: true });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const person = () => new TestPerson(server.app);
const formOf = (someone: TestPerson, more: Record<string, unknown> = {}) => ({
  fullName: "Ana María Prueba",
  email: someone.email,
  password: "agua tranquila 7",
  confirmPassword: "agua tranquila 7",
  language: "es",
  ...more,
});

describe("signing in", () => {
  it("answers the account", async () => {
    const ana = await person().signUp();
    const again = new TestPerson(server.app, ana.email);
    const answered = await again.call("POST", "/api/auth/sign-in", {
      email: ana.email,
      password: "agua tranquila 7",
    });
    expect(answered).toMatchObject({ status: 200, body: { email: ana.email, hasPassword: true } });
    expect((await again.call("GET", "/api/auth/user")).status).toBe(200);
  });

  it("is counted in the log and starts a usage session", async () => {
    const ana = await person().signUp();
    await ana.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
    const { rows } = await server.app.deps.database.pool.query(
      `select (select count(*)::int from activity_log l where l.user_id = u.id and activity_type = 'login') as logins,
              (select count(*)::int from usage_sessions s where s.user_id = u.id and ended_at is null) as running
       from users u where email = $1`,
      [ana.email],
    );
    expect(rows).toEqual([{ logins: 2, running: 1 }]);
  });

  it("takes any characters, and a password of any length up to 1,024", async () => {
    const ana = person();
    const password = `ñ${"夜".repeat(500)}🌊 end`;
    await ana.call("POST", "/api/auth/sign-up", formOf(ana, { password, confirmPassword: password }));
    const signIn = (typed: string) =>
      person().call("POST", "/api/auth/sign-in", { email: ana.email, password: typed });
    expect((await signIn(password.normalize("NFD"))).status).toBe(200);
    // nothing is cut off
    expect((await signIn(password.slice(0, -1))).status).toBe(401);
  });

  it("answers a wrong password, an unknown address and nonsense alike", async () => {
    const ana = await person().signUp();
    const wrong = await person().call("POST", "/api/auth/sign-in", {
      email: ana.email,
      password: "agua turbia 7",
    });
    const unknown = await person().call("POST", "/api/auth/sign-in", {
      email: person().email,
      password: "agua turbia 7",
    });
    const nonsense = await person().call("POST", "/api/auth/sign-in", {
      email: "\u0000'; --",
      password: "\ud800",
    });
    expect(wrong).toMatchObject({ status: 401, body: { code: "wrong_credentials" } });
    for (const other of [unknown, nonsense]) {
      expect(other.status).toBe(wrong.status);
      expect(other.body).toEqual(wrong.body);
      expect(Object.keys(other.headers).toSorted()).toEqual(Object.keys(wrong.headers).toSorted());
    }
  });

  it("compares with a password of the same cost for an unknown address, so that time tells nothing", async () => {
    const ana = await person().signUp();
    const compared = async (email: string) => {
      vi.mocked(verify).mockClear();
      await person().call("POST", "/api/auth/sign-in", { email, password: "agua turbia 7" });
      return vi.mocked(verify).mock.calls.map(([stored]) => costIn(String(stored)));
    };
    const known = await compared(ana.email);
    expect(known).toEqual([expect.stringMatching(/^argon2id v=19 m=\d+,t=\d+,p=1 \d+ \d+$/)]);
    expect(await compared(person().email)).toEqual(known);
  });
});

/** What makes a hash take its time: kind, version, cost, and the lengths of salt and hash. */
function costIn(stored: string): string {
  const [, kind, version, cost, salt, hash] = stored.split("$");
  return `${kind} ${version} ${cost} ${salt?.length} ${hash?.length}`;
}
