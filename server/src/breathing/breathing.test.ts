import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { guidedQualities } from "@remanso/core/breathing/guided-quality.ts";
import { patterns } from "@remanso/core/breathing/patterns.ts";
import { phaseBoundaries } from "@remanso/core/breathing/phase-at.ts";
import type { Database } from "../db/db.ts";
import { newId } from "../ids.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";
import { finishGame } from "./breathing-testing.ts";

const nothingYet = { level: 1, points: 0, streak: 0, totalSessions: 0, perfectBreaths: 0, longestStreak: 0 };

let world: SharedApp;
let database: Database;
let ana: TestPerson;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  database = world.app.deps.database;
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp();
});

const stats = async (person = ana) => (await person.call("GET", "/api/breathing-sessions/stats")).body;
const week = async (person = ana) => (await person.call("GET", "/api/progress/week")).body;
const inhales = (cycles: number) =>
  phaseBoundaries(patterns.box, cycles)
    .filter(({ phase }) => phase === "inhale")
    .map(({ startsMs, endsMs }) => ({ pressedMs: startsMs, releasedMs: endsMs }));

describe("a finished game", () => {
  test("guided, has qualities derived from its id, whatever the client claims", async () => {
    const id = newId();
    const qualities = guidedQualities(id, 5);
    const perfect = qualities.filter((quality) => quality >= 95).length;
    const claimed = {
      qualities: [100, 100],
      averageQuality: 100,
      perfectBreaths: 9,
      points: 900,
      seconds: 1,
      userId: "x",
      finishedAt: "2001-01-01T00:00:00.000Z",
      holds: inhales(5),
    };
    const { status, body } = await finishGame(ana, { ...claimed, id, pattern: "4-7-8", cycles: 5 });
    expect(status).toBe(201);
    const mean = qualities.reduce((sum, quality) => sum + quality, 0) / 5;
    expect(body.game).toEqual({
      id,
      pattern: "4-7-8",
      cycles: 5,
      mode: "guided",
      qualities,
      perfectBreaths: perfect,
      averageQuality: Math.round(mean * 10) / 10,
      points: 25 + 10 * perfect,
      seconds: 103,
      finishedAt: "2026-03-11T10:00:00.000Z",
    });
    expect(body.stats).toEqual({
      level: 1,
      points: 25 + 10 * perfect,
      streak: 1,
      totalSessions: 1,
      perfectBreaths: perfect,
      longestStreak: 1,
    });
    expect(await stats()).toEqual(body.stats);
  });

  test("followed, is scored by how well the holds overlap", async () => {
    const occurredAt = "2026-03-11T09:50:00.000Z";
    const kept = await finishGame(ana, { mode: "follow", holds: inhales(3), occurredAt });
    expect(kept.body.game).toMatchObject({
      mode: "follow",
      qualities: [100, 100, 100],
      averageQuality: 100,
      perfectBreaths: 3,
      points: 45,
      seconds: 40,
    });
    const half = await finishGame(ana, {
      mode: "follow",
      occurredAt: "2026-03-11T09:51:00.000Z",
      holds: [{ pressedMs: 2000, releasedMs: 4000 }],
    });
    expect(half.body.game).toMatchObject({
      qualities: [50, 0, 0],
      averageQuality: 16.7,
      perfectBreaths: 0,
      points: 15,
    });
    expect(half.body.stats).toEqual({
      level: 1,
      points: 60,
      streak: 0,
      totalSessions: 2,
      perfectBreaths: 3,
      longestStreak: 1,
    });
  });

  test.each([
    ["without holds", undefined],
    ["with none", []],
    ["with one that never ended", [{ pressedMs: 0, releasedMs: 3_600_000 }]],
    [
      "with absurd ones",
      [
        { pressedMs: 4000, releasedMs: 0 },
        { pressedMs: 9, releasedMs: 9 },
      ],
    ],
  ])("followed %s, has no quality and still counts", async (_name, holds) => {
    const { status, body } = await finishGame(ana, { mode: "follow", holds });
    expect([status, body.game.qualities, body.stats.totalSessions]).toEqual([201, [0, 0, 0], 1]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ["an unknown pattern", { pattern: "wim" }, "pattern"],
    ["four cycles", { cycles: 4 }, "cycles"],
    ["cycles in words", { cycles: "5" }, "cycles"],
    ["another mode", { mode: "cheat" }, "mode"],
    ["no id of a row", { id: "1" }, "id"],
    [
      "a hold before the start",
      { mode: "follow", holds: [{ pressedMs: -1, releasedMs: 5 }] },
      "holds.0.pressedMs",
    ],
    [
      "too many holds",
      { mode: "follow", holds: Array.from({ length: 201 }, () => ({ pressedMs: 0, releasedMs: 1 })) },
      "holds",
    ],
    ["a time in the future", { occurredAt: "2026-03-11T10:02:00.000Z" }, "occurredAt"],
    ["a time more than 30 days back", { occurredAt: "2026-02-09T09:59:00.000Z" }, "occurredAt"],
  ])("with %s is refused, and nothing is kept", async (_name, more, field) => {
    const { status, body } = await finishGame(ana, more);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, "invalid_input", [field]]);
    expect(await stats()).toEqual(nothingYet);
  });
});

