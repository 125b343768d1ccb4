import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { closedNames } from "@remanso/core/activity/unreadable-names.ts";
import { fillWithPlan } from "../harness/own-things.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";
import { closedText, Device, nameKeyOf, newKey } from "./only-you-testing.ts";

// Activities of one's own whose names, notes and steps only their person's devices can open.

let world: SharedApp;
let ana: TestPerson;
let device: Device;
let planId: string;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp({ timeZone: "Europe/Madrid" });
  device = new Device(ana);
  planId = await fillWithPlan(ana);
});

const begin = (input: object) => ana.call("PUT", "/api/content-key", input);
const settle = () => ana.call("POST", "/api/content-key/settled", { unreadable: 0 });
const read = async (path: string) => (await ana.call("GET", path)).body;

/** A new activity as a device sends it whose person alone may read it. */
function create(name: string, version: number, more: object = {}) {
  const id = randomUUID();
  return ana.call("POST", "/api/activities", {
    planId,
    activityName: closedText(id, version, "name"),
    nameKey: nameKeyOf(name),
    activityType: "custom",
    notes: closedText(id, version, "notes"),
    ...more,
  });
}

async function turnOn(version: number): Promise<void> {
  await begin(newKey(version));
  await device.turn(version);
  await settle();
}

describe("an activity whose words are closed", () => {
  test("goes through its life with its name closed wherever it is told", async () => {
    await turnOn(101);
    const made = await create("paseo", 101);
    expect(made).toMatchObject({ status: 201, body: { activityName: closedNames.es, notes: null } });
    const { id, closedWords } = made.body;
    expect(closedWords).toMatchObject({
      activityName: { version: 101, of: id, part: "name" },
      notes: { version: 101, of: id, part: "notes" },
    });
    const written = await ana.call("PUT", `/api/activities/${id}/steps`, {
      closed: closedText(id, 101, "steps"),
    });
    expect(written.body.closedWords.steps).toMatchObject({ of: id, part: "steps" });
    // nobody is asked to write over them, and nothing of a guide is told as theirs
    expect(written.body.steps.length).toBeGreaterThan(0);
    expect((await read(`/api/activities/${id}`)).instructions).toBeNull();
    await ana.call("PATCH", `/api/activities/${id}/complete`, { notes: closedText(id, 101) });
    const name = { activityName: { of: id, part: "name" } };
    expect((await read("/api/journal"))[0]).toMatchObject({
      activityName: closedNames.es,
      closedWords: name,
    });
    const [{ completed }] = [await read("/api/analytics/days/2026-03-11")];
    expect(completed).toMatchObject([{ id, closedWords: { name: { of: id } } }]);
  });

  test("grows plants that tell its name to nobody else", async () => {
    await turnOn(141);
    for (const name of ["uno", "dos", "tres", "cuatro", "cinco"]) {
      const { id } = (await create(name, 141)).body;
      await ana.call("PATCH", `/api/activities/${id}/complete`, { notes: closedText(id, 141) });
    }
    const plants = await read("/api/zen-garden/plants");
    expect(plants).not.toEqual([]);
    for (const plant of plants)
      expect(plant).toMatchObject({
        activitySource: closedNames.es,
        closedWords: { activitySource: { version: 141, part: "name" } },
      });
  });

  test("is kept apart from others by what the device makes of its name alone", async () => {
    await turnOn(111);
    const first = await create("paseo", 111);
    expect((await create("paseo", 111)).body.code).toBe("activity_exists");
    expect((await create("otro paseo", 111)).status).toBe(201);
    await ana.call("PATCH", `/api/activities/${first.body.id}`, { completed: true });
    expect((await create("paseo", 111)).status).toBe(201);
  });

  test("needs the hash of its name, and words that were closed for its row and part", async () => {
    await turnOn(121);
    expect((await create("paseo", 121, { nameKey: undefined })).status).toBe(400);
    expect((await create("paseo", 121, { notes: closedText(randomUUID(), 121, "notes") })).status).toBe(400);
    expect((await create("paseo", 121, { activityName: closedText(randomUUID(), 121) })).status).toBe(400);
    expect((await create("paseo", 122)).body.code).toBe("key_changed");
  });

  test("keeps one name twice where an older device sent it meanwhile, and the key may change", async () => {
    await turnOn(131);
    await create("131 paseo", 131);
    const plain = { planId, activityName: "Paseo", activityType: "custom" };
    expect((await ana.call("POST", "/api/activities", plain)).status).toBe(201);
    expect((await device.turn(131)).body).toEqual({ turned: 1, left: 0 });
    const own = (await read("/api/activities")).filter(
      ({ catalogueKey }: { catalogueKey: null }) => !catalogueKey,
    );
    expect(own).toHaveLength(2);
  });
});
