import { latestMs } from "@remanso/core/reminders/next-slot.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openMailbox, type Mailbox } from "../mail/mailbox-testing.ts";
import type { Database } from "../db/db.ts";
import { openTestDatabase, startTestApp, type TestApp } from "../testing.ts";
import { sendLetters } from "../mail/send-letters.ts";
import { Clerk, Reminded } from "./reminders-testing.ts";

let mailbox: Mailbox;
let world: TestApp;
let elsewhere: Database;
let ana: Reminded;
let clerk: Clerk;

beforeAll(async () => {
  mailbox = await openMailbox();
  world = await startTestApp({
    RATE_LIMITS: "off",
    SMTP_URL: mailbox.smtpUrl,
    BASE_URL: "https://remanso.example.net",
  });
  elsewhere = openTestDatabase(world.databaseUrl);
});

afterAll(async () => {
  await elsewhere.close();
  await world.close();
  await mailbox.close();
});

beforeEach(async () => {
  world.clock.set("2026-03-11T06:00:00.000Z");
  ana = await Reminded.arrive(world, { language: "es" });
  await ana.proveAddress(mailbox);
  clerk = new Clerk(world.app.deps);
});

const due = () => world.clock.set("2026-03-11T07:30:00.000Z");
const lettersTo = ({ email }: Reminded) =>
  mailbox.letters.filter(({ recipients }) => recipients.includes(email)).map(({ mail }) => mail);
const header = (mail: { headers: { key: string; value: string }[] } | undefined, key: string) =>
  mail?.headers.find((one) => one.key === key)?.value ?? "";

/** A server whose mail server is another; it waits 200 ms for a word. */
function clerkWith(smtpUrl: string): Clerk {
  const { config } = world.app.deps;
  return new Clerk({ ...world.app.deps, config: { ...config, smtpUrl } });
}

/** The address behind List-Unsubscribe of the one reminder that came. */
async function wayOut(): Promise<string> {
  await ana.daily("08:30", { email: true });
  due();
  await clerk.round();
  const url = header(lettersTo(ana).at(-1), "list-unsubscribe").slice(1, -1);
  expect(url).toMatch(/^https:\/\/remanso\.example\.net\/api\/unsubscribe\?token=/);
  return url.replace("https://remanso.example.net", "");
}

