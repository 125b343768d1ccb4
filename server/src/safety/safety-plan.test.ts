import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;
let ana: TestPerson;

const path = "/api/safety-plan";
const plan = {
  signs: "No duermo",
  coping: "",
  places: "",
  people: [{ name: "Ana", number: "+34 600 11 22 33" }],
  professionals: [],
  surroundings: "",
  reasons: "Mi gata",
};

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp();
});

describe("the copy of the safety plan", () => {
  test("is there only once its person has asked for it, sealed, until they take it away", async () => {
    expect((await ana.call("GET", path)).body).toEqual({ kept: null });
    await ana.call("PUT", path, { plan, basedOn: 0 });
    expect((await ana.call("GET", path)).body.kept).toEqual({
      id: expect.any(String),
      revision: 1,
      keptAt: "2026-03-11T10:00:00.000Z",
      plan,
      closed: null,
    });
    const { rows } = await world.app.deps.database.pool.query(
      "select encode(writing_sealed, 'escape') as bytes from safety_plans",
    );
    expect(rows.filter(({ bytes }: { bytes: string }) => bytes.includes("gata"))).toEqual([]);
    await ana.call("DELETE", path);
    expect((await ana.call("GET", path)).body).toEqual({ kept: null });
  });

  test("is never overwritten by what is based on an older one", async () => {
    await ana.call("PUT", path, { plan, basedOn: 0 });
    await ana.call("PUT", path, { plan: { ...plan, coping: "Caminar" }, basedOn: 1 });
    const late = await ana.call("PUT", path, { plan: { ...plan, coping: "Dormir" }, basedOn: 1 });
    expect([late.status, late.body.code]).toEqual([409, "plan_newer"]);
    const { kept } = (await ana.call("GET", path)).body;
    expect([kept.revision, kept.plan.coping]).toEqual([2, "Caminar"]);
  });

  test("of two devices at once one is kept, and the other one is told", async () => {
    const both = await Promise.all(
      ["Caminar", "Dormir"].map((coping) => ana.call("PUT", path, { plan: { ...plan, coping }, basedOn: 0 })),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});
