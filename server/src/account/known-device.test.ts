import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { Authenticator, addPasskey, signInWithPasskey } from "./passkey-testing.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const person = () => new TestPerson(server.app);
const right = "agua tranquila 7";

/** Signs out and keeps the browser. */
async function signedOut(someone: TestPerson): Promise<TestPerson> {
  await someone.call("GET", "/api/logout");
  return someone;
}

const signIn = async (browser: TestPerson, email: string, password = right) =>
  (await browser.call("POST", "/api/auth/sign-in", { email, password })).status;

async function lockOut(email: string, password = right): Promise<void> {
  for (let guess = 0; guess < 8; guess += 1) await signIn(person(), email, "agua turbia 7");
  expect(await signIn(person(), email, password)).toBe(429);
}

describe("a browser that has signed in before", () => {
  it("is not locked out by strangers, not even from its own network", async () => {
    const ana = await signedOut(await person().signUp());
    await lockOut(ana.email);
    for (let guess = 0; guess < 30; guess += 1) {
      const stranger = person();
      stranger.network = ana.network;
      await signIn(stranger, `${guess}@example.org`, "agua turbia 7");
    }
    expect(await signIn(ana, ana.email)).toBe(200);
    expect(await signIn(person(), ana.email)).toBe(429);
  });

  it("has eight guesses of its own, and then waits without making others wait", async () => {
    const ana = await signedOut(await person().signUp());
    const statuses: number[] = [];
    for (let guess = 0; guess < 9; guess += 1) statuses.push(await signIn(ana, ana.email, "agua turbia 7"));
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 401), 429]);
    expect(await signIn(person(), ana.email)).toBe(200);
  });

  it("is known to one account only, and keeps knowing the others who use it", async () => {
    const ana = await signedOut(await person().signUp());
    const luis = await person().signUp();
    await lockOut(luis.email);
    expect(await signIn(ana, luis.email)).toBe(429);
    await lockOut(ana.email);
    ana.device = `${ana.device}x`;
    expect(await signIn(ana, ana.email)).toBe(429);
    const shared = await signedOut(await person().signUp());
    const other = await person().signUp();
    expect(await signIn(shared, other.email)).toBe(200);
    await signedOut(shared);
    await lockOut(shared.email);
    expect(await signIn(shared, shared.email)).toBe(200);
  });

  it("gets a new mark at every sign-in", async () => {
    const ana = await person().signUp();
    const before = ana.device;
    expect(before).not.toBe("");
    await signIn(await signedOut(ana), ana.email);
    expect(ana.device).not.toBe(before);
  });

  it("is a stranger again after a year, and after the password was changed elsewhere", async () => {
    const ana = await signedOut(await person().signUp());
    const luis = await person().signUp();
    const old = luis.device;
    const password = "agua serena 8";
    await luis.call("PUT", "/api/auth/password", {
      currentPassword: right,
      password,
      confirmPassword: password,
    });
    const kept = luis.device;
    await lockOut(luis.email, password);
    luis.device = old;
    expect(await signIn(luis, luis.email, password)).toBe(429);
    luis.device = kept;
    expect(await signIn(luis, luis.email, password)).toBe(200);
    server.clock.advance(366 * 86_400_000);
    await lockOut(ana.email);
    expect(await signIn(ana, ana.email)).toBe(429);
  });

  it("is known whichever way it signed in", async () => {
    const ana = await person().signUp();
    const device = new Authenticator();
    await addPasskey(ana, device);
    const phone = person();
    expect((await signInWithPasskey(phone, device)).status).toBe(200);
    await lockOut(ana.email);
    expect(await signIn(await signedOut(phone), ana.email)).toBe(200);
  });

  it("keeps its mark where no script reads it, and the mark names nobody", async () => {
    const secure = await startTestApp({ BASE_URL: "https://remanso.example" });
    const ana = new TestPerson(secure.app);
    const made = await ana.call("POST", "/api/auth/sign-up", {
      fullName: "Ana",
      email: ana.email,
      password: right,
      confirmPassword: right,
      language: "es",
    });
    await secure.close();
    const cookies = [made.headers["set-cookie"] ?? []].flat();
    const mark = cookies.find((each) => each.startsWith("__Host-known-device="));
    for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=31536000"])
      expect(mark).toContain(part);
    expect(mark).not.toContain(made.body.id);
  });
});
