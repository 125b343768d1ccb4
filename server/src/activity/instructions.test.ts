import { beforeAll, beforeEach, describe, expect, test } from "vitest";
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

interface Step {
  readonly title: string;
  readonly duration: number;
}

describe("a guide of the catalogue", () => {
  test("is told to whoever asks, in their language, and no other one is", async () => {
    const headers = { cookie: "language=es" };
    const get = (url: string) => world.app.inject({ method: "GET", url, headers });
    const [first] = await ana.list();
    const { body: own } = await ana.call("GET", `/api/activities/${first?.id}/instructions`);
    const guide = await get(`/api/guides/${first?.catalogueKey}`);
    expect([guide.statusCode, guide.json()]).toEqual([200, own]);
    expect((await get("/api/guides/constructor")).statusCode).toBe(404);
  });
});

describe("instructions", () => {
  test("of a catalogue activity are its guide in the person's language, with seconds", async () => {
    const { body } = await ana.call("GET", `/api/activities/${await ana.nextId()}/instructions`);
    expect(body.steps.length).toBeGreaterThanOrEqual(4);
    expect(body.steps[0]).toMatchObject({
      id: "step-1",
      title: expect.any(String),
      duration: expect.any(Number),
    });
  });

  test("follow the language, and are as long as the activity says", async () => {
    const [first] = await ana.list();
    const url = `/api/activities/${first?.id}/instructions`;
    const { body: spanish } = await ana.call("GET", url);
    await ana.call("PATCH", "/api/settings", { language: "en" });
    const { body: english } = await ana.call("GET", url);
    expect(english.steps.map(({ duration }: Step) => duration)).toEqual(
      spanish.steps.map(({ duration }: Step) => duration),
    );
    expect(
      english.steps.filter(({ title }: Step, index: number) => title === spanish.steps[index].title),
    ).toEqual([]);
    const total = english.steps.reduce((sum: number, { duration }: Step) => sum + duration, 0);
    expect(english.estimatedDuration).toBe(Math.round(total / 60));
  });

  test.each([
    [{}, "body"],
    [{ steps: [] }, "steps"],
    [{ generic: false }, "body"],
    [{ steps: [{ title: "a", instruction: "b", duration: 4 }] }, "steps.0.duration"],
    [{ steps: [{ title: " ", instruction: "b", duration: 60 }] }, "steps.0.title"],
  ])(
    "written as %j are refused with the field at fault, and the activity keeps what it had",
    async (body, field) => {
      const { body: made } = await ana.create({ activityName: "Con pasos" });
      const answered = await ana.call("PUT", `/api/activities/${made.id}/steps`, body);
      expect([answered.status, Object.keys(answered.body.errors)]).toEqual([400, [field]]);
      expect((await ana.call("GET", `/api/activities/${made.id}/instructions`)).body.steps).toEqual([]);
    },
  );

  test("of one's own activity are none until it has steps, written or the three-step guide scaled to its length", async () => {
    const { body: made } = await ana.create({ activityName: "Ordenar un cajón", duration: 20 });
    const url = `/api/activities/${made.id}`;
    expect((await ana.call("GET", `${url}/instructions`)).body).toMatchObject({
      steps: [],
      estimatedDuration: 20,
    });
    const generic = await ana.call("PUT", `${url}/steps`, { generic: true });
    const seconds = generic.body.steps.map(({ duration }: { duration: number }) => duration);
    expect(seconds.length).toBe(3);
    expect(seconds.reduce((sum: number, length: number) => sum + length, 0)).toBe(1200);
    const steps = [{ title: "Vaciarlo", instruction: "Todo a la mesa", duration: 60 }];
    expect((await ana.call("PUT", `${url}/steps`, { steps })).body.steps).toMatchObject(steps);
    const { body: list } = await ana.call("GET", "/api/activities");
    const fromCatalogue = list.find(({ activityType }: Listed) => activityType !== "custom").id;
    expect((await ana.call("PUT", `/api/activities/${fromCatalogue}/steps`, { generic: true })).status).toBe(
      404,
    );
  });
});
