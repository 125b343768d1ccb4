import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMailbox, type Mailbox } from "../mail/mailbox-testing.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { baseUrl, Browser, settingsFor } from "./browser-testing.ts";
import { addPasskey, askToSignIn, Authenticator, sendShown, signInWithPasskey } from "./passkey-testing.ts";
import { openTestProvider, type TestProvider } from "./provider-testing.ts";

// What ends a passkey, what cannot end it, and what happens when many things happen at once.

const fresh = "una orilla nueva 8";
const minuteMs = 60_000;

let mailbox: Mailbox;
let provider: TestProvider;
let server: TestApp;
beforeAll(async () => {
  [mailbox, provider] = await Promise.all([openMailbox(), openTestProvider(baseUrl)]);
  server = await startTestApp({ ...settingsFor(provider), SMTP_URL: mailbox.smtpUrl });
});
afterAll(async () => {
  await server.close();
  await Promise.all([mailbox.close(), provider.close()]);
});

const person = () => new TestPerson(server.app);
const newDevice = () => new Authenticator(baseUrl);
const sql = (text: string, values: unknown[]) => server.app.deps.database.pool.query(text, values);
const statusesOf = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

async function withPasskey() {
  const ana = await person().signUp();
  await mailbox.letterTo(ana.email);
  const device = newDevice();
  expect((await addPasskey(ana, device)).status).toBe(201);
  return { ana, device };
}

async function resetByMail(email: string): Promise<TestPerson> {
  await person().call("POST", "/api/auth/password-reset", { email });
  const token = /reset=([\w-]{43})/.exec((await mailbox.letterTo(email)).text ?? "")?.[1];
  const back = person();
  const body = { token, password: fresh, confirmPassword: fresh };
  const send = async () => (await back.call("POST", "/api/auth/password", body)).status;
  // a database that has no time for a moment asks to come again, and nothing is used up by that
  await expect.poll(send, { interval: 500 }).toBe(200);
  return back;
}

const verify = (email: string) => sql("update users set email_verified_at = now() where email = $1", [email]);
const passkeysOf = async (someone: TestPerson) => (await someone.call("GET", "/api/auth/passkeys")).body;

describe("the first proof of a mailbox", () => {
  it("by a reset link removes passkeys that somebody else prepared, and their sessions", async () => {
    const { ana: stranger, device } = await withPasskey();
    const planted = person();
    expect((await signInWithPasskey(planted, device)).status).toBe(200);
    const owner = await resetByMail(stranger.email);
    expect(await passkeysOf(owner)).toEqual([]);
    expect((await planted.call("GET", "/api/auth/user")).status).toBe(401);
    expect((await signInWithPasskey(person(), device)).status).toBe(403);
  });

  it("by a provider does the same", async () => {
    const { ana: stranger, device } = await withPasskey();
    provider.visitor = { sub: randomUUID(), email: stranger.email, email_verified: true };
    expect(await new Browser(server).signIn(provider)).toBe("/");
    expect((await signInWithPasskey(person(), device)).status).toBe(403);
    const count =
      "select count(*)::int as n from passkeys p join users u on u.id = p.user_id where email = $1";
    expect((await sql(count, [stranger.email])).rows).toEqual([{ n: 0 }]);
  });

  it("also ends what was being added or used at that moment", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { ana: stranger, device } = await withPasskey();
      const asked = (await stranger.call("POST", "/api/auth/passkeys/options")).body;
      const late = newDevice();
      const { request, flow } = await askToSignIn(person());
      const planted = person();
      const [owner] = await Promise.all([
        resetByMail(stranger.email),
        stranger.call("POST", "/api/auth/passkeys", { name: "B", passkey: late.make(asked) }),
        sendShown(planted, device.show(request), flow),
      ]);
      expect(await passkeysOf(owner)).toEqual([]);
      expect((await planted.call("GET", "/api/auth/user")).status).toBe(401);
      expect((await owner.call("GET", "/api/auth/sessions")).body).toHaveLength(1);
    }
  });

  it("happens once: a later reset changes the password and keeps the passkeys", async () => {
    const { ana, device } = await withPasskey();
    await verify(ana.email);
    expect(await passkeysOf(await resetByMail(ana.email))).toHaveLength(1);
    expect((await signInWithPasskey(person(), device)).status).toBe(200);
  });
});

