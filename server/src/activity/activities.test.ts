import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { catalogue } from "@remanso/core/activity/catalogue.ts";
import { openDatabase, type Database } from "../db/db.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";

let world: TestApp;
let database: Database;
let ana: TestPerson;
let planId: string;

beforeAll(async () => {
  world = await startTestApp({ RATE_LIMITS: "off" });
  database = openDatabase(world.databaseUrl, { connections: 2 });
});

afterAll(async () => {
  await database.close();
  await world.close();
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp();
  planId = await assess(ana);
});

describe("activities", () => {
  test("of a new plan are eight, in the person's language, three of them recommended, best first", async () => {
    const { body } = await ana.call("GET", "/api/activities");
    expect(body.length).toBe(8);
    expect(body.map((activity: Listed) => activity.recommended)).toEqual([true, true, true, false, false, false, false, false]);
    const names = new Set(catalogue.map(({ name }) => name.es));
    expect(body.every((activity: Listed) => names.has(activity.activityName))).toBe(true);
    await ana.call("PATCH", "/api/settings", { language: "en" });
    const english = new Set(catalogue.map(({ name }) => name.en));
    const again = await ana.call("GET", "/api/activities");
    expect(again.body.every((activity: Listed) => english.has(activity.activityName))).toBe(true);
    expect(again.body.map(({ plannedFor }: Listed) => plannedFor)).toEqual([11, 12, 13, 14, 15, 16, 17, 18].map((day) => `2026-03-${day}`));
  });

  test("of one's own keep their name, duration and notes as typed", async () => {
    const made = await create({ activityName: "  Regar las 🌱 del balcón  ", duration: 12, notes: "con <b>calma</b>" });
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
    const answered = await create(body);
    expect([answered.status, answered.body.code, Object.keys(answered.body.errors)]).toEqual([400, "invalid_input", [field]]);
  });

  test("of one name exist once while pending, however the name is spelt and in whichever language", async () => {
    expect((await create({ activityName: "Paseo corto" })).status).toBe(201);
    const again = await create({ activityName: " PASEO   corto " });
    expect([again.status, again.body.code, again.body.detail]).toEqual([409, "activity_exists", "Esta actividad ya existe"]);
    const { body } = await ana.call("GET", "/api/activities");
    const recommended = body.find((activity: Listed) => activity.recommended).activityName;
    const pendingEntry = catalogue.find(({ name }) => name.es === recommended);
    expect((await create({ activityName: pendingEntry?.name.en ?? "" })).status).toBe(409);
  });

  test("made at the same instant with one name are one", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ activityName: "Llamar a mi hermana" })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });

  test("belong to the person's active plan only", async () => {
    const other = await new TestPerson(world.app).signUp();
    const foreign = await assess(other);
    for (const plan of [foreign, "1", "01980000-0000-7000-8000-000000000000"]) {
      const answered = await ana.call("POST", "/api/activities", { planId: plan, activityName: "Nada" });
      expect([answered.status, answered.body.code]).toEqual([404, "not_found"]);
    }
  });

  test("recommended ones are added as themselves", async () => {
    const { body } = await ana.call("GET", "/api/recommendations");
    expect(body.length).toBe(3);
    const { activityName, activityType, duration } = body[0];
    const made = await create({ activityName, activityType, duration });
    expect(made.body).toMatchObject({ activityName, activityType, duration });
    const { body: next } = await ana.call("GET", "/api/recommendations");
    expect(next.map((one: { key: string }) => one.key)).not.toContain(body[0].key);
  });

  test("more are four new ones, until nothing is left", async () => {
    for (let more = await generate(); more.status === 201; more = await generate()) {
      expect(more.body.length).toBeGreaterThan(0);
      expect(more.body.length).toBeLessThanOrEqual(4);
    }
    const { body } = await ana.call("GET", "/api/activities");
    expect(body.length).toBe(catalogue.length);
    expect(await generate()).toMatchObject({ status: 409, body: { code: "nothing_to_add" } });
  });

  test("more asked for twice at once never repeat a name", async () => {
    await Promise.all([generate(), generate(), generate()]);
    const { body } = await ana.call("GET", "/api/activities");
    expect(new Set(body.map(({ activityName }: Listed) => activityName)).size).toBe(body.length);
    expect(body.length).toBe(20);
  });

  test("more need a plan", async () => {
    const newcomer = await new TestPerson(world.app).signUp();
    const answered = await newcomer.call("POST", "/api/activities/generate");
    expect([answered.status, answered.body.detail]).toEqual([409, "No hay un plan activo para agregar actividades."]);
  });

  test("are started once", async () => {
    const id = await firstId();
    const first = await ana.call("PATCH", `/api/activities/${id}/start`);
    world.clock.advance(60_000);
    const second = await ana.call("PATCH", `/api/activities/${id}/start`);
    expect(second.body.startedAt).toBe(first.body.startedAt);
  });
});

