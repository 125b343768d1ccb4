import { beforeAll, describe, expect, it } from "vitest";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let server: SharedApp;
beforeAll(async () => {
  server = await sharedTestApp();
});

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

  it("accepts any characters, and passwords of up to 1,024", async () => {
    const ana = person();
    const password = `ñ${"夜".repeat(500)}🌊 end`;
    await ana.call("POST", "/api/auth/sign-up", formOf(ana, { password, confirmPassword: password }));
    const signIn = (typed: string) =>
      person().call("POST", "/api/auth/sign-in", { email: ana.email, password: typed });
    expect((await signIn(password.normalize("NFD"))).status).toBe(200);
    // nothing is cut off
    expect((await signIn(password.slice(0, -1))).status).toBe(401);
  });

  it("answers a wrong password, an unknown address and nonsense the same way", async () => {
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
});
