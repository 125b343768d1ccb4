import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database, Db } from "../db/db.ts";
import { appSecret } from "../secret.ts";
import { lockPerson } from "../plan/store.ts";
import { sharedTestApp, somebodyWaits, TestPerson, type SharedApp } from "../testing.ts";
import { listKeys } from "./key-store.ts";
import { openerOf, sealText } from "./own-texts.ts";
import { sealPlainWritings } from "./seal-plain-writings.ts";

let world: SharedApp;
let database: Database;
let ana: TestPerson;

interface Entry {
  readonly id: string;
  readonly text: string;
}

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
  database = world.app.deps.database;
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp();
  const responses = Object.fromEntries(
    ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, 2]),
    ),
  );
  await ana.call("POST", "/api/stress-assessment", { responses });
});

/** Completes the next activity with `text` written in its session; answers its id. */
async function write(text: string): Promise<string> {
  const { body } = await ana.call("GET", "/api/activities");
  const next = body.find(({ completed }: { completed: boolean }) => !completed);
  expect((await ana.call("PATCH", `/api/activities/${next.id}/complete`, { notes: text })).status).toBe(200);
  return next.id;
}

async function note(text: string, more: object = {}): Promise<string> {
  const made = await ana.call("POST", "/api/check-ins", { mood: 4, stress: 3, note: text, ...more });
  return made.body.id;
}

const textsOf = async () => (await ana.call("GET", "/api/journal")).body.map(({ text }: Entry) => text);

const textsWith = async (q: string) =>
  (await ana.call("POST", "/api/journal/search", { q })).body.map(({ text }: Entry) => text);

describe("the journal", () => {
  test("holds what was written in sessions and check-ins, the newest first, and where it comes from", async () => {
    const written = await write("Escribí sobre la lluvia.");
    world.clock.advance(60_000);
    const noted = await note("Dormí mejor.");
    await note("Ayer fue largo.", { on: "2026-03-10" });
    await ana.call("POST", "/api/check-ins", { mood: 1, stress: 9 });
    const { body } = await ana.call("GET", "/api/journal");
    expect(body).toMatchObject([
      { id: noted, source: "check_in", mood: 4, stress: 3, text: "Dormí mejor.", on: "2026-03-11" },
      { id: written, source: "activity", mood: null, text: "Escribí sobre la lluvia.", editedAt: null },
      { source: "check_in", text: "Ayer fue largo.", on: "2026-03-10" },
    ]);
    expect(body[1].activityName).toEqual(expect.any(String));
    expect(body[1].activityName).not.toMatch(/_|-key/);
  });

  test.each([
    ["ansiedad", ["La ANSIEDAD de la mañana"]],
    ["ANSIEDAD mañ", ["La ANSIEDAD de la mañana"]],
    ["manana", ["La ANSIEDAD de la mañana"]],
    ["nsiedad", []],
    ["cafe", ["Tomé un café despacio"]],
    ["", ["Tomé un café despacio", "La ANSIEDAD de la mañana"]],
  ])("finds %j", async (query, found) => {
    await note("La ANSIEDAD de la mañana");
    world.clock.advance(1000);
    await note("Tomé un café despacio");
    expect(await textsWith(query)).toEqual(found);
  });

  test("is paged, and a search looks through all of it", async () => {
    for (let count = 0; count < 60; count += 1) {
      await note(`entrada ${count}`);
      world.clock.advance(1000);
    }
    const { body: first } = await ana.call("GET", "/api/journal");
    expect(first.length).toBe(50);
    const { body: second } = await ana.call("GET", `/api/journal?before=${first.at(-1).at}`);
    expect(second.map(({ text }: Entry) => text)).toEqual(
      Array.from({ length: 10 }, (_, index) => `entrada ${9 - index}`),
    );
    expect(await textsWith("entrada 3")).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `entrada ${39 - index}`),
      "entrada 3",
    ]);
  });

  test("takes no words in the address, which proxies write into their logs", async () => {
    await note("entrada");
    expect((await ana.call("GET", "/api/journal?q=otra")).body).toHaveLength(1);
  });

  test("can be rewritten and removed; what it belongs to stays, and removing can be undone", async () => {
    const written = await write("con un herror");
    const noted = await note("nota");
    world.clock.advance(60_000);
    const again = await ana.call("PUT", `/api/journal/${written}`, { text: "sin error" });
    expect(again.body).toMatchObject({ text: "sin error", editedAt: "2026-03-11T10:01:00.000Z" });
    expect((await ana.call("PUT", `/api/journal/${noted}`, { text: "  " })).status).toBe(400);
    for (const id of [written, noted]) {
      expect((await ana.call("DELETE", `/api/journal/${id}`)).body).toMatchObject({ removed: true });
    }
    expect(await textsOf()).toEqual([]);
    expect((await ana.call("GET", `/api/activities/${written}`)).body.completed).toBe(true);
    expect((await ana.call("GET", "/api/check-ins")).body).toMatchObject([{ id: noted, note: null }]);
    const [{ revision }] = (await ana.call("GET", "/api/check-ins")).body;
    await ana.call("PUT", `/api/journal/${noted}`, { text: "nota", basedOn: revision });
    expect(await textsOf()).toEqual(["nota"]);
  });

  test("accepts no text for an activity that is not completed", async () => {
    const { body } = await ana.call("GET", "/api/activities");
    expect((await ana.call("PUT", `/api/journal/${body[0].id}`, { text: "antes" })).status).toBe(404);
    expect(await textsOf()).toEqual([]);
  });
});

