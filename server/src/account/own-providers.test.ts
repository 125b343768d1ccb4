import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { baseUrl, Browser, settingsFor } from "./browser-testing.ts";
import { openTestProvider, type TestProvider, type Visitor } from "./provider-testing.ts";

const minuteMs = 60_000;
const password = "agua tranquila 7";
const connected = "/api/auth/providers-connected";

let provider: TestProvider;
let server: TestApp;
beforeAll(async () => {
  provider = await openTestProvider(baseUrl);
  server = await startTestApp(settingsFor(provider));
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

/** Who sits in front of the provider now. */
function visitor(more: Partial<Visitor> = {}): Visitor {
  provider.visitor = {
    sub: randomUUID(),
    email: `${randomUUID()}@example.org`,
    email_verified: true,
    ...more,
  };
  return provider.visitor;
}

/** Somebody with an account here, in a browser. */
async function signedUp() {
  const ana = await new TestPerson(server.app).signUp();
  const browser = new Browser(server);
  const [name = "", value = ""] = ana.cookie.split("=");
  browser.jar.set(name, value);
  return { ana, browser };
}

const call = async (browser: Browser, method: "GET" | "POST", address: string, body?: object) => {
  const { answered } = await browser.get(address, {
    method,
    headers: { "sec-fetch-site": "same-origin", ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  });
  return { status: answered.statusCode, body: answered.json() };
};

/** From the press in Settings through the provider and back; where it ends. */
async function goAndReturn(browser: Browser, door: string): Promise<string> {
  const { body } = await call(browser, "POST", door);
  return (await browser.get(await provider.visit(body.address))).location;
}

const connect = (browser: Browser) => goAndReturn(browser, `${connected}/oidc`);
const list = async (browser: Browser) => (await call(browser, "GET", connected)).body;

describe("the connected providers", () => {
  it("are the configured ones, each with the day it was connected", async () => {
    const { browser } = await signedUp();
    const oidc = { provider: "oidc", label: "La Casa", configured: true, connectedAt: null };
    expect(await list(browser)).toEqual([oidc]);
    visitor();
    expect(await connect(browser)).toBe("/settings?outcome=connected#providers");
    expect(await list(browser)).toEqual([{ ...oidc, connectedAt: server.clock.now().toISOString() }]);
  });

  it("sign in to the account, whatever address the provider has for the person", async () => {
    const { ana, browser } = await signedUp();
    visitor();
    await connect(browser);
    const back = new Browser(server);
    expect(await back.signIn(provider)).toBe("/");
    expect(await back.user()).toMatchObject({ email: ana.email, emailVerified: false });
  });

  it("are listed even if the installation no longer offers them", async () => {
    const { ana, browser } = await signedUp();
    await server.app.deps.database.pool.query(
      "insert into identities select 'google', $1, id, now() from users where email = $1",
      [ana.email],
    );
    expect(await list(browser)).toMatchObject([
      { provider: "google", configured: false },
      { provider: "oidc" },
    ]);
    expect((await ana.call("DELETE", `${connected}/google`)).status).toBe(200);
    expect(await list(browser)).toMatchObject([{ provider: "oidc" }]);
  });

  it("can be disconnected, except the last way to sign in", async () => {
    const { ana, browser } = await signedUp();
    visitor();
    await connect(browser);
    expect((await ana.call("DELETE", `${connected}/oidc`)).status).toBe(200);
    expect((await ana.call("DELETE", `${connected}/oidc`)).status).toBe(404);
    visitor();
    const eva = new Browser(server);
    await eva.signIn(provider);
    const jar = new TestPerson(server.app);
    jar.cookie = `session=${eva.jar.get("session")}`;
    expect(await jar.call("DELETE", `${connected}/oidc`)).toMatchObject({
      status: 409,
      body: { code: "last_way_in" },
    });
    expect(await list(eva)).toMatchObject([{ connectedAt: server.clock.now().toISOString() }]);
  });
});

describe("connecting", () => {
  it("never accepts an identity that belongs to another account", async () => {
    visitor();
    const owner = new Browser(server);
    await owner.signIn(provider);
    const { browser } = await signedUp();
    expect(await connect(browser)).toBe("/settings?outcome=connected_elsewhere#providers");
    expect(await list(browser)).toMatchObject([{ connectedAt: null }]);
    expect(await list(owner)).toMatchObject([{ provider: "oidc", connectedAt: expect.any(String) }]);
  });

  test.each([false, undefined])(
    "refuses an address that the provider has not verified (%s)",
    async (verified) => {
      const { browser } = await signedUp();
      visitor({ email_verified: verified });
      expect(await connect(browser)).toBe("/settings?outcome=email_unverified#providers");
      expect(await list(browser)).toMatchObject([{ connectedAt: null }]);
    },
  );

  it("ends in the browser and session that it began in", async () => {
    const { browser } = await signedUp();
    const { browser: other } = await signedUp();
    visitor();
    const { body } = await call(browser, "POST", `${connected}/oidc`);
    const back = await provider.visit(body.address);
    expect((await other.get(back)).location).toBe("/?login&error=expired");
    expect((await browser.get(back)).location).toBe("/?login&error=expired");
    expect([await list(browser), await list(other)]).toMatchObject([
      [{ connectedAt: null }],
      [{ connectedAt: null }],
    ]);
    const second = await call(browser, "POST", `${connected}/oidc`);
    const again = await provider.visit(second.body.address);
    // signed in as somebody else meanwhile, in the same browser
    for (const [name, value] of other.jar) if (name === "session") browser.jar.set(name, value);
    expect((await browser.get(again)).location).toBe("/?login&error=expired&next=%2Fsettings");
    expect(await list(browser)).toMatchObject([{ connectedAt: null }]);
  });

  it("begins with a call from our own pages after a fresh sign-in, never with a link", async () => {
    const { browser } = await signedUp();
    const foreign = await browser.get(`${connected}/oidc`, {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(foreign.status).toBe(403);
    expect((await call(browser, "POST", `${connected}/google`)).status).toBe(404);
    expect((await call(browser, "POST", `${connected}/__proto__`)).status).toBe(404);
    server.clock.advance(10 * minuteMs);
    expect((await call(browser, "POST", `${connected}/oidc`)).body.code).toBe("proof_needed");
  });

  it("says what went wrong at the provider", async () => {
    const { browser } = await signedUp();
    visitor({ refuses: true });
    expect(await connect(browser)).toBe("/settings?outcome=cancelled#providers");
  });
});

describe("a provider's word that it is still the same person", () => {
  it("is a fresh proof for this session", async () => {
    visitor();
    const eva = new Browser(server);
    await eva.signIn(provider);
    server.clock.advance(10 * minuteMs);
    expect((await call(eva, "POST", "/api/auth/passkeys/options")).body.code).toBe("proof_needed");
    expect(await goAndReturn(eva, "/api/auth/prove/oidc")).toBe("/settings?outcome=proved#providers");
    expect((await call(eva, "POST", "/api/auth/passkeys/options")).status).toBe(200);
  });

  it("does not count for anybody else", async () => {
    const { browser } = await signedUp();
    server.clock.advance(10 * minuteMs);
    visitor();
    expect(await goAndReturn(browser, "/api/auth/prove/oidc")).toBe(
      "/settings?outcome=another_identity#providers",
    );
    expect((await call(browser, "POST", `${connected}/oidc`)).body.code).toBe("proof_needed");
    expect((await call(browser, "POST", "/api/auth/prove", { password })).status).toBe(200);
    expect(await connect(browser)).toBe("/settings?outcome=connected#providers");
  });
});

test("people are told that a provider is down", async () => {
  const early = await openTestProvider(baseUrl);
  await early.close();
  const house = await startTestApp(settingsFor(early));
  const ana = await new TestPerson(house.app).signUp();
  expect(await ana.call("POST", `${connected}/oidc`)).toMatchObject({
    status: 503,
    body: { code: "provider_down" },
  });
  await house.close();
});
