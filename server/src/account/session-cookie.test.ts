import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedTestApp, startTestApp, TestPerson, type SharedApp, type TestApp } from "../testing.ts";

let server: SharedApp;
let secured: TestApp;
beforeAll(async () => {
  server = await sharedTestApp();
  secured = await startTestApp({ BASE_URL: "https://remanso.example" });
});
afterAll(() => secured.close());

const person = () => new TestPerson(server.app);

async function cookiesOf(app: SharedApp, path: string, payload: object) {
  const answered = await app.app.inject({
    method: "POST",
    url: path,
    payload,
    headers: { "sec-fetch-site": "same-origin" },
  });
  return Object.fromEntries(answered.cookies.map((cookie) => [cookie.name, cookie]));
}

describe("the session's cookie", () => {
  const form = (email: string) => ({
    fullName: "Ana",
    email,
    password: "agua tranquila 7",
    confirmPassword: "agua tranquila 7",
    language: "es",
    timeZone: "Europe/Madrid",
  });

  it("is not available to scripts and other sites", async () => {
    const { session } = await cookiesOf(server, "/api/auth/sign-up", form(person().email));
    expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", maxAge: 30 * 86_400 });
    expect(session).not.toHaveProperty("secure");
    expect(session).not.toHaveProperty("domain");
  });

  it("is bound to the host and to TLS behind https", async () => {
    const cookies = await cookiesOf(secured, "/api/auth/sign-up", form(person().email));
    expect(cookies["__Host-session"]).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: "Lax",
      path: "/",
    });
    expect(cookies["__Host-session"]).not.toHaveProperty("domain");
    expect(cookies).not.toHaveProperty("session");
    expect(Object.keys(cookies).filter((name) => !name.startsWith("__Host-"))).toEqual([]);
    expect(cookies["__Host-language"]).toMatchObject({
      value: "es",
      secure: true,
      sameSite: "Lax",
      path: "/",
    });
  });

  it("is ignored behind https without its prefix", async () => {
    const ana = new TestPerson(secured.app);
    await ana.signUp();
    expect((await ana.call("GET", "/api/auth/user")).status).toBe(200);
    ana.cookie = ana.cookie.replace("__Host-", "");
    expect((await ana.call("GET", "/api/auth/user")).status).toBe(401);
  });

  it("is not the only one: behind https no preference is believed without its prefix either", async () => {
    const detailIn = (cookie: string) =>
      secured.app.inject({ method: "GET", url: "/api/nothing", headers: { cookie } });
    expect((await detailIn("__Host-language=es")).json().detail).not.toBe(
      (await detailIn("language=es")).json().detail,
    );
  });

  it("comes with cookies that mirror the preferences, which the page may read", async () => {
    const ana = person();
    const cookies = await cookiesOf(server, "/api/auth/sign-up", form(ana.email));
    expect(cookies["language"]).toMatchObject({
      value: "es",
      path: "/",
      sameSite: "Lax",
      maxAge: 365 * 86_400,
    });
    expect(cookies["timeZone"]).toMatchObject({ value: "Europe/Madrid" });
    expect(cookies["theme"]).toMatchObject({ value: "light" });
    expect(cookies["theme"]).not.toHaveProperty("httpOnly");
    const again = await cookiesOf(server, "/api/auth/sign-in", {
      email: ana.email,
      password: "agua tranquila 7",
    });
    expect(again["language"]).toMatchObject({ value: "es" });
  });

  it("mirrors changed settings", async () => {
    const ana = await person().signUp();
    const answered = await server.app.inject({
      method: "PATCH",
      url: "/api/settings",
      payload: { theme: "dark", timeZone: "America/Lima" },
      headers: { "sec-fetch-site": "same-origin", cookie: ana.cookie },
    });
    const values = Object.fromEntries(answered.cookies.map((cookie) => [cookie.name, cookie.value]));
    expect(values).toMatchObject({ theme: "dark", timeZone: "America/Lima", language: "es" });
  });
});
