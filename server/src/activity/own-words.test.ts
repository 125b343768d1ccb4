import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { unreadableNames } from "@remanso/core/activity/unreadable-names.ts";
import { createApp } from "../app.ts";
import { sealPlainWritings } from "../journal/seal-plain-writings.ts";
import { appSecret } from "../secret.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { Planner } from "./activity-testing.ts";

// What people call activities of their own, their notes to them and their steps are as private as their journal.

const canary = "canario-en-su-actividad";
const steps = [{ title: `${canary} título`, instruction: `${canary} paso`, duration: 60 }];
const unreadable = unreadableNames.es;

let world: TestApp;
let ana: Planner;

beforeAll(async () => {
  world = await startTestApp({ RATE_LIMITS: "off" });
});
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await Planner.arrive(world);
});

const query = (text: string, values: unknown[] = []) =>
  world.app.deps.database.pool.query(text, values).then(({ rows }) => rows);

/** The activities in whose row something shows the text. */
const rowsShowing = async (text: string) =>
  (await query("select one::text as all from activities one"))
    .map(({ all }) => String(all))
    .filter((all) => all.includes(text) || all.includes(Buffer.from(text).toString("hex")));

async function createWhole(): Promise<string> {
  const made = await ana.create({ activityName: `${canary} nombre`, notes: `${canary} notas` });
  expect(made).toMatchObject({
    status: 201,
    body: { activityName: `${canary} nombre`, notes: `${canary} notas` },
  });
  const written = await ana.call("PUT", `/api/activities/${made.body.id}/steps`, { steps });
  expect(written.body).toMatchObject({ activityName: `${canary} nombre`, steps: [steps[0]] });
  return made.body.id;
}

/** What an older version kept: every word in plain. */
async function createOld(name: string): Promise<string> {
  const { body } = await ana.create({ activityName: name, notes: "x" });
  await query(
    `update activities set custom_name = $2, name_key = 'own:' || lower($2), name_sealed = null, notes = $3, notes_sealed = null,
       steps = $4::jsonb, steps_sealed = null where id = $1`,
    [body.id, name, `${canary} notas`, JSON.stringify(steps)],
  );
  return body.id;
}

describe("an activity of one's own", () => {
  test("lies in the database without its words, and is shown with them everywhere", async () => {
    const id = await createWhole();
    expect(await rowsShowing(canary)).toEqual([]);
    expect(await rowsShowing(canary.toUpperCase())).toEqual([]);
    const name = `${canary} nombre`;
    expect((await ana.list()).map(({ activityName }) => activityName)).toContain(name);
    const plan = (await ana.call("GET", "/api/plans/active")).body.activities;
    expect(plan.map(({ activityName }: { activityName: string }) => activityName)).toContain(name);
    const done = await ana.complete(id, { notes: "escrito" });
    expect(done.body).toMatchObject({ activityName: name, notes: `${canary} notas` });
    expect((await ana.call("GET", "/api/journal")).body[0].activityName).toBe(name);
    const day = (await ana.call("GET", "/api/analytics/days/2026-03-11")).body;
    expect(JSON.stringify(day)).toContain(name);
    expect(await rowsShowing(canary)).toEqual([]);
  });

  test("counts once under any spelling, and says nothing to others by its key", async () => {
    expect((await ana.create({ activityName: "Llamar a la tía Luz" })).status).toBe(201);
    for (const activityName of ["llamar  A LA tía luz", " Llamar a la tía Luz "])
      expect(await ana.create({ activityName })).toMatchObject({
        status: 409,
        body: { code: "activity_exists" },
      });
    const ben = await Planner.arrive(world);
    expect((await ben.create({ activityName: "Llamar a la tía Luz" })).status).toBe(201);
    const keys = await query("select name_key from activities where catalogue_key is null");
    const [one, other] = keys.slice(-2).map(({ name_key: key }) => String(key));
    expect(one).toMatch(/^own:[\w-]{43}$/);
    expect(other).toMatch(/^own:[\w-]{43}$/);
    expect(one).not.toBe(other);
  });

  test("comes back whole from a download, sealed again, and counts once there too", async () => {
    const id = await createWhole();
    const file = (await ana.call("GET", "/api/export")).body;
    const exported = file.tables.activities.find((row: { id: string }) => row.id === id);
    expect(exported).toMatchObject({ custom_name: `${canary} nombre`, notes: `${canary} notas`, steps });
    const ben = await new Planner(world.app).signUp();
    expect((await ben.call("POST", "/api/import", file)).status).toBe(201);
    expect(await rowsShowing(canary)).toEqual([]);
    expect((await ben.list()).map(({ activityName }) => activityName)).toContain(`${canary} nombre`);
    expect((await ben.call("GET", `/api/activities/${id}/instructions`)).body.steps).toMatchObject(steps);
    ben.planId = (await ben.call("GET", "/api/plans/active")).body.id;
    expect((await ben.create({ activityName: `${canary} NOMBRE` })).status).toBe(409);
  });
});

