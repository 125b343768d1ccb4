import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { AnalyticsPoint, Insight } from "@remanso/core/analytics/contract.ts";
import { overallOf } from "@remanso/core/analytics/daily-points.ts";
import { addDays } from "@remanso/core/progress/local-date.ts";
import { newId } from "../ids.ts";
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

const insights = async (): Promise<Insight[]> => (await ana.call("GET", "/api/analytics/insights")).body;

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
    expect(found.every((point) => overallOf(point) === null && !point.measured)).toBe(true);
  });

  test("an unknown period is refused", async () => {
    expect((await ana.call("GET", "/api/analytics/data?period=1y")).status).toBe(400);
  });

  test("are a day's own measurements, their mean where there are several, else the last value, marked", async () => {
    await assess(2);
    await checkIn(8, { workStress: 9 });
    world.clock.advance(2 * dayMs);
    await checkIn(3);
    await checkIn(6, { on: "2026-03-09" });
    const found = await points("?period=7d");
    expect(found.slice(-5)).toMatchObject([
      { date: "2026-03-09", workStress: 6, measured: true },
      { date: "2026-03-10", workStress: 6, measured: false },
      { date: "2026-03-11", workStress: 7, financialStress: 6.5, measured: true },
      { date: "2026-03-12", workStress: 7, financialStress: 6.5, measured: false },
      { date: "2026-03-13", workStress: 3, financialStress: 3, measured: true },
    ]);
    expect(found.slice(0, 2)).toMatchObject([{ workStress: null }, { workStress: null }]);
  });

  test("include the last value measured before the window", async () => {
    await checkIn(4);
    // a session lives for 30 days
    world.clock.advance(20 * dayMs);
    const found = await points("?period=7d");
    expect(found.every(({ workStress, measured }) => workStress === 4 && !measured)).toBe(true);
  });

  test("count what was completed and what was planned and not done by the end of its day", async () => {
    await assess(2);
    const { body: list } = await ana.call("GET", "/api/activities");
    const planned = (day: string) =>
      list.find(({ plannedFor }: { plannedFor: string }) => plannedFor === day).id;
    await ana.call("PATCH", `/api/activities/${planned("2026-03-11")}/complete`, {});
    world.clock.advance(2 * dayMs);
    // late by a day: it was skipped on its own day, and completed on this one
    await ana.call("PATCH", `/api/activities/${planned("2026-03-12")}/complete`, {});
    world.clock.advance(2 * dayMs);
    const counts = (await points("?period=7d"))
      .slice(-5)
      .map(({ activitiesCompleted, activitiesSkipped }) => [activitiesCompleted, activitiesSkipped]);
    expect(counts).toEqual([
      [1, 0],
      [0, 1],
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
    // what a new plan puts away was not skipped on the days that had not come
    await assess(1);
    world.clock.advance(dayMs);
    expect((await points("?period=7d")).at(-2)?.activitiesSkipped).toBe(1);
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
    await ana.call("PATCH", `/api/activities/${list[0].id}/complete`, { duration: 12 });
    await ana.call("POST", "/api/breathing-sessions", {
      id: newId(),
      pattern: "box",
      cycles: 3,
      mode: "guided",
    });
    world.clock.advance(dayMs);
    const { body } = await ana.call("GET", "/api/analytics/days/2026-03-11");
    expect(body).toMatchObject({
      date: "2026-03-11",
      assessments: [{ workStress: 5 }],
      checkIns: [{ mood: 3, stress: 7, workStress: null, backDated: false }],
      completed: [{ id: list[0].id, name: list[0].activityName, minutes: 12 }],
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

describe("patterns and insights", () => {
  /** Forty days on which stress falls from 8 to 4, with a waver that repeats nothing. */
  async function liveFallingDays(): Promise<void> {
    world.clock.set(new Date(Date.parse(start) - 39 * dayMs).toISOString());
    for (let day = 0; day < 40; day += 1) {
      const waver = ((day * 7919) % 13) / 13 - 0.5;
      await checkIn(8 - day / 10 + waver);
      if (day < 39) world.clock.advance(dayMs);
    }
  }

  test("without data there are none, and the reply says what is missing", async () => {
    expect(await insights()).toEqual([]);
    expect((await ana.call("GET", "/api/analytics/patterns")).body).toEqual([]);
    await checkIn(5);
    const { body } = await ana.call("GET", "/api/analytics/needs");
    expect(body).toMatchObject({ measuredDays: 1, windowDays: 90 });
    expect(body.needs[0].text).toMatch(/^\d+ de \d+ /);
    const highlight = await ana.call("GET", "/api/analytics/highlight");
    expect(highlight.body).toEqual({ insight: null, need: body.needs[0] });
  });

  test("a falling line is found, told with its numbers, its window and its method, in the person's language", async () => {
    await liveFallingDays();
    const { body } = await ana.call("GET", "/api/analytics/patterns");
    const trend = body.find(({ category }: { category: string }) => category === "overall_stress");
    expect(trend).toMatchObject({
      label: "Estrés general",
      trend: "decreasing",
      evidence: { kind: "trend", n: 40, from: "2026-01-31", to: "2026-03-11", method: "mann_kendall" },
    });
    expect(trend.confidence).toBeGreaterThan(0.95);
    expect(trend.confidence).toBeLessThanOrEqual(0.99);
    expect(trend.evidence.effect).toBeCloseTo(-3.9, 0);
    expect(trend.evidence.low).toBeLessThan(trend.evidence.effect);
    expect(trend.evidence.high).toBeGreaterThan(trend.evidence.effect);
    await ana.call("PATCH", "/api/settings", { language: "en" });
    const [first] = await insights();
    expect(first?.title).toMatch(/fallen/);
    expect(`${first?.description} ${first?.evidence?.methodText}`).not.toMatch(/because|porque|[áéíóúñ¿]/);
    expect(first).toMatchObject({ insightType: "trend", severity: "low", acknowledged: false });
    expect((await ana.call("GET", "/api/analytics/highlight")).body.insight).toEqual(first);
  });

  test("keep their id and acknowledgement while they say the same, and disappear when they no longer do", async () => {
    await liveFallingDays();
    const [before] = await insights();
    expect((await ana.call("POST", `/api/analytics/insights/${before?.id}/acknowledge`)).status).toBe(200);
    world.clock.advance(dayMs);
    await checkIn(4.1);
    const [after] = await insights();
    expect(after).toMatchObject({ id: before?.id, createdAt: before?.createdAt, acknowledged: true });
    expect(after?.evidence?.n).toBe(41);
    const { body: all } = await ana.call("GET", "/api/check-ins");
    for (const { id } of all) await ana.call("DELETE", `/api/check-ins/${id}`);
    expect(await insights()).toEqual([]);
    expect((await ana.call("POST", `/api/analytics/insights/${before?.id}/acknowledge`)).status).toBe(404);
  });

  test("are the same for ten simultaneous first calls", async () => {
    await liveFallingDays();
    const answers = await Promise.all(Array.from({ length: 10 }, insights));
    expect(new Set(answers.map((list) => JSON.stringify(list.map(({ id }) => id)))).size).toBe(1);
  });
});
