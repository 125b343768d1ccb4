import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const person = () => new TestPerson(server.app);
describe("settings", () => {
  it("change what is named and nothing else", async () => {
    const ana = await person().signUp();
    const changed = await ana.call("PATCH", "/api/settings", {
      theme: "dark",
      country: "CL",
      timeZone: "America/Santiago",
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { theme: "dark", country: "CL", timeZone: "America/Santiago", language: "es" },
    });
    expect((await ana.call("PATCH", "/api/settings", { language: "en" })).body).toMatchObject({
      language: "en",
      theme: "dark",
    });
    expect((await ana.call("PATCH", "/api/settings", { country: null })).body).toMatchObject({
      country: null,
    });
    expect((await ana.call("PATCH", "/api/settings", {})).body).toMatchObject({
      language: "en",
      theme: "dark",
    });
  });

  it.each([
    [{ theme: "pink" }, "theme"],
    [{ language: "fr" }, "language"],
    [{ timeZone: "Mars/Olympus" }, "timeZone"],
    [{ country: "chile" }, "country"],
  ])("refuse %j", async (input, field) => {
    const ana = await person().signUp();
    const answered = await ana.call("PATCH", "/api/settings", input);
    expect(answered.status).toBe(400);
    expect(Object.keys(answered.body.errors)).toEqual([field]);
  });

  it("cannot change who somebody is", async () => {
    const ana = await person().signUp();
    const answered = await ana.call("PATCH", "/api/settings", {
      email: "x@example.org",
      emailVerified: true,
      theme: "dark",
    });
    expect(answered.body).toMatchObject({ email: ana.email, emailVerified: false });
  });

  it("decide the language of what goes wrong", async () => {
    const ana = await person().signUp({ language: "en" });
    const answered = await ana.call("PATCH", "/api/settings", { theme: "pink" }, { "accept-language": "es" });
    expect(answered.body.detail).toBe("Some of what was sent is not valid.");
  });
});
