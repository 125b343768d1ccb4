import { beforeAll, describe, expect, test } from "vitest";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { pick, seed } from "../../../testing/long.ts";
import { Planner } from "../activity/activity-testing.ts";
import type { Database } from "../db/db.ts";
import { newId } from "../ids.ts";
import { sharedTestApp, type SharedApp } from "../testing.ts";
import {
  bambooHealth,
  dayOf,
  dayText,
  lastDays,
  madePerson,
  plantEvents,
  plantLevels,
  streaks,
  weekNumbers,
  type MadePerson,
} from "./recomputed-testing.ts";

// One fact, one number: what the screens, the download and the log show is recomputed from the raw facts of made-up people.

let world: SharedApp;
let database: Database;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  database = world.app.deps.database;
});

const people = Array.from({ length: pick(14, 200) }, (_, index) => seed + index);

describe("every number of a person", () => {
  test.each(people)("made from seed %d follows from their facts", async (one) => {
    const made = madePerson(one);
    world.clock.set(made.now.toISOString());
    const planner = await Planner.arrive(world, { timeZone: made.zone });
    await keepFacts(planner, made);
    const get = async (path: string) => (await planner.call("GET", path)).body;
    const activities = made.done.filter(({ kind }) => kind === "activity");
    const games = made.done.filter(({ kind }) => kind === "game");
    const streak = streaks(made);

    const week = await get("/api/progress/week");
    const expected = weekNumbers(made);
    expect(week.days).toEqual(expected.days);
    expect(doneOf(week.goals)).toEqual([
      expected.activities,
      expected.minutes,
      expected.breathing,
      expected.checkIns,
    ]);

    expect(await get("/api/user/stats")).toMatchObject({
      totalActivitiesCompleted: activities.length,
      currentStreak: streak.current,
      stressReduction: 0,
    });
    expect(sumOf(await get("/api/user/activity-types"), "count")).toBe(activities.length);
    expect((await get("/api/breathing-sessions/stats")).totalSessions).toBe(games.length);

    const points = await get("/api/analytics/data?period=90d");
    expect(points.map(shownOnDay)).toEqual(lastDays(made));

    await expectGarden(planner, made);

    const { tables } = await get("/api/export");
    const completed = tables.activities.filter((row: { completed_at: string | null }) => row.completed_at);
    expect([completed.length, tables.breathing_games.length]).toEqual([activities.length, games.length]);
    expect(await get("/api/activities")).toHaveLength(
      Math.min(200, activities.length + 8 + made.waiting.length),
    );
  });

  test.each(people.slice(0, pick(5, 50)))(
    "made from seed %d: what is reached with the next completion follows, too, and the visit counts it once",
    async (one) => {
      const made = madePerson(one);
      world.clock.set(made.now.toISOString());
      const planner = await Planner.arrive(world, { timeZone: made.zone });
      await keepFacts(planner, made);
      const own = await planner.create({ activityName: "La que falta", duration: 10 });
      await planner.complete(own.body.id, { notes: "escrito" });
      const last = {
        at: made.now,
        zone: made.zone,
        type: "custom",
        minutes: 10,
        seconds: 0,
        isWriting: true,
      };
      const after: MadePerson = {
        ...made,
        done: [...made.done, { ...last, kind: "activity", plannedFor: null }],
      };
      const { body } = await planner.call("GET", "/api/user/milestones");
      const reached = body.map(({ milestoneType }: { milestoneType: string }) => milestoneType);
      expect(reached.toSorted()).toEqual(milestonesOf(after).toSorted());
      const [visit] = (await planner.call("GET", "/api/user/sessions")).body;
      expect([visit.activitiesCompleted, visit.gamesPlayed]).toEqual([1, 0]);
    },
  );
});

