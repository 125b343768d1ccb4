import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, test } from "vitest";
import { sharedTestApp, startTestApp, TestPerson, type SharedApp } from "../testing.ts";
import {
  addPasskey,
  askToSignIn,
  Authenticator,
  sendShown,
  signInWithPasskey,
  type Bent,
} from "./passkey-testing.ts";

const minuteMs = 60_000;
const missing = "01980000-0000-7000-8000-000000000000";

let server: SharedApp;
beforeAll(async () => {
  server = await sharedTestApp();
});

const person = () => new TestPerson(server.app);
const query = async (text: string, values: unknown[]) =>
  (await server.app.deps.database.pool.query(text, values)).rows;

/** Somebody signed up, with a passkey on a device. */
async function withPasskey() {
  const ana = await person().signUp();
  const device = new Authenticator();
  const added = await addPasskey(ana, device);
  expect(added.status).toBe(201);
  return { ana, device, id: String(added.body.id) };
}

const refused = { status: 403, body: { code: "passkey_refused" } };
const expired = { status: 409, body: { code: "passkey_expired" } };

describe("a passkey", () => {
  it("is added, listed with its name, and opens the account without an address", async () => {
    const { ana, device } = await withPasskey();
    const { body } = await ana.call("GET", "/api/auth/passkeys");
    expect(body).toMatchObject([{ name: "Móvil", lastUsedAt: null }]);
    expect(Object.keys(body[0]).toSorted()).toEqual(["createdAt", "id", "lastUsedAt", "name"]);
    const back = person();
    expect(await signInWithPasskey(back, device)).toMatchObject({ status: 200, body: { email: ana.email } });
    expect((await back.call("GET", "/api/auth/user")).body.email).toBe(ana.email);
    const [used] = (await back.call("GET", "/api/auth/passkeys")).body;
    expect(used.lastUsedAt).toBe(server.clock.now().toISOString());
  });

  it("starts a new session like every sign-in, replaces the browser's old one and is logged as a login", async () => {
    const { ana, device } = await withPasskey();
    const bruno = await person().signUp();
    const planted = bruno.cookie;
    await signInWithPasskey(bruno, device);
    expect(bruno.cookie).not.toBe(planted);
    expect((await bruno.call("GET", "/api/auth/user")).body.email).toBe(ana.email);
    bruno.cookie = planted;
    expect((await bruno.call("GET", "/api/auth/user")).status).toBe(401);
    const logins =
      "select 1 from activity_log l join users u on u.id = l.user_id where u.email = $1 and activity_type = 'login'";
    expect(await query(logins, [ana.email])).toHaveLength(2);
    const running =
      "select 1 from usage_sessions s join users u on u.id = s.user_id where u.email = $1 and ended_at is null";
    expect(await query(running, [ana.email])).toHaveLength(1);
  });

  it("is renamed by its owner, and keeps a name of any script", async () => {
    const { ana, id } = await withPasskey();
    const named = await ana.call("PATCH", `/api/auth/passkeys/${id}`, { name: "  Llave de casa 家  " });
    expect(named).toMatchObject({ status: 200, body: { id, name: "Llave de casa 家" } });
    expect((await ana.call("PATCH", `/api/auth/passkeys/${id}`, { name: " " })).status).toBe(400);
  });

  it("stops working once it is removed", async () => {
    const { ana, device, id } = await withPasskey();
    const { request, flow } = await askToSignIn(ana);
    expect(await ana.call("DELETE", `/api/auth/passkeys/${id}`)).toMatchObject({
      status: 200,
      body: { rpId: "localhost", credentialId: device.credentialId.toString("base64url") },
    });
    expect(await sendShown(person(), device.show(request), flow)).toMatchObject(refused);
    expect(await signInWithPasskey(person(), device)).toMatchObject(refused);
    expect((await ana.call("DELETE", `/api/auth/passkeys/${id}`)).status).toBe(404);
  });

  it("asks the device for a discoverable key, one per device, without its make", async () => {
    const { ana, device } = await withPasskey();
    const { body } = await ana.call("POST", "/api/auth/passkeys/options");
    expect(body).toMatchObject({
      rp: { id: "localhost", name: "Remanso" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: device.credentialId.toString("base64url") }],
    });
    const { request } = await askToSignIn(person());
    expect(request).toMatchObject({ rpId: "localhost", userVerification: "required", allowCredentials: [] });
  });

  it("belongs to the host of BASE_URL, behind https too", async () => {
    const house = await startTestApp({ BASE_URL: "https://remanso.example/" });
    const ana = await new TestPerson(house.app).signUp();
    const device = new Authenticator("https://remanso.example");
    expect((await addPasskey(ana, device)).status).toBe(201);
    expect((await signInWithPasskey(new TestPerson(house.app), device)).status).toBe(200);
    expect(await signInWithPasskey(ana, device, { origin: "http://remanso.example" })).toMatchObject(refused);
    await house.close();
  });
});

const bentMakings: [string, Bent][] = [
  ["made on another site", { origin: "https://evil.test" }],
  ["made for another site", { rpId: "evil.test" }],
  ["shown instead of made", { type: "webauthn.get" }],
  ["made without anybody there", { flags: 0 }],
  ["made by a touch alone", { flags: 0x01 }],
  ["with certificates, which would have to be fetched", { format: "packed", certificates: true }],
  ["with a statement of another kind", { format: "android-safetynet" }],
  ["with a name that is too long", { credentialId: randomBytes(1024) }],
];

