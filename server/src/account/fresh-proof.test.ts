import { beforeAll, describe, expect, it, test } from "vitest";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";
import { addPasskey, Authenticator, signInWithPasskey, type Bent } from "./passkey-testing.ts";

const minuteMs = 60_000;
const password = "agua tranquila 7";

let server: SharedApp;
beforeAll(async () => {
  server = await sharedTestApp();
});

const person = () => new TestPerson(server.app);
const needed = { status: 403, body: { code: "proof_needed" } };
const askToAdd = (someone: TestPerson) => someone.call("POST", "/api/auth/passkeys/options");

/** Somebody whose sign-in was a while ago, with a passkey. */
async function signedInBefore() {
  const ana = await person().signUp();
  const device = new Authenticator();
  await addPasskey(ana, device);
  server.clock.advance(10 * minuteMs);
  return { ana, device };
}

async function proveWithPasskey(someone: TestPerson, device: Authenticator, bent: Bent = {}) {
  const asked = await someone.call("POST", "/api/auth/prove/options");
  return someone.call("POST", "/api/auth/prove", { passkey: device.show(asked.body, bent) });
}

describe("ten minutes after signing in", () => {
  it("adding a way to sign in and choosing a first password need new proof", async () => {
    const { ana } = await signedInBefore();
    const next = { password: "una orilla nueva 8", confirmPassword: "una orilla nueva 8" };
    expect(await askToAdd(ana)).toMatchObject(needed);
    expect(await ana.call("PUT", "/api/auth/password", next)).toMatchObject(needed);
    expect(await ana.call("POST", "/api/auth/prove", { password })).toMatchObject({ status: 200 });
    expect((await askToAdd(ana)).status).toBe(200);
    server.clock.advance(10 * minuteMs);
    expect(await askToAdd(ana)).toMatchObject(needed);
  });

  it("removing a way to sign in and ending other sessions need it too, signing out oneself does not", async () => {
    const { ana } = await signedInBefore();
    const [passkey] = (await ana.call("GET", "/api/auth/passkeys")).body;
    await person().call("POST", "/api/auth/sign-in", { email: ana.email, password });
    const sessions = (await ana.call("GET", "/api/auth/sessions")).body;
    const idOf = (current: boolean) =>
      sessions.find((one: { current: boolean }) => one.current === current).id;
    for (const path of [
      `passkeys/${passkey.id}`,
      "providers-connected/google",
      "sessions",
      `sessions/${idOf(false)}`,
    ]) {
      expect(await ana.call("DELETE", `/api/auth/${path}`)).toMatchObject(needed);
    }
    expect((await ana.call("GET", "/api/auth/sessions")).body).toHaveLength(2);
    expect((await ana.call("DELETE", `/api/auth/sessions/${idOf(true)}`)).status).toBe(200);
  });

  it("using the product does not count as proof", async () => {
    const ana = await person().signUp();
    for (let minute = 0; minute < 10; minute += 1) {
      expect((await askToAdd(ana)).status).toBe(200);
      server.clock.advance(minuteMs);
      await ana.call("GET", "/api/auth/user");
    }
    expect(await askToAdd(ana)).toMatchObject(needed);
  });

  it("a passkey proves it too, and only this session", async () => {
    const { ana, device } = await signedInBefore();
    const elsewhere = person();
    await elsewhere.call("POST", "/api/auth/sign-in", { email: ana.email, password });
    server.clock.advance(10 * minuteMs);
    expect(await proveWithPasskey(ana, device)).toMatchObject({ status: 200, body: { done: true } });
    expect((await askToAdd(ana)).status).toBe(200);
    expect(await askToAdd(elsewhere)).toMatchObject(needed);
  });

  it("what was started in time can be finished", async () => {
    const ana = await person().signUp();
    server.clock.advance(9.9 * minuteMs);
    const asked = await askToAdd(ana);
    server.clock.advance(minuteMs);
    const passkey = new Authenticator().make(asked.body);
    expect((await ana.call("POST", "/api/auth/passkeys", { name: "A", passkey })).status).toBe(201);
  });
});

