import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { startTestApp, type TestApp } from "../testing.ts";
import { openTestApple, type TestApple } from "./apple-testing.ts";
import { baseUrl, Browser } from "./browser-testing.ts";
import { openProviders } from "./providers.ts";

describe("Apple", () => {
  let apple: TestApple;
  let stand: TestApp;
  beforeAll(async () => {
    apple = await openTestApple();
    stand = await startTestApp({
      BASE_URL: baseUrl,
      APPLE_CLIENT_ID: "example.remanso",
      APPLE_TEAM_ID: "TEAM123456",
      APPLE_KEY_ID: "KEY1234567",
      APPLE_PRIVATE_KEY: apple.privateKey.replaceAll("\n", "\\n"),
      APPLE_ISSUER: apple.issuer,
    });
  });
  afterAll(async () => {
    await stand.close();
    await apple.close();
  });

  async function signIn(claims: Record<string, unknown>, user?: object) {
    const eva = new Browser(stand);
    const asked = new URL((await eva.get("/api/login?provider=apple")).location).searchParams;
    apple.claims = { aud: "example.remanso", nonce: asked.get("nonce"), ...claims };
    const form = new URLSearchParams({ state: asked.get("state") ?? "", code: "c0de" });
    if (user) form.set("user", JSON.stringify(user));
    const posted = await new Browser(stand).get("/api/auth/callback/apple", {
      method: "POST",
      payload: form.toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
    });
    return { eva, asked, end: (await eva.get(posted.location)).location };
  }

  it("gets a fresh secret signed by our key, and its ways to say yes are understood", async () => {
    const name = { firstName: "Eva", lastName: "Lago" };
    const { eva, asked, end } = await signIn(
      { sub: "001", email: "eva@privaterelay.example", email_verified: "true" },
      { name, email: "somebody.else@example.org" },
    );
    expect(end).toBe("/");
    expect(asked.get("response_mode")).toBe("form_post");
    expect(await eva.user()).toMatchObject({
      email: "eva@privaterelay.example",
      emailVerified: true,
      fullName: "Eva Lago",
    });
    const secret = apple.secrets.at(-1);
    expect(secret?.header).toMatchObject({ alg: "ES256", kid: "KEY1234567" });
    expect(secret?.claims).toMatchObject({
      iss: "TEAM123456",
      sub: "example.remanso",
      aud: "https://appleid.apple.com",
    });
    expect(Number(secret?.claims["exp"]) - Number(secret?.claims["iat"])).toBe(300);
  });

  it("is not believed about an address that it calls unverified", async () => {
    const { end } = await signIn({ sub: "002", email: "x@example.org", email_verified: "false" });
    expect(end).toBe("/?login&error=email_unverified");
  });

  it.each([
    ["for another product", { aud: "somebody.else" }],
    ["from another issuer", { iss: "https://evil.test" }],
    ["for another flow", { nonce: "another one" }],
    ["that is too old", { iat: 1_000_000, exp: 1_000_600 }],
  ])("is not believed with a token %s", async (_what, wrong) => {
    const { end } = await signIn({ sub: "003", email: "y@example.org", email_verified: true, ...wrong });
    expect(end).toBe("/?login&error=provider_failed");
  });

  it("is not believed with a token that somebody else signed", async () => {
    apple.forges = true;
    const { eva, end } = await signIn({ sub: "004", email: "z@example.org", email_verified: true });
    apple.forges = false;
    expect(end).toBe("/?login&error=provider_failed");
    expect(await eva.user()).toBeNull();
  });

  it("prevents the start if its key is not a key", () => {
    const config = readConfig({
      APPLE_CLIENT_ID: "a",
      APPLE_TEAM_ID: "b",
      APPLE_KEY_ID: "c",
      APPLE_PRIVATE_KEY: "no key",
    });
    expect(() => openProviders(config)).toThrow(/^APPLE_PRIVATE_KEY must be/);
  });
});
