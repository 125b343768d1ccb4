import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
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

const count = async (email: string) => {
  const { rows } = await server.app.deps.database.pool.query(
    "select count(distinct u.id)::int as accounts, count(i.subject)::int as identities from users u left join identities i on i.user_id = u.id where u.email = $1",
    [email],
  );
  return rows[0];
};

describe("signing in with a provider", () => {
  it("opens an account for a verified address, and the same one the next time", async () => {
    const visitor = newVisitor();
    const first = browser();
    expect(await first.signIn(provider)).toBe("/");
    expect(await first.user()).toMatchObject({
      email: visitor.email,
      emailVerified: true,
      fullName: "Eva Lago Sol",
      firstName: "Eva",
      imageUrl: null,
      hasPassword: false,
    });
    provider.visitor = { ...visitor, email: "moved@example.org" };
    const second = browser();
    await second.signIn(provider);
    expect((await second.user()).id).toBe((await first.user()).id);
  });

  it("asks by authorization code with PKCE, state and nonce", async () => {
    const { status, location } = await browser().get("/api/login?provider=oidc");
    expect(status).toBe(302);
    const asked = Object.fromEntries(new URL(location).searchParams);
    expect(asked).toMatchObject({
      client_id: "remanso",
      response_type: "code",
      redirect_uri: `${baseUrl}/api/auth/callback/oidc`,
      scope: "openid email profile",
      code_challenge_method: "S256",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(asked[name]).toMatch(/^[\w-]{43}$/);
  });

  it("keeps the visitor's preferences in a new account", async () => {
    newVisitor();
    const eva = browser();
    eva.jar.set("language", "es").set("theme", "dark").set("timeZone", "America%2FLima");
    await eva.signIn(provider);
    expect(await eva.user()).toMatchObject({ language: "es", theme: "dark", timeZone: "America/Lima" });
  });

  it("ignores nonsense in those cookies", async () => {
    newVisitor();
    const eva = browser();
    eva.jar.set("language", "fr").set("theme", "pink").set("timeZone", "Mars");
    await eva.signIn(provider);
    expect(await eva.user()).toMatchObject({ language: "en", theme: "light", timeZone: "UTC" });
  });

  it("ends the session that the browser had, and counts as a sign-in", async () => {
    const ana = await new TestPerson(server.app).signUp();
    newVisitor();
    const eva = browser();
    const [name = "", value = ""] = ana.cookie.split("=");
    eva.jar.set(name, value);
    await eva.signIn(provider);
    expect((await ana.call("GET", "/api/auth/user")).status).toBe(401);
    const { rows } = await server.app.deps.database.pool.query(
      "select activity_type from activity_log where user_id = $1",
      [(await eva.user()).id],
    );
    expect(rows).toEqual([{ activity_type: "login" }]);
  });

  it("opens an account without an address when the provider gives none", async () => {
    newVisitor({ email: undefined, email_verified: undefined, name: undefined });
    const eva = browser();
    expect(await eva.signIn(provider)).toBe("/");
    expect(await eva.user()).toMatchObject({
      email: null,
      firstName: null,
      fullName: null,
      emailVerified: false,
    });
  });

  it("in two places at once for the first time makes one account", async () => {
    const visitor = newVisitor();
    const browsers = Array.from({ length: 4 }, browser);
    const ways = await Promise.all(
      browsers.map(async (each) => provider.visit((await each.get("/api/login?provider=oidc")).location)),
    );
    const ends = await Promise.all(browsers.map((each, index) => each.get(ways[index] ?? "")));
    expect(ends.map(({ location }) => location)).toEqual(["/", "/", "/", "/"]);
    expect(await count(visitor.email ?? "")).toEqual({ accounts: 1, identities: 1 });
  });
});

describe("the page to return to", () => {
  it("is kept through the flow", async () => {
    newVisitor();
    expect(await browser().signIn(provider, "/api/login?provider=oidc&next=%2Factivities%3Fday%3D2")).toBe(
      "/activities?day=2",
    );
  });

  it("is kept when somebody declines", async () => {
    newVisitor({ refuses: true });
    expect(await browser().signIn(provider, "/api/login?provider=oidc&next=/activities")).toBe(
      "/?login&error=cancelled&next=%2Factivities",
    );
  });

  test.each(["//evil.test", "/%5Cevil.test", "https://evil.test", "/api/logout", "%0d%0aSet-Cookie:x=1"])(
    "%s is not one of ours",
    async (next) => {
      newVisitor();
      expect(await browser().signIn(provider, `/api/login?provider=oidc&next=${next}`)).toBe("/");
    },
  );
});

describe("an address", () => {
  it("that the provider has not verified opens nothing", async () => {
    const visitor = newVisitor({ email_verified: false });
    const eva = browser();
    expect(await eva.signIn(provider)).toBe("/?login&error=email_unverified");
    expect(await eva.user()).toBeNull();
    expect(await count(visitor.email ?? "")).toEqual({ accounts: 0, identities: 0 });
  });

  it("that the provider has not verified does not sign in to somebody's account", async () => {
    const ana = await new TestPerson(server.app).signUp();
    for (const email_verified of [false, undefined]) {
      newVisitor({ email: ana.email, email_verified });
      expect(await browser().signIn(provider)).toBe("/?login&error=email_unverified");
    }
    expect((await ana.call("GET", "/api/auth/user")).status).toBe(200);
    expect(await count(ana.email)).toEqual({ accounts: 1, identities: 0 });
  });

  it("that is also verified here is one account with both ways to sign in", async () => {
    const ana = await new TestPerson(server.app).signUp();
    await server.app.deps.database.pool.query("update users set email_verified_at = now() where email = $1", [
      ana.email,
    ]);
    newVisitor({ email: ana.email.toUpperCase() });
    const eva = browser();
    expect(await eva.signIn(provider)).toBe("/");
    expect((await eva.user()).email).toBe(ana.email);
    expect((await ana.call("GET", "/api/auth/user")).status).toBe(200);
    const password = await ana.call("POST", "/api/auth/sign-in", {
      email: ana.email,
      password: "agua tranquila 7",
    });
    expect(password.status).toBe(200);
  });

  it("that was not yet verified here ends what a stranger prepared with it", async () => {
    const stranger = await new TestPerson(server.app).signUp();
    newVisitor({ email: stranger.email });
    const owner = browser();
    expect(await owner.signIn(provider)).toBe("/");
    expect(await owner.user()).toMatchObject({
      email: stranger.email,
      emailVerified: true,
      hasPassword: false,
    });
    expect((await stranger.call("GET", "/api/auth/user")).status).toBe(401);
    const password = await stranger.call("POST", "/api/auth/sign-in", {
      email: stranger.email,
      password: "agua tranquila 7",
    });
    expect(password).toMatchObject({ status: 401, body: { code: "wrong_credentials" } });
    expect(await count(stranger.email)).toEqual({ accounts: 1, identities: 1 });
  });
});
