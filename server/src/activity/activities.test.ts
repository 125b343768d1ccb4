import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catalogue } from "@remanso/core/activity/catalogue.ts";
import { sharedTestApp, type SharedApp } from "../testing.ts";
import { Planner, type Listed } from "./activity-testing.ts";

let world: SharedApp;
let ana: Planner;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await Planner.arrive(world);
});

describe("activities", () => {
  test("of a new plan are eight, in the person's language, three of them recommended, best first", async () => {
    const { body } = await ana.call("GET", "/api/activities");
    expect(body.length).toBe(8);
    expect(body.map((activity: Listed) => activity.recommended)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
    const names = new Set(catalogue.map(({ name }) => name.es));
    expect(body.every((activity: Listed) => names.has(activity.activityName))).toBe(true);
    await ana.call("PATCH", "/api/settings", { language: "en" });
    const english = new Set(catalogue.map(({ name }) => name.en));
    const again = await ana.call("GET", "/api/activities");
    expect(again.body.every((activity: Listed) => english.has(activity.activityName))).toBe(true);
    expect(again.body.map(({ plannedFor }: Listed) => plannedFor)).toEqual(
      [11, 12, 13, 14, 15, 16, 17, 18].map((day) => `2026-03-${day}`),
    );
  });

  test("tell why they were chosen, by the person's own answers and in their language", async () => {
    const reasons = async () => (await ana.list()).map(({ reason }) => reason ?? "");
    const spanish = await reasons();
    expect(spanish.filter((reason) => !/«(Rara vez|A veces|A menudo)»/.test(reason))).toEqual([]);
    expect(new Set(spanish).size).toBe(8);
    await ana.call("PATCH", "/api/settings", { language: "en" });
    expect((await reasons()).filter((reason) => !/“(Rarely|Sometimes|Often)”/.test(reason))).toEqual([]);
    const { body: plan } = await ana.call("GET", "/api/plans/active");
    expect(plan.activities.map(({ reason }: Listed) => reason)).toEqual(await reasons());
    const { body: own } = await ana.create({ activityName: "Regar la albahaca" });
    expect(own.reason).toBe(null);
  });

  test("that belong to another hour are not among the recommended ones while others wait", async () => {
    world.clock.set("2026-03-11T21:00:00.000Z");
    const late = await Planner.arrive(world);
    const recommended = async () =>
      (await late.list()).filter((one) => one.recommended).map(({ timeOfDay }) => timeOfDay);
    const evening = (await late.list()).filter(({ timeOfDay }) => timeOfDay === "evening");
    expect(evening.length).toBeGreaterThan(0);
    world.clock.set("2026-03-12T10:00:00.000Z");
    expect(await recommended()).toEqual(["anytime", "anytime", "anytime"]);
  });

  test("that wait are all in the list however many are done, which are listed 200 a call, each once", async () => {
    await ana.create({ activityName: "Regar la albahaca" });
    for (let made = 0; made < 200; made += 1) {
      world.clock.advance(1000);
      const { body } = await ana.create({ activityName: `Paso ${made}` });
      await ana.call("PATCH", `/api/activities/${body.id}`, { completed: true });
    }
    const newest = await ana.list();
    const older = await ana.list(`?before=${newest.at(-1)?.createdAt}`);
    expect([newest.length, older.length]).toEqual([200, 9]);
    const all = [...newest, ...older];
    expect(new Set(all.map(({ id }) => id)).size).toBe(209);
    expect(all.map(({ completed }) => completed)).toEqual(all.map((_, index) => index >= 9));
    expect(newest[0]?.activityName).toBe("Regar la albahaca");
    const times = all.slice(9).map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    // so that "it exists already" is something that the person can see
    expect(await ana.create({ activityName: "regar la ALBAHACA" })).toMatchObject({
      status: 409,
      body: { code: "activity_exists" },
    });
    // what waits is never crowded out of the plan by what was done
    const { body: plan } = await ana.call("GET", "/api/plans/active");
    expect(plan.activities.filter(({ completed }: Listed) => !completed).length).toBe(9);
    expect(plan.activities.length).toBe(200);
  });

  test("of another person get the same 404 as missing ones, and nothing changes", async () => {
    const luis = await Planner.arrive(world);
    const foreign = await luis.nextId();
    const before = await luis.list();
    const calls = [
      ["GET", "", undefined],
      ["GET", "/instructions", undefined],
      ["PATCH", "", { completed: true }],
      ["PATCH", "/start", undefined],
      ["PATCH", "/complete", { duration: 5, occurredAt: "2026-03-11T09:59:00.000Z" }],
      ["POST", "/rating", { feeling: "worse" }],
      ["PUT", "/steps", { generic: true }],
    ] as const;
    for (const [method, rest, body] of calls) {
      const answers = await Promise.all(
        [foreign, "01980000-0000-7000-8000-000000000000", "11", "x".repeat(300)].map((id) =>
          ana.call(method, `/api/activities/${id}${rest}`, body),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(new Set(answers.map((answered) => JSON.stringify(answered.body))).size).toBe(1);
    }
    expect(await luis.list()).toEqual(before);
  });

  test("of an archived plan are not in the list, and can still be read", async () => {
    const [first] = await ana.list();
    await ana.assess(4);
    expect((await ana.list()).map(({ id }) => id)).not.toContain(first?.id);
    expect((await ana.call("GET", `/api/activities/${first?.id}`)).body).toMatchObject({
      id: first?.id,
      recommended: false,
    });
    expect(
      (await ana.call("GET", `/api/activities/${first?.id}/instructions`)).body.steps.length,
    ).toBeGreaterThan(0);
    expect(
      (await ana.create({ activityName: first?.activityName ?? "", planId: first?.planId })).status,
    ).toBe(404);
  });

  test("recommended are always the first three pending ones", async () => {
    const recommended = async () =>
      (await ana.list()).filter(({ recommended: isFirst }) => isFirst).map(({ id }) => id);
    const [one, two, three] = await recommended();
    await ana.complete(two ?? "");
    const next = await recommended();
    expect([
      next.length,
      next.includes(one ?? ""),
      next.includes(two ?? ""),
      next.includes(three ?? ""),
    ]).toEqual([3, true, false, true]);
  });

  test("are started once", async () => {
    const id = await ana.nextId();
    const first = await ana.call("PATCH", `/api/activities/${id}/start`);
    world.clock.advance(60_000);
    const second = await ana.call("PATCH", `/api/activities/${id}/start`);
    expect(second.body.startedAt).toBe(first.body.startedAt);
  });

  test("started offline report when, within what is possible", async () => {
    const id = await ana.nextId();
    const began = world.clock.now().toISOString();
    world.clock.advance(3_600_000);
    const start = (occurredAt: string) => ana.call("PATCH", `/api/activities/${id}/start`, { occurredAt });
    const ahead = new Date(world.clock.now().getTime() + 86_400_000).toISOString();
    expect((await start(ahead)).body.errors).toEqual({ occurredAt: expect.any(String) });
    expect((await start(began)).body.startedAt).toBe(began);
  });
});
