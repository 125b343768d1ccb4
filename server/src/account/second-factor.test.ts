import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { newLink } from "./one-time-link.ts";
import { addPasskey, askToSignIn, Authenticator } from "./passkey-testing.ts";

const password = "agua tranquila 7";
const hourMs = 3_600_000;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const person = () => new TestPerson(server.app);

/** The person's passkey, shown in the session as Settings asks for it. */
async function tried(ana: TestPerson, device: Authenticator) {
  return device.show((await ana.call("POST", "/api/auth/prove/options")).body);
}

/** Somebody whose second factor is on, with their device and their codes. */
async function withSecondFactor() {
  const ana = await person().signUp();
  const device = new Authenticator();
  await addPasskey(ana, device);
  const on = await ana.call("POST", "/api/auth/second-factor", { passkey: await tried(ana, device) });
  const codes: string[] = on.body.codes;
  return { ana, device, codes, status: on.status };
}

type Given = { secondFactor?: object };

const signIn = (who: TestPerson, email: string, more: Given = {}, headers = {}) =>
  who.call("POST", "/api/auth/sign-in", { email, password, ...more }, headers);

async function signInWithBoth(email: string, device: Authenticator) {
  const someone = person();
  const { request, flow } = await askToSignIn(someone);
  return signIn(someone, email, { secondFactor: { passkey: device.show(request) } }, { cookie: flow });
}

const state = async (ana: TestPerson) => (await ana.call("GET", "/api/auth/second-factor")).body;

describe("the second factor", () => {
  it("is asked for after the password, and never before it is right", async () => {
    const { ana, device } = await withSecondFactor();
    expect(await state(ana)).toEqual({ since: server.clock.now().toISOString(), codesLeft: 10 });
    const half = await signIn(person(), ana.email);
    expect(half).toMatchObject({ status: 403, body: { code: "second_factor_needed" } });
    expect(half.headers["set-cookie"]).toBeUndefined();
    const wrong = { email: ana.email, password: "agua turbia 7" };
    expect((await person().call("POST", "/api/auth/sign-in", wrong)).body.code).toBe("wrong_credentials");
    expect((await signInWithBoth(ana.email, device)).status).toBe(200);
  });

  it("is a passkey of this account", async () => {
    const { ana } = await withSecondFactor();
    const { device: another } = await withSecondFactor();
    expect(await signInWithBoth(ana.email, another)).toMatchObject({
      status: 403,
      body: { code: "passkey_refused" },
    });
  });

  it("is turned on by a freshly proved person with a passkey that they have tried", async () => {
    const ana = await person().signUp();
    const device = new Authenticator();
    await addPasskey(ana, device);
    const { device: another } = await withSecondFactor();
    const challenge = (await ana.call("POST", "/api/auth/prove/options")).body;
    const foreign = await ana.call("POST", "/api/auth/second-factor", { passkey: another.show(challenge) });
    expect(foreign.body.code).toBe("passkey_refused");
    server.clock.advance(hourMs);
    const late = await ana.call("POST", "/api/auth/second-factor", { passkey: await tried(ana, device) });
    expect(late.body.code).toBe("proof_needed");
    expect(await state(ana)).toEqual({ since: null, codesLeft: 0 });
  });

  it("is turned off, and its codes renewed, with fresh proof, which the password alone is not", async () => {
    const { ana, device } = await withSecondFactor();
    server.clock.advance(hourMs);
    for (const [method, path] of [
      ["DELETE", "/api/auth/second-factor"],
      ["POST", "/api/auth/second-factor/codes"],
    ] as const)
      expect((await ana.call(method, path)).body.code).toBe("proof_needed");
    expect((await ana.call("POST", "/api/auth/prove", { password })).body.code).toBe("second_factor_needed");
    await ana.call("POST", "/api/auth/prove", { passkey: await tried(ana, device) });
    expect((await ana.call("POST", "/api/auth/second-factor/codes")).body.codes).toHaveLength(10);
    expect((await ana.call("DELETE", "/api/auth/second-factor")).status).toBe(200);
    expect(await state(ana)).toEqual({ since: null, codesLeft: 0 });
    expect((await signIn(person(), ana.email)).status).toBe(200);
  });

  it("ends with the last passkey, after fresh proof", async () => {
    const { ana } = await withSecondFactor();
    const [passkey] = (await ana.call("GET", "/api/auth/passkeys")).body;
    server.clock.advance(hourMs);
    const path = `/api/auth/passkeys/${passkey.id}`;
    expect((await ana.call("DELETE", path)).body.code).toBe("proof_needed");
    expect((await ana.call("GET", "/api/auth/passkeys")).body).toHaveLength(1);
    server.clock.advance(-hourMs);
    expect((await ana.call("DELETE", path)).status).toBe(200);
    expect((await state(ana)).since).toBeNull();
    expect((await signIn(person(), ana.email)).status).toBe(200);
  });
});