describe("counting once", () => {
  test("a game sent again, also with other claims, gets the first answer and counts once", async () => {
    const id = newId();
    const first = await finishGame(ana, { id });
    world.clock.advance(60_000);
    const again = await finishGame(ana, { id });
    const bent = await finishGame(ana, { id, pattern: "pranayama", cycles: 10, mode: "follow", holds: [] });
    expect([again.status, bent.status]).toEqual([201, 201]);
    expect([again.body, bent.body]).toEqual([first.body, first.body]);
    expect(await logged(ana)).toEqual([
      { activity_type: "activity_completed", page_url: "/breathing-game", on: "2026-03-11" },
    ]);
  });

  test("a game sent fifty times at once, with keys of many devices, counts once", async () => {
    const id = newId();
    const sent = Array.from({ length: 50 }, (_, index) =>
      finishGame(ana, { id }, index % 2 ? {} : { "idempotency-key": `device-key-${index}` }),
    );
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.body.stats.totalSessions).toBe(1);
    expect(await logged(ana)).toHaveLength(1);
    expect((await week()).goals.breathing.done).toBe(1);
  });

  test("games played one after the other all count, also when they are sent at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => finishGame(ana)));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect((await stats()).totalSessions).toBe(20);
  });

  test("the same Idempotency-Key gets the same answer, and with another game it is refused", async () => {
    const key = { "idempotency-key": "outbox-entry-0001" };
    const id = newId();
    const first = await finishGame(ana, { id }, key);
    await finishGame(ana);
    expect((await finishGame(ana, { id }, key)).body).toEqual(first.body);
    expect((await finishGame(ana, {}, key)).body.code).toBe("key_reused");
    expect((await stats()).totalSessions).toBe(2);
  });

  test("a game of the same id is each person's own", async () => {
    const id = newId();
    const other = await new TestPerson(world.app).signUp();
    await finishGame(ana, { id, pattern: "4-7-8" });
    const theirs = await finishGame(other, { id });
    expect(theirs.body.game).toMatchObject({ pattern: "box", seconds: 40 });
    expect((await finishGame(ana, { id })).body.game.pattern).toBe("4-7-8");
    expect((await finishGame(other, { id })).body.game).toEqual(theirs.body.game);
    expect([(await stats()).totalSessions, (await stats(other)).totalSessions]).toEqual([1, 1]);
  });
});

describe("the stats", () => {
  test("of somebody who has not played are empty, at level 1", async () => {
    expect(await stats()).toEqual(nothingYet);
  });

  test("follow the order in which games were played, not the one in which they were sent", async () => {
    const at = (minute: number) => ({
      mode: "follow",
      occurredAt: `2026-03-11T09:${String(minute).padStart(2, "0")}:00.000Z`,
    });
    await finishGame(ana, { ...at(30), holds: inhales(3) });
    await finishGame(ana, { ...at(40), holds: inhales(3) });
    expect(await stats()).toMatchObject({ streak: 2, longestStreak: 2 });
    await finishGame(ana, at(35));
    expect(await stats()).toMatchObject({ streak: 1, longestStreak: 1, totalSessions: 3 });
    await finishGame(ana, at(50));
    expect(await stats()).toMatchObject({ streak: 0, longestStreak: 1, totalSessions: 4 });
  });
});

async function logged(person: TestPerson) {
  const { rows } = await database.pool.query(
    "select activity_type, page_url, local_date::text as on from activity_log where activity_type <> 'login' and user_id = (select id from users where email = $1)",
    [person.email],
  );
  return rows;
}
