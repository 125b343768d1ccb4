import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catalogue } from "@remanso/core/activity/catalogue.ts";
import { cutToShow } from "@remanso/core/cut-at-word.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";
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

describe("activities that are added", () => {
  test("of one's own keep their name, duration and notes as typed", async () => {
    const made = await ana.create({
      activityName: "  Regar las 🌱 del balcón  ",
      duration: 12,
      notes: "con <b>calma</b>",
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      activityName: "Regar las 🌱 del balcón",
      activityType: "custom",
      duration: 12,
      notes: "con <b>calma</b>",
      completed: false,
    });
  });

  test.each([
    [{ activityName: "   " }, "activityName"],
    [{ activityName: "a".repeat(121) }, "activityName"],
    [{ activityName: "\u200b" }, "activityName"],
    [{ activityName: "ok", duration: 0 }, "duration"],
    [{ activityName: "ok", duration: 241 }, "duration"],
    [{ activityName: "ok", duration: 1.5 }, "duration"],
    [{ activityName: "ok", duration: "15; drop table" }, "duration"],
    [{ activityName: "ok", notes: "n".repeat(2001) }, "notes"],
    [{ activityName: "ok", occurredAt: "2027-01-01T00:00:00.000Z" }, "occurredAt"],
    [{ activityName: "ok", occurredAt: "2026-01-01T00:00:00.000Z" }, "occurredAt"],
  ])("of one's own with %j are refused with the field at fault", async (body, field) => {
    const answered = await ana.create(body);
    expect([answered.status, answered.body.code, Object.keys(answered.body.errors)]).toEqual([
      400,
      "invalid_input",
      [field],
    ]);
  });

  test("of one name exist once while pending, whatever the spelling and language", async () => {
    expect((await ana.create({ activityName: "Paseo corto" })).status).toBe(201);
    const again = await ana.create({ activityName: " PASEO   corto " });
    expect([again.status, again.body.code, again.body.detail]).toEqual([
      409,
      "activity_exists",
      "Esta actividad ya existe",
    ]);
    const { body } = await ana.call("GET", "/api/activities");
    const recommended = body.find((activity: Listed) => activity.recommended).activityName;
    const pendingEntry = catalogue.find(({ name }) => name.es === recommended);
    expect((await ana.create({ activityName: pendingEntry?.name.en ?? "" })).status).toBe(409);
  });

  test("made at the same instant with one name become one", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ana.create({ activityName: "Llamar a mi hermana" })),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(
      answers.filter(({ status, body }) => status === 409 && body.code === "activity_exists").length,
    ).toBe(19);
    expect(
      (await ana.list()).filter(({ activityName }) => activityName === "Llamar a mi hermana").length,
    ).toBe(1);
  });

  test("belong to the person's active plan only", async () => {
    const other = await Planner.arrive(world);
    for (const plan of [other.planId, "1", "01980000-0000-7000-8000-000000000000"]) {
      const answered = await ana.call("POST", "/api/activities", { planId: plan, activityName: "Nada" });
      expect([answered.status, answered.body.code]).toEqual([404, "not_found"]);
    }
  });

  test("recommended ones were not done in the last seven days, and may come back after them", async () => {
    const { body: before } = await ana.call("GET", "/api/recommendations");
    const made = await ana.create({
      activityName: before[0].activityName,
      activityType: before[0].activityType,
    });
    await ana.complete(made.body.id);
    const keys = async () =>
      (await ana.call("GET", "/api/recommendations")).body.map(({ key }: { key: string }) => key);
    expect(await keys()).not.toContain(before[0].key);
    world.clock.advance(7 * 86_400_000 - 60_000);
    expect(await keys()).not.toContain(before[0].key);
    world.clock.advance(120_000);
    expect(await keys()).toContain(before[0].key);
  });

  test("never lower what was reached: added ones count once they are done", async () => {
    const progress = async () => {
      const { body } = await ana.call("GET", "/api/progress/week");
      return [body.planCompleted, body.planTotal];
    };
    await ana.complete(await ana.nextId());
    expect(await progress()).toEqual([1, 8]);
    const { body: more } = await ana.generate();
    const { body: own } = await ana.create({ activityName: "Regar la albahaca" });
    const [first] = (await ana.list()).filter(({ completed }) => completed);
    await ana.create({ activityName: first?.activityName ?? "", activityType: first?.activityType });
    expect(await progress()).toEqual([1, 8]);
    await ana.complete(own.id);
    await ana.complete(more[0].id);
    expect(await progress()).toEqual([3, 10]);
    expect([more[0].added, own.added, first?.added]).toEqual([true, true, false]);
  });

  test("recommended ones are added as themselves", async () => {
    const { body } = await ana.call("GET", "/api/recommendations");
    expect(body.length).toBe(3);
    const { activityName, activityType, duration } = body[0];
    const made = await ana.create({ activityName, activityType, duration });
    expect(made.body).toMatchObject({ activityName, activityType, duration });
    const { body: next } = await ana.call("GET", "/api/recommendations");
    expect(next.map((one: { key: string }) => one.key)).not.toContain(body[0].key);
  });

  test("recommended ones that are not in the catalogue become the person's own", async () => {
    const made = await ana.create({
      activityName: "Meditar en el tejado",
      activityType: "meditation",
      duration: 300_000,
    });
    expect(Object.keys(made.body.errors)).toEqual(["duration"]);
    const again = await ana.create({ activityName: "Meditar en el tejado", activityType: "meditation" });
    expect(again.body).toMatchObject({
      activityName: "Meditar en el tejado",
      activityType: "meditation",
      duration: null,
      description: null,
    });
  });

  test("keep the type and the instructions that they were sent with", async () => {
    const instructions = "Salir: Abre la puerta y respira.\nMirar: Busca tres cosas verdes.";
    const sent = { activityName: "Balcón", activityType: "nature", duration: 4, instructions };
    const { status, body } = await ana.create(sent);
    expect([status, body]).toMatchObject([201, sent]);
    const guide = await ana.call("GET", `/api/activities/${body.id}/instructions`);
    expect(guide.body).toMatchObject({
      activityType: "nature",
      estimatedDuration: 4,
      steps: [
        { title: "Salir", instruction: "Abre la puerta y respira.", duration: 120 },
        { title: "Mirar", instruction: "Busca tres cosas verdes.", duration: 120 },
      ],
    });
    const { status: refused, body: problem } = await ana.create({ ...sent, instructions: "a\n".repeat(21) });
    expect([refused, problem.errors]).toEqual([400, { instructions: "too_big" }]);
  });

  test("carry their guide in one text; a list may be asked for the beginnings only", async () => {
    const [id = ""] = (await ana.list()).map((activity) => activity.id);
    const { body: one } = await ana.call("GET", `/api/activities/${id}`);
    const { body: guide } = await ana.call("GET", `/api/activities/${id}/instructions`);
    const lines = guide.steps.map(
      ({ title, instruction }: { title: string; instruction: string }) => `${title}: ${instruction}`,
    );
    expect(one.instructions).toBe(lines.join("\n"));
    const { body: whole } = await ana.call("GET", "/api/activities");
    expect(whole[0].instructions).toBe(one.instructions);
    const instructions =
      "Escucha la lluvia sin hacer nada más, y cuenta después cuántos sonidos distintos has oído en ella.";
    await ana.create({ activityName: "Escuchar", instructions });
    for (const path of ["/api/activities", "/api/plans/active"]) {
      const { body } = await ana.call("GET", `${path}?instructions=excerpt`);
      const activities: Listed[] = Array.isArray(body) ? body : body.activities;
      const own = activities.find(({ activityName }) => activityName === "Escuchar");
      expect(own).toMatchObject({ description: null, instructions: expect.stringMatching(/^.{40,85}…$/su) });
      // a card shows the beginning of its description
      const described = activities.find((activity) => activity.id === id);
      expect(described).toMatchObject({
        description: cutToShow(one.description),
        instructions: null,
      });
    }
    expect((await ana.create({ activityName: "Sin pasos" })).body.instructions).toBeNull();
  });

  test("of a plan may be asked for by name: those that wait, as in the plan, without their texts", async () => {
    const { body: whole } = await ana.call("GET", "/api/plans/active");
    const [first, ...rest] = whole.activities;
    await ana.call("PATCH", `/api/activities/${first.id}/complete`);
    const { body: plan } = await ana.call("GET", "/api/plans/active?activities=waiting");
    const nameless = { description: null, instructions: null, notes: null };
    const { body: now } = await ana.call("GET", "/api/plans/active");
    expect(now.activities.map(({ id }: Listed) => id)).toEqual([...rest, first].map(({ id }) => id));
    expect(plan).toEqual({
      ...now,
      activities: now.activities.slice(0, -1).map((one: Listed) => ({ ...one, ...nameless })),
    });
  });

  test("sent twice with one Idempotency-Key are one, and with another body refused", async () => {
    const key = { "idempotency-key": "new-activity-key" };
    const [first, second] = await Promise.all([
      ana.create({ activityName: "Una vez" }, key),
      ana.create({ activityName: "Una vez" }, key),
    ]);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await ana.create({ activityName: "Otra vez" }, key)).toMatchObject({
      status: 422,
      body: { code: "key_reused" },
    });
    expect((await ana.list()).length).toBe(9);
  });

  test("can be pending up to 200 times, then the list is full", async () => {
    for (let made = 8; made < 199; made += 1) await ana.create({ activityName: `Idea ${made}` });
    const last = await ana.generate();
    expect([last.status, last.body.length]).toEqual([201, 1]);
    expect(await ana.generate()).toMatchObject({ status: 409, body: { code: "list_full" } });
    const oneMore = await ana.create({ activityName: "Una más" });
    expect(oneMore).toMatchObject({ status: 409, body: { code: "list_full" } });
  });

  test("more of them come four at a time, until none are left", async () => {
    for (let more = await ana.generate(); more.status === 201; more = await ana.generate()) {
      expect(more.body.length).toBeGreaterThan(0);
      expect(more.body.length).toBeLessThanOrEqual(4);
    }
    const { body } = await ana.call("GET", "/api/activities");
    expect(body.length).toBe(catalogue.length);
    expect(await ana.generate()).toMatchObject({ status: 409, body: { code: "nothing_to_add" } });
  });

  test("more asked for twice at once never repeat a name", async () => {
    await Promise.all([ana.generate(), ana.generate(), ana.generate()]);
    const { body } = await ana.call("GET", "/api/activities");
    expect(new Set(body.map(({ activityName }: Listed) => activityName)).size).toBe(body.length);
    expect(body.length).toBe(20);
  });

  test("more need a plan", async () => {
    const newcomer = await new TestPerson(world.app).signUp();
    const answered = await newcomer.call("POST", "/api/activities/generate");
    expect([answered.status, answered.body.detail]).toEqual([
      409,
      "No hay un plan activo para agregar actividades.",
    ]);
  });
});
