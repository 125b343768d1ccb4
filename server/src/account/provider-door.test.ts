import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
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

describe("GET /api/login", () => {
  it("begins with the one provider when nothing is named and nothing else is configured", async () => {
    expect((await browser().get("/api/login")).location).toMatch(new RegExp(`^${provider.issuer}/auth\\?`));
  });

  it("redirects somebody who is signed in", async () => {
    newVisitor();
    const eva = browser();
    await eva.signIn(provider);
    expect((await eva.get("/api/login?next=/settings")).location).toBe("/settings");
    expect((await eva.get("/api/login")).location).toBe("/");
  });

  test.each(["google", "apple", "myspace", "__proto__", ""])(
    "says that %j is not configured",
    async (name) => {
      const { status, location } = await browser().get(`/api/login?provider=${name}&next=/activities`);
      expect({ status, location }).toEqual({
        status: 302,
        location: "/?login&error=provider_unavailable&next=%2Factivities",
      });
      expect((await browser().get(`/api/auth/callback/${name || "x"}?code=1&state=2`)).location).toBe(
        "/?login&error=provider_unavailable",
      );
    },
  );

  it("lets no other site begin a sign-in: it shows the screen, where the person presses", async () => {
    for (const site of ["cross-site", "same-site"]) {
      const { location } = await browser().get("/api/login?provider=oidc&next=/activities", {
        headers: { "sec-fetch-site": site },
      });
      expect(location).toBe("/?login&next=%2Factivities");
    }
    for (const site of ["same-origin", "none"]) {
      const { location } = await browser().get("/api/login", { headers: { "sec-fetch-site": site } });
      expect(location).toMatch(new RegExp(`^${provider.issuer}/auth\\?`));
    }
  });

  it("leads to the sign-in screen when there is no provider", async () => {
    const plain = await startTestApp();
    const eva = new Browser(plain);
    expect((await eva.get("/api/login")).location).toBe("/?login");
    expect((await eva.get("/api/login?next=/activities")).location).toBe("/?login&next=%2Factivities");
    expect((await eva.get("/api/login?provider=oidc")).location).toBe("/?login&error=provider_unavailable");
    await plain.close();
  });

  it("tells the screens about the provider", async () => {
    const { answered } = await browser().get("/api/auth/providers");
    expect(answered.json()).toEqual({ google: false, apple: false, oidc: "La Casa", mail: false });
  });

  it("cannot be used to fill the database", async () => {
    const eva = browser();
    const locations: string[] = [];
    for (let index = 0; index < 62; index += 1)
      locations.push((await eva.get("/api/login?provider=oidc")).location);
    expect(locations.filter((location) => location === "/?login&error=too_many_attempts")).toHaveLength(2);
  });

  it("binds the flow by a cookie that is closed to scripts, and to the host behind https", async () => {
    const [plain] = (await browser().get("/api/login?provider=oidc")).answered.cookies;
    expect(plain).toMatchObject({
      name: "login-flow",
      httpOnly: true,
      sameSite: "Lax",
      path: "/",
      maxAge: 600,
    });
    const secured = await startTestApp({ ...settingsFor(provider), BASE_URL: "https://remanso.example" });
    const [bound] = (await new Browser(secured).get("/api/login?provider=oidc")).answered.cookies;
    expect(bound).toMatchObject({ name: "__Host-login-flow", httpOnly: true, secure: true, path: "/" });
    await secured.close();
  });
});

describe("a provider that is down", () => {
  it("at the start works without a restart once it is back", async () => {
    const early = await openTestProvider(baseUrl);
    const port = Number(new URL(early.issuer).port);
    await early.close();
    const house = await startTestApp(settingsFor(early));
    const eva = new Browser(house);
    expect((await eva.get("/api/login?provider=oidc")).location).toBe("/?login&error=provider_down");
    expect((await eva.get("/api/auth/providers")).status).toBe(200);
    const later = await openTestProvider(baseUrl, port);
    later.visitor = { sub: "eva", email: "eva@example.org", email_verified: true };
    const back = await later.visit((await eva.get("/api/login?provider=oidc")).location);
    expect((await eva.get(back)).location).toBe("/");
    expect(await eva.user()).toMatchObject({ email: "eva@example.org" });
    // and away again, in the middle of a flow
    const second = new Browser(house);
    const started = await later.visit(
      (await second.get("/api/login?provider=oidc&next=/activities")).location,
    );
    await later.close();
    expect((await second.get(started)).location).toBe("/?login&error=provider_down&next=%2Factivities");
    await house.close();
  });
});

describe("Google", () => {
  it("is asked at its own address when it is configured", async () => {
    const stand = await startTestApp({
      BASE_URL: baseUrl,
      GOOGLE_CLIENT_ID: "remanso",
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    });
    expect(stand.app.deps.config.google?.issuer).toBe(provider.issuer);
    const { location } = await new Browser(stand).get("/api/login?provider=google");
    expect(new URL(location).searchParams.get("redirect_uri")).toBe(`${baseUrl}/api/auth/callback/google`);
    // one provider, but not the house's own: the screen offers passwords too
    expect((await new Browser(stand).get("/api/login")).location).toBe("/?login");
    await stand.close();
  });
});
