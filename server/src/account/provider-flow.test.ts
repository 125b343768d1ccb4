import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing.ts";
import { baseUrl, Browser, settingsFor } from "./browser-testing.ts";
import { openTestProvider, type TestProvider, type Visitor } from "./provider-testing.ts";

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

const browser = () => new Browser(server);

/** Somebody new in front of the provider. */
function newVisitor(more: Partial<Visitor> = {}): Visitor {
  const visitor = {
    sub: randomUUID(),
    email: `${randomUUID()}@example.org`,
    email_verified: true,
    name: "Eva Lago Sol",
    ...more,
  };
  provider.visitor = visitor;
  return visitor;
}

describe("a way back", () => {
  const way = async (from: Browser, change: (url: URL) => void = () => {}) => {
    const there = new URL((await from.get("/api/login?provider=oidc")).location);
    change(there);
    return provider.visit(there.href);
  };

  it("works once", async () => {
    newVisitor();
    const eva = browser();
    const flow = new Map(eva.jar);
    const back = await way(eva);
    for (const [name, value] of eva.jar) if (name === "login-flow") flow.set(name, value);
    expect((await eva.get(back)).location).toBe("/");
    const replaying = browser();
    for (const [name, value] of flow) replaying.jar.set(name, value);
    expect((await replaying.get(back)).location).toBe("/?login&error=expired");
    expect(await replaying.user()).toBeNull();
  });

  it("works only in the browser that began it", async () => {
    newVisitor();
    const [mallory, victim] = [browser(), browser()];
    const back = await way(mallory);
    await victim.get("/api/login?provider=oidc");
    expect((await victim.get(back)).location).toBe("/?login&error=expired");
    expect(await victim.user()).toBeNull();
  });

  it("works for ten minutes", async () => {
    newVisitor();
    const eva = browser();
    const back = await way(eva);
    server.clock.advance(10 * 60_000);
    expect((await eva.get(back)).location).toBe("/?login&error=expired");
  });

  it("must carry the state that it was given", async () => {
    newVisitor();
    const eva = browser();
    const back = new URL(await way(eva));
    back.searchParams.set("state", "x".repeat(43));
    expect((await eva.get(back.href)).location).toBe("/?login&error=expired");
    expect((await eva.get("/api/auth/callback/oidc?code=x")).location).toBe("/?login&error=expired");
  });

  it("must carry a token for the requested nonce", async () => {
    newVisitor();
    const eva = browser();
    const back = await way(eva, (url) => url.searchParams.set("nonce", "another one"));
    expect((await eva.get(back)).location).toBe("/?login&error=provider_failed");
    expect(await eva.user()).toBeNull();
  });

  it("must carry a code for the secret that only this flow knows (PKCE)", async () => {
    newVisitor();
    const eva = browser();
    const back = await way(eva, (url) => url.searchParams.set("code_challenge", "x".repeat(43)));
    expect((await eva.get(back)).location).toBe("/?login&error=provider_failed");
  });

  it("does not accept the code of another flow", async () => {
    newVisitor();
    const [mallory, victim] = [browser(), browser()];
    const foreign = new URL(await way(mallory));
    newVisitor();
    const own = new URL(await way(victim));
    own.searchParams.set("code", foreign.searchParams.get("code") ?? "");
    expect((await victim.get(own.href)).location).toBe("/?login&error=provider_failed");
    expect(await victim.user()).toBeNull();
  });

  it("does not accept an answer in the name of another provider", async () => {
    newVisitor();
    const eva = browser();
    const back = new URL(await way(eva));
    back.searchParams.set("iss", "https://evil.test");
    expect((await eva.get(back.href)).location).toBe("/?login&error=provider_failed");
  });

  it("that is posted as a form from the provider's site is repeated as a GET, with the cookie", async () => {
    newVisitor();
    const eva = browser();
    const back = new URL(await way(eva));
    const posted = await new Browser(server).get("/api/auth/callback/oidc", {
      method: "POST",
      payload: `${back.search.slice(1)}&evil=1`,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-site": "cross-site",
        origin: "https://appleid.apple.com",
      },
    });
    expect(posted.status).toBe(303);
    expect(posted.location).toMatch(/^\/api\/auth\/callback\/oidc\?code=/);
    expect(posted.location).not.toContain("evil");
    expect(posted.answered.headers["set-cookie"]).toBeUndefined();
    expect((await eva.get(posted.location)).location).toBe("/");
    expect(await eva.user()).not.toBeNull();
  });

  it("keeps what it knows sealed in the database", async () => {
    const { location } = await browser().get("/api/login?provider=oidc&next=/canary-page");
    const { rows } = await server.app.deps.database.pool.query(
      "select string_agg(encode(sealed, 'escape') || encode(state_hash, 'escape'), ' ') as all from login_flows",
    );
    expect(rows[0].all.length).toBeGreaterThan(100);
    expect(rows[0].all).not.toContain("canary");
    expect(rows[0].all).not.toContain(new URL(location).searchParams.get("state"));
  });
});
