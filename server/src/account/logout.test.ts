import { beforeAll, describe, expect, it } from "vitest";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let server: SharedApp;
beforeAll(async () => {
  server = await sharedTestApp();
});

const person = () => new TestPerson(server.app);
const isIn = async (someone: TestPerson) => (await someone.call("GET", "/api/auth/user")).status === 200;

describe("GET /api/logout", () => {
  it("ends the session, its usage session and the cookie, and goes to the first page", async () => {
    const ana = await person().signUp();
    const cookie = ana.cookie;
    const answered = await ana.call("GET", "/api/logout");
    expect(answered.status).toBe(302);
    expect(answered.headers).toMatchObject({
      location: "/",
      "clear-site-data": '"cache"',
      "cache-control": "no-store",
    });
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
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(answered.headers["set-cookie"]).toBeUndefined();
    expect(await isIn(ana)).toBe(true);
    const english = await ana.call("GET", "/api/logout", undefined, { ...headers, "accept-language": "en" });
    expect(english.body).toContain("Log out of Remanso?");
  });

  it("ends nothing when a browser only prefetches, or asks only for the headers", async () => {
    const ana = await person().signUp();
    expect(
      (await ana.call("GET", "/api/logout", undefined, { "sec-purpose": "prefetch;prerender" })).status,
    ).toBe(204);
    await server.app.inject({ method: "HEAD", url: "/api/logout", headers: { cookie: ana.cookie } });
    expect(await isIn(ana)).toBe(true);
  });

  it("does nothing for somebody who is not signed in", async () => {
    expect((await person().call("GET", "/api/logout")).status).toBe(302);
  });
});
