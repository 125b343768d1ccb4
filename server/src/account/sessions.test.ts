import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";

const dayMs = 86_400_000;

let server: TestApp;
let secured: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  secured = await startTestApp({ BASE_URL: "https://remanso.example" });
});
afterAll(async () => {
  await server.close();
  await secured.close();
});

const person = () => new TestPerson(server.app);
const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

async function signIn(someone: TestPerson, headers = {}): Promise<TestPerson> {
  const other = new TestPerson(server.app, someone.email);
  await other.call("POST", "/api/auth/sign-in", { email: someone.email, password: "agua tranquila 7" }, headers);
  return other;
}

const isIn = async (someone: TestPerson) => (await someone.call("GET", "/api/auth/user")).status === 200;

async function cookiesOf(app: TestApp, path: string, payload: object) {
  const answered = await app.app.inject({ method: "POST", url: path, payload, headers: { "sec-fetch-site": "same-origin" } });
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

  it("is closed to scripts and other sites", async () => {
    const { session } = await cookiesOf(server, "/api/auth/sign-up", form(person().email));
    expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", maxAge: 30 * 86_400 });
    expect(session).not.toHaveProperty("secure");
    expect(session).not.toHaveProperty("domain");
  });

  it("is bound to the host and to TLS behind https", async () => {
    const cookies = await cookiesOf(secured, "/api/auth/sign-up", form(person().email));
    expect(cookies["__Host-session"]).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
    expect(cookies["__Host-session"]).not.toHaveProperty("domain");
    expect(cookies).not.toHaveProperty("session");
    expect(cookies["language"]).toMatchObject({ secure: true });
  });

  it("does not count behind https without its prefix", async () => {
    const ana = new TestPerson(secured.app);
    await ana.signUp();
    expect((await ana.call("GET", "/api/auth/user")).status).toBe(200);
    ana.cookie = ana.cookie.replace("__Host-", "");
    expect((await ana.call("GET", "/api/auth/user")).status).toBe(401);
  });

  it("comes with cookies that mirror the preferences, which the page may read", async () => {
    const ana = person();
    const cookies = await cookiesOf(server, "/api/auth/sign-up", form(ana.email));
    expect(cookies["language"]).toMatchObject({ value: "es", path: "/", sameSite: "Lax", maxAge: 365 * 86_400 });
    expect(cookies["timeZone"]).toMatchObject({ value: "Europe/Madrid" });
    expect(cookies["theme"]).toMatchObject({ value: "light" });
    expect(cookies["theme"]).not.toHaveProperty("httpOnly");
    const again = await cookiesOf(server, "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
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

describe("a session", () => {
  it("is a new one at every sign-in, and the one before ends", async () => {
    const ana = await person().signUp();
    const before = ana.cookie;
    await ana.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
    expect(ana.cookie).not.toBe(before);
    expect(await isIn(ana)).toBe(true);
    ana.cookie = before;
    expect(await isIn(ana)).toBe(false);
  });

  it("that was planted before sign-in is worth nothing after", async () => {
    const mallory = await person().signUp();
    const planted = mallory.cookie;
    const ana = await person().signUp();
    ana.cookie = planted;
    await ana.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
    expect((await ana.call("GET", "/api/auth/user")).body.email).toBe(ana.email);
    expect(await isIn(mallory)).toBe(false);
  });

  it("stays when a sign-in fails", async () => {
    const ana = await person().signUp();
    await ana.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua turbia 7" });
    expect(await isIn(ana)).toBe(true);
  });

  it("lives 30 days from its last use", async () => {
    const ana = await person().signUp();
    server.clock.advance(29 * dayMs);
    expect(await isIn(ana)).toBe(true);
    server.clock.advance(29 * dayMs);
    expect(await isIn(ana)).toBe(true);
    server.clock.advance(30 * dayMs + 1);
    expect(await isIn(ana)).toBe(false);
  });

  it("hands its cookie out anew when it is used, so that the browser keeps it too", async () => {
    const ana = await person().signUp();
    expect((await ana.call("GET", "/api/auth/user")).headers["set-cookie"]).toBeUndefined();
    server.clock.advance(61_000);
    expect(String((await ana.call("GET", "/api/auth/user")).headers["set-cookie"])).toMatch(/^session=.+Max-Age=2592000/);
  });

  it("cannot be guessed or mended", async () => {
    const ana = await person().signUp();
    const real = ana.cookie;
    for (const cookie of ["session=", "session=x", `${real}x`, real.slice(0, -1), "session=%00", `session=${"a".repeat(3000)}`]) {
      const answered = await person().call("GET", "/api/auth/user", undefined, { cookie });
      expect(answered).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
      expect(answered.headers["set-cookie"]).toBeUndefined();
    }
  });
});

describe("the list of sessions", () => {
  it("names each browser and marks the own one", async () => {
    const ana = await person().signUp();
    server.clock.advance(1000);
    const phone = await signIn(ana, firefox);
    const { body } = await phone.call("GET", "/api/auth/sessions");
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({ device: "Firefox · Linux", current: true });
    expect(body[1]).toMatchObject({ device: "", current: false });
    expect(Object.keys(body[0]).toSorted()).toEqual(["createdAt", "current", "device", "id", "lastUsedAt"]);
  });

  it("leaves out the ones that have run out", async () => {
    const ana = await person().signUp();
    server.clock.advance(31 * dayMs);
    const again = await signIn(ana);
    expect((await again.call("GET", "/api/auth/sessions")).body).toHaveLength(1);
  });

  it("ends one", async () => {
    const ana = await person().signUp();
    const phone = await signIn(ana, firefox);
    const { body } = await ana.call("GET", "/api/auth/sessions");
    const other = body.find((session: { current: boolean }) => !session.current);
    expect(await ana.call("DELETE", `/api/auth/sessions/${other.id}`)).toMatchObject({ status: 200, body: { done: true } });
    expect(await isIn(phone)).toBe(false);
    expect(await isIn(ana)).toBe(true);
    expect((await ana.call("DELETE", `/api/auth/sessions/${other.id}`)).status).toBe(404);
  });

  it("ends the own one and takes its cookie away", async () => {
    const ana = await person().signUp();
    const [own] = (await ana.call("GET", "/api/auth/sessions")).body;
    const cookie = ana.cookie;
    await ana.call("DELETE", `/api/auth/sessions/${own.id}`);
    expect(ana.cookie).toBe("");
    ana.cookie = cookie;
    expect(await isIn(ana)).toBe(false);
  });

  it("ends all others at once", async () => {
    const ana = await person().signUp();
    const others = [await signIn(ana), await signIn(ana), await signIn(ana)];
    expect(await ana.call("DELETE", "/api/auth/sessions")).toMatchObject({ status: 200, body: { ended: 3 } });
    expect(await Promise.all(others.map(isIn))).toEqual([false, false, false]);
    expect(await isIn(ana)).toBe(true);
  });

  it("knows nobody else's sessions", async () => {
    const ana = await person().signUp();
    const bruno = await person().signUp();
    const [foreign] = (await ana.call("GET", "/api/auth/sessions")).body;
    const missing = await bruno.call("DELETE", "/api/auth/sessions/01980000-0000-7000-8000-000000000000");
    for (const id of [foreign.id, "0", "abc", "%00", "x".repeat(1500)]) {
      const answered = await bruno.call("DELETE", `/api/auth/sessions/${id}`);
      expect(answered.status).toBe(404);
      expect(answered.body).toEqual(missing.body);
    }
    expect(await isIn(ana)).toBe(true);
    expect((await bruno.call("GET", "/api/auth/sessions")).body).toHaveLength(1);
  });
});

describe("GET /api/logout", () => {
  it("ends the session, its usage session and the cookie, and goes to the first page", async () => {
    const ana = await person().signUp();
    const cookie = ana.cookie;
    const answered = await ana.call("GET", "/api/logout");
    expect(answered.status).toBe(302);
    expect(answered.headers).toMatchObject({ location: "/", "clear-site-data": '"cache"', "cache-control": "no-store" });
    expect(ana.cookie).toBe("");
    ana.cookie = cookie;
    expect(await isIn(ana)).toBe(false);
    const { rows } = await server.app.deps.database.pool.query(
      "select ended_at from usage_sessions s join users u on u.id = s.user_id where email = $1",
      [ana.email],
    );
    expect(rows).toEqual([{ ended_at: server.clock.now() }]);
  });

  it.each(["none", "same-origin"])("takes a request whose site is %s as the person's own", async (site) => {
    const ana = await person().signUp();
    const { cookie } = ana;
    expect((await ana.call("GET", "/api/logout", undefined, { "sec-fetch-site": site })).status).toBe(302);
    ana.cookie = cookie;
    expect(await isIn(ana)).toBe(false);
  });

  it.each(["cross-site", "same-site"])("ends nothing when the site is %s, and asks", async (site) => {
    const ana = await person().signUp({ language: "es" });
    const headers = { "sec-fetch-site": site, "accept-language": "es-MX" };
    const answered = await ana.call("GET", "/api/logout", undefined, headers);
    expect(answered.status).toBe(200);
    expect(answered.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answered.body).toContain('<html lang="es">');
    expect(answered.body).toContain("¿Cerrar la sesión de Remanso?");
    expect(answered.body).toContain('href="/api/logout"');
    expect(answered.body).not.toMatch(/<script|style=|onclick/);
    const policy = String(answered.headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/);
    expect(answered.headers["set-cookie"]).toBeUndefined();
    expect(await isIn(ana)).toBe(true);
    const english = await ana.call("GET", "/api/logout", undefined, { ...headers, "accept-language": "en" });
    expect(english.body).toContain("Sign out of Remanso?");
  });

  it("ends nothing when a browser only fetches ahead, or asks for the headers alone", async () => {
    const ana = await person().signUp();
    expect((await ana.call("GET", "/api/logout", undefined, { "sec-purpose": "prefetch;prerender" })).status).toBe(204);
    await server.app.inject({ method: "HEAD", url: "/api/logout", headers: { cookie: ana.cookie } });
    expect(await isIn(ana)).toBe(true);
  });

  it("is harmless for somebody who is not signed in", async () => {
    expect((await person().call("GET", "/api/logout")).status).toBe(302);
  });
});

test("what can never be used again is forgotten", async () => {
  const { forgetExpired } = await import("./expiry-store.ts");
  const ana = await person().signUp();
  const { pool, db } = server.app.deps.database;
  const count = async () =>
    (await pool.query("select count(*)::int as n from sessions s join users u on u.id = s.user_id where email = $1", [ana.email]))
      .rows[0].n;
  await forgetExpired(db, server.clock.now());
  expect(await count()).toBe(1);
  await forgetExpired(db, new Date(server.clock.now().getTime() + 31 * dayMs));
  expect(await count()).toBe(0);
});
