import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../db/db.ts";
import { newId } from "../ids.ts";
import { sharedTestApp, type SharedApp } from "../testing.ts";
import { Gardener } from "./garden-testing.ts";

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

describe("the diary", () => {
  const session = async (type: string, notes?: string) => {
    const { body } = await ana.create({ activityName: `${type} ${newId()}` });
    await database.pool.query("update activities set activity_type = $1 where id = $2", [type, body.id]);
    await ana.complete(body.id, notes === undefined ? {} : { notes });
    return body.id as string;
  };
  const bonsai = async () => (await ana.garden()).progress.find(({ type }) => type === "bonsai");
  const milestones = async (): Promise<string[]> =>
    (await ana.call("GET", "/api/user/milestones")).body.map(
      ({ milestoneType }: { milestoneType: string }) => milestoneType,
    );

  test("counts what was written in sessions, the same for the bonsai and the milestone", async () => {
    await session("journaling");
    await ana.call("POST", "/api/check-ins", { mood: 3, stress: { overall: 4 }, note: "una nota" });
    expect([(await bonsai())?.untilNext, await milestones()]).toEqual([5, ["activities_1"]]);
    const id = await session("journaling", "hoy estuvo bien");
    expect([(await bonsai())?.untilNext, (await milestones()).includes("journal_1")]).toEqual([4, true]);
    const silent = await session("journaling");
    await ana.call("DELETE", `/api/journal/${silent}`);
    expect((await bonsai())?.untilNext).toBe(4);
    await session("reflection", "y esto también");
    expect((await bonsai())?.untilNext).toBe(3);
    // what was earned stays when the text goes, and counts once when it is written again
    const { body } = await ana.call("DELETE", `/api/journal/${id}`);
    expect((await bonsai())?.untilNext).toBe(3);
    await ana.call("PUT", `/api/journal/${id}`, { text: "otra vez", basedOn: body.revision });
    expect((await bonsai())?.untilNext).toBe(3);
  });

  test("keeps the bonsai that came from journaling sessions when every one of them counted", async () => {
    for (let done = 0; done < 5; done += 1) await session("journaling");
    expect((await ana.plants()).map(({ type }) => type)).not.toContain("bonsai");
    await database.pool.query("update activities set diary_entry = null where plan_id = $1", [ana.planId]);
    expect((await ana.plants()).map(({ type }) => type)).toContain("bonsai");
  });
});
