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
    expect((await ana.plants())[0]?.health).toBe(40);
    const watered = await ana.water(id);
    expect([watered.status, watered.body.health, watered.body.restsUntil]).toEqual([
      200,
      65,
      "2026-03-21T14:00:00.000Z",
    ]);
    expect((await ana.plants())[0]).toEqual(watered.body);
    world.clock.advance(4 * hour);
    expect((await ana.water(id)).body.health).toBe(89);
    world.clock.advance(4 * hour);
    expect((await ana.water(id)).body.health).toBe(100);
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
    expect(answers.filter(({ status }) => status === 200).map(({ body }) => body.health)).toEqual([65]);
    expect(answers.filter(({ status, body }) => status === 429 && body.code === "plant_rests").length).toBe(
      49,
    );
    expect((await ana.plants())[0]?.health).toBe(65);
  });

  test("fifty times at once has one effect on a plant that was watered before, too", async () => {
    const { id } = await ana.firstPlant();
    await ana.water(id);
    world.clock.advance(10 * day);
    const answers = await Promise.all(Array.from({ length: 50 }, () => ana.water(id)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await ana.plants())[0]?.health).toBe(65);
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
    world.clock.advance(10 * day);
    const [one] = await ana.plants();
    await ana.water(one?.id ?? "");
    expect((await ana.plants()).map(({ health, restsUntil }) => [health, restsUntil !== null])).toEqual([
      [65, true],
      [40, false],
    ]);
  });
});

describe("moving", () => {
  test.each([
    [20.5, 30.25, { x: 20.5, y: 30.25 }],
    [-40, 1000, { x: 5, y: 95 }],
    [0, 100, { x: 5, y: 95 }],
  ])("to %d, %d puts a plant at %j, and changes nothing else of it", async (x, y, position) => {
    const plant = await ana.firstPlant();
    const moved = await ana.move(plant.id, x, y);
    expect([moved.status, moved.body]).toEqual([200, { ...plant, position }]);
    expect(await ana.plants()).toEqual([{ ...plant, position }]);
  });

  test.each([
    [{ position: { x: 10 } }],
    [{ position: { x: "10", y: 10 } }],
    [{ position: { x: null, y: 10 } }],
    [{}],
  ])("%j is refused, and the plant stays", async (body) => {
    const plant = await ana.firstPlant();
    expect((await ana.call("PATCH", `/api/zen-garden/plants/${plant.id}/move`, body)).status).toBe(400);
    expect(await ana.plants()).toEqual([plant]);
  });

  test("keeps what was watered, and watering keeps the place", async () => {
    const { id } = await ana.firstPlant();
    world.clock.advance(10 * day);
    await Promise.all([ana.water(id), ana.move(id, 20, 20)]);
    expect((await ana.plants())[0]).toMatchObject({ health: 65, position: { x: 20, y: 20 } });
    world.clock.advance(day);
    await ana.move(id, 30, 30);
    await ana.water(id);
    expect((await ana.plants())[0]).toMatchObject({ health: 84, position: { x: 30, y: 30 } });
  });

  test("leaves the other plants where they are, also those that come later", async () => {
    await Promise.all(Array.from({ length: 4 }, () => finishGame(ana)));
    const before = await ana.plants();
    const [one, ...others] = before;
    const goal = others[0]?.position ?? { x: 0, y: 0 };
    await ana.move(one?.id ?? "", goal.x, goal.y);
    await finishGame(ana);
    const [, ...same] = await ana.plants();
    const placesOf = (some: Plant[]) => some.map(({ position }) => position);
    expect(placesOf(same).slice(0, 3)).toEqual(placesOf(others));
    await ana.move(one?.id ?? "", 50, 50);
    expect(placesOf((await ana.plants()).slice(1))).toEqual(placesOf(same));
  });

  test("a new plant does not appear where another was placed", async () => {
    const other = await Gardener.arrive(world);
    await finishGame(other);
    await finishGame(other);
    const second = (await other.plants())[1]?.position ?? { x: 0, y: 0 };
    const { id } = await ana.firstPlant();
    await ana.move(id, second.x, second.y);
    await finishGame(ana);
    const [put, come] = await ana.plants();
    expect(put?.position).toEqual(second);
    expect(
      Math.hypot((come?.position.x ?? 0) - second.x, (come?.position.y ?? 0) - second.y),
    ).toBeGreaterThan(6);
  });

  test("from two devices at once ends at one of the two places, for every plant", async () => {
    await Promise.all(Array.from({ length: 6 }, () => finishGame(ana)));
    const all = await ana.plants();
    const moves = all.flatMap(({ id }, index) => [
      ana.move(id, 10 + index, 10),
      ana.move(id, 90 - index, 90),
    ]);
    expect((await Promise.all(moves)).every(({ status }) => status === 200)).toBe(true);
    const placed = await ana.plants();
    placed.forEach(({ position }, index) =>
      expect([
        { x: 10 + index, y: 10 },
        { x: 90 - index, y: 90 },
      ]).toContainEqual(position),
    );
    expect(placed.map(({ level, health }) => [level, health])).toEqual(
      all.map(({ level, health }) => [level, health]),
    );
    await ana.move(all[0]?.id ?? "", 33, 44);
    expect((await ana.plants())[0]?.position).toEqual({ x: 33, y: 44 });
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