test.each(bentMakings)("a passkey %s is not added", async (_what, bent) => {
  const ana = await person().signUp();
  const answered = await addPasskey(ana, new Authenticator(), bent);
  expect([400, 403]).toContain(answered.status);
  expect((await ana.call("GET", "/api/auth/passkeys")).body).toEqual([]);
});

const bentShowings: [string, Bent][] = [
  ["shown on another site", { origin: "https://evil.test" }],
  ["shown on another port", { origin: "http://localhost:3001" }],
  ["shown for another site", { rpId: "evil.test" }],
  ["made instead of shown", { type: "webauthn.create" }],
  ["shown without anybody there", { flags: 0 }],
  ["shown by a touch alone", { flags: 0x01 }],
  ["that nobody has", { credentialId: randomBytes(32) }],
  ["that says it is somebody else's", { userHandle: Buffer.alloc(16).toString("base64url") }],
];

test.each(bentShowings)("a passkey %s opens nothing", async (_what, bent) => {
  const { device } = await withPasskey();
  const back = person();
  expect(await signInWithPasskey(back, device, bent)).toMatchObject(refused);
  expect(back.cookie).toBe("");
});

describe("a challenge", () => {
  it("can be answered once, even if the answer was refused", async () => {
    const { ana, device } = await withPasskey();
    const { request, flow } = await askToSignIn(person());
    const shown = device.show(request);
    expect((await sendShown(person(), shown, flow)).status).toBe(200);
    expect(await sendShown(person(), shown, flow)).toMatchObject(expired);
    const second = await askToSignIn(person());
    const bent = device.show(second.request, { rpId: "evil.test" });
    expect(await sendShown(person(), bent, second.flow)).toMatchObject(refused);
    expect(await sendShown(person(), device.show(second.request), second.flow)).toMatchObject(expired);
    const asked = (await ana.call("POST", "/api/auth/passkeys/options")).body;
    const passkey = new Authenticator().make(asked);
    expect((await ana.call("POST", "/api/auth/passkeys", { name: "A", passkey })).status).toBe(201);
    expect(await ana.call("POST", "/api/auth/passkeys", { name: "A", passkey })).toMatchObject(expired);
  });

  it("is valid only in its own browser and session, and for its own purpose", async () => {
    const { ana, device } = await withPasskey();
    const { request } = await askToSignIn(person());
    const elsewhere = await askToSignIn(person());
    expect(await sendShown(person(), device.show(request), elsewhere.flow)).toMatchObject(expired);
    expect(await sendShown(person(), device.show(elsewhere.request), "")).toMatchObject(expired);
    const bruno = await person().signUp();
    const asked = (await ana.call("POST", "/api/auth/passkeys/options")).body;
    const passkey = new Authenticator().make(asked);
    expect(await bruno.call("POST", "/api/auth/passkeys", { name: "B", passkey })).toMatchObject(expired);
    const { request: toSignIn, flow } = await askToSignIn(ana);
    const other = new Authenticator().make({ ...asked, challenge: toSignIn.challenge });
    const sent = await ana.call(
      "POST",
      "/api/auth/passkeys",
      { name: "C", passkey: other },
      {
        cookie: `${ana.cookie}; ${flow}`,
      },
    );
    expect(sent).toMatchObject(expired);
  });

  it("lasts five minutes, and must be one that we issued", async () => {
    const { device } = await withPasskey();
    const { request, flow } = await askToSignIn(person());
    expect(await signInWithPasskey(person(), device, { challenge: randomUUID() })).toMatchObject(expired);
    server.clock.advance(5 * minuteMs);
    expect(await sendShown(person(), device.show(request), flow)).toMatchObject(expired);
  });

  it("is not readable in the database", async () => {
    const { request } = await askToSignIn(person());
    const rows = await query(
      "select encode(state_hash, 'escape') || encode(sealed, 'escape') as row from login_flows",
      [],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(request.challenge);
    expect(JSON.stringify(rows)).not.toContain("sign-in");
  });
});

describe("a device that counts", () => {
  it("works while its counter increases; one that goes back or stays the same is a copy", async () => {
    const { device } = await withPasskey();
    device.counts = true;
    expect((await signInWithPasskey(person(), device)).status).toBe(200);
    expect((await signInWithPasskey(person(), device)).status).toBe(200);
    for (const counter of [2, 1, 0])
      expect(await signInWithPasskey(person(), device, { counter })).toMatchObject(refused);
    expect((await signInWithPasskey(person(), device, { counter: 4_294_967_295 })).status).toBe(200);
  });
});

describe("somebody else's", () => {
  it("credential cannot be used with one's own key, nor added as one's own", async () => {
    const { device } = await withPasskey();
    const { ana: mallory, device: own } = await withPasskey();
    const { credentialId } = device;
    expect(await signInWithPasskey(person(), own, { credentialId })).toMatchObject(refused);
    expect(await addPasskey(mallory, new Authenticator(), { credentialId })).toMatchObject({
      status: 409,
      body: { code: "passkey_taken" },
    });
    expect((await signInWithPasskey(person(), device)).status).toBe(200);
  });

  it("passkey cannot be seen, renamed or removed", async () => {
    const { id } = await withPasskey();
    const mallory = await person().signUp();
    for (const [method, body] of [
      ["PATCH", { name: "mía" }],
      ["DELETE", undefined],
    ] as const) {
      const foreign = await mallory.call(method, `/api/auth/passkeys/${id}`, body);
      expect(foreign.status).toBe(404);
      expect(foreign.body).toEqual((await mallory.call(method, `/api/auth/passkeys/${missing}`, body)).body);
    }
    expect((await mallory.call("GET", "/api/auth/passkeys")).body).toEqual([]);
  });
});
