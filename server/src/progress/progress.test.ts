import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { finishGame } from "../breathing/breathing-testing.ts";
import type { Database } from "../db/db.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;
let database: Database;
let ana: TestPerson;

const answers = (answer: number) =>
  Object.fromEntries(
    ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, answer]),
    ),
  );
const hour = 3_600_000;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  database = world.app.deps.database;
});

beforeEach(async () => {
  world.clock.set("2026-03-09T08:00:00.000Z");
  ana = await new TestPerson(world.app).signUp({ timeZone: "America/Mexico_City" });
  await ana.call("POST", "/api/stress-assessment", { responses: answers(2) });
});

describe("the week", () => {
  test("belongs to the person's own calendar: late on Sunday in Mexico is still Sunday", async () => {
    world.clock.set("2026-03-09T05:30:00.000Z");
    await completeNext();
    const { body } = await ana.call("GET", "/api/progress/week");
    expect(body.today).toBe("2026-03-08");
    expect(body.days.map(({ bar }: { bar: number }) => bar)).toEqual([0, 0, 0, 0, 0, 0, 25]);
    world.clock.set("2026-03-09T06:30:00.000Z");
    const next = await ana.call("GET", "/api/progress/week");
    expect([next.body.today, next.body.days[0].date]).toEqual(["2026-03-09", "2026-03-09"]);
    expect(next.body.goals.activities).toEqual({ done: 0, target: 5 });
  });

  test("counts activities, minutes and breathing sessions against the targets, and the plan's progress", async () => {
    world.clock.set("2026-03-10T18:00:00.000Z");
    const { body: list } = await ana.call("GET", "/api/activities");
    const breathing = list.find(({ activityType }: { activityType: string }) => activityType === "breathing");
    await ana.call("PATCH", `/api/activities/${breathing.id}/complete`, { duration: 5 });
    await completeNext(4);
    const { body } = await ana.call("GET", "/api/progress/week");
    expect(body.goals).toEqual({
      activities: { done: 2, target: 5 },
      minutes: { done: 9, target: 60 },
      breathing: { done: 1, target: 3 },
      checkIns: { done: 0, target: 1 },
    });
    expect([body.planCompleted, body.planTotal]).toEqual([2, 8]);
  });
});

describe("the mood of the past hour", () => {
  const recentMood = async () => (await ana.call("GET", "/api/progress/week")).body.recentMood;

  test("is the latest check-in, with whether anything else was said", async () => {
    expect(await recentMood()).toBeNull();
    const { body: made } = await ana.call("POST", "/api/check-ins", { mood: 4 });
    expect(await recentMood()).toEqual({
      id: made.id,
      mood: 4,
      occurredAt: made.occurredAt,
      isMoodAlone: true,
      revision: made.revision,
    });
    await ana.call("PATCH", `/api/check-ins/${made.id}`, { stress: 3, basedOn: made.revision });
    expect((await recentMood()).isMoodAlone).toBe(false);
  });

  test("is nobody's after an hour, and never one for an earlier day", async () => {
    await ana.call("POST", "/api/check-ins", { mood: 2, on: "2026-03-08" });
    expect(await recentMood()).toBeNull();
    await ana.call("POST", "/api/check-ins", { mood: 2 });
    expect(await recentMood()).not.toBeNull();
    world.clock.set("2026-03-09T09:00:00.000Z");
    expect(await recentMood()).toBeNull();
  });
});

describe("the week where the clocks change", () => {
  // Madrid: Sunday 29 March has 23 hours, Sunday 25 October 25; Santiago loses its midnight on Sunday 6 September
  test.each([
    ["Europe/Madrid", "2026-03-29T21:59:00.000Z", "2026-03-29", 6],
    ["Europe/Madrid", "2026-03-29T22:01:00.000Z", "2026-03-30", 0],
    ["Europe/Madrid", "2026-10-25T22:59:00.000Z", "2026-10-25", 6],
    ["Europe/Madrid", "2026-10-25T23:01:00.000Z", "2026-10-26", 0],
    ["America/Santiago", "2026-09-06T03:59:00.000Z", "2026-09-05", 5],
    ["America/Santiago", "2026-09-06T04:01:00.000Z", "2026-09-06", 6],
    ["Asia/Kathmandu", "2026-03-08T18:14:00.000Z", "2026-03-08", 6],
    ["Asia/Kathmandu", "2026-03-08T18:16:00.000Z", "2026-03-09", 0],
    ["Pacific/Apia", "2026-03-08T10:59:00.000Z", "2026-03-08", 6],
    ["Pacific/Apia", "2026-03-08T11:01:00.000Z", "2026-03-09", 0],
  ])("in %s at %s belongs to %s", async (timeZone, instant, today, weekday) => {
    world.clock.set(instant);
    ana = await new TestPerson(world.app).signUp({ timeZone });
    await ana.call("POST", "/api/stress-assessment", { responses: answers(2) });
    await completeNext();
    const { body } = await ana.call("GET", "/api/progress/week");
    expect(body.today).toBe(today);
    expect(body.days[weekday]).toEqual({ date: today, activities: 1, games: 0, bar: 25 });
    expect(body.days.map(({ bar }: { bar: number }) => bar).filter((bar: number) => bar > 0)).toEqual([25]);
  });

  test("counts a day of 23 and a day of 25 hours once each in the streak", async () => {
    for (const changed of ["2026-03-29", "2026-10-25"]) {
      world.clock.set(`${changed}T10:00:00.000Z`);
      ana = await new TestPerson(world.app).signUp({ timeZone: "Europe/Madrid" });
      await ana.call("POST", "/api/stress-assessment", { responses: answers(2) });
      world.clock.advance(-24 * hour);
      for (let day = 0; day < 3; day += 1) {
        await completeNext();
        await completeNext();
        world.clock.advance(24 * hour);
      }
      expect((await ana.call("GET", "/api/user/stats")).body.currentStreak).toBe(3);
    }
  });

  test("a bar is full at four, and counts every activity", async () => {
    for (let done = 0; done < 5; done += 1) await completeNext();
    const { body } = await ana.call("GET", "/api/progress/week");
    expect(body.days.find(({ date }: { date: string }) => date === body.today)).toMatchObject({
      activities: 5,
      bar: 100,
    });
    expect(body.goals.activities.done).toBe(5);
  });

  test("without a plan is empty, with the usual targets", async () => {
    const newcomer = await new TestPerson(world.app).signUp();
    const { body } = await newcomer.call("GET", "/api/progress/week");
    expect(body).toMatchObject({
      planTotal: 0,
      planCompleted: 0,
      goals: { activities: { done: 0, target: 5 } },
    });
  });
});