describe("completing", () => {
  test("a completed activity cannot be completed again, in either way", async () => {
    const id = await firstId();
    const done = await ana.call("PATCH", `/api/activities/${id}/complete`, { duration: 7, notes: "me hizo bien" });
    expect(done.body).toMatchObject({ completed: true, completedAt: "2026-03-11T10:00:00.000Z" });
    const again = await ana.call("PATCH", `/api/activities/${id}/complete`, {});
    const quick = await ana.call("PATCH", `/api/activities/${id}`, { completed: true });
    for (const answered of [again, quick]) {
      expect([answered.status, answered.body.detail]).toEqual([409, "Esta actividad ya ha sido completada"]);
    }
    expect((await ana.call("PATCH", `/api/activities/${id}`, { completed: false })).status).toBe(400);
  });

  test("of fifty completions at one instant one wins, and everything counts once", async () => {
    const id = await firstId();
    const ways = Array.from({ length: 50 }, (_, index) =>
      index % 2 ? ana.call("PATCH", `/api/activities/${id}/complete`, { duration: 5 }) : ana.call("PATCH", `/api/activities/${id}`, { completed: true }),
    );
    const statuses = (await Promise.all(ways)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBe(1);
    expect(statuses.filter((status) => status === 409).length).toBe(49);
    expect((await ana.call("GET", "/api/user/stats")).body.totalActivitiesCompleted).toBe(1);
    const logged = await database.pool.query("select count(*)::int as n from activity_log where activity_type = 'activity_completed' and user_id = (select user_id from activities where id = $1)", [id]);
    expect(logged.rows[0].n).toBe(1);
  });

  test("with the same Idempotency-Key twice has one effect and the same answer; with another body it is refused", async () => {
    const id = await firstId();
    const key = { "idempotency-key": "a-key-of-the-device-1" };
    const first = await ana.call("PATCH", `/api/activities/${id}/complete`, { duration: 7, notes: "secreto-del-diario" }, key);
    const second = await ana.call("PATCH", `/api/activities/${id}/complete`, { duration: 7, notes: "secreto-del-diario" }, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    const other = await ana.call("PATCH", `/api/activities/${id}/complete`, { duration: 8 }, key);
    expect([other.status, other.body.code]).toEqual([422, "key_reused"]);
    const kept = await database.pool.query("select key_hash, request_hash, sealed from given_answers");
    const readable = kept.rows.flatMap((row) => Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString("latin1") : String(value))));
    expect(readable.length).toBeGreaterThan(0);
    expect(readable.filter((text) => /secreto|a-key-of|activityName/.test(text))).toEqual([]);
  });

  test("sent ten times at once with one key answers ten times the same", async () => {
    const id = await firstId();
    const key = { "idempotency-key": "a-key-of-the-device-2" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => ana.call("PATCH", `/api/activities/${id}/complete`, { duration: 3 }, key)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  test("what was done offline counts for its own day, in the person's time zone", async () => {
    const id = await firstId();
    world.clock.set("2026-03-14T09:00:00.000Z");
    const answered = await ana.call("PATCH", `/api/activities/${id}/complete`, { duration: 6, occurredAt: "2026-03-11T23:30:00.000Z" });
    expect(answered.body.completedAt).toBe("2026-03-11T23:30:00.000Z");
    const { body } = await ana.call("GET", "/api/progress/week");
    expect(body.days.map(({ bar }: { bar: number }) => bar)).toEqual([0, 0, 0, 25, 0, 0, 0]);
  });

  test("only what is completed can be rated, and the feeling can be corrected", async () => {
    const id = await firstId();
    const early = await ana.call("POST", `/api/activities/${id}/rating`, { feeling: "better" });
    expect([early.status, early.body.code]).toEqual([409, "activity_not_completed"]);
    await ana.call("PATCH", `/api/activities/${id}`, { completed: true });
    await ana.call("POST", `/api/activities/${id}/rating`, { feeling: "better" });
    expect((await ana.call("POST", `/api/activities/${id}/rating`, { feeling: "worse" })).body.rating).toBe("worse");
  });

  test("what twice felt worse is not suggested again", async () => {
    const { body } = await ana.call("GET", "/api/activities");
    const name = body[0].activityName;
    for (let round = 0; round < 2; round += 1) {
      if (round > 0) await create({ activityName: name, activityType: body[0].activityType });
      const { body: list } = await ana.call("GET", "/api/activities");
      const id = list.find((activity: Listed) => activity.activityName === name && !activity.completed).id;
      await ana.call("PATCH", `/api/activities/${id}`, { completed: true });
      await ana.call("POST", `/api/activities/${id}/rating`, { feeling: "worse" });
    }
    await assess(ana);
    const { body: plan } = await ana.call("GET", "/api/plans/active");
    expect(plan.activities.map(({ activityName }: Listed) => activityName)).not.toContain(name);
  });
});

describe("instructions", () => {
  test("of a catalogue activity are its guide in the person's language, with seconds", async () => {
    const { body } = await ana.call("GET", `/api/activities/${await firstId()}/instructions`);
    expect(body.steps.length).toBeGreaterThanOrEqual(4);
    expect(body.steps[0]).toMatchObject({ id: "step-1", title: expect.any(String), duration: expect.any(Number) });
  });

  test("of one's own activity are none until it has steps, written or the three-step guide scaled to its length", async () => {
    const { body: made } = await create({ activityName: "Ordenar un cajón", duration: 20 });
    const url = `/api/activities/${made.id}`;
    expect((await ana.call("GET", `${url}/instructions`)).body).toMatchObject({ steps: [], estimatedDuration: 20 });
    const generic = await ana.call("PUT", `${url}/steps`, { generic: true });
    const seconds = generic.body.steps.map(({ duration }: { duration: number }) => duration);
    expect(seconds.length).toBe(3);
    expect(seconds.reduce((sum: number, length: number) => sum + length, 0)).toBe(1200);
    const steps = [{ title: "Vaciarlo", instruction: "Todo a la mesa", duration: 60 }];
    expect((await ana.call("PUT", `${url}/steps`, { steps })).body.steps).toMatchObject(steps);
    const { body: list } = await ana.call("GET", "/api/activities");
    const fromCatalogue = list.find(({ activityType }: Listed) => activityType !== "custom").id;
    expect((await ana.call("PUT", `/api/activities/${fromCatalogue}/steps`, { generic: true })).status).toBe(404);
  });
});

interface Listed {
  readonly id: string;
  readonly activityName: string;
  readonly activityType: string;
  readonly recommended: boolean;
  readonly completed: boolean;
  readonly plannedFor: string;
}

function create(body: Record<string, unknown>) {
  return ana.call("POST", "/api/activities", { planId, ...body });
}

function generate() {
  return ana.call("POST", "/api/activities/generate");
}

async function firstId(): Promise<string> {
  return (await ana.call("GET", "/api/activities")).body[0].id;
}

async function assess(person: TestPerson): Promise<string> {
  const responses = Object.fromEntries(["work", "financial", "personal", "global"].flatMap((category) => [1, 2, 3].map((n) => [`${category}_${n}`, n])));
  expect((await person.call("POST", "/api/stress-assessment", { responses })).status).toBe(201);
  return (await person.call("GET", "/api/plans/active")).body.id;
}
