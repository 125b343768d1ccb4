import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";

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

describe("signing up", () => {
  it("opens an account and a session at once", async () => {
    const ana = person();
    const answered = await ana.call("POST", "/api/auth/sign-up", formOf(ana, { timeZone: "America/Bogota" }));
    expect(answered.status).toBe(201);
    expect(answered.body).toMatchObject({
      email: ana.email,
      emailVerified: false,
      fullName: "Ana María Prueba",
      firstName: "Ana",
      lastName: "María Prueba",
      imageUrl: null,
      language: "es",
      theme: "light",
      timeZone: "America/Bogota",
      country: null,
      hasPassword: true,
      createdAt: "2026-03-11T10:00:00.000Z",
    });
    expect((await ana.call("GET", "/api/auth/user")).body).toEqual(answered.body);
  });

  it("tells nothing but what the contract names", async () => {
    const ana = await person().signUp();
    const { body } = await ana.call("GET", "/api/auth/user");
    expect(Object.keys(body).toSorted()).toEqual(
      [
        ...["id", "email", "emailVerified", "firstName", "lastName", "fullName", "imageUrl", "language", "theme"],
        ...["timeZone", "country", "hasPassword", "createdAt"],
      ].toSorted(),
    );
  });

  it.each([
    ["two passwords that differ", { confirmPassword: "agua tranquila 8" }, { confirmPassword: "mismatch" }],
    ["a short password", { password: "agua 7", confirmPassword: "agua 7" }, { password: "too_short" }],
    ["a common password", { password: "Password1", confirmPassword: "Password1" }, { password: "too_common" }],
    ["the own name as password", { password: "ana maría prueba", confirmPassword: "ana maría prueba" }, { password: "too_common" }],
    ["no address", { email: "ana" }, { email: "email" }],
    ["two addresses", { email: "a@example.org,b@example.org" }, { email: "email" }],
    ["a line break in the address", { email: "a@example.org\r\nBcc: b@example.org" }, { email: "email" }],
    ["a NUL in the address", { email: "a\u0000@example.org" }, { email: "email" }],
    ["an empty name", { fullName: " \u200b " }, { fullName: "too_small" }],
    ["an unknown language", { language: "fr" }, { language: "invalid_value" }],
  ])("refuses %s beside its field", async (_what, more, errors) => {
    const ana = person();
    const answered = await ana.call("POST", "/api/auth/sign-up", formOf(ana, more));
    expect(answered).toMatchObject({ status: 400, body: { code: "invalid_input", errors } });
    expect(ana.cookie).toBe("");
  });

  it("takes a time zone that nobody knows as UTC", async () => {
    const ana = person();
    const answered = await ana.call("POST", "/api/auth/sign-up", formOf(ana, { timeZone: "Mars/Olympus" }));
    expect(answered).toMatchObject({ status: 201, body: { timeZone: "UTC" } });
  });

  it("keeps a name on one line and its markup as text", async () => {
    const ana = person();
    const fullName = "<img src=x onerror=alert(1)>\r\nBcc: b@example.org";
    const answered = await ana.call("POST", "/api/auth/sign-up", formOf(ana, { fullName }));
    expect(answered.body.fullName).toBe("<img src=x onerror=alert(1)> Bcc: b@example.org");
  });

  it("takes nothing that was not asked for", async () => {
    const ana = person();
    const planted = { id: "01980000-0000-7000-8000-000000000000", emailVerified: true, createdAt: "2001-01-01", passwordHash: "x" };
    const answered = await ana.call("POST", "/api/auth/sign-up", formOf(ana, planted));
    expect(answered.body).toMatchObject({ emailVerified: false, createdAt: "2026-03-11T10:00:00.000Z" });
    expect(answered.body.id).not.toBe(planted.id);
  });

  it("takes the theme that the visitor chose before", async () => {
    const ana = person();
    const answered = await ana.call("POST", "/api/auth/sign-up", formOf(ana), { cookie: "theme=dark" });
    expect(answered.body.theme).toBe("dark");
  });
});

