import { beforeAll, describe, expect, it } from "vitest";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let server: SharedApp;
beforeAll(async () => {
  server = await sharedTestApp();
});

const person = () => new TestPerson(server.app);
describe("settings", () => {
  it("change only what is named", async () => {
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

  it("cannot change somebody's identity", async () => {
    const ana = await person().signUp();
    const answered = await ana.call("PATCH", "/api/settings", {
      email: "x@example.org",
      emailVerified: true,
      theme: "dark",
    });
    expect(answered.body).toMatchObject({ email: ana.email, emailVerified: false });
  });

  it("set the language of error messages", async () => {
    const ana = await person().signUp({ language: "en" });
    const answered = await ana.call("PATCH", "/api/settings", { theme: "pink" }, { "accept-language": "es" });
    expect(answered.body.detail).toBe("Some of what was sent isn’t valid.");
  });
});
