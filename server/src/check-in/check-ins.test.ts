import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;
let ana: TestPerson;

const dayMs = 86_400_000;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp({ timeZone: "America/Mexico_City" });
});

const checkIn = (more: object = {}, headers = {}) =>
  ana.call("POST", "/api/check-ins", { mood: 3, stress: 6, ...more }, headers);

describe("a check-in", () => {
  test("is stored as given, on the person's own day, and several on one day stay separate", async () => {
    world.clock.set("2026-03-11T05:30:00.000Z");
    const first = await checkIn({ workStress: 8.04, note: "  Reunión larga.\nYa pasó. 🌱 " });
    expect([first.status, first.body]).toEqual([
      201,
      {
        id: expect.any(String),
        mood: 3,
        stress: 6,
        workStress: 8,
        financialStress: null,
        personalStress: null,
        globalStress: null,
        note: "Reunión larga.\nYa pasó. 🌱",
        closedNote: null,
        noteUnreadable: false,
        occurredAt: "2026-03-11T05:30:00.000Z",
        localDate: "2026-03-10",
        backDated: false,
        createdAt: "2026-03-11T05:30:00.000Z",
        editedAt: null,
        revision: 0,
      },
    ]);
    world.clock.advance(1000);
    await checkIn({ mood: 5, stress: 0 });
    const { body } = await ana.call("GET", "/api/check-ins");
    expect(body.map(({ mood }: { mood: number }) => mood)).toEqual([5, 3]);
    const older = await ana.call("GET", `/api/check-ins?before=${body[0].occurredAt}`);
    expect(older.body.map(({ mood }: { mood: number }) => mood)).toEqual([3]);
  });

  test.each([
    [{ mood: 0 }, "mood"],
    [{ mood: 6 }, "mood"],
    [{ mood: 2.5 }, "mood"],
    [{ mood: null }, "mood"],
    [{ stress: -1 }, "stress"],
    [{ stress: 10.1 }, "stress"],
    [{ stress: "5" }, "stress"],
    [{ workStress: 11 }, "workStress"],
    [{ note: "a".repeat(2001) }, "note"],
    [{ on: "2026-03-12" }, "on"],
    [{ on: "2026-02-08" }, "on"],
    [{ on: "2026-02-30" }, "on"],
    [{ occurredAt: "2026-03-11T10:05:00.000Z" }, "occurredAt"],
    [{ occurredAt: "2026-02-01T10:00:00.000Z" }, "occurredAt"],
  ])("with %j is refused, naming the field", async (wrong, field) => {
    const { status, body } = await checkIn(wrong);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, "invalid_input", [field]]);
    expect((await ana.call("GET", "/api/check-ins")).body).toEqual([]);
  });

  test("may be a mood alone: it measures no stress, which can be added and taken back", async () => {
    const { status, body } = await ana.call("POST", "/api/check-ins", { mood: 4 });
    expect([status, body]).toMatchObject([201, { mood: 4, stress: null, workStress: null }]);
    const { body: points } = await ana.call("GET", "/api/analytics/data?period=7d");
    expect(points.at(-1)).toMatchObject({ overallStress: null, measured: false, source: null });
    const path = `/api/check-ins/${body.id}`;
    const added = await ana.call("PATCH", path, { stress: 6 });
    expect(added.body).toMatchObject({ mood: 4, stress: 6 });
    const taken = await ana.call("PATCH", path, { stress: null, basedOn: added.body.revision });
    expect([taken.status, taken.body]).toMatchObject([200, { mood: 4, stress: null }]);
  });

  test("for an earlier day is marked, is dated noon and counts for that day", async () => {
    const { body } = await checkIn({ on: "2026-02-09" });
    expect([body.localDate, body.backDated, body.occurredAt]).toEqual([
      "2026-02-09",
      true,
      "2026-02-09T18:00:00.000Z",
    ]);
    const today = await checkIn({ on: "2026-03-11" });
    expect([today.body.backDated, today.body.occurredAt]).toEqual([false, "2026-03-11T10:00:00.000Z"]);
  });

  test("made offline keeps its moment, and sent twice at once counts once", async () => {
    const at = new Date(Date.parse("2026-03-11T10:00:00.000Z") - 2 * dayMs).toISOString();
    const headers = { "idempotency-key": "una-sola-vez-1" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => checkIn({ occurredAt: at, note: "sin red" }, headers)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await ana.call("GET", "/api/check-ins");
    expect(body).toMatchObject([{ occurredAt: at, localDate: "2026-03-09", backDated: false }]);
  });

  test("from a device whose clock is a day slow counts for today, sent again too", async () => {
    const noted = { occurredAt: "2026-03-10T09:30:00.000Z", note: "reloj" };
    const send = (clock: string) =>
      checkIn(noted, { "idempotency-key": "reloj-atrasado-1", "remanso-device-clock": clock });
    const { body } = await send("2026-03-10T10:00:00.000Z");
    expect(body).toMatchObject({ occurredAt: "2026-03-11T09:30:00.000Z", localDate: "2026-03-11" });
    world.clock.advance(120_000);
    expect((await send("2026-03-10T10:02:00.000Z")).body).toEqual(body);
  });

  test("is of the day in the zone that it was made in", async () => {
    const { body } = await checkIn({}, { "remanso-time-zone": "Pacific/Kiritimati" });
    expect(body.localDate).toBe("2026-03-12");
    const nonsense = await checkIn({}, { "remanso-time-zone": "Not/AZone" });
    expect(nonsense.body.localDate).toBe("2026-03-11");
  });

  test("can be changed in part, is marked as edited, and deleted", async () => {
    const { body: made } = await checkIn({ workStress: 9, note: "antes" });
    world.clock.advance(60_000);
    const changed = await ana.call("PATCH", `/api/check-ins/${made.id}`, { stress: 2 });
    expect(changed.body).toMatchObject({
      stress: 2,
      mood: 3,
      workStress: 9,
      note: "antes",
      editedAt: "2026-03-11T10:01:00.000Z",
    });
    const elsewhere = await ana.call("PATCH", `/api/check-ins/${made.id}`, { note: "sin saberlo" });
    expect(elsewhere).toMatchObject({
      status: 409,
      body: {
        code: "changed_elsewhere",
        newer: { stress: 2, note: "antes", revision: changed.body.revision },
      },
    });
    const emptied = await ana.call("PATCH", `/api/check-ins/${made.id}`, {
      workStress: null,
      note: null,
      basedOn: changed.body.revision,
    });
    expect(emptied.body).toMatchObject({ workStress: null, note: null, noteUnreadable: false });
    expect((await ana.call("PATCH", `/api/check-ins/${made.id}`, { stress: 40 })).status).toBe(400);
    expect((await ana.call("DELETE", `/api/check-ins/${made.id}`)).body).toEqual({ removed: true });
    expect((await ana.call("DELETE", `/api/check-ins/${made.id}`)).status).toBe(404);
    expect((await ana.call("GET", "/api/check-ins")).body).toEqual([]);
  });

  test("counts for the goals of its week", async () => {
    await checkIn({ on: "2026-03-08" });
    await checkIn({ on: "2026-03-09" });
    await checkIn();
    const { body } = await ana.call("GET", "/api/progress/week");
    expect(body.goals.checkIns).toEqual({ done: 2, target: 1 });
  });
});
