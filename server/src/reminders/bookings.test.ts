import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../testing.ts";
import { openPushService, SubscribedBrowser, type PushService } from "./push-testing.ts";
import { Clerk, Reminded } from "./reminders-testing.ts";

let service: PushService;
let world: TestApp;
let ana: Reminded;
let browser: SubscribedBrowser;
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
  await ana.choose({ channels: { push: true, email: false, list: true } });
  browser = new SubscribedBrowser(service.origin);
  await ana.call("POST", "/api/push-subscriptions", browser.subscription);
  clerk = new Clerk(world.app.deps);
});

/** Books the first session that begins at least so many hours from now. Answers its id and beginning. */
async function book(hours: number): Promise<{ id: string; startsAt: string }> {
  const [{ id: professionalId } = { id: "" }] = (await ana.call("GET", "/api/professionals")).body;
  const slots: { startsAt: string }[] = (await ana.call("GET", `/api/professionals/${professionalId}/slots`))
    .body;
  const earliest = world.clock.now().getTime() + hours * 3_600_000;
  const slot = slots.find(({ startsAt }) => Date.parse(startsAt) >= earliest);
  const body = { professionalId, sessionType: "video", startsAt: slot?.startsAt };
  const booked = await ana.call("POST", "/api/bookings", body);
  expect(booked.status).toBe(201);
  return booked.body;
}

const before = (startsAt: string, hours: number) =>
  world.clock.set(new Date(Date.parse(startsAt) - hours * 3_600_000).toISOString());
const kinds = async () => (await ana.list()).map(({ kind }) => kind);

describe("a booked session", () => {
  test("gets a reminder the day before and an hour before, once each, besides the daily one", async () => {
    const { startsAt } = await book(48);
    before(startsAt, 24.1);
    await clerk.round();
    expect(await kinds()).toEqual([]);
    for (const hours of [24, 23.9, 1, 0.9, 0.01, -1]) {
      before(startsAt, hours);
      await clerk.round();
    }
    const listed = await ana.list();
    expect(listed.map(({ kind, startsAt: begins, path }) => [kind, begins, path])).toEqual([
      ["booking_hour", startsAt, "/marketplace"],
      ["booking_day", startsAt, "/marketplace"],
    ]);
    // nothing of who it is with, or what it is about
    expect(browser.messages(service)).toEqual(
      listed.toReversed().map(({ text }) => ({ text, path: "/marketplace", language: "es" })),
    );
  });

  test("that was booked less than a day before gets no immediate reminder", async () => {
    const { startsAt } = await book(2);
    await clerk.round();
    expect(await kinds()).toEqual([]);
    before(startsAt, 1);
    await clerk.round();
    expect(await kinds()).toEqual(["booking_hour"]);
  });

  test("that was cancelled gets no more reminders, and leaves the list", async () => {
    const { id, startsAt } = await book(48);
    before(startsAt, 24);
    await clerk.plan();
    await ana.call("DELETE", `/api/bookings/${id}`);
    await clerk.deliverAll();
    before(startsAt, 1);
    await clerk.round();
    expect([await kinds(), browser.messages(service)]).toEqual([[], []]);
    expect((await ana.call("GET", "/api/notifications/unread")).body).toEqual({ unread: 0 });
  });

  test("only appears in the list on rest days", async () => {
    const { startsAt } = await book(48);
    const day = startsAt.slice(0, 10);
    await ana.rest(world.clock.now().toISOString().slice(0, 10), day);
    for (const hours of [24, 1]) {
      before(startsAt, hours);
      await clerk.round();
    }
    expect([(await kinds()).length, browser.messages(service)]).toEqual([2, []]);
  });

  test("gets no reminder if the server was down for two hours", async () => {
    const { startsAt } = await book(48);
    before(startsAt, 21);
    await clerk.round();
    expect(await kinds()).toEqual([]);
    before(startsAt, 0.5);
    await clerk.round();
    expect(await kinds()).toEqual(["booking_hour"]);
  });
});