describe("a reminder by e-mail", () => {
  test("comes in the person's language, neutral outside and inside, with the way to stop it in one press", async () => {
    await ana.daily("08:30", { email: true });
    due();
    await clerk.round();
    const [, mail, ...more] = lettersTo(ana);
    const [listed] = await ana.list();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(listed?.text);
    expect(mail?.text).toContain(`${listed?.text}\n\nAbrir Remanso: https://remanso.example.net/`);
    expect(mail?.html).toContain('<html lang="es">');
    expect(mail?.html).not.toMatch(/<img|<link|<script|src=/);
    expect(header(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(header(mail, "auto-submitted")).toBe("auto-generated");
    expect(mail?.text).toContain(header(mail, "list-unsubscribe").slice(1, -1));
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/estr[eé]s|Ana|ansiedad|racha/i);
  });

  test("goes only to a verified address", async () => {
    const ben = await Reminded.arrive(world);
    expect((await ben.reminders()).mail).toBe("unverified");
    const answered = await ben.choose({ channels: { push: false, email: true, list: true } });
    expect([answered.status, answered.body.code]).toEqual([409, "address_unverified"]);
    expect((await ana.reminders()).mail).toBe("ready");
  });

  test("is sent once, even if two servers send at one moment", async () => {
    await ana.daily("08:30", { email: true });
    due();
    await clerk.plan();
    const other = new Clerk({ ...world.app.deps, database: elsewhere });
    await Promise.all([clerk, other, clerk, other].map(({ sender }) => sendLetters(sender)));
    expect(lettersTo(ana).length).toBe(2);
  });

  test("waits while the mail server is down, and comes once it is back", async () => {
    await ana.daily("08:30", { email: true });
    due();
    await clerkWith("smtp://127.0.0.1:1").round();
    await clerk.round();
    expect(lettersTo(ana).length).toBe(1);
    world.clock.advance(60_000);
    await clerk.round();
    await clerk.round();
    expect(lettersTo(ana).length).toBe(2);
  });

  test("that comes too late is dropped, and so is one that is no longer wanted", async () => {
    await ana.daily("08:30", { email: true });
    due();
    await clerkWith("smtp://127.0.0.1:1").round();
    await ana.choose({ channels: { push: false, email: false, list: true } });
    world.clock.advance(60_000);
    await clerk.deliverAll();
    const ben = await Reminded.arrive(world, { language: "es" });
    await ben.proveAddress(mailbox);
    await ben.daily("08:45", { email: true });
    world.clock.set("2026-03-11T07:45:00.000Z");
    await clerkWith("smtp://127.0.0.1:1").round();
    world.clock.advance(latestMs);
    await clerk.deliverAll();
    expect([lettersTo(ana).length, lettersTo(ben).length]).toEqual([1, 1]);
  });

  test("is not sent again where nobody knows whether it was taken", async () => {
    await ana.daily("08:30", { email: true });
    due();
    const silent = await openMailbox({ hangs: "dropping" });
    await clerkWith(silent.smtpUrl).round();
    world.clock.advance(60_000);
    await clerk.round();
    expect([lettersTo(ana).length, (await ana.list()).length]).toEqual([1, 1]);
    await silent.close();
  });

  test("that the mail server refuses permanently is given up", async () => {
    await ana.daily("08:30", { email: true });
    due();
    const busy = await openMailbox({ refuse: 451 });
    const refusing = await openMailbox({ refuse: 550 });
    await clerkWith(busy.smtpUrl).round();
    world.clock.advance(60_000);
    await clerkWith(refusing.smtpUrl).deliverAll();
    world.clock.advance(60_000);
    await clerk.deliverAll();
    expect([lettersTo(ana).length, (await ana.list()).length]).toEqual([1, 1]);
    await Promise.all([refusing.close(), busy.close()]);
  });
});

describe("the way out of a reminder", () => {
  const open = (method: "GET" | "POST" | "HEAD", url: string, headers = {}, payload = "") =>
    world.app.inject({ method, url, headers, ...(method === "POST" ? { payload } : {}) });
  const isOn = async () => (await ana.reminders()).settings.channels.email;

  test("only asks when opened, however often a program fetches it", async () => {
    const url = await wayOut();
    for (let look = 0; look < 3; look += 1) {
      const page = await open("GET", url);
      expect([page.statusCode, page.headers["content-language"]]).toEqual([200, "es"]);
      expect(page.body).toContain('<form method="post"');
      expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
    }
    await open("HEAD", url);
    expect(await isOn()).toBe(true);
  });

  test("works with one press in the mail program, without a session, from anywhere, and twice", async () => {
    const url = await wayOut();
    const form = { "content-type": "application/x-www-form-urlencoded" };
    for (let press = 0; press < 2; press += 1) {
      const answered = await open("POST", url, form, "List-Unsubscribe=One-Click");
      expect([answered.statusCode, answered.headers["set-cookie"]]).toEqual([200, undefined]);
    }
    expect(await isOn()).toBe(false);
    // the list goes on, and another look at the old link undoes nothing
    await open("GET", url);
    world.clock.set("2026-03-12T07:30:00.000Z");
    await clerk.round();
    expect([(await ana.list()).length, lettersTo(ana).length, await isOn()]).toEqual([2, 2, false]);
  });

  test("works from the page's own button and as multipart, too", async () => {
    const url = await wayOut();
    const answered = await open("POST", url, { "content-type": "multipart/form-data; boundary=x" }, "--x--");
    expect(answered.statusCode).toBe(200);
    expect(await isOn()).toBe(false);
    expect((await open("POST", url)).statusCode).toBe(200);
  });

  test("of somebody else, truncated or made up, turns nothing off", async () => {
    const url = await wayOut();
    const [, token = ""] = /token=(.*)$/.exec(url) ?? [];
    const ben = await Reminded.arrive(world);
    const benId = (await ben.call("GET", "/api/auth/user")).body.id;
    const [anaId = "", signature = ""] = token.split(".");
    for (const wrong of [
      "",
      "x",
      anaId,
      `${anaId}.`,
      `${benId}.${signature}`,
      token.slice(0, -2),
      `${anaId}.${signature}x`,
    ]) {
      const answered = await open("POST", `/api/unsubscribe?token=${wrong}`);
      expect([wrong, answered.statusCode]).toEqual([wrong, 404]);
    }
    expect((await open("POST", "/api/unsubscribe")).statusCode).toBe(404);
    expect((await open("GET", "/api/unsubscribe?token=a&token=b")).statusCode).toBe(404);
    expect(await isOn()).toBe(true);
  });
});
