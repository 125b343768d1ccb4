import { v5 } from "uuid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { finishGame } from "../breathing/breathing-testing.ts";
import type { Database } from "../db/db.ts";
import { sharedTestApp, type SharedApp } from "../testing.ts";
import { Gardener } from "./garden-testing.ts";

const hour = 3_600_000;
const day = 24 * hour;

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

describe("watering", () => {
  test("gives 25, to 100 at most, and the plant rests for four hours", async () => {
    const { id } = await ana.firstPlant();
    world.clock.advance(10 * day);
    expect((await ana.plants())[0]?.health).toBe(46);
    const watered = await ana.water(id);
    expect([watered.status, watered.body.health, watered.body.restsUntil]).toEqual([
      200,
      71,
      "2026-03-21T14:00:00.000Z",
    ]);
    expect((await ana.plants())[0]).toEqual(watered.body);
    world.clock.advance(4 * hour);
    expect((await ana.water(id)).body.health).toBe(96);
    world.clock.advance(4 * hour);
    expect((await ana.water(id)).body.health).toBe(100);
    world.clock.advance(4 * hour);
    expect((await ana.plants())[0]?.health).toBe(100);
  });

  test("before four hours have passed is refused kindly, with the time left", async () => {
    const { id } = await ana.firstPlant();
    await ana.water(id);
    world.clock.advance(hour + 500);
    const early = await ana.water(id);
    expect([early.status, early.body.code, early.headers["retry-after"]]).toEqual([
      429,
      "plant_rests",
      String(3 * 3600),
    ]);
    expect(early.body.detail).toBe(
      "Esta planta ya tiene el agua que necesita por ahora. Podrás regarla de nuevo más tarde.",
    );
    expect(early.body.errors).toBeUndefined();
    world.clock.advance(3 * hour - 501);
    expect((await ana.water(id)).headers["retry-after"]).toBe("1");
    world.clock.advance(1);
    expect((await ana.water(id)).status).toBe(200);
  });

  test("fifty times at once has one effect", async () => {
    const { id } = await ana.firstPlant();
    world.clock.advance(10 * day);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ana.water(id)));
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body.health)).toEqual([71]);
    expect(answers.filter(({ status, body }) => status === 429 && body.code === "plant_rests").length).toBe(
      49,
    );
    expect((await ana.plants())[0]?.health).toBe(71);
  });

  test("fifty times at once has one effect on a plant that was watered before, too", async () => {
    const { id } = await ana.firstPlant();
    await ana.water(id);
    world.clock.advance(10 * day);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ana.water(id)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await ana.plants())[0]?.health).toBe(71);
  });

  test("sent again with its key after a lost connection gets the same answer and waters once", async () => {
    const { id } = await ana.firstPlant();
    world.clock.advance(10 * day);
    const once = () =>
      ana.call("POST", `/api/zen-garden/plants/${id}/water`, undefined, {
        "idempotency-key": "watering-0001",
      });
    const first = await once();
    world.clock.advance(hour);
    const again = await once();
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test("one plant leaves the others as they are", async () => {
    await finishGame(ana);
    await finishGame(ana);
    world.clock.advance(7 * day);
    const [one] = await ana.plants();
    await ana.water(one?.id ?? "");
    expect((await ana.plants()).map(({ health, restsUntil }) => [health, restsUntil !== null])).toEqual([
      [89, true],
      [64, false],
    ]);
  });
});

