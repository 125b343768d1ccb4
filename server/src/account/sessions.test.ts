import { beforeAll, describe, expect, it, test } from "vitest";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

const dayMs = 86_400_000;

let server: SharedApp;
beforeAll(async () => {
  server = await sharedTestApp();
});

const person = () => new TestPerson(server.app);
const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" };

async function signIn(someone: TestPerson, headers = {}): Promise<TestPerson> {
  const other = new TestPerson(server.app, someone.email);
  await other.call(
    "POST",
    "/api/auth/sign-in",
    { email: someone.email, password: "agua tranquila 7" },
    headers,
  );
  return other;
}

const isIn = async (someone: TestPerson) => (await someone.call("GET", "/api/auth/user")).status === 200;

describe("a session", () => {
  it("does not serve a page that belongs to somebody else", async () => {
    const [ana, luis] = [await person().signUp(), await person().signUp()];
    const idOf = async (someone: TestPerson) => (await someone.call("GET", "/api/auth/user")).body.id;
    const asked = async (owner: string) =>
      (await luis.call("GET", "/api/activities", undefined, { "x-remanso-person": owner })).status;
    expect([await asked(await idOf(luis)), await asked(await idOf(ana))]).toEqual([200, 401]);
  });

  it("is a new one at every sign-in, and the one before ends", async () => {
    const ana = await person().signUp();
    const before = ana.cookie;
    await ana.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
    expect(ana.cookie).not.toBe(before);
    expect(await isIn(ana)).toBe(true);
    ana.cookie = before;
    expect(await isIn(ana)).toBe(false);
  });

  it("that was planted before sign-in is worthless afterwards", async () => {
    const mallory = await person().signUp();
    const planted = mallory.cookie;
    const ana = await person().signUp();
    ana.cookie = planted;
    await ana.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
    expect((await ana.call("GET", "/api/auth/user")).body.email).toBe(ana.email);
    expect(await isIn(mallory)).toBe(false);
  });

  it("has a new token after each proof of identity; the one before ends half a minute later", async () => {
    const ana = await person().signUp();
    const copied = person();
    copied.cookie = ana.cookie;
    server.clock.advance(61_000);
    expect((await ana.call("POST", "/api/auth/prove", { password: "agua tranquila 7" })).status).toBe(200);
    expect(ana.cookie).not.toBe(copied.cookie);
    // a call that was on its way with the old one is answered, and does not bring it back
    expect((await copied.call("GET", "/api/auth/user")).headers["set-cookie"]).toBeUndefined();
    expect(await isIn(copied)).toBe(true);
    server.clock.advance(30_000);
    expect([await isIn(copied), await isIn(ana)]).toEqual([false, true]);
  });

  it("stays when a sign-in fails", async () => {
    const ana = await person().signUp();
    await ana.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua turbia 7" });
    expect(await isIn(ana)).toBe(true);
  });

  it("lasts 30 days after its last use", async () => {
    const ana = await person().signUp();
    server.clock.advance(29 * dayMs);
    expect(await isIn(ana)).toBe(true);
    server.clock.advance(29 * dayMs);
    expect(await isIn(ana)).toBe(true);
    server.clock.advance(30 * dayMs + 1);
    expect(await isIn(ana)).toBe(false);
  });

  it("ends 90 days after its sign-in, however often it is used", async () => {
    const ana = await person().signUp();
    for (let visit = 0; visit < 4; visit += 1) {
      server.clock.advance(22 * dayMs);
      expect(await isIn(ana)).toBe(true);
    }
    server.clock.advance(2 * dayMs + 1);
    expect((await signIn(ana)).cookie).not.toBe("");
    expect(await isIn(ana)).toBe(false);
  });

  it("renews its cookie when used, so that the browser keeps it too", async () => {
    const ana = await person().signUp();
    expect((await ana.call("GET", "/api/auth/user")).headers["set-cookie"]).toBeUndefined();
    server.clock.advance(61_000);
    expect(String((await ana.call("GET", "/api/auth/user")).headers["set-cookie"])).toMatch(
      /^session=.+Max-Age=2592000/,
    );
  });

  it("cannot be guessed or forged", async () => {
    const ana = await person().signUp();
    const real = ana.cookie;
    for (const cookie of [
      "session=",
      "session=x",
      `${real}x`,
      real.slice(0, -1),
      "session=%00",
      `session=${"a".repeat(3000)}`,
    ]) {
      const answered = await person().call("GET", "/api/auth/user", undefined, { cookie });
      expect(answered).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
      expect(answered.headers["set-cookie"]).toBeUndefined();
    }
  });
});

describe("the list of sessions", () => {
  it("names each browser and marks the current one", async () => {
    const ana = await person().signUp();
    server.clock.advance(1000);
    const phone = await signIn(ana, firefox);
    const { body } = await phone.call("GET", "/api/auth/sessions");
    expect(body).toHaveLength(2);
    expect(body[0]).toMatchObject({ device: "Firefox · Linux", current: true });
    expect(body[1]).toMatchObject({ device: "", current: false });
    expect(Object.keys(body[0]).toSorted()).toEqual(["createdAt", "current", "device", "id", "lastUsedAt"]);
  });

  it("leaves out expired ones", async () => {
    const ana = await person().signUp();
    await signIn(ana);
    server.clock.advance(29 * dayMs);
    expect((await ana.call("GET", "/api/auth/sessions")).body).toHaveLength(2);
    server.clock.advance(2 * dayMs);
    expect((await ana.call("GET", "/api/auth/sessions")).body).toHaveLength(1);
  });

  it("ends one", async () => {
    const ana = await person().signUp();
    const phone = await signIn(ana, firefox);
    const { body } = await ana.call("GET", "/api/auth/sessions");
    const other = body.find((session: { current: boolean }) => !session.current);
    expect(await ana.call("DELETE", `/api/auth/sessions/${other.id}`)).toMatchObject({
      status: 200,
      body: { done: true },
    });
    expect(await isIn(phone)).toBe(false);
    expect(await isIn(ana)).toBe(true);
    expect((await ana.call("DELETE", `/api/auth/sessions/${other.id}`)).status).toBe(404);
  });

  it("ends the current one and removes its cookie", async () => {
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

  it("does not include other people's sessions", async () => {
    const ana = await person().signUp();
    const bruno = await person().signUp();
    const [foreign] = (await ana.call("GET", "/api/auth/sessions")).body;
    const missing = await bruno.call("DELETE", "/api/auth/sessions/01980000-0000-7000-8000-000000000000");
    for (const id of [foreign.id, "0", "abc", "x".repeat(1500)]) {
      const answered = await bruno.call("DELETE", `/api/auth/sessions/${id}`);
      expect(answered.status).toBe(404);
      expect(answered.body).toEqual(missing.body);
    }
    expect(await isIn(ana)).toBe(true);
    expect((await bruno.call("GET", "/api/auth/sessions")).body).toHaveLength(1);
  });
});

test("what can no longer be used is deleted", async () => {
  const { forgetExpired } = await import("./expiry-store.ts");
  const ana = await person().signUp();
  const { pool, db } = server.app.deps.database;
  const count = async () =>
    (
      await pool.query(
        "select count(*)::int as n from sessions s join users u on u.id = s.user_id where email = $1",
        [ana.email],
      )
    ).rows[0].n;
  await forgetExpired(db, server.clock.now());
  expect(await count()).toBe(1);
  await forgetExpired(db, new Date(server.clock.now().getTime() + 31 * dayMs));
  expect(await count()).toBe(0);
});
