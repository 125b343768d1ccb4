import { beforeAll, describe, expect, it, test } from "vitest";
import { sharedTestApp, startTestApp, TestPerson, type SharedApp } from "../testing.ts";

let server: SharedApp;
beforeAll(async () => {
  server = await sharedTestApp();
});

const person = () => new TestPerson(server.app);
describe("a call from another site", () => {
  const forged: [string, Record<string, string>][] = [
    ["says so", { "sec-fetch-site": "cross-site" }],
    ["comes from a sister domain", { "sec-fetch-site": "same-site" }],
    ["has a foreign origin", { "sec-fetch-site": "", origin: "http://evil.test" }],
    ["has no origin that can be named", { "sec-fetch-site": "", origin: "null" }],
    ["says nothing at all", { "sec-fetch-site": "" }],
  ];
  test.each(forged)("that %s changes nothing", async (_what, headers) => {
    const ana = await person().signUp();
    const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
    const send = (method: "POST" | "PATCH" | "DELETE", url: string, payload?: object) =>
      server.app.inject({
        method,
        url,
        headers: { cookie: ana.cookie, ...given },
        ...(payload ? { payload } : {}),
      });
    expect((await send("PATCH", "/api/settings", { theme: "dark" })).statusCode).toBe(403);
    expect((await send("DELETE", "/api/auth/sessions")).statusCode).toBe(403);
    expect(
      (await send("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" }))
        .statusCode,
    ).toBe(403);
    expect((await ana.call("GET", "/api/auth/user")).body.theme).toBe("light");
  });

  it("cannot be sent as a form", async () => {
    const ana = await person().signUp();
    for (const type of [
      "application/x-www-form-urlencoded",
      "text/plain",
      "multipart/form-data; boundary=x",
    ]) {
      const answered = await ana.call("POST", "/api/auth/sign-in", "email=a&password=b", {
        "content-type": type,
      });
      expect(answered.status).toBe(415);
    }
  });
});

describe("a browser that names only its origin", () => {
  const wrongSignIn = { email: "a@example.org", password: "agua tranquila 7" };
  const statusOf = async (env: Record<string, string>, headers: Record<string, string>) => {
    const { app, close } = await startTestApp(env);
    const answered = await app.inject({
      method: "POST",
      url: "/api/auth/sign-in",
      headers,
      payload: wrongSignIn,
    });
    await close();
    return answered.statusCode;
  };

  it("is compared with BASE_URL, whatever host and port the proxy passes on", async () => {
    const env = { BASE_URL: "https://remanso.example:8443", TRUST_PROXY: "127.0.0.1" };
    const own = "https://remanso.example:8443";
    expect(await statusOf(env, { origin: own, host: "remanso.example" })).toBe(401);
    expect(await statusOf(env, { origin: "https://remanso.example", host: "remanso.example" })).toBe(403);
    const forwarded = { "x-forwarded-host": "evil.test", "x-forwarded-proto": "https" };
    expect(await statusOf(env, { origin: "https://evil.test", host: "remanso.example", ...forwarded })).toBe(
      403,
    );
  });

  it("may use another name of the machine where there is no TLS", async () => {
    expect(await statusOf({}, { origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" })).toBe(401);
    expect(await statusOf({}, { origin: "http://evil.test", host: "192.168.1.5:3000" })).toBe(403);
  });
});

test("https is asked of browsers for this name, and for the names below it only when told", async () => {
  const headerOf = async (env: Record<string, string>) => {
    const { app, close } = await startTestApp(env);
    const { headers } = await app.inject({ url: "/healthz" });
    await close();
    return headers["strict-transport-security"];
  };
  const env = { BASE_URL: "https://remanso.example" };
  expect(await headerOf({})).toBeUndefined();
  expect(await headerOf(env)).toBe("max-age=31536000");
  expect(await headerOf({ ...env, HSTS_SUBDOMAINS: "on" })).toBe("max-age=31536000; includeSubDomains");
});
