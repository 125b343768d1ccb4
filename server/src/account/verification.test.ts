import { setTimeout as sleep } from "node:timers/promises";
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

describe("a mailbox", () => {
  it("gets at most five letters of each kind in half an hour", async () => {
    const { ana } = await signedUp();
    const ask = () => ana.call("POST", "/api/auth/verification");
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await ask()).status);
    // the first of the five came with the account
    expect(statuses).toEqual([202, 202, 202, 202, 429]);
    server.clock.advance(30 * 60_000);
    expect((await ask()).status).toBe(202);
  });
});

describe("an address", () => {
  const verify = (who: TestPerson, token: string) => who.call("POST", "/api/auth/verify-email", { token });

  it("is verified by the link, in the session that asked", async () => {
    const { ana, verifyToken } = await signedUp();
    expect(await verify(ana, verifyToken)).toMatchObject({ status: 200, body: { done: true } });
    expect((await ana.call("GET", "/api/auth/user")).body.emailVerified).toBe(true);
    expect(await verify(ana, verifyToken)).toMatchObject({ status: 409, body: { code: "link_used" } });
  });

  it("is not verified by somebody else, nor without a session, and the link stays good", async () => {
    const { ana, verifyToken } = await signedUp();
    const { ana: mallory } = await signedUp();
    expect((await verify(mallory, verifyToken)).status).toBe(409);
    expect((await verify(person(), verifyToken)).status).toBe(401);
    expect((await ana.call("GET", "/api/auth/user")).body.emailVerified).toBe(false);
    expect((await verify(ana, verifyToken)).status).toBe(200);
  });

  it("is verified within 24 hours", async () => {
    const { ana, verifyToken } = await signedUp();
    server.clock.advance(24 * hourMs);
    expect((await verify(ana, verifyToken)).status).toBe(409);
    expect((await ana.call("POST", "/api/auth/verification")).status).toBe(202);
    const again = tokenIn((await mailbox.letterTo(ana.email)).text, "verify");
    expect((await verify(ana, again)).status).toBe(200);
  });

  it("gets no more mail once it is verified", async () => {
    const { ana, verifyToken } = await signedUp();
    await verify(ana, verifyToken);
    const before = mailbox.letters.length;
    expect((await ana.call("POST", "/api/auth/verification")).status).toBe(202);
    await sleep(100);
    expect(mailbox.letters.length).toBe(before);
  });

  it("does not accept a reset link as proof", async () => {
    const { ana } = await signedUp();
    const token = await resetToken(ana.email);
    expect((await verify(ana, token)).status).toBe(409);
    expect((await redeem(token)).status).toBe(200);
  });
});