describe("a recovery code", () => {
  it("stands in once for the passkey, in any spelling", async () => {
    const { ana, codes } = await withSecondFactor();
    const [first = "", second = ""] = codes;
    const typed = ` ${first.toUpperCase().replaceAll("-", " ")} `;
    expect((await signIn(person(), ana.email, { secondFactor: { recoveryCode: typed } })).status).toBe(200);
    const again = await signIn(person(), ana.email, { secondFactor: { recoveryCode: first } });
    expect(again).toMatchObject({ status: 400, body: { errors: { recoveryCode: "wrong_code" } } });
    const both = [1, 2, 3].map(() => signIn(person(), ana.email, { secondFactor: { recoveryCode: second } }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await state(ana)).codesLeft).toBe(8);
  });

  it("is one of ten that differ, is kept as a hash alone, and ends when new ones are made", async () => {
    const { ana, codes } = await withSecondFactor();
    expect(new Set(codes).size).toBe(10);
    const { rows } = await server.app.deps.database.pool.query(
      "select string_agg(r::text, ' ') as all from recovery_codes r",
    );
    for (const code of codes) expect(rows[0].all).not.toContain(code.slice(0, 4));
    await ana.call("POST", "/api/auth/second-factor/codes");
    const old = await signIn(person(), ana.email, { secondFactor: { recoveryCode: codes[0] } });
    expect(old.status).toBe(400);
  });

  it("cannot be guessed at without end", async () => {
    const { ana } = await withSecondFactor();
    const statuses: number[] = [];
    for (let guess = 0; guess < 9; guess += 1) {
      const secondFactor = { recoveryCode: `aaaa-bbbb-cc2${guess}` };
      statuses.push((await signIn(person(), ana.email, { secondFactor })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 400), 429]);
  });
});

describe("a reset link", () => {
  const fresh = "una orilla nueva 8";

  async function link(ana: TestPerson, kind: "reset" | "operator_reset"): Promise<string> {
    const { db, pool } = server.app.deps.database;
    if (kind === "reset")
      await pool.query("update users set email_verified_at = now() where email = $1", [ana.email]);
    const { body } = await ana.call("GET", "/api/auth/user");
    const more = { emailKey: ana.email, baseUrl: "", now: server.clock.now() };
    return (await newLink(db, body.id, { kind, ...more })).replace("/?reset=", "");
  }

  const redeem = (token: string, more: Given = {}) =>
    person().call("POST", "/api/auth/password", { token, password: fresh, confirmPassword: fresh, ...more });

  it("by mail does not replace the second factor, and stays valid while it is asked for", async () => {
    const { ana, codes } = await withSecondFactor();
    const token = await link(ana, "reset");
    expect((await redeem(token)).body.code).toBe("second_factor_needed");
    expect((await redeem(token, { secondFactor: { recoveryCode: codes[3] } })).status).toBe(200);
  });

  it("of the operator turns it off for whoever has lost everything", async () => {
    const { ana } = await withSecondFactor();
    expect((await redeem(await link(ana, "operator_reset"))).status).toBe(200);
    const back = person();
    await back.call("POST", "/api/auth/sign-in", { email: ana.email, password: fresh });
    expect(await state(back)).toEqual({ since: null, codesLeft: 0 });
  });
});
