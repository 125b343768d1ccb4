import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { openMailbox, type Mailbox } from "../mail/mailbox-testing.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";

const hourMs = 3_600_000;
const fresh = "una orilla nueva 8";

let mailbox: Mailbox;
let server: TestApp;
beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startTestApp({
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: "Remanso <hola@remanso.example>",
    BASE_URL: "http://remanso.example",
  });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

const person = () => new TestPerson(server.app);

/** Somebody who has signed up and whose first letter, the verification, has come. */
async function signedUp(more: { language?: Language; fullName?: string } = {}) {
  const ana = await person().signUp(more);
  const welcome = await mailbox.letterTo(ana.email);
  return { ana, welcome, verifyToken: tokenIn(welcome.text, "verify") };
}

function tokenIn(text: string | undefined, kind: "reset" | "verify"): string {
  const found = new RegExp(`http://remanso\\.example/\\?${kind}=([\\w-]{43})(?![\\w-])`).exec(text ?? "");
  return found?.[1] ?? "no link";
}

async function resetToken(email: string): Promise<string> {
  const answered = await person().call("POST", "/api/auth/password-reset", { email });
  expect(answered.status).toBe(202);
  return tokenIn((await mailbox.letterTo(email)).text, "reset");
}

const redeem = (token: string, password = fresh, who = person()) =>
  who.call("POST", "/api/auth/password", { token, password, confirmPassword: password });

const signIn = (email: string, password: string) =>
  person().call("POST", "/api/auth/sign-in", { email, password });