describe("an address", () => {
  test.each([
    ["capitals", (email: string) => email.toUpperCase()],
    ["blanks around it", (email: string) => `  ${email} `],
    ["full-width letters", (email: string) => email.replace("example", "ｅｘａｍｐｌｅ")],
  ])("with %s is the same one", async (_what, spelled) => {
    const ana = await person().signUp();
    const second = person();
    const email = spelled(ana.email);
    expect(await second.call("POST", "/api/auth/sign-up", formOf(second, { email }))).toMatchObject({
      status: 409,
      body: { code: "email_taken" },
    });
    const back = await second.call("POST", "/api/auth/sign-in", { email, password: "agua tranquila 7" });
    expect(back).toMatchObject({ status: 200, body: { email: ana.email } });
  });

  it("signed up fifty times at once has one account", async () => {
    const people = Array.from({ length: 50 }, () => person());
    const email = person().email;
    const answers = await Promise.all(
      people.map((each, index) =>
        each.call("POST", "/api/auth/sign-up", formOf(each, { email: index % 2 ? email.toUpperCase() : email })),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  });
});

describe("signing in", () => {
  it("answers the account", async () => {
    const ana = await person().signUp();
    const again = new TestPerson(server.app, ana.email);
    const answered = await again.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
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
    const signIn = (typed: string) => person().call("POST", "/api/auth/sign-in", { email: ana.email, password: typed });
    expect((await signIn(password.normalize("NFD"))).status).toBe(200);
    // nothing is cut off
    expect((await signIn(password.slice(0, -1))).status).toBe(401);
  });

  it("answers a wrong password, an unknown address and nonsense alike", async () => {
    const ana = await person().signUp();
    const wrong = await person().call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua turbia 7" });
    const unknown = await person().call("POST", "/api/auth/sign-in", { email: person().email, password: "agua turbia 7" });
    const nonsense = await person().call("POST", "/api/auth/sign-in", { email: "\u0000'; --", password: "\ud800" });
    expect(wrong).toMatchObject({ status: 401, body: { code: "wrong_credentials" } });
    for (const other of [unknown, nonsense]) {
      expect(other.status).toBe(wrong.status);
      expect(other.body).toEqual(wrong.body);
      expect(Object.keys(other.headers).toSorted()).toEqual(Object.keys(wrong.headers).toSorted());
    }
  });

  it("takes as long for an unknown address as for a wrong password", async () => {
    const ana = await person().signUp();
    const time = async (email: string) => {
      const start = performance.now();
      await person().call("POST", "/api/auth/sign-in", { email, password: "agua turbia 7" });
      return performance.now() - start;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      known.push(await time(ana.email));
      unknown.push(await time(person().email));
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[3] ?? 0;
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(15);
    expect(median(unknown)).toBeGreaterThan(8);
  });
});

test("passwords are stored as argon2id with 19 MiB and two passes, sessions as hashes", async () => {
  const ana = await person().signUp();
  const { rows } = await server.app.deps.database.pool.query(
    "select password_hash, token_hash, consent_version, consented_at from users u join sessions s on s.user_id = u.id where email = $1",
    [ana.email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(rows[0].token_hash).toHaveLength(32);
  const token = ana.cookie.split("=")[1] ?? "";
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(rows[0].token_hash.toString("base64url")).not.toBe(token);
  expect(rows[0]).toMatchObject({ consent_version: "2026-11", consented_at: new Date("2026-03-11T10:00:00.000Z") });
});

describe("settings", () => {
  it("change what is named and nothing else", async () => {
    const ana = await person().signUp();
    const changed = await ana.call("PATCH", "/api/settings", { theme: "dark", country: "CL", timeZone: "America/Santiago" });
    expect(changed).toMatchObject({
      status: 200,
      body: { theme: "dark", country: "CL", timeZone: "America/Santiago", language: "es" },
    });
    expect((await ana.call("PATCH", "/api/settings", { language: "en" })).body).toMatchObject({ language: "en", theme: "dark" });
    expect((await ana.call("PATCH", "/api/settings", { country: null })).body).toMatchObject({ country: null });
    expect((await ana.call("PATCH", "/api/settings", {})).body).toMatchObject({ language: "en", theme: "dark" });
  });

  it.each([
    [{ theme: "pink" }, "theme"],
    [{ language: "fr" }, "language"],
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
    [{ country: "chile" }, "country"],
  ])("refuse %j", async (input, field) => {
    const ana = await person().signUp();
    const answered = await ana.call("PATCH", "/api/settings", input);
    expect(answered.status).toBe(400);
    expect(Object.keys(answered.body.errors)).toEqual([field]);
  });

  it("cannot change who somebody is", async () => {
    const ana = await person().signUp();
    const answered = await ana.call("PATCH", "/api/settings", { email: "x@example.org", emailVerified: true, theme: "dark" });
    expect(answered.body).toMatchObject({ email: ana.email, emailVerified: false });
  });

  it("decide the language of what goes wrong", async () => {
    const ana = await person().signUp({ language: "en" });
    const answered = await ana.call("PATCH", "/api/settings", { theme: "pink" }, { "accept-language": "es" });
    expect(answered.body.detail).toBe("Some of what was sent is not valid.");
  });
});

test("the screens learn which ways in there are", async () => {
  expect((await person().call("GET", "/api/auth/providers")).body).toEqual({
    google: false,
    apple: false,
    oidc: null,
    mail: false,
  });
});

describe("without a mail server", () => {
  it("says that mail is not available", async () => {
    const ana = await person().signUp();
    const reset = await person().call("POST", "/api/auth/password-reset", { email: ana.email });
    const verification = await ana.call("POST", "/api/auth/verification");
    expect(reset).toMatchObject({ status: 409, body: { code: "mail_unavailable" } });
    expect(verification).toMatchObject({ status: 409, body: { code: "mail_unavailable" } });
  });
});

describe("a call from another site", () => {
  const forged: [string, Record<string, string>][] = [
    ["says so", { "sec-fetch-site": "cross-site" }],
    ["comes from a sister domain", { "sec-fetch-site": "same-site" }],
    ["has a foreign origin", { "sec-fetch-site": "", origin: "http://evil.test" }],
    ["has no origin that can be named", { "sec-fetch-site": "", origin: "null" }],
    ["says nothing at all", { "sec-fetch-site": "" }],
  ];
  test.each(forged)("that %s changes nothing", async (_what, headers) => {
    const ana = await person().signUp();
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
    const send = (method: "POST" | "PATCH" | "DELETE", url: string, payload?: object) =>
      server.app.inject({ method, url, headers: { cookie: ana.cookie, ...given }, ...(payload ? { payload } : {}) });
    expect((await send("PATCH", "/api/settings", { theme: "dark" })).statusCode).toBe(403);
    expect((await send("DELETE", "/api/auth/sessions")).statusCode).toBe(403);
    expect((await send("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" })).statusCode).toBe(403);
    expect((await ana.call("GET", "/api/auth/user")).body.theme).toBe("light");
  });

  it("cannot be sent as a form", async () => {
    const ana = await person().signUp();
    for (const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"]) {
      const answered = await ana.call("POST", "/api/auth/sign-in", "email=a&password=b", { "content-type": type });
      expect(answered.status).toBe(415);
    }
  });
});