describe("what an older version kept in plain", () => {
  test("is sealed at the start, is read as before and counts once as before", async () => {
    const id = await createOld(`${canary} de antes`);
    expect((await rowsShowing(canary)).length).toBe(1);
    const ben = await Planner.arrive(world);
    const { database, secret, now } = world.app.deps;
    for (let start = 0; start < 2; start += 1) await sealPlainWritings(database, { secret, now: now() });
    expect(await rowsShowing(canary)).toEqual([]);
    const [row] = await query("select custom_name, notes, steps from activities where id = $1", [id]);
    expect(row).toEqual({ custom_name: null, notes: null, steps: null });
    expect((await ana.call("GET", `/api/activities/${id}`)).body).toMatchObject({
      activityName: `${canary} de antes`,
      notes: `${canary} notas`,
    });
    expect((await ana.call("GET", `/api/activities/${id}/instructions`)).body.steps).toMatchObject(steps);
    expect((await ana.create({ activityName: `${canary} DE ANTES` })).status).toBe(409);
    expect((await ben.create({ activityName: `${canary} de antes` })).status).toBe(201);
  });

  test("goes on where an interrupted start left it, and with what is not sealed yet it works meanwhile", async () => {
    const id = await createOld(`${canary} a medias`);
    expect((await ana.call("GET", `/api/activities/${id}`)).body.activityName).toBe(`${canary} a medias`);
    // the name was sealed, the rest was not
    const { body } = await ana.create({ activityName: "Otra" });
    await query("update activities set notes = $2, notes_sealed = null where id = $1", [body.id, canary]);
    const { database, secret, now } = world.app.deps;
    await sealPlainWritings(database, { secret, now: now() });
    expect(await rowsShowing(canary)).toEqual([]);
    expect((await ana.call("GET", `/api/activities/${body.id}`)).body).toMatchObject({
      activityName: "Otra",
      notes: canary,
    });
  });
});

test("two names that were alike under different keys do not keep the program from starting", async () => {
  const first = await createOld("Paseo largo");
  await query("update activities set name_key = 'own:made up' where id = $1", [first]);
  const second = await createOld("Paseo largo");
  const { database, secret, now } = world.app.deps;
  await sealPlainWritings(database, { secret, now: now() });
  const names = (await ana.list()).filter(({ id }) => id === first || id === second);
  expect(names.map(({ activityName }) => activityName)).toEqual(["Paseo largo", "Paseo largo"]);
  expect(await rowsShowing("Paseo largo")).toEqual([]);
});

test("words whose key is lost are said to be unreadable, are not written over, and are back with the old secret", async () => {
  const id = await createWhole();
  const { database, config, library, now } = world.app.deps;
  const secret = appSecret("another secret of at least 32 characters");
  const app = await createApp({ database, config, library, now, secret, overloadedAfterMs: 0 });
  const there = new Planner(app, ana.email);
  there.cookie = ana.cookie;
  there.planId = ana.planId;
  expect((await there.call("GET", `/api/activities/${id}`)).body).toMatchObject({
    activityName: unreadable,
    notes: unreadable,
  });
  // the three-step guide, so that nothing asks for new steps in place of those
  expect((await there.call("GET", `/api/activities/${id}/instructions`)).body.steps).toHaveLength(3);
  expect((await there.create({ activityName: "Nueva" })).body.activityName).toBe("Nueva");
  for (const body of [{ steps }, { generic: true }])
    expect(await there.call("PUT", `/api/activities/${id}/steps`, body)).toMatchObject({
      status: 409,
      body: { code: "steps_unreadable" },
    });
  const file = (await there.call("GET", "/api/export")).body;
  expect(file.tables.activities.find((row: { id: string }) => row.id === id)).toMatchObject({
    custom_name: null,
    notes: null,
    steps: null,
  });
  const ben = await new TestPerson(world.app).signUp();
  expect((await ben.call("POST", "/api/import", file)).status).toBe(201);
  expect((await ben.call("GET", `/api/activities/${id}`)).body.activityName).toContain(unreadable);
  await app.close();
  expect((await ana.call("GET", `/api/activities/${id}`)).body.activityName).toBe(`${canary} nombre`);
  expect((await ana.call("GET", `/api/activities/${id}/instructions`)).body.steps).toMatchObject(steps);
});
