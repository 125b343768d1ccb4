import { beforeAll, describe, expect, it, test } from "vitest";
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

  it("returns only what the contract names", async () => {
    const ana = await person().signUp();
    const { body } = await ana.call("GET", "/api/auth/user");
    expect(Object.keys(body).toSorted()).toEqual(
      `contentKeyVersion country createdAt email emailVerified firstName fullName hasPassword id imageUrl language lastName restsUntil theme timeZone`.split(
        " ",
      ),
    );
  });

  it.each([
    ["two passwords that differ", { confirmPassword: "agua tranquila 8" }, { confirmPassword: "mismatch" }],
    ["a short password", { password: "agua 7", confirmPassword: "agua 7" }, { password: "too_short" }],
    [
      "a common password",
      { password: "Password1", confirmPassword: "Password1" },
      { password: "too_common" },
    ],
    [
      "the own name as password",
      { password: "ana maría prueba", confirmPassword: "ana maría prueba" },
      { password: "too_common" },
    ],
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

  it("treats an unknown time zone as UTC", async () => {
    const ana = person();
    const answered = await ana.call("POST", "/api/auth/sign-up", formOf(ana, { timeZone: "Mars/Olympus" }));
    expect(answered).toMatchObject({ status: 201, body: { timeZone: "UTC" } });
  });

  it("keeps a name on one line and treats its markup as text", async () => {
    const ana = person();
    const fullName = "<img src=x onerror=alert(1)>\r\nBcc: b@example.org";
    const answered = await ana.call("POST", "/api/auth/sign-up", formOf(ana, { fullName }));
    expect(answered.body.fullName).toBe("<img src=x onerror=alert(1)> Bcc: b@example.org");
  });

  it("ignores fields that were not asked for", async () => {
    const ana = person();
    const planted = {
      id: "01980000-0000-7000-8000-000000000000",
      emailVerified: true,
      createdAt: "2001-01-01",
      passwordHash: "x",
    };
    const answered = await ana.call("POST", "/api/auth/sign-up", formOf(ana, planted));
    expect(answered.body).toMatchObject({ emailVerified: false, createdAt: "2026-03-11T10:00:00.000Z" });
    expect(answered.body.id).not.toBe(planted.id);
  });

  it("keeps the theme that the visitor chose before", async () => {
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
        each.call(
          "POST",
          "/api/auth/sign-up",
          formOf(each, { email: index % 2 ? email.toUpperCase() : email }),
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
  });
});

test("passwords are stored as argon2id, sessions as hashes", async () => {
  const ana = await person().signUp();
  const { rows } = await server.app.deps.database.pool.query(
    "select password_hash, token_hash, consent_version, consented_at from users u join sessions s on s.user_id = u.id where email = $1",
    [ana.email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$/);
  expect(rows[0].token_hash).toHaveLength(32);
  const token = ana.cookie.split("=")[1] ?? "";
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(rows[0].token_hash.toString("base64url")).not.toBe(token);
  expect(rows[0]).toMatchObject({
    consent_version: "2026-11",
    consented_at: new Date("2026-03-11T10:00:00.000Z"),
  });
});

test("the screens are told which ways to sign in exist", async () => {
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