describe("a proof", () => {
  it("is not given by a wrong password, which is reported next to the field and ends no session", async () => {
    const { ana } = await signedInBefore();
    expect(await ana.call("POST", "/api/auth/prove", { password: "agua turbia 7" })).toMatchObject({
      status: 400,
      body: { code: "invalid_input", errors: { password: "wrong_password" } },
    });
    expect(await askToAdd(ana)).toMatchObject(needed);
    expect((await ana.call("GET", "/api/auth/user")).status).toBe(200);
  });

  it("is not given by a password if the account has none", async () => {
    const { ana } = await signedInBefore();
    const { pool } = server.app.deps.database;
    await pool.query("update users set password_hash = null where email = $1", [ana.email]);
    expect((await ana.call("POST", "/api/auth/prove", { password })).status).toBe(400);
  });

  it("is not given by somebody else's passkey, an answer for a sign-in, or one shown before", async () => {
    const { ana, device } = await signedInBefore();
    const { device: foreign } = await signedInBefore();
    const refused = { status: 403, body: { code: "passkey_refused" } };
    expect(await proveWithPasskey(ana, foreign)).toMatchObject(refused);
    expect(await proveWithPasskey(ana, device, { origin: "https://evil.test" })).toMatchObject(refused);
    const toSignIn = (await ana.call("POST", "/api/auth/passkey-sign-in/options")).body;
    const expired = { status: 409, body: { code: "passkey_expired" } };
    expect(await ana.call("POST", "/api/auth/prove", { passkey: device.show(toSignIn) })).toMatchObject(
      expired,
    );
    const shown = device.show((await ana.call("POST", "/api/auth/prove/options")).body);
    await ana.call("POST", "/api/auth/prove", { passkey: shown });
    expect(await ana.call("POST", "/api/auth/prove", { passkey: shown })).toMatchObject(expired);
  });

  it("by passkey names only the person's own, and is refused if they have none", async () => {
    const { ana, device } = await signedInBefore();
    const { body } = await ana.call("POST", "/api/auth/prove/options");
    expect(body.allowCredentials).toMatchObject([{ id: device.credentialId.toString("base64url") }]);
    const eva = await person().signUp();
    expect((await eva.call("POST", "/api/auth/prove/options")).body.code).toBe("passkey_refused");
  });

  it("for one session is not valid in another", async () => {
    const { ana, device } = await signedInBefore();
    const elsewhere = person();
    await signInWithPasskey(elsewhere, device);
    server.clock.advance(10 * minuteMs);
    const asked = (await ana.call("POST", "/api/auth/prove/options")).body;
    const passkey = device.show(asked);
    expect((await elsewhere.call("POST", "/api/auth/prove", { passkey })).body.code).toBe("passkey_expired");
  });

  it("is limited like sign-ins, but strangers cannot use up the limit", async () => {
    const { ana } = await signedInBefore();
    const stranger = person();
    for (let round = 0; round < 9; round += 1)
      await stranger.call("POST", "/api/auth/sign-in", {
        email: ana.email,
        password: `agua turbia ${round}`,
      });
    expect((await ana.call("POST", "/api/auth/prove", { password })).status).toBe(200);
    const statuses: number[] = [];
    for (let round = 0; round < 9; round += 1)
      statuses.push((await ana.call("POST", "/api/auth/prove", { password: `agua turbia ${round}` })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400, 400, 429]);
    const limited = await ana.call("POST", "/api/auth/prove", { password });
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
    server.clock.advance(minuteMs);
    expect((await ana.call("POST", "/api/auth/prove", { password })).status).toBe(200);
  });
});

test("the stored hash of a request reveals nothing about the password in it", async () => {
  const { createHash } = await import("node:crypto");
  const ana = await person().signUp();
  const key = { "idempotency-key": "a-key-of-this-device" };
  expect((await ana.call("POST", "/api/auth/prove", { password }, key)).status).toBe(200);
  const body = createHash("sha256").update(JSON.stringify({ password })).digest("hex");
  const guess = createHash("sha256").update(`POST /api/auth/prove ${body}`).digest("hex");
  const { rows } = await server.app.deps.database.pool.query(
    `select encode(request_hash, 'hex') as hash from given_answers
     where user_id = (select id from users where email = $1)`,
    [ana.email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].hash).not.toBe(guess);
  expect((await ana.call("POST", "/api/auth/prove", { password }, key)).status).toBe(200);
  expect((await ana.call("POST", "/api/auth/prove", { password: "other" }, key)).status).toBe(422);
});
