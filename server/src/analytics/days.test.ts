import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AnalyticsPoint } from "@remanso/core/analytics/contract.ts";
import { addDays } from "@remanso/core/progress/local-date.ts";
import { finishGame } from "../breathing/breathing-testing.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;
let ana: TestPerson;

const dayMs = 86_400_000;
const start = "2026-03-11T10:00:00.000Z";

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set(start);
  ana = await new TestPerson(world.app).signUp();
});

async function assess(answer: number): Promise<void> {
  const responses = Object.fromEntries(
    ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, answer]),
    ),
  );
  await ana.call("POST", "/api/stress-assessment", { responses });
}

const checkIn = (stress: number, more: object = {}) =>
  ana.call("POST", "/api/check-ins", { mood: 3, stress, ...more });

const points = async (period = ""): Promise<AnalyticsPoint[]> =>
  (await ana.call("GET", `/api/analytics/data${period}`)).body;

describe("the daily points", () => {
  test.each([
    ["?period=7d", 7],
    ["", 30],
    ["?period=30d", 30],
    ["?period=90d", 90],
  ])("with %j are %d days that end today, gaps before the first measurement", async (period, days) => {
    const found = await points(period);
    expect(found.length).toBe(days);
    expect(found.at(-1)?.date).toBe("2026-03-11");
    expect(found[0]?.date).toBe(addDays("2026-03-11", 1 - days));
    const nothing = { overallStress: null, workStress: null, measured: false, source: null };
    expect(found).toMatchObject(found.map(() => nothing));
  });

  test("an unknown period is refused", async () => {
    expect((await ana.call("GET", "/api/analytics/data?period=1y")).status).toBe(400);
  });

  test("are what a day's check-ins state, their mean where there are several, else the assessment", async () => {
    await assess(2);
    world.clock.advance(dayMs);
    await checkIn(8, { workStress: 9 });
    await checkIn(5);
    await assess(4);
    world.clock.advance(2 * dayMs);
    await checkIn(3);
    const own = (source: string) => ({ measured: true, source });
    const carried = (source: string) => ({ measured: false, source });
    expect((await points("?period=7d")).slice(-4)).toMatchObject([
      { date: "2026-03-11", overallStress: 5, workStress: 5, ...own("assessment") },
      {
        // stress 5 and 8 with work 9 is not an overall of the categories, and money was stated by the assessment only
        date: "2026-03-12",
        overallStress: 6.5,
        workStress: 9,
        financialStress: 10,
        ...own("check_in"),
        categories: { workStress: own("check_in"), financialStress: own("assessment") },
      },
      { date: "2026-03-13", overallStress: 6.5, workStress: 9, ...carried("check_in") },
      {
        date: "2026-03-14",
        overallStress: 3,
        workStress: 9,
        financialStress: 10,
        ...own("check_in"),
        categories: { workStress: carried("check_in"), financialStress: carried("assessment") },
      },
    ]);
  });

  test("never give a category a value that was not stated for it", async () => {
    await checkIn(6, { workStress: 9 });
    expect((await points("?period=7d")).at(-1)).toMatchObject({
      overallStress: 6,
      workStress: 9,
      financialStress: null,
      personalStress: null,
      globalStress: null,
      categories: { financialStress: { measured: false, source: null } },
    });
  });

  test("include the last value of each kind measured before the window", async () => {
    await assess(2);
    world.clock.advance(dayMs);
    await checkIn(4, { globalStress: 1 });
    world.clock.advance(dayMs);
    await ana.call("POST", "/api/check-ins", { mood: 1 });
    // a session lives for 30 days
    world.clock.advance(20 * dayMs);
    const found = await points("?period=7d");
    const last = { overallStress: 4, workStress: 5, globalStress: 1, measured: false, source: "check_in" };
    expect(found).toMatchObject(found.map(() => last));
  });

  test("count what was completed, and what was planned and not done within the two days after", async () => {
    await assess(2);
    const { body: list } = await ana.call("GET", "/api/activities");
    const complete = (day: string) => {
      const { id } = list.find(({ plannedFor }: { plannedFor: string }) => plannedFor === day);
      return ana.call("PATCH", `/api/activities/${id}/complete`, {});
    };
    await complete("2026-03-11");
    world.clock.advance(3 * dayMs);
    // late by two days: it was not skipped
    await complete("2026-03-12");
    // two days later its time is up
    world.clock.advance(2 * dayMs);
    await complete("2026-03-13");
    const counts = (await points("?period=7d"))
      .slice(-6)
      .map(({ activitiesCompleted, activitiesSkipped }) => [activitiesCompleted, activitiesSkipped]);
    expect(counts).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
      [1, 0],
      [0, 0],
      [1, 0],
    ]);
    // what a new plan puts away while there was still time was not skipped
    await assess(1);
    world.clock.advance(2 * dayMs);
    const after = (await points("?period=7d")).map(({ activitiesSkipped }) => activitiesSkipped);
    expect(after).toEqual([0, 1, 0, 0, 0, 0, 0]);
  });

  test("follow the person's own calendar", async () => {
    world.clock.set("2026-03-11T23:30:00.000Z");
    await checkIn(5);
    expect((await points("?period=7d")).at(-1)).toMatchObject({ date: "2026-03-12", measured: true });
  });
});

describe("a day's rows", () => {
  test("are what its numbers come from", async () => {
    await assess(2);
    await checkIn(7, { note: "no se muestra aquí" });
    const { body: list } = await ana.call("GET", "/api/activities");
    await ana.call("PATCH", `/api/activities/${list[0].id}/complete`, { duration: 5 });
    await finishGame(ana);
    world.clock.advance(dayMs);
    const { body } = await ana.call("GET", "/api/analytics/days/2026-03-11");
    expect(body).toMatchObject({
      date: "2026-03-11",
      assessments: [{ workStress: 5 }],
      checkIns: [{ mood: 3, stress: 7, workStress: null, backDated: false }],
      completed: [{ id: list[0].id, name: list[0].activityName, minutes: 5 }],
      games: [{ pattern: "box", cycles: 3 }],
    });
    expect(JSON.stringify(body)).not.toContain("no se muestra");
    const empty = await ana.call("GET", "/api/analytics/days/2026-02-01");
    expect(empty.body).toEqual({
      date: "2026-02-01",
      assessments: [],
      checkIns: [],
      completed: [],
      games: [],
      imported: [],
      skipped: [],
    });
  });

  test.each(["yesterday", "2026-13-01", "2026-02-30", "..%2F1", "%00"])(
    "of %j are not found",
    async (date) => {
      expect((await ana.call("GET", `/api/analytics/days/${date}`)).status).toBe(404);
    },
  );
});
