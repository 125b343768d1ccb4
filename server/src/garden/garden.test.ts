import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { finishGame } from "../breathing/breathing-testing.ts";
import type { Database } from "../db/db.ts";
import { sharedTestApp, type SharedApp } from "../testing.ts";
import type { Growth } from "@remanso/core/garden/contract.ts";
import { Gardener } from "./garden-testing.ts";

const day = 24 * 3_600_000;

let world: SharedApp;
let database: Database;
let ana: Gardener;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  database = world.app.deps.database;
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await Gardener.arrive(world);
});

describe("the garden", () => {
  test("of somebody new is empty, has level 1, and says what each plant needs", async () => {
    expect(await ana.plants()).toEqual([]);
    expect(await ana.garden()).toEqual({
      totalPlants: 0,
      gardenLevel: 1,
      averageHealth: 0,
      consecutiveDays: 0,
      isAsleep: false,
      isRaining: false,
      progress: [
        { type: "bamboo", eachNeeds: 1, plants: 0, unlocked: false, untilNext: 1 },
        { type: "lotus", eachNeeds: 3, plants: 0, unlocked: false, untilNext: 3 },
        { type: "bonsai", eachNeeds: 5, plants: 0, unlocked: false, untilNext: 5 },
        { type: "succulent", eachNeeds: 2, plants: 0, unlocked: false, untilNext: 2 },
        { type: "fern", eachNeeds: 7, plants: 0, unlocked: false, untilNext: 7 },
        { type: "cherry", eachNeeds: 15, plants: 0, unlocked: false, untilNext: 15 },
      ],
    });
  });

  test("a breathing game brings a bamboo, which tells where it comes from in the person's language", async () => {
    const plant = await ana.firstPlant();
    expect(plant).toMatchObject({
      name: "Bambú del alba",
      type: "bamboo",
      level: 1,
      maxLevel: 5,
      health: 100,
      activitySource: "Juego de respiración",
      restsUntil: null,
    });
    await ana.call("PATCH", "/api/settings", { language: "en" });
    expect((await ana.plants())[0]).toMatchObject({
      id: plant.id,
      name: "Dawn bamboo",
      activitySource: "Breathing game",
    });
  });

  test("a plant earned by an activity of the catalogue tells its name in the current language", async () => {
    const breathing = (await ana.list()).find(({ activityType }) => activityType === "breathing");
    await ana.complete(breathing?.id ?? "");
    expect((await ana.plants())[0]?.activitySource).toBe(breathing?.activityName);
    await ana.call("PATCH", "/api/settings", { language: "en" });
    const english = (await ana.list()).find(({ id }) => id === breathing?.id)?.activityName;
    expect(english).not.toBe(breathing?.activityName);
    expect((await ana.plants())[0]?.activitySource).toBe(english);
  });

  test.each([
    ["lotus", "meditation", 3],
    ["bonsai", "journaling", 5],
    ["succulent", "nature", 2],
    ["cherry", "exercise", 15],
  ])("a %s comes from %s, at the event that was needed and no sooner", async (plant, type, needed) => {
    await complete(type, needed - 1);
    expect((await ana.plants()).map((grown) => grown.type)).toEqual([]);
    await complete(type, 1);
    expect((await ana.plants()).map((grown) => [grown.type, grown.level])).toEqual([[plant, 1]]);
    expect((await ana.plants())[0]?.activitySource).toMatch(new RegExp(`^${type} `));
  });

  test("a fern comes with the seventh day in a row, of games and activities together, and never from gaps", async () => {
    for (let played = 0; played < 6; played += 1) {
      if (played % 2) await finishGame(ana);
      else await complete("social", 1);
      world.clock.advance(day);
    }
    expect((await ana.garden()).progress.find(({ type }) => type === "fern")).toMatchObject({
      unlocked: false,
      untilNext: 1,
    });
    await finishGame(ana);
    const fern = (await ana.plants()).find(({ type }) => type === "fern");
    expect(fern).toMatchObject({
      level: 1,
      maxLevel: 6,
      health: 100,
      activitySource: "Juego de respiración",
    });
    expect((await ana.garden()).consecutiveDays).toBe(7);
    world.clock.advance(3 * day);
    expect((await ana.garden()).consecutiveDays).toBe(0);
    expect((await ana.plants()).map(({ id }) => id)).toContain(fern?.id);
  });

  test("games are not completed activities: thirty of them bring ten bamboo and no cherry", async () => {
    await Promise.all(Array.from({ length: 30 }, () => finishGame(ana)));
    const grown = await ana.plants();
    expect(grown.map(({ type, level }) => [type, level])).toEqual(Array(10).fill(["bamboo", 5]));
    expect(new Set(grown.map(({ id }) => id)).size).toBe(10);
    expect(new Set(grown.map(({ name }) => name)).size).toBe(10);
    expect(await ana.garden()).toMatchObject({
      totalPlants: 10,
      gardenLevel: 11,
      averageHealth: 100,
      consecutiveDays: 1,
    });
  });

  test("is the same each time it is read, and reading writes nothing", async () => {
    await finishGame(ana);
    await complete("meditation", 3);
    const first = await ana.plants();
    expect(await ana.plants()).toEqual(first);
    await ana.garden();
    expect(await keptPlants()).toBe(0);
  });

  test("grows with a game that a device sends late, without losing or moving anything", async () => {
    await complete("meditation", 4);
    const before = await ana.plants();
    await finishGame(ana, { occurredAt: "2026-03-01T10:00:00.000Z" });
    const after = await ana.plants();
    expect(after.map(({ type }) => type)).toEqual(["bamboo", "lotus"]);
    expect(after.find(({ type }) => type === "lotus")).toEqual(before[0]);
    // nine days that were dry, and today's rain
    expect(after[0]?.health).toBe(61);
  });
});