describe("the last way in", () => {
  const onlyPasskey = async () => {
    const { ana, device } = await withPasskey();
    await sql("update users set password_hash = null where email = $1", [ana.email]);
    return { ana, device };
  };
  const remove = (ana: TestPerson, { id }: { id: string }) => ana.call("DELETE", `/api/auth/passkeys/${id}`);

  it("cannot be removed, and the refusal says so", async () => {
    const { ana, device } = await onlyPasskey();
    const [passkey] = await passkeysOf(ana);
    expect(await remove(ana, passkey)).toMatchObject({ status: 409, body: { code: "last_way_in" } });
    expect((await signInWithPasskey(person(), device)).status).toBe(200);
  });

  it("can be removed if there is a password, another passkey or a configured provider", async () => {
    const { ana } = await withPasskey();
    expect((await remove(ana, (await passkeysOf(ana))[0])).status).toBe(200);
    const { ana: eva } = await onlyPasskey();
    await addPasskey(eva, newDevice());
    expect((await remove(eva, (await passkeysOf(eva))[0])).status).toBe(200);
    const [last] = await passkeysOf(eva);
    const link = (name: string) =>
      sql("insert into identities select $1, $2, id, now() from users where email = $3", [
        name,
        randomUUID(),
        eva.email,
      ]);
    // one that was taken away from the installation opens nothing
    await link("google");
    expect((await remove(eva, last)).status).toBe(409);
    await link("oidc");
    expect((await remove(eva, last)).status).toBe(200);
  });

  it("stays when two are removed at the same moment", async () => {
    const { ana } = await onlyPasskey();
    await addPasskey(ana, newDevice());
    const two = await passkeysOf(ana);
    expect(statusesOf(await Promise.all(two.map((one: { id: string }) => remove(ana, one))))).toEqual([
      200, 409,
    ]);
    expect(await passkeysOf(ana)).toHaveLength(1);
  });
});

describe("a session that has ended", () => {
  it("cannot add a passkey with its challenge", async () => {
    const { ana } = await withPasskey();
    const asked = (await ana.call("POST", "/api/auth/passkeys/options")).body;
    const cookie = ana.cookie;
    await ana.call("GET", "/api/logout");
    const body = { name: "B", passkey: newDevice().make(asked) };
    expect((await ana.call("POST", "/api/auth/passkeys", body, { cookie })).status).toBe(401);
    const back = person();
    await back.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
    expect((await back.call("POST", "/api/auth/passkeys", body)).body.code).toBe("passkey_expired");
  });
});

describe("many at once", () => {
  it("uses of one answer open the account once", async () => {
    const { device } = await withPasskey();
    const { request, flow } = await askToSignIn(person());
    const shown = device.show(request);
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendShown(person(), shown, flow)));
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it("uses of one counter value open the account once", async () => {
    const { device } = await withPasskey();
    device.counts = true;
    const asked = await Promise.all(Array.from({ length: 10 }, () => askToSignIn(person())));
    const answers = await Promise.all(
      asked.map(({ request, flow }) => sendShown(person(), device.show(request, { counter: 7 }), flow)),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 403)]);
  });

  it("additions leave a person with at most twenty", async () => {
    const { ana } = await withPasskey();
    // with more bodies at once a person is told to wait
    const answers = await Promise.all(Array.from({ length: 23 }, () => addPasskey(ana, newDevice())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(19);
    const others = answers.filter(({ status }) => status !== 201).map(({ body }) => body.code);
    expect(new Set(others)).toEqual(new Set(["too_many_passkeys"]));
    expect(await passkeysOf(ana)).toHaveLength(20);
  });
});

describe("attempts with passkeys", () => {
  it("are limited per network, and successful ones do not count", async () => {
    const { device } = await withPasskey();
    const here = person();
    for (let round = 0; round < 30; round += 1)
      expect((await signInWithPasskey(here, device)).status).toBe(200);
    const stranger = newDevice();
    const statuses: number[] = [];
    for (let round = 0; round < 26; round += 1)
      statuses.push((await signInWithPasskey(here, stranger)).status);
    expect(statuses).toEqual([...Array.from({ length: 25 }, () => 403), 429]);
    expect((await signInWithPasskey(here, device)).status).toBe(429);
    expect((await signInWithPasskey(person(), device)).status).toBe(200);
  });

  it("cannot be used to fill the database", async () => {
    const here = person();
    const statuses: number[] = [];
    for (let round = 0; round < 121; round += 1) statuses.push((await askToSignIn(here)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    server.clock.advance(5 * minuteMs);
    expect((await askToSignIn(here)).status).toBe(200);
  });
});