describe("the stats", () => {
  test("a newcomer has nothing but their first sign-in", async () => {
    const newcomer = await new TestPerson(world.app).signUp();
    const { body } = await newcomer.call("GET", "/api/user/stats");
    expect(body).toMatchObject({
      totalLogins: 1,
      totalActivitiesCompleted: 0,
      currentStreak: 0,
      stressReduction: 0,
    });
  });

  test("a journey over the date line breaks no streak, whenever what was done on the way is sent", async () => {
    const streakAt = async (instant: string, timeZone: string) => {
      world.clock.set(instant);
      await ana.call("PATCH", "/api/settings", { timeZone });
      const [stats, garden] = await Promise.all(
        ["/api/user/stats", "/api/zen-garden/stats"].map((path) => ana.call("GET", path)),
      );
      expect(garden?.body.consecutiveDays).toBe(stats?.body.currentStreak);
      return stats?.body.currentStreak;
    };
    const play = (occurredAt: string, timeZone: string) =>
      finishGame(ana, { occurredAt }, { "remanso-time-zone": timeZone });
    world.clock.set("2026-03-11T20:00:00.000Z");
    // on Sunday and on Monday evening in Honolulu, then on Thursday morning in Tokyo
    await play("2026-03-09T06:00:00.000Z", "Pacific/Honolulu");
    await play("2026-03-10T08:00:00.000Z", "Pacific/Honolulu");
    // still under way: it is Thursday in Tokyo, and nothing was done there yet
    expect(await streakAt("2026-03-11T16:00:00.000Z", "Asia/Tokyo")).toBe(2);
    world.clock.set("2026-03-11T20:00:00.000Z");
    expect((await play("2026-03-11T15:30:00.000Z", "Asia/Tokyo")).status).toBe(201);
    expect(await streakAt("2026-03-11T20:00:00.000Z", "Asia/Tokyo")).toBe(3);
    // back home since, the days stay those of where it happened
    expect(await streakAt("2026-03-11T21:00:00.000Z", "Pacific/Honolulu")).toBe(2);
  });

  test("a streak lives on the day after and ends with a missed day", async () => {
    for (const day of ["09", "10", "11"]) {
      world.clock.set(`2026-03-${day}T20:00:00.000Z`);
      await completeNext();
    }
    const streakAt = async (instant: string) => {
      world.clock.set(instant);
      return (await ana.call("GET", "/api/user/stats")).body.currentStreak;
    };
    expect(await streakAt("2026-03-11T21:00:00.000Z")).toBe(3);
    expect(await streakAt("2026-03-12T21:00:00.000Z")).toBe(3);
    expect(await streakAt("2026-03-13T21:00:00.000Z")).toBe(0);
  });

  test("stress reduction compares the first assessment with the latest", async () => {
    world.clock.advance(hour);
    await ana.call("POST", "/api/stress-assessment", { responses: answers(1) });
    expect((await ana.call("GET", "/api/user/stats")).body.stressReduction).toBe(50);
    world.clock.advance(hour);
    await ana.call("POST", "/api/stress-assessment", { responses: answers(4) });
    expect((await ana.call("GET", "/api/user/stats")).body.stressReduction).toBe(0);
  });

  test("usage sessions end after 30 idle minutes and at sign-out", async () => {
    const sessions = async () => {
      const { rows } = await database.pool.query(
        "select extract(epoch from last_seen_at - started_at)::int / 60 as minutes, ended_at is not null as ended from usage_sessions where user_id = (select id from users where email = $1) order by started_at",
        [ana.email],
      );
      return rows;
    };
    world.clock.advance(20 * 60_000);
    await ana.call("GET", "/api/activities");
    expect(await sessions()).toEqual([{ minutes: 20, ended: false }]);
    world.clock.advance(31 * 60_000);
    await ana.call("GET", "/api/activities");
    expect(await sessions()).toEqual([
      { minutes: 20, ended: false },
      { minutes: 0, ended: false },
    ]);
    world.clock.advance(5 * 60_000);
    await ana.call("GET", "/api/logout");
    expect((await sessions()).at(-1)).toEqual({ minutes: 5, ended: true });
    const { rows } = await database.pool.query(
      "select distinct activity_type from activity_log where user_id = (select id from users where email = $1) order by 1",
      [ana.email],
    );
    expect(rows.map(({ activity_type }) => activity_type)).toEqual(["assessment", "login"]);
  });
});

async function completeNext(duration = 10): Promise<void> {
  const { body } = await ana.call("GET", "/api/activities");
  const next = body.find(({ completed }: { completed: boolean }) => !completed);
  expect((await ana.call("PATCH", `/api/activities/${next.id}/complete`, { duration })).status).toBe(200);
}
