import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/db.ts";
import { appSecret } from "../secret.ts";
import { openTestDatabase, startTestApp, type TestApp } from "../testing.ts";
import { deliver } from "./deliver.ts";
import { pushKeysOf } from "./push-keys.ts";
import { openPushService, signedBy, SubscribedBrowser, type PushService } from "./push-testing.ts";
import { Clerk, Reminded } from "./reminders-testing.ts";

let service: PushService;
let world: TestApp;
let elsewhere: Database;
let ana: Reminded;
let clerk: Clerk;

beforeAll(async () => {
  service = await openPushService();
  world = await startTestApp({ RATE_LIMITS: "off" }, { pushNetwork: service.network });
  elsewhere = openTestDatabase(world.databaseUrl);
});

afterAll(async () => {
  await elsewhere.close();
  await world.close();
  await service.close();
});

beforeEach(async () => {
  world.clock.set("2026-03-11T06:00:00.000Z");
  service.answer({ status: 201 });
  ana = await Reminded.arrive(world, { language: "es" });
  await ana.daily("08:30", { push: true });
  clerk = new Clerk(world.app.deps);
});

const due = () => world.clock.set("2026-03-11T07:30:00.000Z");
const publicKey = async () => (await ana.call("GET", "/api/push-key")).body.publicKey;
const devices = async (person = ana) => (await person.reminders()).devices;

async function subscribe(
  person = ana,
  browser = new SubscribedBrowser(service.origin),
): Promise<SubscribedBrowser> {
  const answered = await person.call("POST", "/api/push-subscriptions", browser.subscription);
  expect(answered.status).toBe(201);
  return browser;
}

describe("a message to a browser", () => {
  test("can be read by that browser alone, is signed by this installation, and says nothing private", async () => {
    const browser = await subscribe();
    due();
    await clerk.round();
    const [listed] = await ana.list();
    expect(browser.messages(service)).toEqual([{ text: listed?.text, path: "/", language: "es" }]);
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.pushed.slice(-1);
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "7200", topic: "reminder" });
    expect(body.includes(listed?.text ?? "?")).toBe(false);
    const claims = signedBy(headers.authorization, await publicKey());
    expect([claims.aud, claims.sub]).toEqual([service.origin, "mailto:remanso@localhost"]);
    expect(claims.exp).toBeGreaterThan(Date.now() / 1000);
  });

  test("goes to each of the person's browsers once, though two servers have the same jobs", async () => {
    const browsers = [await subscribe(), await subscribe(), await subscribe()];
    const other = new Clerk({ ...world.app.deps, database: elsewhere });
    due();
    await clerk.plan();
    const jobs = clerk.waiting.map(({ job }) => job);
    expect(jobs.length).toBe(3);
    await Promise.all(
      [...jobs, ...jobs].flatMap((job) => [deliver(clerk.courier, job), deliver(other.courier, job)]),
    );
    for (const browser of browsers) expect(browser.messages(service).length).toBe(1);
  });

  test("of a server that died while sending is not sent again, and is in the list", async () => {
    const browser = await subscribe();
    due();
    await clerk.plan();
    const [{ job } = { job: null }] = clerk.waiting;
    if (!job) throw new Error("nothing was queued");
    // it took the message and was cut off before it could say so
    service.answer("hang up");
    await deliver(clerk.courier, job);
    service.answer({ status: 201 });
    await new Clerk({ ...world.app.deps, database: elsewhere }).round();
    await deliver(clerk.courier, job);
    expect(browser.messages(service).length).toBe(1);
    expect((await ana.list()).length).toBe(1);
  });

  test.each([404, 410])("that is answered with %d takes the subscription away", async (status) => {
    await subscribe();
    service.answer({ status });
    due();
    await clerk.round();
    expect([await devices(), clerk.waiting]).toEqual([0, []]);
  });

  test("that is answered with 429 waits as long as it is told, and then comes once", async () => {
    const [busy, free] = [await subscribe(), new SubscribedBrowser(service.origin)];
    service.answer({ status: 429, headers: { "retry-after": "600" } });
    due();
    await clerk.round();
    await subscribe(ana, free);
    expect(clerk.waiting.map(({ after }) => after?.toISOString())).toEqual(["2026-03-11T07:40:00.000Z"]);
    service.answer({ status: 201 });
    world.clock.advance(599_000);
    expect(await clerk.deliverAll()).toEqual([]);
    world.clock.advance(1000);
    await clerk.deliverAll();
    await clerk.round();
    // once refused, once taken; the browser that came later was not reminded of what was over
    expect([busy.messages(service).length, free.messages(service).length]).toEqual([2, 0]);
    expect([clerk.waiting, await devices()]).toEqual([[], 2]);
  });

  test("is given up after a few failures, and when it would come two hours late", async () => {
    const browser = await subscribe();
    service.answer({ status: 503 });
    due();
    await clerk.plan();
    for (let minute = 0; minute < 10; minute += 1) {
      await clerk.deliverAll();
      world.clock.advance(60_000);
    }
    expect([browser.messages(service).length, clerk.waiting]).toEqual([5, []]);
    expect(await devices()).toBe(1);
    service.answer({ status: 429, headers: { "retry-after": "7300" } });
    world.clock.set("2026-03-12T07:30:00.000Z");
    await clerk.round();
    expect([browser.messages(service).length, clerk.waiting]).toEqual([6, []]);
  });

  test("that waits in the queue is dropped if it is late, in quiet hours, on a rest day or turned off", async () => {
    const browser = await subscribe();
    const afterwards: (() => Promise<unknown>)[] = [
      async () => world.clock.advance(2 * 3_600_000 + 1),
      () => ana.choose({ quietHours: { isOn: true, from: "08:00", to: "09:00" } }),
      () => ana.choose({ channels: { push: false, email: false, list: true } }),
      () => ana.rest("2026-03-14", "2026-03-14"),
    ];
    const open = {
      channels: { push: true, email: false, list: true },
      quietHours: { isOn: false, from: "22:00", to: "08:00" },
    };
    for (const [day, happens] of afterwards.entries()) {
      world.clock.set(`2026-03-${11 + day}T07:00:00.000Z`);
      await ana.choose(open);
      world.clock.set(`2026-03-${11 + day}T07:30:00.000Z`);
      await clerk.plan();
      expect(clerk.waiting.length).toBeGreaterThan(0);
      await happens();
      await clerk.deliverAll();
    }
    expect(browser.messages(service)).toEqual([]);
  });
});

