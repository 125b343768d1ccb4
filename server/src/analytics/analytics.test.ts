import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Insight } from "@remanso/core/analytics/contract.ts";
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

const checkIn = (stress: number, more: object = {}) =>
  ana.call("POST", "/api/check-ins", { mood: 3, stress, ...more });

const insights = async (): Promise<Insight[]> => (await ana.call("GET", "/api/analytics/insights")).body;

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
    // looked at last on Monday, before the check-in; what is missing counts it already
    expect(body).toMatchObject({ lookedOn: "2026-03-09", measuredDays: 0, windowDays: 90 });
    expect(body.needs[0].text).toMatch(/^1 de 3 /);
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
      evidence: { kind: "trend", n: 37, from: "2026-01-31", to: "2026-03-08", method: "mann_kendall" },
    });
    expect(trend.confidence).toBeGreaterThan(0.95);
    expect(trend.confidence).toBeLessThanOrEqual(0.99);
    expect(trend.evidence).toMatchObject({ direction: "less", sureness: "very", lastSeen: "2026-03-09" });
    expect(trend.evidence.effect).toBeCloseTo(-3.6, 0);
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
    const [unchanged] = await insights();
    expect(unchanged).toEqual({ ...before, acknowledged: true });
    // to the next Monday
    world.clock.advance(4 * dayMs);
    const [after] = await insights();
    expect(after).toMatchObject({ id: before?.id, createdAt: before?.createdAt, acknowledged: true });
    expect(after?.evidence).toMatchObject({ n: 41, lastSeen: "2026-03-16" });
    const { body: all } = await ana.call("GET", "/api/check-ins");
    for (const { id } of all) await ana.call("DELETE", `/api/check-ins/${id}`);
    expect(await insights()).toEqual([]);
    expect((await ana.call("POST", `/api/analytics/insights/${before?.id}/acknowledge`)).status).toBe(404);
  });

  test.each([
    { order: "after", told: ["activity_breathing"] },
    { order: "before", told: [] },
  ])("stress noted $order a game is told of it as $told", async ({ order, told }) => {
    world.clock.set(new Date(Date.parse(start) - 50 * dayMs).toISOString());
    for (let day = 0; day < 50; day += 1) {
      const isPlayed = (day * 5) % 7 < 3 !== (day % 3 === 0);
      const stress = 6 + ((day * 7919) % 3) - (isPlayed ? 3 : 0);
      if (order === "before") await checkIn(stress);
      world.clock.advance(dayMs / 24);
      if (isPlayed) await finishGame(ana);
      world.clock.advance(dayMs / 24);
      if (order === "after") await checkIn(stress);
      world.clock.advance((dayMs / 24) * 22);
    }
    const { body } = await ana.call("GET", "/api/analytics/patterns");
    expect(body.map(({ category }: { category: string }) => category)).toEqual(told);
    // its own direction, and the reading that is offered
    for (const { trend, evidence } of body)
      expect([trend, evidence.direction, evidence.reading]).toEqual(["decreasing", "less", "goes_with"]);
  });

  test("are the same for ten simultaneous first calls", async () => {
    await liveFallingDays();
    const answers = await Promise.all(Array.from({ length: 10 }, insights));
    expect(new Set(answers.map((list) => JSON.stringify(list.map(({ id }) => id)))).size).toBe(1);
  });
});
