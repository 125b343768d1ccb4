import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TextToTurn } from "@remanso/core/only-you/contract.ts";
import { importedRow } from "../imports/imports-testing.ts";
import { fillWithPlan } from "../harness/own-things.ts";
import { placeOf } from "../journal/closed-text.ts";
import { openerOf } from "../journal/own-texts.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";
import { closedText, Device, newKey, newWay } from "./only-you-testing.ts";
import { listToTurn } from "./store.ts";

let world: SharedApp;
let ana: TestPerson;
let device: Device;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp({ timeZone: "Europe/Madrid" });
  device = new Device(ana);
});

const state = async () => (await ana.call("GET", "/api/content-key")).body;
const begin = (input: object) => ana.call("PUT", "/api/content-key", input);
const settle = (unreadable = 0) => ana.call("POST", "/api/content-key/settled", { unreadable });
const toTurn = async (): Promise<TextToTurn[]> => (await ana.call("GET", "/api/content-key/texts")).body;
const journal = async () => (await ana.call("GET", "/api/journal")).body;
const write = (text: unknown) => ana.call("POST", "/api/journal", { text });

const turn = (version: number) => device.turn(version);

const plan = {
  signs: "",
  coping: "",
  places: "",
  people: [],
  professionals: [],
  surroundings: "",
  reasons: "la gata",
};
const steps = [{ title: "Salir", instruction: "Sin prisa", duration: 60 }];

/** One text of each kind. */
async function writeEverywhere(): Promise<void> {
  const planId = await fillWithPlan(ana);
  const own = await ana.call("POST", "/api/activities", {
    planId,
    activityName: "Paseo con Luna",
    activityType: "custom",
    notes: "por el río",
  });
  await ana.call("PUT", `/api/activities/${own.body.id}/steps`, { steps });
  await ana.call("PUT", "/api/safety-plan", { plan, basedOn: 0 });
  const { body: listed } = await ana.call("GET", "/api/activities");
  const activity = listed.find(({ catalogueKey }: { catalogueKey: string | null }) => catalogueKey !== null);
  await ana.call("PATCH", `/api/activities/${activity.id}/complete`, { notes: "de la sesión" });
  await ana.call("POST", "/api/check-ins", { mood: 3, note: "una nota" });
  await write("una página");
  await ana.call("POST", "/api/imports", { source: "daylio", rows: [importedRow("traído")] });
}

/** What is shown of all of it. */
const everywhere = async () => [
  await journal(),
  (await ana.call("GET", "/api/activities")).body,
  (await ana.call("GET", "/api/safety-plan")).body,
];