describe("a subscription", () => {
  test("sent twice is stored once, and is gone when the browser withdraws it", async () => {
    const browser = await subscribe();
    await subscribe(ana, browser);
    expect(await devices()).toBe(1);
    const other = await Reminded.arrive(world);
    await other.call("DELETE", "/api/push-subscriptions", { endpoint: browser.endpoint });
    expect(await devices()).toBe(1);
    const answered = await ana.call("DELETE", "/api/push-subscriptions", { endpoint: browser.endpoint });
    expect([answered.status, answered.body]).toEqual([200, { devices: 0 }]);
  });

  test("belongs to whoever is signed in in that browser, and ends with the session", async () => {
    const browser = await subscribe();
    const ben = await Reminded.arrive(world);
    await subscribe(ben, browser);
    expect([await devices(), await devices(ben)]).toEqual([0, 1]);
    await ben.call("GET", "/api/logout");
    await ben.signInAgain();
    expect(await devices(ben)).toBe(0);
  });

  test("is one of at most ten: the oldest is removed", async () => {
    for (let count = 0; count < 12; count += 1) {
      world.clock.advance(1000);
      await subscribe();
    }
    expect(await devices()).toBe(10);
  });

  test("with invalid keys is removed when something is sent to it", async () => {
    const { endpoint, keys } = new SubscribedBrowser(service.origin).subscription;
    const noPoint = `BAAA${keys.p256dh.slice(4)}`;
    expect(
      (await ana.call("POST", "/api/push-subscriptions", { endpoint, keys: { ...keys, p256dh: noPoint } }))
        .status,
    ).toBe(201);
    due();
    await clerk.round();
    expect(await devices()).toBe(0);
  });
});

describe("the installation's keys", () => {
  test("are made once, by however many processes ask first, and kept sealed", async () => {
    const fresh = await startTestApp({ RATE_LIMITS: "off" });
    const { deps } = fresh.app;
    const asked = await Promise.all(Array.from({ length: 6 }, () => pushKeysOf(deps.database.db, deps)));
    expect(new Set(asked.map((keys) => JSON.stringify(keys))).size).toBe(1);
    const { rows } = await deps.database.pool.query("select sealed from push_keys");
    expect(rows.length).toBe(1);
    expect(rows[0].sealed.includes(Buffer.from(asked[0]?.privateKey ?? "", "utf8"))).toBe(false);
    // with another secret they cannot be read: none are made in their place, which would cut every browser off
    const wrong = { ...deps, secret: appSecret("another secret that does not open them") };
    expect(await pushKeysOf(deps.database.db, wrong)).toBe(null);
    expect(await pushKeysOf(deps.database.db, deps)).toEqual(asked[0]);
    await fresh.close();
  });

  test("may be the operator's, and browsers that subscribed with others are dropped", async () => {
    await subscribe();
    const own = await pushKeysOf(world.app.deps.database.db, world.app.deps);
    const fresh = await startTestApp();
    const made = await pushKeysOf(fresh.app.deps.database.db, fresh.app.deps);
    await fresh.close();
    if (!made || !own) throw new Error("no keys were made");
    const { config } = world.app.deps;
    const vapid = { keys: made, subject: "mailto:operator@example.org" };
    const deps = { ...world.app.deps, config: { ...config, vapid } };
    expect(await pushKeysOf(deps.database.db, deps)).toEqual({
      publicKey: made.publicKey,
      privateKey: made.privateKey,
      subject: "mailto:operator@example.org",
    });
    due();
    await new Clerk(deps).round();
    expect(await devices()).toBe(0);
  });
});
