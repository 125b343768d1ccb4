import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Planner } from "../activity/activity-testing.ts";
import type { Database } from "../db/db.ts";
import { newId } from "../ids.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";
import { finishGame } from "./breathing-testing.ts";

let world: SharedApp;
let database: Database;
let ana: TestPerson;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  database = world.app.deps.database;
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp();
});

const week = async (person = ana) => (await person.call("GET", "/api/progress/week")).body;

describe("what a game counts for", () => {
  test("played offline, it counts once, for its own day in the person's time zone", async () => {
    world.clock.set("2026-03-14T09:00:00.000Z");
    const offline = { id: newId(), occurredAt: "2026-03-11T23:30:00.000Z" };
    await finishGame(ana, offline);
    const again = await finishGame(ana, offline);
    expect(again.body.game.finishedAt).toBe("2026-03-11T23:30:00.000Z");
    const { days, goals } = await week();
    expect(days.map(({ bar }: { bar: number }) => bar)).toEqual([0, 0, 0, 25, 0, 0, 0]);
    expect(goals.breathing.done).toBe(1);
    expect(await logged(ana)).toEqual([
      { activity_type: "activity_completed", page_url: "/breathing-game", on: "2026-03-12" },
    ]);
  });

  test("the bars, the minutes and the breathing sessions of the week, but no completed activity", async () => {
    const planner = await Planner.arrive(world);
    for (let played = 0; played < 3; played += 1) await finishGame(planner);
    await planner.complete(await planner.nextId(), { duration: 4 });
    const { days, goals, planCompleted } = await week(planner);
    expect(days[2]).toEqual({ date: "2026-03-11", activities: 1, games: 3, bar: 100 });
    // three times 40 seconds are 2 minutes
    expect(goals.minutes.done).toBe(6);
    expect([goals.activities.done, planCompleted]).toEqual([1, 1]);
    const isBreathing =
      (await planner.list()).find(({ completed }) => completed)?.activityType === "breathing";
    expect(goals.breathing.done).toBe(isBreathing ? 4 : 3);
    expect((await planner.call("GET", "/api/user/stats")).body).toMatchObject({
      totalActivitiesCompleted: 1,
      currentStreak: 1,
    });
  });

  test("a game of last week does not count for this week", async () => {
    await finishGame(ana, { occurredAt: "2026-03-08T22:59:00.000Z" });
    expect((await week()).goals.breathing.done).toBe(0);
    await finishGame(ana, { occurredAt: "2026-03-08T23:00:00.000Z" });
    expect((await week()).goals.breathing.done).toBe(1);
  });

  test("the streak, together with activities and on days without any", async () => {
    const planner = await Planner.arrive(world);
    const streak = async () => (await planner.call("GET", "/api/user/stats")).body;
    await finishGame(planner);
    world.clock.advance(24 * 3_600_000);
    await planner.complete(await planner.nextId());
    world.clock.advance(24 * 3_600_000);
    await finishGame(planner);
    await finishGame(planner);
    expect(await streak()).toMatchObject({ currentStreak: 3, totalActivitiesCompleted: 1 });
    await finishGame(planner, { occurredAt: "2026-03-10T10:00:00.000Z" });
    expect((await streak()).currentStreak).toBe(4);
  });
});

async function logged(person: TestPerson) {
  const { rows } = await database.pool.query(
    "select activity_type, page_url, local_date::text as on from activity_log where activity_type <> 'login' and user_id = (select id from users where email = $1)",
    [person.email],
  );
  return rows;
}