describe("a letter", () => {
  it("is in the person's language, as text and as HTML, and asks nothing of another host", async () => {
    const { welcome } = await signedUp({ language: "es", fullName: "Íñigo Prueba" });
    expect(welcome.subject).toBe("Confirma tu correo para Remanso");
    expect(welcome.from).toMatchObject({ name: "Remanso", address: "hola@remanso.example" });
    expect(welcome.text).toContain("Hola:");
    expect(welcome.html).toContain('<html lang="es">');
    expect(tokenIn(welcome.html, "verify")).toBe(tokenIn(welcome.text, "verify"));
    expect(welcome.html).not.toMatch(/<img|<link|<script|url\(/);
    const { welcome: english } = await signedUp({ language: "en" });
    expect(english.subject).toBe("Confirm your email for Remanso");
    expect(english.html).toContain('<html lang="en">');
  });

  it("says no name to an address that nobody has proved", async () => {
    const { ana, welcome } = await signedUp({ fullName: "https://evil.example/prize Ana" });
    await person().call("POST", "/api/auth/password-reset", { email: ana.email });
    const reset = await mailbox.letterTo(ana.email);
    for (const letter of [welcome, reset]) expect(`${letter.text} ${letter.html}`).not.toContain("evil");
  });

  it("shows a hostile name as text and does not let it add a recipient", async () => {
    const { ana, verifyToken } = await signedUp({
      fullName: "<b>Ana</b>\r\nBcc: victim@example.org\r\n\r\nhola",
    });
    await ana.call("POST", "/api/auth/verify-email", { token: verifyToken });
    await person().call("POST", "/api/auth/password-reset", { email: ana.email });
    const welcome = await mailbox.letterTo(ana.email);
    expect(welcome.html).toContain("&lt;b&gt;Ana&lt;/b&gt;");
    expect(welcome.to).toEqual([{ name: "", address: ana.email }]);
    expect(welcome.bcc ?? []).toEqual([]);
    expect(mailbox.letters.flatMap(({ recipients }) => recipients)).not.toContain("victim@example.org");
  });
});

describe("a forgotten password", () => {
  it("is replaced by a link, which signs in and ends every other session", async () => {
    const { ana } = await signedUp();
    const elsewhere = person();
    await elsewhere.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
    const token = await resetToken(ana.email);
    const back = person();
    expect(await redeem(token, fresh, back)).toMatchObject({
      status: 200,
      body: { email: ana.email, emailVerified: true },
    });
    expect((await back.call("GET", "/api/auth/user")).status).toBe(200);
    expect((await ana.call("GET", "/api/auth/user")).status).toBe(401);
    expect((await elsewhere.call("GET", "/api/auth/user")).status).toBe(401);
    expect((await signIn(ana.email, "agua tranquila 7")).status).toBe(401);
    expect((await signIn(ana.email, fresh)).status).toBe(200);
  });

  it("is answered with a letter in the requested language, to the address as its owner wrote it", async () => {
    const { ana } = await signedUp({ language: "es" });
    await person().call("POST", "/api/auth/password-reset", {
      email: ana.email.toUpperCase(),
      language: "en",
    });
    const letter = await mailbox.letterTo(ana.email);
    expect(letter.subject).toBe("Choose a new password for Remanso");
  });

  it("accepts the link once, however many try at the same moment", async () => {
    const { ana } = await signedUp();
    const token = await resetToken(ana.email);
    const answers = await Promise.all([redeem(token), redeem(token), redeem(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await redeem(token)).toMatchObject({ status: 409, body: { code: "link_used" } });
  });

  it("accepts the link for an hour", async () => {
    const { ana } = await signedUp();
    const token = await resetToken(ana.email);
    server.clock.advance(hourMs);
    expect(await redeem(token)).toMatchObject({ status: 409, body: { code: "link_used" } });
  });

  it("invalidates the other links", async () => {
    const { ana } = await signedUp();
    const [first, second] = [await resetToken(ana.email), await resetToken(ana.email)];
    expect((await redeem(second)).status).toBe(200);
    expect((await redeem(first)).status).toBe(409);
  });

  it("has the same password rules as signing up, and the link stays valid meanwhile", async () => {
    const { ana } = await signedUp();
    const token = await resetToken(ana.email);
    expect((await redeem(token, "password")).body.errors).toEqual({ password: "too_common" });
    expect((await redeem(token, "corta")).body.errors).toEqual({ password: "too_short" });
    const mismatch = await person().call("POST", "/api/auth/password", {
      token,
      password: fresh,
      confirmPassword: "otra",
    });
    expect(mismatch.body.errors).toEqual({ confirmPassword: "mismatch" });
    expect((await redeem(token)).status).toBe(200);
  });

  it("accepts neither a verification link nor an invented one", async () => {
    const { verifyToken } = await signedUp();
    expect((await redeem(verifyToken)).status).toBe(409);
    expect((await redeem("a".repeat(43))).status).toBe(409);
  });

  it("ends the delay that guessing strangers caused", async () => {
    const { ana } = await signedUp();
    for (let index = 0; index < 8; index += 1) await signIn(ana.email, "agua turbia 7");
    const token = await resetToken(ana.email);
    await redeem(token);
    expect((await signIn(ana.email, fresh)).status).toBe(200);
  });

  it("does not reveal whether the address has an account", async () => {
    const { ana } = await signedUp();
    const stranger = person().email;
    const ask = (email: string) => person().call("POST", "/api/auth/password-reset", { email });
    const known = [];
    const unknown = [];
    for (let round = 0; round < 5; round += 1) {
      known.push(await ask(ana.email));
      unknown.push(await ask(stranger));
    }
    for (const answered of [...known, ...unknown])
      expect(answered).toMatchObject({ status: 202, body: { done: true } });
    for (const refused of [await ask(ana.email), await ask(stranger)])
      expect(refused).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
    await mailbox.letterTo(ana.email);
    expect(mailbox.letters.flatMap(({ recipients }) => recipients)).not.toContain(stranger);
  });

  it("is answered before the account is looked up, so the time reveals nothing", async () => {
    const { ana } = await signedUp();
    const { pool } = server.app.deps.database;
    await pool.query("alter table users rename to hidden");
    try {
      const answered = await person().call("POST", "/api/auth/password-reset", { email: ana.email });
      expect(answered.status).toBe(202);
    } finally {
      await pool.query("alter table hidden rename to users");
    }
    // what could not be looked up meanwhile is tried again; when the first try ends is not known
    const hasCome = async () => {
      server.clock.advance(30_000);
      await server.app.mail.round();
      const own = mailbox.letters.filter(({ recipients }) => recipients.includes(ana.email));
      return own.some(({ mail }) => tokenIn(mail.text, "reset") !== "no link");
    };
    await expect.poll(hasCome, { interval: 500 }).toBe(true);
    expect(tokenIn((await mailbox.letterTo(ana.email)).text, "reset")).toHaveLength(43);
  });
});

it("keeps no token of a link, only its hash", async () => {
  const { verifyToken } = await signedUp();
  const { rows } = await server.app.deps.database.pool.query(
    "select string_agg(l::text, ' ') as all from one_time_links l",
  );
  expect(rows[0].all.length).toBeGreaterThan(100);
  expect(rows[0].all).not.toContain(verifyToken);
  expect(rows[0].all).not.toContain(Buffer.from(verifyToken).toString("hex"));
});

it("answers as usual while the mail server is down", async () => {
  const away = await startTestApp({ SMTP_URL: "smtp://127.0.0.1:1" });
  const ana = await new TestPerson(away.app).signUp();
  const answered = await ana.call("POST", "/api/auth/password-reset", { email: ana.email });
  expect(answered).toMatchObject({ status: 202, body: { done: true } });
  expect((await ana.call("GET", "/api/auth/providers")).body.mail).toBe(true);
  await away.close();
});
