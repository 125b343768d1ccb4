import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Insight } from "@remanso/core/analytics/contract.ts";
import { Planner } from "../activity/activity-testing.ts";
import { finishGame } from "../breathing/breathing-testing.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

// Insights without statistics: a milestone reached lately, and what the facts offer to do.

let world: SharedApp;

const dayMs = 86_400_000;
const start = "2026-03-11T10:00:00.000Z";
const daysBefore = (count: number) => new Date(Date.parse(start) - count * dayMs).toISOString();

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(() => world.clock.set(start));

const insights = async (person: TestPerson): Promise<Insight[]> =>
  (await person.call("GET", "/api/analytics/insights")).body;
const acknowledge = (person: TestPerson, id = "") =>
  person.call("POST", `/api/analytics/insights/${id}/acknowledge`);

describe("a milestone", () => {
  test("of the last seven days is told as a fact, after which nothing is to be done", async () => {
    const ana = await Planner.arrive(world);
    await ana.complete(await ana.nextId());
    world.clock.advance(dayMs);
    const told = await insights(ana);
    expect(told).toEqual([
      {
        id: expect.any(String),
        title: "Completaste tu primera actividad",
        description: "Se queda contigo, vengan como vengan los próximos días.",
        insightType: "milestone",
        severity: "low",
        confidence: 1,
        createdAt: start,
        actionable: false,
        action: null,
        acknowledged: false,
        evidence: null,
      },
    ]);
    expect((await ana.call("GET", "/api/analytics/highlight")).body.insight).toBeNull();
    world.clock.advance(6 * dayMs);
    expect((await insights(ana)).filter(({ insightType }) => insightType === "milestone")).toEqual([]);
  });

  test("is one fact: seen here it is seen among the milestones, and the other way around", async () => {
    const ana = await Planner.arrive(world);
    await ana.complete(await ana.nextId());
    expect((await acknowledge(ana, (await insights(ana))[0]?.id)).status).toBe(200);
    expect((await insights(ana))[0]?.acknowledged).toBe(true);
    const { body: first } = await ana.call("GET", "/api/user/milestones");
    expect(first).toMatchObject([{ milestoneType: "activities_1", isAcknowledged: true }]);
    world.clock.advance(1000);
    await finishGame(ana);
    const { body: two } = await ana.call("GET", "/api/user/milestones?acknowledged=false");
    expect((await insights(ana))[0]).toMatchObject({ insightType: "milestone", acknowledged: false });
    for (const { id } of two) await ana.call("POST", `/api/user/milestones/${id}/acknowledge`);
    expect((await insights(ana))[0]).toMatchObject({ insightType: "milestone", acknowledged: true });
  });
});

describe("a recommendation", () => {
  /** Somebody on whom work weighs most, a week after their answers. */
  async function weekAfter(): Promise<Planner> {
    const ana = await new Planner(world.app).signUp();
    const answers = ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, category === "work" ? 4 : 1]),
    );
    await ana.call("POST", "/api/stress-assessment", { responses: Object.fromEntries(answers) });
    expect(await insights(ana)).toEqual([]);
    world.clock.advance(7 * dayMs);
    return ana;
  }

  test("links to an activity that waits for what weighs most, until one is done for it", async () => {
    const ana = await weekAfter();
    const [told, ...others] = await insights(ana);
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      title: "En los últimos 7 días no hay ninguna actividad anotada para tu estrés laboral",
      insightType: "recommendation",
      severity: "low",
      confidence: 1,
      actionable: true,
      action: { label: "Ir a la actividad" },
      acknowledged: false,
      evidence: null,
    });
    const id = told?.action?.path.replace("/activity-session/", "") ?? "";
    const { body: activity } = await ana.call("GET", `/api/activities/${id}`);
    expect(activity.completed).toBe(false);
    expect(told?.description).toContain(`«${activity.activityName}»: ${activity.duration} minutos`);
    await acknowledge(ana, told?.id);
    expect(await insights(ana)).toEqual([{ ...told, acknowledged: true }]);
    await ana.complete(id);
    expect((await insights(ana)).map(({ insightType }) => insightType)).toEqual(["milestone"]);
  });

  test("rests with the milestones for 24 hours after a crisis, and is then as it was", async () => {
    const ana = await weekAfter();
    await finishGame(ana);
    const before = await insights(ana);
    expect(before.map(({ insightType }) => insightType)).toEqual(["recommendation", "milestone"]);
    await acknowledge(ana, before[0]?.id);
    await ana.call("POST", "/api/chat/message", { message: "me quiero matar" });
    expect(await insights(ana)).toEqual([]);
    world.clock.advance(dayMs);
    const after = await insights(ana);
    expect(after.map(({ id, acknowledged }) => [id, acknowledged])).toEqual([
      [before[0]?.id, true],
      [before[1]?.id, false],
    ]);
  });

  test("follows the pattern that it rests on, which stays the highlight", async () => {
    world.clock.set(daysBefore(60));
    const ana = await new TestPerson(world.app).signUp({ language: "en" });
    for (let day = 0; day < 60; day += 1) {
      const isPlayed = day < 50 && (day * 5) % 7 < 3 !== (day % 3 === 0);
      if (isPlayed) await finishGame(ana);
      world.clock.advance(dayMs / 24);
      await ana.call("POST", "/api/check-ins", {
        mood: 3,
        stress: 6 + ((day * 7919) % 3) - (isPlayed ? 3 : 0),
      });
      world.clock.advance((dayMs / 24) * 23);
    }
    const told = await insights(ana);
    const types = told.map(({ insightType }) => insightType);
    expect(types.slice(types.indexOf("recommendation") + 1)).not.toContain("pattern");
    const pattern = told.find(({ evidence }) => evidence?.activityType === "breathing");
    expect(told.find(({ insightType }) => insightType === "recommendation")).toMatchObject({
      title: "It’s been a week or more since you noted breathing here",
      description:
        "Breathing is among your patterns. The breathing game takes a few minutes, if it suits you.",
      confidence: pattern?.confidence,
      action: { path: "/breathing-game", label: "Go to the breathing game" },
    });
    expect(told.every(({ actionable, action }) => actionable === (action !== null))).toBe(true);
    expect((await ana.call("GET", "/api/analytics/highlight")).body.insight).toEqual(told[0]);
    expect(told[0]?.evidence).not.toBeNull();
    await finishGame(ana);
    expect((await insights(ana)).map(({ insightType }) => insightType)).not.toContain("recommendation");
  });
});

test("a line that rises offers something to do, except while the person rests; it is told either way", async () => {
  world.clock.set(daysBefore(39));
  const ana = await new TestPerson(world.app).signUp();
  for (let day = 0; day < 40; day += 1) {
    await ana.call("POST", "/api/check-ins", {
      mood: 3,
      stress: 4 + day / 10 + ((day * 7919) % 13) / 13 - 0.5,
    });
    if (day < 39) world.clock.advance(dayMs);
  }
  const [risen] = await insights(ana);
  expect(risen).toMatchObject({
    insightType: "trend",
    actionable: true,
    action: { path: "/activities", label: "Ver las actividades" },
  });
  await ana.call("POST", "/api/chat/message", { message: "me quiero matar" });
  expect((await insights(ana))[0]).toEqual({ ...risen, actionable: false, action: null });
});
