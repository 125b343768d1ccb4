import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { finishGame } from "../breathing/breathing-testing.ts";
import type { Database } from "../db/db.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;
let database: Database;
let ana: TestPerson;

const hour = 3_600_000;

interface Milestone {
  readonly id: string;
  readonly milestoneType: string;
  readonly isAcknowledged: boolean;
}

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  database = world.app.deps.database;
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp();
  const responses = Object.fromEntries(
    ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, 2]),
    ),
  );
  await ana.call("POST", "/api/stress-assessment", { responses });
});

async function pending(): Promise<{ id: string; activityType: string }[]> {
  const { body } = await ana.call("GET", "/api/activities");
  return body.filter(({ completed }: { completed: boolean }) => !completed);
}

async function complete(body: object = {}): Promise<void> {
  const next = (await pending()).find(({ activityType }) => activityType !== "breathing");
  expect((await ana.call("PATCH", `/api/activities/${next?.id}/complete`, body)).status).toBe(200);
}

const reached = async (query = "") =>
  (await ana.call("GET", `/api/user/milestones${query}`)).body
    .map(({ milestoneType }: Milestone) => milestoneType)
    .toSorted();

describe("a milestone", () => {
  test("exists as soon as it is reached, in the person's language, and is new until acknowledged", async () => {
    expect(await reached()).toEqual([]);
    await complete();
    const { body } = await ana.call("GET", "/api/user/milestones");
    expect(body).toEqual([
      {
        id: expect.any(String),
        milestoneType: "activities_1",
        description: expect.stringMatching(/actividad/i),
        achievedAt: "2026-03-11T10:00:00.000Z",
        isAcknowledged: false,
      },
    ]);
    await ana.call("PATCH", "/api/settings", { language: "en" });
    const english = await ana.call("GET", "/api/user/milestones");
    expect(english.body[0].description).toMatch(/activity/i);
    world.clock.advance(hour);
    const first = await ana.call("POST", `/api/user/milestones/${body[0].id}/acknowledge`);
    expect(first.body.isAcknowledged).toBe(true);
    world.clock.advance(hour);
    await ana.call("POST", `/api/user/milestones/${body[0].id}/acknowledge`);
    const { rows } = await database.pool.query("select acknowledged_at from milestones where id = $1", [
      body[0].id,
    ]);
    expect(rows[0].acknowledged_at.toISOString()).toBe("2026-03-11T11:00:00.000Z");
    expect(await reached("?acknowledged=false")).toEqual([]);
    expect(await reached("?acknowledged=true")).toEqual(["activities_1"]);
    expect((await ana.call("GET", "/api/user/milestones?acknowledged=maybe")).status).toBe(400);
  });

  test("is acknowledged with all the others at once; pressed twice, it was once", async () => {
    for (let times = 0; times < 5; times += 1) await complete();
    const other = await new TestPerson(world.app).signUp();
    const [one, two] = await Promise.all(
      [1, 2].map(() => ana.call("POST", "/api/user/milestones/acknowledge")),
    );
    expect([one?.status, two?.status, one?.body.length + two?.body.length]).toEqual([200, 200, 2]);
    expect(await reached("?acknowledged=true")).toEqual(["activities_1", "activities_5"]);
    expect((await other.call("POST", "/api/user/milestones/acknowledge")).body).toEqual([]);
  });

  test("is earned once even when the completions that reach it race, and none is missed", async () => {
    await complete();
    await complete();
    await complete();
    const racing = (await pending()).slice(0, 3);
    await Promise.all(
      racing.flatMap(({ id }) => [
        ana.call("PATCH", `/api/activities/${id}/complete`, {}),
        ana.call("PATCH", `/api/activities/${id}/complete`, {}),
      ]),
    );
    expect((await reached()).filter((type: string) => type.startsWith("activities_"))).toEqual([
      "activities_1",
      "activities_5",
    ]);
  });

  test("of a streak counts the longest ever, also one that was reported later", async () => {
    world.clock.advance(20 * 24 * hour);
    await ana.call("POST", "/api/activities/generate");
    for (const daysAgo of [17, 15, 16]) {
      const at = new Date(world.clock.now().getTime() - daysAgo * 24 * hour).toISOString();
      expect((await finishGame(ana, { occurredAt: at })).status).toBe(201);
    }
    expect(await reached()).toEqual(["breathing_1", "streak_3"]);
  });

  test("of the journal, check-ins and reading come from what was written, noted and read", async () => {
    await complete({ notes: "escrito" });
    expect(await reached()).toContain("journal_1");
    for (let count = 0; count < 7; count += 1) {
      await ana.call("POST", "/api/check-ins", { mood: 3, stress: 3 });
      world.clock.advance(1000);
    }
    expect(await reached()).toContain("check_ins_7");
    const { body } = await ana.call("GET", "/api/resources/personalized");
    for (const { id } of body.slice(0, 5)) {
      await ana.call("PATCH", `/api/resources/${id}`, { isRead: true });
    }
    expect(await reached()).toContain("resources_5");
  });

  test("stays if what led to it is undone", async () => {
    const made = [];
    for (let count = 0; count < 7; count += 1) {
      made.push(await ana.call("POST", "/api/check-ins", { mood: 3, stress: 3 }));
      world.clock.advance(1000);
    }
    for (const { body } of made) await ana.call("DELETE", `/api/check-ins/${body.id}`);
    expect(await reached()).toEqual(["check_ins_7"]);
  });

  test("of the garden comes with its level", async () => {
    for (let count = 0; count < 12; count += 1) {
      await finishGame(ana);
      world.clock.advance(1000);
    }
    const { body } = await ana.call("GET", "/api/zen-garden/stats");
    expect(body.gardenLevel).toBeGreaterThanOrEqual(3);
    expect(await reached()).toContain("garden_level_3");
  });
});
