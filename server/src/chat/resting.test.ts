import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { forgetExpired } from "../account/expiry-store.ts";
import { Clerk, Reminded } from "../reminders/reminders-testing.ts";
import { openPushService, SubscribedBrowser, type PushService } from "../reminders/push-testing.ts";
import { startTestApp, type TestApp } from "../testing.ts";

// safety.md: while a sure 3 or 4 stands the product rests for 24 hours

let service: PushService;
let world: TestApp;
let ana: Reminded;
let clerk: Clerk;

beforeAll(async () => {
  service = await openPushService();
  world = await startTestApp({ RATE_LIMITS: "off" }, { pushNetwork: service.network });
});

afterAll(async () => {
  await world.close();
  await service.close();
});

beforeEach(async () => {
  world.clock.set("2026-03-11T06:00:00.000Z");
  ana = await Reminded.arrive(world);
  clerk = new Clerk(world.app.deps);
});

const tomorrow = "2026-03-12T06:00:00.000Z";
const restsUntil = async (person = ana) => (await person.call("GET", "/api/auth/user")).body.restsUntil;

async function say(message: string, state?: string): Promise<{ level: number; state: string }> {
  return (await ana.call("POST", "/api/chat/message", { message, ...(state ? { state } : {}) })).body;
}

describe("the product rests for 24 hours", () => {
  test.each(["me quiero matar", "i want to kill myself", "mi marido me pega y me da miedo"])(
    "after %s, for this person only",
    async (message) => {
      const ben = await Reminded.arrive(world);
      expect((await say(message)).level).toBeGreaterThanOrEqual(3);
      expect([await restsUntil(), await restsUntil(ben)]).toEqual([tomorrow, null]);
    },
  );

  test("after a yes to the question", async () => {
    const { state } = await say("ya no le veo sentido a seguir viviendo así");
    const before = await restsUntil();
    await say("sí, ahora", state);
    expect([before, await restsUntil()]).toEqual([null, tomorrow]);
  });

  test("counted from the last turn in which it stood, also after a joke", async () => {
    const { state } = await say("me quiero matar");
    world.clock.advance(60_000);
    const calm = await say("gracias por escuchar", state);
    world.clock.advance(60_000);
    await say("era broma", calm.state);
    expect(await restsUntil()).toBe("2026-03-12T06:01:00.000Z");
  });

  test("not after a question, nor after calm talk", async () => {
    await say("hoy hace sol y he dormido bien");
    await say("ya no le veo sentido a seguir viviendo así");
    expect(await restsUntil()).toBeNull();
  });

  test("and the moment is forgotten when it is over", async () => {
    await say("me quiero matar");
    const kept = () =>
      world.app.deps.database.pool.query("select rests_until from users where email = $1", [ana.email]);
    world.clock.set("2026-03-12T05:59:59.000Z");
    await forgetExpired(world.app.deps.database.db, world.clock.now());
    expect((await kept()).rows).toEqual([{ rests_until: new Date(tomorrow) }]);
    world.clock.set(tomorrow);
    await forgetExpired(world.app.deps.database.db, world.clock.now());
    expect((await kept()).rows).toEqual([{ rests_until: null }]);
  });
});

describe("reminders", () => {
  const days = async () => (await ana.list()).map(({ at }) => at.slice(0, 10));

  test("are skipped meanwhile by every channel, and come as usual afterwards", async () => {
    await ana.daily("08:30", { push: true });
    const browser = new SubscribedBrowser(service.origin);
    await ana.call("POST", "/api/push-subscriptions", browser.subscription);
    await say("me quiero matar");
    for (const at of ["2026-03-11T07:30:00.000Z", "2026-03-12T05:59:00.000Z", "2026-03-12T06:01:00.000Z"]) {
      world.clock.set(at);
      await clerk.round();
    }
    expect([await days(), browser.messages(service).length]).toEqual([[], 0]);
    world.clock.set("2026-03-12T07:30:00.000Z");
    await clerk.round();
    expect([await days(), browser.messages(service).length]).toEqual([["2026-03-12"], 1]);
  });

  test("that were queued before are not sent meanwhile, nor later", async () => {
    await ana.daily("08:30", { push: true });
    const browser = new SubscribedBrowser(service.origin);
    await ana.call("POST", "/api/push-subscriptions", browser.subscription);
    world.clock.set("2026-03-11T07:30:00.000Z");
    await clerk.plan();
    await say("me quiero matar");
    expect(await clerk.deliverAll()).toHaveLength(1);
    world.clock.set("2026-03-12T07:29:00.000Z");
    await clerk.round();
    expect(browser.messages(service)).toEqual([]);
  });

  test("of a server that was down during the rest do not come after it", async () => {
    await ana.daily("06:50");
    await say("me quiero matar");
    // 06:50 in Madrid was ten minutes before the rest ended
    world.clock.set("2026-03-12T06:05:00.000Z");
    await clerk.round();
    expect(await days()).toEqual([]);
  });

  test("come as usual to everybody else", async () => {
    const ben = await Reminded.arrive(world);
    await ben.daily("08:30");
    await say("me quiero matar");
    world.clock.set("2026-03-11T07:30:00.000Z");
    await clerk.round();
    expect(await ben.list()).toHaveLength(1);
  });
});