describe("one press", () => {
  const waterAll = (body?: Record<string, unknown>) => ana.call("POST", "/api/zen-garden/water", body);

  test("waters all that can be watered, and answers those", async () => {
    await finishGame(ana);
    await finishGame(ana);
    await finishGame(ana);
    world.clock.advance(3 * day);
    const [one, ...others] = await ana.plants();
    await ana.water(one?.id ?? "");
    const pressed = await waterAll();
    expect([pressed.status, pressed.body.map(({ id }: Plant) => id)]).toEqual([
      200,
      others.map(({ id }) => id),
    ]);
    const plants = await ana.plants();
    expect(plants.slice(1)).toEqual(pressed.body);
    expect(plants.map(({ health, restsUntil }) => [health, restsUntil])).toEqual(
      Array(3).fill([100, "2026-03-14T14:00:00.000Z"]),
    );
  });

  test("is refused kindly while all of them rest, with the time until the first can be watered", async () => {
    await finishGame(ana);
    await finishGame(ana);
    const [one] = await ana.plants();
    await ana.water(one?.id ?? "");
    world.clock.advance(hour);
    expect((await waterAll()).body.length).toBe(1);
    const early = await waterAll();
    expect([early.status, early.body.code, early.headers["retry-after"]]).toEqual([
      429,
      "plants_rest",
      String(3 * 3600),
    ]);
    expect(early.body.detail).toBe(
      "Tus plantas ya tienen el agua que necesitan por ahora. Podrás regarlas de nuevo más tarde.",
    );
  });

  test("in an empty garden waters nothing", async () => {
    const pressed = await waterAll();
    expect([pressed.status, pressed.body]).toEqual([200, []]);
  });

  test("ten times at once waters each plant once, also while plants are moved", async () => {
    await Promise.all(Array.from({ length: 6 }, () => finishGame(ana)));
    world.clock.advance(7 * day);
    const plants = await ana.plants();
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => waterAll()),
      ...plants.map(({ id }) => ana.water(id)),
      ...plants.map(({ id }, index) => ana.move(id, 10 + index * 9, 40)),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await ana.plants()).map(({ health }) => health)).toEqual(Array(6).fill(89));
  });

  test("noted by a device that was offline counts from that moment, for the plants that were there", async () => {
    await finishGame(ana);
    world.clock.advance(2 * day);
    await finishGame(ana);
    const sent = await waterAll({ occurredAt: "2026-03-12T08:00:00.000Z" });
    expect(sent.body.map(({ restsUntil }: Plant) => restsUntil)).toEqual([null]);
    expect((await ana.plants()).map(({ health }) => health)).toEqual([100, 100]);
  });
});

describe("the garden's sleep", () => {
  test("begins after seven dry days, and the first watering wakes it by watering all", async () => {
    await finishGame(ana);
    await finishGame(ana);
    const [one] = await ana.plants();
    world.clock.advance(7 * day);
    expect((await ana.garden()).isAsleep).toBe(false);
    world.clock.advance(day);
    expect((await ana.garden()).isAsleep).toBe(true);
    expect((await ana.plants()).map(({ health }) => health)).toEqual([58, 58]);
    expect((await ana.water(one?.id ?? "")).body.health).toBe(83);
    expect((await ana.garden()).isAsleep).toBe(false);
    expect((await ana.plants()).map(({ health }) => health)).toEqual([83, 83]);
  });

  test("ends with a day of rain; there is none in a garden without plants", async () => {
    expect((await ana.garden()).isAsleep).toBe(false);
    await finishGame(ana);
    world.clock.advance(20 * day);
    expect((await ana.garden()).isAsleep).toBe(true);
    await finishGame(ana);
    expect((await ana.garden()).isAsleep).toBe(false);
    expect((await ana.plants()).map(({ health }) => health)).toEqual([55, 100]);
  });
});

describe("somebody else's plant", () => {
  test("is answered like one that does not exist, and stays as it is", async () => {
    const { id } = await ana.firstPlant();
    world.clock.advance(day);
    const before = await ana.plants();
    const other = await Gardener.arrive(world);
    await finishGame(other);
    const [own] = await other.plants();
    expect(own?.id).not.toBe(id);
    const missing = await other.water("01980000-0000-7000-8000-000000000000");
    expect([missing.status, missing.body.code]).toEqual([404, "not_found"]);
    for (const foreign of [id, id.toUpperCase(), "abc", "1"]) {
      const [watered, moved] = [await other.water(foreign), await other.move(foreign, 10, 10)];
      expect([watered.status, watered.body]).toEqual([404, missing.body]);
      expect([moved.status, moved.body]).toEqual([404, missing.body]);
    }
    expect(await ana.plants()).toEqual(before);
    expect(await other.plants()).toEqual([own]);
  });

  test("a plant that does not exist yet cannot be watered or moved, and appears untouched", async () => {
    const { id } = await ana.firstPlant();
    const { body: person } = await ana.call("GET", "/api/auth/user");
    const nextId = v5("bamboo:2", person.id);
    expect([(await ana.water(nextId)).status, (await ana.move(nextId, 10, 10)).status]).toEqual([404, 404]);
    expect((await ana.water(id.toUpperCase())).status).toBe(200);
    expect(await keptPlants()).toBe(1);
    await finishGame(ana);
    expect((await ana.plants())[1]).toMatchObject({ id: nextId, health: 100, restsUntil: null });
  });
});

async function keptPlants(): Promise<number> {
  const { rows } = await database.pool.query(
    "select count(*)::int as n from garden_plants where user_id = (select id from users where email = $1)",
    [ana.email],
  );
  return rows[0].n;
}