describe("texts that only their writer can read", () => {
  test("are turned text by text, count as unedited, and from then on no key of the site opens any of them", async () => {
    await writeEverywhere();
    const before = await journal();
    expect(before).toHaveLength(4);
    expect((await begin(newKey(11))).body).toMatchObject({ version: 11, isSettled: false, left: 8 });
    expect((await settle()).body.code).toBe("texts_left");
    expect(new Set((await toTurn()).map(({ text }) => text))).toEqual(
      new Set([
        ...before.map(({ text }: { text: string }) => text),
        "Paseo con Luna",
        "por el río",
        JSON.stringify(steps),
        JSON.stringify(plan),
      ]),
    );
    expect((await turn(11)).body).toEqual({ turned: 8, left: 0 });
    expect((await settle()).body).toMatchObject({ isSettled: true, left: 0 });
    const after = await journal();
    expect(after.map((entry: object) => ({ ...entry, closed: null }))).toEqual(
      before.map((entry: object) => ({ ...entry, text: null })),
    );
    expect(after.map(({ closed }: { closed: { version: number } }) => closed.version)).toEqual([
      11, 11, 11, 11,
    ]);
    const { db } = world.app.deps.database;
    const user = (await ana.call("GET", "/api/auth/user")).body;
    expect(user.contentKeyVersion).toBe(11);
    const open = await openerOf(db, user.id, world.app.deps.secret);
    const stored = await listToTurn(db, user.id, { version: 0, after: undefined, most: 10 });
    expect(stored.map(({ id, part, sealed }) => open(sealed, placeOf(id, part)))).toEqual(
      Array(8).fill(null),
    );
    expect((await ana.call("GET", "/api/safety-plan")).body.kept).toMatchObject({
      plan: null,
      closed: { version: 11 },
    });
    const [noted] = (await ana.call("GET", "/api/check-ins")).body;
    expect([noted.note, noted.noteUnreadable, noted.closedNote.version]).toEqual([null, false, 11]);
  });

  test("come closed to every place where texts are written, each for its own row", async () => {
    await begin(newKey(21));
    await settle();
    const [id, other] = [randomUUID(), randomUUID()];
    const made = await write(closedText(id, 21));
    expect([made.status, made.body.id, made.body.closed.of]).toEqual([201, id, id]);
    expect((await write(closedText(id, 21))).status).toBe(400);
    const put = (text: object) => ana.call("PUT", `/api/journal/${id}`, { text, basedOn: 0 });
    expect((await put(closedText(other, 21))).status).toBe(400);
    expect((await put(closedText(id, 21))).status).toBe(200);
    const noted = await ana.call("POST", "/api/check-ins", { mood: 3, note: closedText(other, 21) });
    expect([noted.status, noted.body.id, noted.body.closedNote.of]).toEqual([201, other, other]);
    expect((await ana.call("POST", "/api/journal/search", { q: "a" })).body).toEqual([]);
  });

  test("stand closed in the download, beside the column that the device fills", async () => {
    await begin(newKey(23));
    await settle();
    const closed = closedText(randomUUID(), 23);
    await write(closed);
    const { tables } = (await ana.call("GET", "/api/export")).body;
    expect(tables.journal_pages).toMatchObject([
      { id: closed.of, text: null, closed: [{ ...closed, column: "text" }] },
    ]);
  });

  test("closed with a key that has gone are refused, so that nothing is kept that nobody can open", async () => {
    await begin(newKey(31));
    await settle();
    await write(closedText(randomUUID(), 31));
    expect((await begin(newKey(32))).body).toMatchObject({ left: 1 });
    // on its way from a device that has not heard yet
    expect((await write(closedText(randomUUID(), 31))).status).toBe(201);
    expect((await write(closedText(randomUUID(), 30))).body.code).toBe("key_changed");
    await turn(32);
    expect((await settle()).body.ways.map(({ version }: { version: number }) => version)).toEqual([32, 32]);
    expect((await write(closedText(randomUUID(), 31))).body.code).toBe("key_changed");
    expect((await begin(newKey(32))).body.code).toBe("key_changed");
  });

  test("can be opened for good, and are then the site's to read again", async () => {
    await begin(newKey(41));
    await writeEverywhere();
    const before = await everywhere();
    await turn(41);
    await settle();
    expect(await everywhere()).not.toEqual(before);
    expect((await begin({ version: 0, ways: [] })).body).toMatchObject({ version: 0, left: 8 });
    expect((await turn(0)).body).toEqual({ turned: 8, left: 0 });
    expect((await settle()).body).toEqual({ version: 0, isSettled: true, ways: [], left: 0 });
    expect(await everywhere()).toEqual(before);
  });

  test("changed on another device meanwhile are not overwritten", async () => {
    const { body } = await write("antes");
    await begin(newKey(51));
    const [old] = await toTurn();
    world.clock.advance(1000);
    await ana.call("PUT", `/api/journal/${body.id}`, { text: "después", basedOn: 0 });
    const texts = [{ id: body.id, basedOn: old?.revision, text: closedText(body.id, 51) }];
    const turned = await ana.call("PUT", "/api/content-key/texts", { texts });
    expect(turned.body).toEqual({ turned: 0, left: 1 });
    expect((await toTurn())[0]?.text).toBe("después");
  });
});

describe("the ways to a key", () => {
  test("are at least two of different kinds, one of them the recovery code", async () => {
    for (const kinds of [[], ["code"], ["code", "code"], ["passphrase", "passkey"]] as const) {
      const ways = kinds.map((kind) => newWay(61, kind));
      expect((await begin({ version: 61, ways })).status).toBe(400);
    }
    expect((await begin({ version: 62, ways: [newWay(61, "code"), newWay(62, "passkey")] })).status).toBe(
      400,
    );
    expect((await begin({ version: 0, ways: [] })).body.code).toBe("key_changed");
  });

  test("can be added and taken away, but for the last two, with fresh proof alone", async () => {
    await begin(newKey(71));
    await settle();
    const added = await ana.call("POST", "/api/content-key/ways", newWay(71, "passkey"));
    expect(added.status).toBe(201);
    expect((await ana.call("POST", "/api/content-key/ways", newWay(70, "code"))).body.code).toBe(
      "key_changed",
    );
    const remove = (id: string) => ana.call("DELETE", `/api/content-key/ways/${id}`);
    const [first, second] = (await state()).ways;
    expect((await remove(first.id)).status).toBe(200);
    expect((await remove(second.id)).body.code).toBe("last_ways");
    world.clock.advance(11 * 60_000);
    expect((await remove(second.id)).body.code).toBe("proof_needed");
    expect((await begin(newKey(72))).body.code).toBe("proof_needed");
    expect((await ana.call("POST", "/api/content-key/ways", newWay(71, "code"))).body.code).toBe(
      "proof_needed",
    );
  });
});