async function expectGarden(planner: Planner, made: MadePerson): Promise<void> {
  const { body: plants } = await planner.call("GET", "/api/zen-garden/plants");
  const { body: garden } = await planner.call("GET", "/api/zen-garden/stats");
  const levels = plantLevels(made);
  const shown: Plant[] = plants;
  expect(shown.map(({ type, level }) => ({ type, level }))).toEqual(levels);
  const sum = levels.reduce((all, { level }) => all + level, 0);
  expect(garden).toMatchObject({
    totalPlants: levels.length,
    gardenLevel: 1 + Math.floor(sum / 5),
    consecutiveDays: streaks(made).current,
  });
  for (const [index, plant] of shown.filter(({ type }) => type === "bamboo").entries())
    expect(plant.health).toBe(bambooHealth(made, index + 1));
}

/** Writes the facts straight into the database, as they were noted then. */
async function keepFacts(planner: Planner, made: MadePerson): Promise<void> {
  const { body: user } = await planner.call("GET", "/api/auth/user");
  const own = () => ({ user_id: user.id, id: newId() });
  const on = ({ at, zone }: { at: Date; zone: string }) => dayText(dayOf(at, zone));
  const named = (type: string, plannedFor: string | null) => {
    const row = { ...own(), plan_id: planner.planId, activity_type: type, rank: 1_000_000 };
    return { ...row, custom_name: row.id, name_key: row.id, planned_for: plannedFor };
  };
  const games = made.done.filter(({ kind }) => kind === "game");
  await insert(
    "breathing_games",
    games.map((fact) => ({
      ...own(),
      pattern: "box",
      mode: "guided",
      cycles: 3,
      qualities: [90, 90, 90],
      average_quality: 90,
      perfect_breaths: 0,
      seconds: fact.seconds,
      finished_at: fact.at,
      finished_on: on(fact),
      finished_zone: fact.zone,
    })),
  );
  const activities = made.done.filter(({ kind }) => kind === "activity");
  await insert("activities", [
    ...activities.map((fact) => ({
      ...named(fact.type, fact.plannedFor),
      completed_at: fact.at,
      completed_on: on(fact),
      completed_zone: fact.zone,
      completed_minutes: fact.minutes,
      diary_entry: fact.isWriting,
      created_at: fact.at,
    })),
    ...made.waiting.map((day) => ({ ...named("custom", day), created_at: made.now })),
  ]);
  await insert(
    "check_ins",
    made.checkIns.map((fact) => ({
      ...own(),
      mood: 3,
      stress: 5,
      back_dated: false,
      occurred_at: fact.at,
      local_date: on(fact),
      created_at: fact.at,
    })),
  );
}

async function insert(table: string, rows: readonly object[]): Promise<void> {
  await database.pool.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** decisions §8 */
function milestonesOf(made: MadePerson): string[] {
  const breathing = made.done.filter(({ type }) => type === "game" || type === "breathing").length;
  const events = plantEvents(made);
  const level = 1 + Math.floor(plantLevels(made).reduce((sum, one) => sum + one.level, 0) / 5);
  const reached = (name: string, count: number, steps: readonly number[]) =>
    steps.filter((step) => count >= step).map((step) => `${name}_${step}`);
  return [
    ...reached("activities", events["cherry"] ?? 0, [1, 5, 15, 50, 100]),
    ...reached("streak", streaks(made).longest, [3, 7, 14, 30]),
    ...reached("breathing", breathing, [1, 10, 50]),
    ...reached("journal", events["bonsai"] ?? 0, [1, 10]),
    ...reached("garden_level", level, [3, 6]),
  ];
}

interface ShownDay {
  readonly date: string;
  readonly activitiesCompleted: number;
  readonly activitiesSkipped: number;
}

const shownOnDay = ({ date, activitiesCompleted, activitiesSkipped }: ShownDay) => ({
  date,
  completed: activitiesCompleted,
  skipped: activitiesSkipped,
});

const doneOf = (goals: Record<string, { done: number }>) =>
  ["activities", "minutes", "breathing", "checkIns"].map((name) => goals[name]?.done);

const sumOf = (rows: readonly Record<string, number>[], name: string) =>
  rows.reduce((sum, row) => sum + (row[name] ?? 0), 0);