describe("health", () => {
  test("falls by six for each dry day that is over, never below forty, however long somebody is away", async () => {
    await ana.firstPlant();
    const healthAfter = async (ms: number) => {
      world.clock.set("2026-03-11T10:00:00.000Z");
      world.clock.advance(ms);
      const person = await ana.call("POST", "/api/auth/sign-in", {
        email: ana.email,
        password: "agua tranquila 7",
      });
      expect(person.status).toBe(200);
      return (await ana.plants())[0]?.health;
    };
    expect(await healthAfter(0)).toBe(100);
    expect(await healthAfter(day)).toBe(100);
    expect(await healthAfter(2 * day)).toBe(94);
    expect(await healthAfter(4.5 * day)).toBe(82);
    expect(await healthAfter(400 * day)).toBe(40);
  });

  test("rises by fifteen on a day of rain, whatever was done, and is the same when that is sent late", async () => {
    const ben = await Gardener.arrive(world);
    for (const one of [ana, ben]) await one.firstPlant();
    const [watered] = await ana.plants();
    const [other] = await ben.plants();
    const breathing = (await ana.list()).find(({ activityType }) => activityType !== "breathing");
    world.clock.set("2026-03-17T09:00:00.000Z");
    await ana.complete(breathing?.id ?? "");
    expect((await ana.plants())[0]?.health).toBe(85);
    world.clock.set("2026-03-19T09:00:00.000Z");
    expect((await ana.water(watered?.id ?? "")).body.health).toBe(100);
    expect((await ben.water(other?.id ?? "")).body.health).toBe(83);
    // Ben was offline when he did the same
    await ben.complete(await ben.nextId(), { occurredAt: "2026-03-17T09:00:00.000Z" });
    expect((await ben.plants())[0]?.health).toBe((await ana.plants())[0]?.health);
  });
});

describe("what grew", () => {
  test("is told by the reply of a game: the plant and its level", async () => {
    const first = await finishGame(ana);
    const [plant] = await ana.plants();
    expect(first.body.grew).toEqual([
      { id: plant?.id, type: "bamboo", name: "Bambú del alba", level: 1, maxLevel: 5, isNew: true },
    ]);
    const second = await finishGame(ana);
    expect(second.body.grew.map(({ name, level, isNew }: Growth) => [name, level, isNew])).toEqual([
      ["Bambú de la brisa", 1, true],
      ["Bambú del alba", 2, false],
    ]);
  });

  test("is told by the reply of a completion, in both ways to complete", async () => {
    const ids = await Promise.all(
      [1, 2].map(async (n) => (await ana.create({ activityName: `${n}` })).body.id),
    );
    await database.pool.query("update activities set activity_type = 'nature' where id = any($1)", [ids]);
    const first = await ana.complete(ids[0]);
    const second = await ana.call("PATCH", `/api/activities/${ids[1]}`, { completed: true });
    expect([first.body.grew, second.body.grew.map(({ type, level }: Growth) => [type, level])]).toEqual([
      [],
      [["succulent", 1]],
    ]);
  });
});

/** Completes so many activities of a type; those that only the catalogue has are put in the database. */
async function complete(type: string, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) {
    const made = await ana.create({ activityName: `${type} ${world.clock.now().toISOString()} ${done}` });
    await database.pool.query("update activities set activity_type = $1 where id = $2", [type, made.body.id]);
    await ana.complete(made.body.id, type === "journaling" ? { notes: "hoy" } : {});
    world.clock.advance(1000);
  }
}

async function keptPlants(): Promise<number> {
  const { rows } = await database.pool.query(
    "select count(*)::int as n from garden_plants where user_id = (select id from users where email = $1)",
    [ana.email],
  );
  return rows[0].n;
}
