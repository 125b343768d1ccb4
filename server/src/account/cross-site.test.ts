import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

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
