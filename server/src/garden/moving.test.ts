import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Plant } from "@remanso/core/garden/contract.ts";
import { finishGame } from "../breathing/breathing-testing.ts";
import { sharedTestApp, type SharedApp } from "../testing.ts";
import { Gardener } from "./garden-testing.ts";

const day = 24 * 3_600_000;

let world: SharedApp;
let ana: Gardener;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await Gardener.arrive(world);
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
    expect((await ana.plants())[0]).toMatchObject({ health: 71, position: { x: 20, y: 20 } });
    world.clock.advance(day);
    await ana.move(id, 30, 30);
    await ana.water(id);
    expect((await ana.plants())[0]).toMatchObject({ health: 90, position: { x: 30, y: 30 } });
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
      ana.move(id, 10 + 12 * index, 10),
      ana.move(id, 90 - 12 * index, 90),
    ]);
    const moved = await Promise.all(moves);
    expect(moved.every(({ status }) => status === 200)).toBe(true);
    const placed = await ana.plants();
    // a place that another plant holds gives way to the nearest free one: the answer says which
    for (const { id, position } of placed)
      expect(moved.filter(({ body }) => body.id === id).map(({ body }) => body.position)).toContainEqual(
        position,
      );
    expect(placed.map(({ level, health }) => [level, health])).toEqual(
      all.map(({ level, health }) => [level, health]),
    );
    await ana.move(all[0]?.id ?? "", 33, 44);
    expect((await ana.plants())[0]?.position).toEqual({ x: 33, y: 44 });
  });
});
