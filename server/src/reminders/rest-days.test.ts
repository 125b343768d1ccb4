import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDays } from "@remanso/core/progress/local-date.ts";
import { finishGame } from "../breathing/breathing-testing.ts";
import { Gardener } from "../garden/garden-testing.ts";
import { sharedTestApp, type SharedApp } from "../testing.ts";

let world: SharedApp;
let ana: Gardener;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await Gardener.arrive(world);
});

const rest = (from: string, to: string) => ana.call("POST", "/api/rest-days", { from, to });
const rests = async () => (await ana.call("GET", "/api/rest-days")).body;
const end = (id: string) => ana.call("DELETE", `/api/rest-days/${id}`);
const at = (day: string, time = "10:00") => world.clock.set(`${day}T${time}:00.000Z`);
const streak = async () => (await ana.call("GET", "/api/user/stats")).body.currentStreak;
const health = async () => (await ana.plants())[0]?.health;

describe("days of rest", () => {
  test("can begin today, a week back or later on, and are listed with the latest first", async () => {
    const back = await rest("2026-03-04", "2026-03-05");
    const today = await rest("2026-03-11", "2026-03-12");
    const later = await rest("2026-06-09", "2026-08-07");
    expect([back.status, today.status, later.status]).toEqual([201, 201, 201]);
    expect(await rests()).toEqual([later.body, today.body, back.body]);
    expect(back.body).toMatchObject({ from: "2026-03-04", to: "2026-03-05" });
  });

  test.each([
    ["2026-03-03", "2026-03-11", "from", "too_early"],
    ["2026-06-10", "2026-06-11", "from", "too_late"],
    ["2026-03-12", "2026-03-11", "to", "before_from"],
    ["2026-03-11", "2026-05-10", "to", "too_long"],
  ])("from %s to %s cannot be", async (from, to, field, reason) => {
    const answered = await rest(from, to);
    expect([answered.status, answered.body.errors]).toEqual([400, { [field]: reason }]);
    expect(await rests()).toEqual([]);
  });

  test("sixty days are not too long", async () => {
    expect((await rest("2026-03-11", "2026-05-09")).status).toBe(201);
  });

  test("never overlap, even when entered at the same instant", async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((more) => rest("2026-03-11", addDays("2026-03-11", more))),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toEqual([201]);
    expect(answers.filter(({ body }) => body.code === "rest_days_taken").length).toBe(3);
    const overlapping = await rest("2026-03-10", "2026-03-11");
    expect([overlapping.status, overlapping.body.code]).toEqual([409, "rest_days_taken"]);
    expect((await rests()).length).toBe(1);
    expect((await rest("2026-03-10", "2026-03-10")).status).toBe(201);
  });

  test("can end early: today is no longer one, past ones stay", async () => {
    const { id } = (await rest("2026-03-09", "2026-03-20")).body;
    expect((await end(id)).body).toEqual([{ id, from: "2026-03-09", to: "2026-03-10" }]);
    const over = await end(id);
    expect([over.status, over.body.code]).toEqual([409, "rest_over"]);
    const planned = (await rest("2026-04-01", "2026-04-05")).body;
    expect((await end(planned.id)).body).toEqual([{ id, from: "2026-03-09", to: "2026-03-10" }]);
    expect((await end(planned.id)).status).toBe(404);
  });

  test("follow the person's own calendar", async () => {
    await ana.call("PATCH", "/api/settings", { timeZone: "Pacific/Apia" });
    at("2026-03-11", "12:00");
    // it is the 12th there
    expect((await rest("2026-03-04", "2026-03-05")).status).toBe(400);
    expect((await rest("2026-03-05", "2026-03-05")).status).toBe(201);
  });
});

describe("the streak", () => {
  test("skips rest days, neither longer nor broken, also when they are entered afterwards", async () => {
    for (const day of ["2026-03-09", "2026-03-10", "2026-03-11"]) {
      at(day);
      await finishGame(ana);
    }
    at("2026-03-16");
    expect(await streak()).toBe(0);
    await rest("2026-03-12", "2026-03-15");
    expect(await streak()).toBe(3);
    expect((await ana.garden()).consecutiveDays).toBe(3);
    expect((await ana.call("GET", "/api/chat/context")).body.streakDays).toBe(3);
    await finishGame(ana);
    expect(await streak()).toBe(4);
    at("2026-03-18");
    expect(await streak()).toBe(0);
  });

  test("counts what was done on a rest day", async () => {
    await finishGame(ana);
    await rest("2026-03-11", "2026-03-12");
    expect(await streak()).toBe(1);
    at("2026-03-13");
    expect(await streak()).toBe(1);
  });

  test("and its milestones and ferns continue across them", async () => {
    await rest("2026-03-12", "2026-03-20");
    for (const day of [
      "2026-03-11",
      "2026-03-21",
      "2026-03-22",
      "2026-03-23",
      "2026-03-24",
      "2026-03-25",
      "2026-03-26",
    ]) {
      at(day);
      await finishGame(ana);
    }
    expect((await ana.plants()).filter(({ type }) => type === "fern").length).toBe(1);
    const reached = (await ana.call("GET", "/api/user/milestones")).body;
    expect(reached.map(({ milestoneType }: { milestoneType: string }) => milestoneType)).toContain(
      "streak_7",
    );
  });
});

describe("plants", () => {
  test("do not need water on rest days", async () => {
    await ana.firstPlant();
    await rest("2026-03-13", "2026-03-20");
    at("2026-03-13", "09:00");
    const before = await health();
    at("2026-03-20", "20:00");
    expect(await health()).toBe(before);
    expect((await ana.garden()).averageHealth).toBe(before);
    // 12 March was dry, 21 March takes nothing before it is over
    at("2026-03-21", "09:30");
    expect(await health()).toBe(94);
    at("2026-03-22", "09:30");
    expect(await health()).toBe(88);
  });

  test("are the same after a rest entered afterwards as if it had been entered in time", async () => {
    const ben = await Gardener.arrive(world);
    const [one, other] = [await ana.firstPlant(), await ben.firstPlant()];
    const tended = [
      [ana, one.id],
      [ben, other.id],
    ] as const;
    // Ben says it before, Ana after it
    at("2026-03-28");
    await ben.call("POST", "/api/rest-days", { from: "2026-03-29", to: "2026-04-01" });
    for (const moment of ["2026-03-28T11:00", "2026-04-02T20:00"]) {
      world.clock.set(`${moment}:00.000Z`);
      for (const [gardener, id] of tended) expect((await gardener.water(id)).status).toBe(200);
    }
    at("2026-04-05");
    const bens = (await ben.plants())[0]?.health;
    expect(await health()).not.toBe(bens);
    await rest("2026-03-29", "2026-04-01");
    expect(await health()).toBe(bens);
    // and what is watered from then on is the same, too
    for (const [gardener, id] of tended) await gardener.water(id);
    at("2026-04-09");
    expect(await health()).toBe((await ben.plants())[0]?.health);
  });

  test("need water again when the rest ends early", async () => {
    const { id } = await ana.firstPlant();
    at("2026-03-20");
    const { id: restId } = (await rest("2026-03-20", "2026-04-10")).body;
    await ana.water(id);
    await end(restId);
    const ended = await health();
    at("2026-03-22");
    expect(await health()).toBe((ended ?? 0) - 12);
  });
});
