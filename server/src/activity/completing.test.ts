import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/db.ts";
import { sharedTestApp, type SharedApp } from "../testing.ts";
import { Planner, type Listed } from "./activity-testing.ts";

let world: SharedApp;
let database: Database;
let ana: Planner;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  database = world.app.deps.database;
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await Planner.arrive(world);
});

describe("completing", () => {
  test("a completed activity cannot be completed again, in either way", async () => {
    const id = await ana.nextId();
    const done = await ana.call("PATCH", `/api/activities/${id}/complete`, {
      duration: 7,
      notes: "me hizo bien",
    });
    expect(done.body).toMatchObject({ completed: true, completedAt: "2026-03-11T10:00:00.000Z" });
    const again = await ana.call("PATCH", `/api/activities/${id}/complete`, {});
    const quick = await ana.call("PATCH", `/api/activities/${id}`, { completed: true });
    for (const answered of [again, quick]) {
      expect([answered.status, answered.body.detail]).toEqual([409, "Esta actividad ya ha sido completada"]);
    }
    expect((await ana.call("PATCH", `/api/activities/${id}`, { completed: false })).status).toBe(400);
  });

  test("the latest completed one can be asked for alone", async () => {
    const lastDone = async () => (await ana.call("GET", "/api/activities?only=last-done")).body;
    expect(await lastDone()).toEqual([]);
    const first = await ana.nextId();
    await ana.call("PATCH", `/api/activities/${first}/complete`, {});
    world.clock.advance(60_000);
    const second = await ana.nextId();
    await ana.call("PATCH", `/api/activities/${second}/complete`, {});
    expect(await lastDone()).toMatchObject([{ id: second, completed: true, recommended: false }]);
  });

  test("fifty times at one instant succeeds once, and everything counts once", async () => {
    const id = await ana.nextId();
    const ways = Array.from({ length: 50 }, (_, index) =>
      index % 2
        ? ana.call("PATCH", `/api/activities/${id}/complete`, { duration: 5 })
        : ana.call("PATCH", `/api/activities/${id}`, { completed: true }),
    );
    const statuses = (await Promise.all(ways)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBe(1);
    expect(statuses.filter((status) => status === 409).length).toBe(49);
    expect((await ana.call("GET", "/api/user/stats")).body.totalActivitiesCompleted).toBe(1);
    const logged = await database.pool.query(
      "select count(*)::int as n from activity_log where activity_type = 'activity_completed' and user_id = (select user_id from activities where id = $1)",
      [id],
    );
    expect(logged.rows[0].n).toBe(1);
  });

  test("with the same Idempotency-Key twice has one effect and the same answer; with another body it is refused", async () => {
    const id = await ana.nextId();
    const key = { "idempotency-key": "a-key-of-the-device-1" };
    const first = await ana.call(
      "PATCH",
      `/api/activities/${id}/complete`,
      { duration: 7, notes: "secreto-del-diario" },
      key,
    );
    const second = await ana.call(
      "PATCH",
      `/api/activities/${id}/complete`,
      { duration: 7, notes: "secreto-del-diario" },
      key,
    );
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    const other = await ana.call("PATCH", `/api/activities/${id}/complete`, { duration: 8 }, key);
    expect([other.status, other.body.code]).toEqual([422, "key_reused"]);
    const kept = await database.pool.query(
      `select key_hash, request_hash, sealed from given_answers
       where user_id = (select user_id from activities where id = $1)`,
      [id],
    );
    const readable = kept.rows.flatMap((row) =>
      Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString("latin1") : String(value))),
    );
    expect(readable.length).toBeGreaterThan(0);
    expect(readable.filter((text) => /secreto|a-key-of|activityName/.test(text))).toEqual([]);
  });

  test("sent ten times at once with one key answers ten times the same", async () => {
    const id = await ana.nextId();
    const key = { "idempotency-key": "a-key-of-the-device-2" };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        ana.call("PATCH", `/api/activities/${id}/complete`, { duration: 3 }, key),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  test("what was done offline counts for its own day, in the person's time zone", async () => {
    const id = await ana.nextId();
    world.clock.set("2026-03-14T09:00:00.000Z");
    const answered = await ana.call("PATCH", `/api/activities/${id}/complete`, {
      duration: 6,
      occurredAt: "2026-03-11T23:30:00.000Z",
    });
    expect(answered.body.completedAt).toBe("2026-03-11T23:30:00.000Z");
    const { body } = await ana.call("GET", "/api/progress/week");
    expect(body.days.map(({ bar }: { bar: number }) => bar)).toEqual([0, 0, 0, 25, 0, 0, 0]);
  });

  test("nothing is completed before it existed: a device with a slow clock loses nothing", async () => {
    world.clock.set("2026-03-13T09:00:00.000Z");
    const { body: made } = await ana.create({ activityName: "Recién añadida" });
    const answered = await ana.complete(made.id, { occurredAt: "2026-03-12T09:00:00.000Z" });
    expect([answered.status, answered.body.completedAt]).toEqual([200, made.createdAt]);
  });

  test.each([
    ["2026-03-11T10:02:00.000Z", "future"],
    ["2026-02-09T09:00:00.000Z", "too_old"],
    ["yesterday", "invalid_format"],
  ])("at %s is refused (%s), and the activity still waits", async (occurredAt, reason) => {
    const id = await ana.nextId();
    for (const answered of [
      await ana.complete(id, { occurredAt }),
      await ana.call("PATCH", `/api/activities/${id}`, { completed: true, occurredAt }),
    ]) {
      expect([answered.status, answered.body.errors]).toEqual([400, { occurredAt: reason }]);
    }
    expect((await ana.call("GET", `/api/activities/${id}`)).body.completed).toBe(false);
  });

  test.each([
    ["the minutes that were measured", { started: 20, body: { duration: 7 }, minutes: 7 }],
    ["the time since the start", { started: 20, body: {}, minutes: 20 }],
    ["the planned length after a start that was forgotten", { started: 6 * 60, body: {}, minutes: 12 }],
    ["the planned length without a start", { started: null, body: {}, minutes: 12 }],
  ])("counts %s", async (_name, { started, body, minutes }) => {
    const { body: made } = await ana.create({ activityName: "Doce minutos", duration: 12 });
    if (started !== null) {
      await ana.call("PATCH", `/api/activities/${made.id}/start`);
      world.clock.advance(started * 60_000);
    }
    await ana.complete(made.id, body);
    expect((await ana.call("GET", "/api/progress/week")).body.goals.minutes.done).toBe(minutes);
  });

  test("counts 15 minutes if no duration was given", async () => {
    const { body: made } = await ana.create({ activityName: "Sin duración" });
    expect((await ana.call("PATCH", `/api/activities/${made.id}`, { completed: true })).body.duration).toBe(
      null,
    );
    expect((await ana.call("GET", "/api/progress/week")).body.goals.minutes.done).toBe(15);
  });

  test("keeps what was written in the session apart from the activity's own notes", async () => {
    const { body: made } = await ana.create({ activityName: "Escribir", notes: "en el balcón" });
    const done = await ana.complete(made.id, { notes: "  Hoy llovía.\nMe gustó.  " });
    expect(done.body.notes).toBe("en el balcón");
    const { body: journal } = await ana.call("GET", "/api/journal");
    expect(journal).toMatchObject([{ id: made.id, text: "Hoy llovía.\nMe gustó.", editedAt: null }]);
  });

  test("ignores other facts that a client claims", async () => {
    const id = await ana.nextId();
    const claimed = {
      completed: true,
      completedAt: "2001-01-01T00:00:00.000Z",
      userId: "x",
      planId: "y",
      rating: "better",
      id: "z",
    };
    const { body } = await ana.call("PATCH", `/api/activities/${id}`, claimed);
    expect(body).toMatchObject({
      id,
      planId: ana.planId,
      completedAt: "2026-03-11T10:00:00.000Z",
      rating: null,
    });
  });

  test("gives the same answer as reading it afterwards", async () => {
    const id = await ana.nextId();
    const done = await ana.complete(id, { duration: 4 });
    const { grew: _grew, ...activity } = done.body;
    expect((await ana.call("GET", `/api/activities/${id}`)).body).toEqual(activity);
  });

  test("only a completed activity can be rated, and the rating can be corrected", async () => {
    const id = await ana.nextId();
    const early = await ana.call("POST", `/api/activities/${id}/rating`, { feeling: "better" });
    expect([early.status, early.body.code]).toEqual([409, "activity_not_completed"]);
    await ana.call("PATCH", `/api/activities/${id}`, { completed: true });
    await ana.call("POST", `/api/activities/${id}/rating`, { feeling: "better" });
    expect((await ana.call("POST", `/api/activities/${id}/rating`, { feeling: "worse" })).body.rating).toBe(
      "worse",
    );
  });

  test("an activity that felt worse twice is not suggested again", async () => {
    const { body } = await ana.call("GET", "/api/activities");
    const name = body[0].activityName;
    for (let round = 0; round < 2; round += 1) {
      if (round > 0) await ana.create({ activityName: name, activityType: body[0].activityType });
      const { body: list } = await ana.call("GET", "/api/activities");
      const id = list.find((activity: Listed) => activity.activityName === name && !activity.completed).id;
      await ana.call("PATCH", `/api/activities/${id}`, { completed: true });
      await ana.call("POST", `/api/activities/${id}/rating`, { feeling: "worse" });
    }
    await ana.assess();
    const { body: plan } = await ana.call("GET", "/api/plans/active");
    expect(plan.activities.map(({ activityName }: Listed) => activityName)).not.toContain(name);
  });
});

describe("the minutes of a completion", () => {
  const minutesOf = async () => (await ana.call("GET", "/api/progress/week")).body.goals.minutes.done;
  const tenMinutes = async () => (await ana.create({ activityName: "Diez minutos", duration: 10 })).body.id;

  test("are at most those since its start, and three times what was planned", async () => {
    const id = await tenMinutes();
    await ana.call("PATCH", `/api/activities/${id}/start`);
    world.clock.advance(3 * 60_000);
    await ana.complete(id, { duration: 1440 });
    expect(await minutesOf()).toBe(3);
    const other = await tenMinutes();
    await ana.call("PATCH", `/api/activities/${other}/start`);
    world.clock.advance(3 * 3_600_000);
    await ana.complete(other, { duration: 180 });
    expect(await minutesOf()).toBe(33);
  });

  test("are those planned when it is marked as done, also where it was started", async () => {
    const id = await tenMinutes();
    await ana.call("PATCH", `/api/activities/${id}/start`);
    world.clock.advance(60_000);
    await ana.call("PATCH", `/api/activities/${id}`, { completed: true });
    expect(await minutesOf()).toBe(10);
  });
});
