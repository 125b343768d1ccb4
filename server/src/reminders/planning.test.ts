import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/db.ts";
import { openTestDatabase, startTestApp, type TestApp } from "../testing.ts";
import { Clerk, Reminded } from "./reminders-testing.ts";

let world: TestApp;
let elsewhere: Database;
let ana: Reminded;
let here: Clerk;
let there: Clerk;

beforeAll(async () => {
  world = await startTestApp({ RATE_LIMITS: "off" });
  // a second server, which has nothing in common with the first but the database
  elsewhere = openTestDatabase(world.databaseUrl);
});

afterAll(async () => {
  await elsewhere.close();
  await world.close();
});

beforeEach(async () => {
  world.clock.set("2026-03-11T06:00:00.000Z");
  ana = await Reminded.arrive(world);
  here = new Clerk(world.app.deps);
  there = new Clerk({ ...world.app.deps, database: elsewhere });
});

const moments = async (person: Reminded) =>
  (await person.list()).map(({ kind, at }) => `${kind} ${at.slice(0, 16)}`);

describe("a reminder", () => {
  test("comes when it is due, once, and the next day again with other words", async () => {
    await ana.daily("08:30");
    world.clock.set("2026-03-11T07:29:59.000Z");
    await here.round();
    expect(await ana.list()).toEqual([]);
    world.clock.set("2026-03-11T07:30:00.000Z");
    await here.round();
    await here.round();
    world.clock.set("2026-03-12T07:31:00.000Z");
    await there.round();
    const [second, first, ...more] = await ana.list();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      kind: "daily",
      at: "2026-03-11T07:30:00.000Z",
      startsAt: null,
      path: "/",
      isRead: false,
    });
    expect(second?.at).toBe("2026-03-12T07:31:00.000Z");
    expect(second?.text).not.toBe(first?.text);
    expect((await ana.reminders()).next).toBe("2026-03-13T07:30:00.000Z");
  });

  test("is one, however many servers plan at the same instant", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => Reminded.arrive(world)));
    for (const person of people) await person.daily("08:30");
    world.clock.set("2026-03-11T07:30:30.000Z");
    await Promise.all([here.plan(), there.plan(), here.plan(), there.plan(), here.plan(), there.plan()]);
    for (const person of people) expect((await person.list()).length).toBe(1);
  });

  test("of a server that dies while planning is neither lost nor doubled", async () => {
    await ana.daily("08:30", { push: true });
    const key = (await ana.call("GET", "/api/push-key")).body.publicKey;
    expect(key).toMatch(/^B[\w-]{86}$/);
    await ana.call("POST", "/api/push-subscriptions", {
      endpoint: "https://fcm.googleapis.com/fcm/send/one",
      keys: { p256dh: key, auth: "AAAAAAAAAAAAAAAAAAAAAA" },
    });
    world.clock.set("2026-03-11T07:30:30.000Z");
    const dying = new Clerk(world.app.deps, () => Promise.reject(new Error("the power is gone")));
    await expect(dying.plan()).rejects.toThrow("the power is gone");
    expect(await ana.list()).toEqual([]);
    await there.plan();
    await here.plan();
    expect((await ana.list()).length).toBe(1);
    expect(there.waiting.length + here.waiting.length).toBe(1);
  });

  test("that is more than two hours late is dropped: a day of downtime causes no flood", async () => {
    const ben = await Reminded.arrive(world);
    await ana.daily("08:30");
    await ben.daily("11:00");
    world.clock.set("2026-03-14T11:00:00.000Z");
    await here.round();
    // Ana's was due at 7:30 on four days, Ben's on three and, an hour ago, on this one
    expect(await ana.list()).toEqual([]);
    expect(await moments(ben)).toEqual(["daily 2026-03-14T11:00"]);
    expect((await ana.reminders()).next).toBe("2026-03-15T07:30:00.000Z");
  });

  test("comes at the same wall-clock time before and after 25 October in Madrid, and never twice a day", async () => {
    world.clock.set("2026-10-23T20:00:00.000Z");
    ana = await Reminded.arrive(world);
    await ana.daily("02:30");
    for (let hour = 0; hour <= 52; hour += 0.5) {
      world.clock.set(new Date(Date.parse("2026-10-23T22:00:00Z") + hour * 3_600_000).toISOString());
      await here.round();
    }
    expect((await moments(ana)).toReversed()).toEqual([
      "daily 2026-10-24T00:30",
      "daily 2026-10-25T00:30",
      "daily 2026-10-26T01:30",
    ]);
  });

  test("waits for the end of quiet hours", async () => {
    await ana.choose({
      daily: { isOn: true, time: "23:30" },
      quietHours: { isOn: true, from: "22:00", to: "08:00" },
    });
    world.clock.set("2026-03-11T22:30:00.000Z");
    await here.round();
    expect(await ana.list()).toEqual([]);
    world.clock.set("2026-03-12T07:00:00.000Z");
    await here.round();
    expect(await moments(ana)).toEqual(["daily 2026-03-12T07:00"]);
  });

  test("never comes twice on a day, whatever is changed meanwhile", async () => {
    await ana.daily("08:30");
    world.clock.set("2026-03-11T07:30:00.000Z");
    await here.round();
    await ana.choose({
      daily: { isOn: true, time: "12:00" },
      weekly: { isOn: true, weekday: 3, time: "13:00" },
    });
    world.clock.set("2026-03-11T12:00:00.000Z");
    await here.round();
    // flown to where it is yesterday still
    await ana.call("PATCH", "/api/settings", { timeZone: "Pacific/Honolulu" });
    world.clock.set("2026-03-11T23:00:00.000Z");
    await here.round();
    expect(await moments(ana)).toEqual(["daily 2026-03-11T07:30"]);
  });

  test("that is due now is not lost if something changes before it is sent", async () => {
    await ana.daily("08:30");
    world.clock.set("2026-03-11T07:30:20.000Z");
    await ana.choose({ quietHours: { isOn: true, from: "22:00", to: "08:00" } });
    await here.round();
    expect((await ana.list()).length).toBe(1);
    world.clock.set("2026-03-12T07:30:20.000Z");
    await ana.choose({ daily: { isOn: false, time: "08:30" } });
    await here.round();
    expect((await ana.list()).length).toBe(1);
  });

  test("does not come on rest days, and comes again afterwards", async () => {
    await ana.daily("08:30");
    expect((await ana.rest("2026-03-11", "2026-03-12")).status).toBe(201);
    expect((await ana.reminders()).next).toBe("2026-03-13T07:30:00.000Z");
    for (const day of ["11", "12", "13"]) {
      world.clock.set(`2026-03-${day}T07:30:00.000Z`);
      await here.round();
    }
    expect(await moments(ana)).toEqual(["daily 2026-03-13T07:30"]);
  });

  test("is not in a list that is turned off", async () => {
    await ana.daily("08:30", { list: false, push: true });
    world.clock.set("2026-03-11T07:30:00.000Z");
    await here.round();
    expect(await ana.list()).toEqual([]);
  });
});

