import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;
let ana: TestPerson;

const hour = 3_600_000;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp({ timeZone: "America/Mexico_City" });
});

const write = (text: string, more: object = {}, headers = {}) =>
  ana.call("POST", "/api/journal", { text, ...more }, headers);
const textsOf = async (query = "") =>
  (await ana.call("GET", `/api/journal${query}`)).body.map(({ text }: { text: string }) => text);

describe("a page of the journal", () => {
  test("is kept as written, on the person's own day, and stands among the other entries", async () => {
    world.clock.set("2026-03-11T05:30:00.000Z");
    const page = await write("  Hoy llovió.\n\nY paró. 🌧️👩‍👩‍👧 ");
    expect([page.status, page.body]).toEqual([
      201,
      {
        id: expect.any(String),
        source: "page",
        activityName: null,
        activityType: null,
        catalogueKey: null,
        imported: null,
        mood: null,
        stress: null,
        text: "Hoy llovió.\n\nY paró. 🌧️👩‍👩‍👧",
        closed: null,
        at: "2026-03-11T05:30:00.000Z",
        on: "2026-03-10",
        backDated: false,
        editedAt: null,
        revision: 0,
      },
    ]);
    world.clock.advance(hour);
    await ana.call("POST", "/api/check-ins", { mood: 4, note: "una nota" });
    expect(await textsOf()).toEqual(["una nota", "Hoy llovió.\n\nY paró. 🌧️👩‍👩‍👧"]);
    expect(await textsOf("?on=2026-03-10")).toEqual(["Hoy llovió.\n\nY paró. 🌧️👩‍👩‍👧"]);
    expect(await textsOf("?on=2026-03-11")).toEqual(["una nota"]);
    const found = await ana.call("POST", "/api/journal/search", { q: "llovio" });
    expect(found.body.map(({ id }: { id: string }) => id)).toEqual([page.body.id]);
  });

  test("sent again with its key is one page, with the moment at which it was written", async () => {
    const once = () =>
      write("Sin red.", { occurredAt: "2026-03-09T20:00:00.000Z" }, { "idempotency-key": "page-0001" });
    const [first, second] = [await once(), await once()];
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect([first.body.at, first.body.on]).toEqual(["2026-03-09T20:00:00.000Z", "2026-03-09"]);
    expect(await textsOf()).toEqual(["Sin red."]);
  });

  test("is changed by the version it is based on, removed, and brought back", async () => {
    const { body: page } = await write("Primera.");
    const put = (text: string, basedOn: number) =>
      ana.call("PUT", `/api/journal/${page.id}`, { text, basedOn });
    const changed = await put("Segunda.", page.revision);
    expect([changed.status, changed.body.text, changed.body.editedAt !== null]).toEqual([
      200,
      "Segunda.",
      true,
    ]);
    expect((await put("Otra.", page.revision)).body.newer.text).toBe("Segunda.");
    const { body } = await ana.call("DELETE", `/api/journal/${page.id}`);
    expect(await textsOf()).toEqual([]);
    expect((await put("Ha vuelto.", body.revision)).status).toBe(200);
    expect(await textsOf()).toEqual(["Ha vuelto."]);
  });

  test.each([
    ["nothing", "   \n ", 400],
    ["20,000 characters", "a".repeat(20_000), 201],
    ["20,000 emoji, each counted once", "🌱".repeat(20_000), 201],
    ["20,001 characters", "a".repeat(20_001), 400],
    ["40,000 characters", "a".repeat(40_000), 400],
  ])("of %s", async (_, text, status) => {
    expect((await write(text)).status).toBe(status);
  });

  test("is sealed in the database and in nobody else's journal", async () => {
    const { body: page } = await write("solo para mí");
    const { rows } = await world.app.deps.database.pool.query(
      "select encode(text_sealed, 'escape') as bytes from journal_pages where id = $1",
      [page.id],
    );
    expect(rows[0].bytes).not.toContain("solo");
    const other = await new TestPerson(world.app).signUp();
    expect((await other.call("GET", "/api/journal")).body).toEqual([]);
    expect((await other.call("PUT", `/api/journal/${page.id}`, { text: "mío" })).status).toBe(404);
    expect((await other.call("DELETE", `/api/journal/${page.id}`)).status).toBe(404);
    expect(await textsOf()).toEqual(["solo para mí"]);
  });

  test.each(["0000-01-01", "1899-12-31", "3000-01-01", "2026-02-30", "x"])(
    "is not asked for of the day %s",
    async (day) => {
      for (const path of ["/api/journal?on=", "/api/check-ins?on=", "/api/check-ins/days?until="])
        expect((await ana.call("GET", `${path}${day}`)).status).toBe(400);
    },
  );
});

describe("what a page earns", () => {
  const earned = async () => {
    const { progress, consecutiveDays } = (await ana.call("GET", "/api/zen-garden/stats")).body;
    const { untilNext } = progress.find(({ type }: { type: string }) => type === "bonsai");
    const milestones = (await ana.call("GET", "/api/user/milestones")).body;
    return [
      untilNext,
      consecutiveDays,
      milestones.map((one: { milestoneType: string }) => one.milestoneType),
    ];
  };

  test("is a diary entry for the bonsai and the milestone, and stays; it is no day of practice", async () => {
    const { body: page } = await write("uno");
    expect(await earned()).toEqual([4, 0, ["journal_1"]]);
    const { body } = await ana.call("DELETE", `/api/journal/${page.id}`);
    expect(await earned()).toEqual([4, 0, ["journal_1"]]);
    await ana.call("PUT", `/api/journal/${page.id}`, { text: "otra vez", basedOn: body.revision });
    expect(await earned()).toEqual([4, 0, ["journal_1"]]);
    for (const text of ["dos", "tres", "cuatro", "cinco"]) await write(text);
    const [plant] = (await ana.call("GET", "/api/zen-garden/plants")).body;
    expect([plant.type, plant.activitySource]).toEqual(["bonsai", "Una página de tu diario"]);
  });
});