describe("what is written", () => {
  const canary = "canario-que-nadie-mas-lee";
  const secret = appSecret("a secret that only the tests know, 32+");
  const now = new Date("2026-03-11T10:00:00.000Z");

  test("is nowhere in the database in plain text", async () => {
    await write(`${canary} uno`);
    const id = await note(`${canary} dos`);
    await ana.call("PUT", `/api/journal/${id}`, { text: `${canary} tres` });
    expect(await placesOf(canary)).toEqual([]);
    expect(await textsOf()).toContain(`${canary} tres`);
  });

  test("cannot be decrypted with another secret or under another id, and can be again with the old secret", async () => {
    const userId = await idOf(ana);
    const other = appSecret("another secret of at least 32 characters");
    const sealed = await sealText(database.db, userId, { text: "hola", secret, now, of: "row" });
    expect((await openerOf(database.db, userId, secret))(sealed, "row")).toBe("hola");
    expect((await openerOf(database.db, userId, secret))(sealed, "another row")).toBe(null);
    expect((await openerOf(database.db, userId, other))(sealed, "row")).toBe(null);
    const later = await sealText(database.db, userId, { text: "después", secret: other, now, of: "row" });
    expect((await openerOf(database.db, userId, other))(later, "row")).toBe("después");
    expect((await openerOf(database.db, userId, secret))(sealed, "row")).toBe("hola");
  });

  test("is reported as unreadable if the key is gone, and the numbers stay", async () => {
    await note("se pierde");
    await database.pool.query("update person_keys set wrapped = '\\x00' where user_id = $1", [
      await idOf(ana),
    ]);
    expect((await ana.call("GET", "/api/check-ins")).body).toMatchObject([
      { note: null, noteUnreadable: true, stress: 3 },
    ]);
    expect(await textsOf()).toEqual([null]);
    await note("con llave nueva");
    expect(await textsOf()).toContain("con llave nueva");
  });

  test("of ten at once by a newcomer is sealed with one key", async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => note(`a la vez ${index}`)));
    const { rows } = await database.pool.query("select generation from person_keys where user_id = $1", [
      await idOf(ana),
    ]);
    expect(rows).toEqual([{ generation: 1 }]);
    expect((await textsOf()).length).toBe(10);
  });

  test("by somebody new while another call creates their key is sealed with that key", async () => {
    const userId = await idOf(ana);
    const sealedIn = (db: Db, text: string) => sealText(db, userId, { text, secret, now, of: "row" });
    const { sealed } = await database.db.transaction(async (tx) => {
      await lockPerson(tx, userId);
      // it has found no key yet and waits for its turn to make one
      const waits = sealedIn(world.app.deps.database.db, "esta");
      await somebodyWaits(database);
      await sealedIn(tx, "la otra");
      return { sealed: waits };
    });
    expect((await openerOf(database.db, userId, secret))(await sealed, "row")).toBe("esta");
    expect((await listKeys(database.db, userId)).map(({ generation }) => generation)).toEqual([1]);
  });

  test("for the first time while another of the person's calls waits to write does not deadlock", async () => {
    const userId = await idOf(ana);
    const { noted } = await database.db.transaction(async (tx) => {
      await lockPerson(tx, userId);
      const going = ana.call("POST", "/api/check-ins", { mood: 4, stress: 3, note: "la nota" });
      await somebodyWaits(database);
      await sealText(tx, userId, { text: "la otra", secret, now, of: "row" });
      return { noted: going };
    });
    expect((await noted).status).toBe(201);
    expect(await textsOf()).toEqual(["la nota"]);
  });

  test("before texts were sealed gets sealed at start", async () => {
    const id = await write("x");
    await database.pool.query("update activities set writing = $1, writing_sealed = null where id = $2", [
      `${canary} de antes`,
      id,
    ]);
    expect((await placesOf(`${canary} de antes`)).length).toBe(1);
    await sealPlainWritings(database, { secret, now });
    expect(await placesOf(`${canary} de antes`)).toEqual([]);
    expect(await textsOf()).toEqual([`${canary} de antes`]);
  });
});

async function idOf(person: TestPerson): Promise<string> {
  return (await person.call("GET", "/api/auth/user")).body.id;
}

/** The tables with a row that shows `text`. */
async function placesOf(text: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  );
  const found: string[] = [];
  for (const { tablename } of rows) {
    const { rowCount } = await database.pool.query(
      `select 1 from "${tablename}" as one where one::text like '%' || $1 || '%' or encode(convert_to(one::text, 'UTF8'), 'hex') like '%' || encode(convert_to($1, 'UTF8'), 'hex') || '%' or one::text like '%' || encode(convert_to($1, 'UTF8'), 'hex') || '%'`,
      [text],
    );
    if (rowCount) found.push(tablename);
  }
  return found;
}