describe("the list behind the bell", () => {
  test("shows what is unread until it is read, in the person's language, and is private", async () => {
    const other = await Reminded.arrive(world, { language: "en" });
    await ana.daily("08:30");
    world.clock.set("2026-03-11T07:30:00.000Z");
    await here.round();
    const unread = async (person: Reminded) => (await person.call("GET", "/api/notifications/unread")).body;
    expect([await unread(ana), await unread(other)]).toEqual([{ unread: 1 }, { unread: 0 }]);
    expect(await other.list()).toEqual([]);
    expect((await ana.call("POST", "/api/notifications/read")).body).toEqual({ unread: 0 });
    const [spanish] = await ana.list();
    await ana.call("PATCH", "/api/settings", { language: "en" });
    const [english] = await ana.list();
    expect([spanish?.isRead, english?.isRead]).toEqual([true, true]);
    expect(english?.text).not.toBe(spanish?.text);
  });

  test("gives 50 at a time, the newest first, and the older ones after them", async () => {
    await ana.daily("08:30");
    for (let day = 0; day < 51; day += 1) {
      world.clock.set(new Date(Date.parse("2026-04-01T06:30:00Z") + day * 86_400_000).toISOString());
      await here.round();
    }
    await ana.signInAgain();
    const newest = await ana.list();
    const before = newest.at(-1)?.at ?? "";
    const older = (await ana.call("GET", `/api/notifications?before=${before}`)).body;
    expect([newest.length, older.length]).toEqual([50, 1]);
    const all = [...newest, ...older].map(({ at }) => at);
    expect(all).toEqual(all.toSorted((one, other) => other.localeCompare(one)));
  });
});
