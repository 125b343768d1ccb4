import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mostRowsACall } from "@remanso/core/imports/limits.ts";
import { importedRow } from "./imports-testing.ts";
import { sharedTestApp, TestPerson, type SharedApp } from "../testing.ts";

let world: SharedApp;
let ana: TestPerson;

beforeAll(async () => {
  world = await sharedTestApp({ RATE_LIMITS: "off" });
});

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp({ timeZone: "Europe/Madrid" });
});

const mood = (more = {}) =>
  importedRow("", { kind: "mood", mood: 4, text: null, said: "contenta", identity: "m1", ...more });
const keep = (rows: object[], more = {}) =>
  ana.call("POST", "/api/imports", { source: "daylio", rows, ...more });
const list = async () => (await ana.call("GET", "/api/imports")).body;
const ofDay = async (day: string) => (await ana.call("GET", `/api/imports/days/${day}`)).body;

describe("rows from another program", () => {
  test("are kept on the day that the file says, each with where it comes from", async () => {
    const { status, body } = await keep([
      importedRow("Un día largo", { tags: ["familia"], said: "rad" }),
      mood({ on: "2021-03-04", at: "23:59", zone: "America/Bogota" }),
    ]);
    expect([status, body.verdicts]).toEqual([201, ["kept", "kept"]]);
    expect(await ofDay("2021-03-04")).toMatchObject([
      { source: "daylio", kind: "entry", text: "Un día largo", tags: ["familia"], said: "rad", mood: null },
      { source: "daylio", kind: "mood", text: null, mood: 4, said: "contenta", clock: "exact" },
    ]);
    expect((await ofDay("2021-03-04"))[1].at).toMatch(/^2021-03-05T04:59/);
    expect(await list()).toMatchObject([
      { id: body.import, source: "daylio", moods: 1, entries: 1, activities: 0, firstOn: "2021-03-04" },
    ]);
  });

  test("come in several calls of one import, and are undone as a whole", async () => {
    const first = await keep([importedRow("uno")]);
    const second = await keep([importedRow("dos")], { import: first.body.import });
    expect(second.body.import).toBe(first.body.import);
    expect(await list()).toHaveLength(1);
    const { body } = await ana.call("DELETE", `/api/imports/${first.body.import}`);
    expect(body).toEqual({ removed: 2 });
    expect([await list(), (await ana.call("GET", "/api/journal")).body]).toEqual([[], []]);
    expect((await ana.call("DELETE", `/api/imports/${first.body.import}`)).status).toBe(404);
    // and can be brought again
    expect((await keep([importedRow("uno")])).body.verdicts).toEqual(["kept"]);
  });

  test("are kept once, whatever file they come in again; another program's are others", async () => {
    await keep([importedRow("uno"), importedRow("uno")]);
    expect(await keep([importedRow("uno")])).toMatchObject({ body: { import: null, verdicts: ["here"] } });
    expect((await keep([importedRow("uno"), importedRow("dos")])).body.verdicts).toEqual(["here", "kept"]);
    expect((await keep([importedRow("uno")], { source: "day_one" })).body.verdicts).toEqual(["kept"]);
    expect((await list()).map(({ entries }: { entries: number }) => entries)).toEqual([1, 1, 1]);
  });

  test("are judged one by one: nothing of the future, and nothing that says nothing", async () => {
    const rows = [
      importedRow("hoy", { on: "2026-03-11" }),
      importedRow("mañana", { on: "2026-03-12" }),
      importedRow("  \u200b "),
      mood({ mood: null, identity: "m2" }),
      importedRow("viejo", { on: "1931-02-28" }),
    ];
    expect((await keep(rows)).body.verdicts).toEqual(["kept", "future", "empty", "empty", "kept"]);
  });

  test("are refused where they are too many, or of no such shape", async () => {
    const many = Array.from({ length: mostRowsACall + 1 }, (_, index) => importedRow(`fila ${index}`));
    expect((await keep(many)).status).toBe(400);
    expect((await keep(many.slice(1))).body.verdicts).toHaveLength(mostRowsACall);
    const tags = Array.from({ length: 40 }, (_, at) => `etiqueta ${at}`);
    const tagged = many.slice(0, 250).map((row) => ({ ...row, tags, identity: `con ${row.identity}` }));
    expect((await keep(tagged)).body.verdicts).toHaveLength(250);
    for (const wrong of [
      { mood: 6 },
      { at: "25:00" },
      { on: "2021-02-30" },
      { text: "a".repeat(20_001) },
      { kind: "sleep" },
    ])
      expect((await keep([importedRow("x", wrong as never)])).status).toBe(400);
    expect((await keep([importedRow("x")], { import: "0190a000-0000-7000-8000-000000000000" })).status).toBe(
      404,
    );
  });

  test("are nobody else's", async () => {
    const { body } = await keep([importedRow("uno")]);
    const ben = await new TestPerson(world.app).signUp();
    expect((await ben.call("GET", "/api/imports")).body).toEqual([]);
    expect((await ben.call("DELETE", `/api/imports/${body.import}`)).status).toBe(404);
    const sent = { source: "daylio", rows: [importedRow("dos")], import: body.import };
    expect((await ben.call("POST", "/api/imports", sent)).status).toBe(404);
  });
});

describe("what was imported", () => {
  test("is in the journal among the rest, is found by its words, and can be edited and deleted there", async () => {
    await keep([importedRow("Mañana de niebla en Lugo", { on: "2019-11-02" })]);
    await ana.call("POST", "/api/journal", { text: "Hoy, aquí." });
    const entries = (await ana.call("GET", "/api/journal")).body;
    expect(entries).toMatchObject([
      { source: "page", imported: null },
      {
        source: "imported",
        imported: { source: "daylio", said: "", tags: [] },
        on: "2019-11-02",
        text: "Mañana de niebla en Lugo",
        stress: null,
      },
    ]);
    expect((await ana.call("POST", "/api/journal/search", { q: "niebla" })).body).toHaveLength(1);
    const { id } = entries[1];
    const written = await ana.call("PUT", `/api/journal/${id}`, { text: "Mañana de sol", basedOn: 0 });
    expect(written.body).toMatchObject({ text: "Mañana de sol", source: "imported" });
    expect((await ana.call("DELETE", `/api/journal/${id}`)).status).toBe(200);
    expect((await ana.call("GET", "/api/journal")).body).toHaveLength(1);
    // what was deleted does not come back with the same file
    expect(
      (await keep([importedRow("Mañana de niebla en Lugo", { on: "2019-11-02" })])).body.verdicts,
    ).toEqual(["here"]);
  });

  test("is in the year where nothing was noted here, as what it is", async () => {
    await ana.call("POST", "/api/check-ins", { mood: 2, on: "2026-03-09" });
    const at = { on: "2026-03-09", identity: "a" };
    await keep([
      mood(at),
      mood({ ...at, on: "2026-03-08", identity: "b" }),
      mood({ ...at, on: "2026-03-08", mood: 1, identity: "c" }),
    ]);
    expect((await ana.call("GET", "/api/check-ins/days")).body).toEqual([
      { on: "2026-03-08", mood: 2.5, stress: null, source: "imported" },
      { on: "2026-03-09", mood: 2, stress: null, source: "check_in" },
    ]);
  });

  test("earns nothing, measures nothing and enters no statistic", async () => {
    const rows = Array.from({ length: 40 }, (_, index) => {
      const on = new Date(Date.UTC(2026, 1, 1 + (index % 38))).toISOString().slice(0, 10);
      return [
        mood({ on, identity: `m${index}`, mood: 1 + (index % 5), text: "una nota" }),
        importedRow("", {
          kind: "activity",
          on,
          identity: `a${index}`,
          activityType: "meditation",
          minutes: 20,
          text: null,
        }),
      ];
    }).flat();
    const asked = async () => ({
      days: (await ana.call("GET", "/api/analytics/data?period=90d")).body,
      needs: (await ana.call("GET", "/api/analytics/needs")).body,
      insights: (await ana.call("GET", "/api/analytics/insights")).body,
      patterns: (await ana.call("GET", "/api/analytics/patterns")).body,
      stats: (await ana.call("GET", "/api/user/stats")).body,
      milestones: (await ana.call("GET", "/api/user/milestones")).body,
      plants: (await ana.call("GET", "/api/zen-garden/plants")).body,
      checkIns: (await ana.call("GET", "/api/check-ins")).body,
      activities: (await ana.call("GET", "/api/activities")).body,
    });
    const before = await asked();
    expect((await keep(rows)).body.verdicts.every((one: string) => one === "kept")).toBe(true);
    expect(await asked()).toEqual(before);
    const day = (await ana.call("GET", "/api/analytics/days/2026-02-05")).body;
    expect(day).toMatchObject({ checkIns: [], completed: [], imported: { length: 2 } });
  });

  test("goes with the download, comes back with it, and is known again there", async () => {
    const rows = [importedRow("Un día largo", { tags: ["familia"] }), mood({ at: "10:00" })];
    await keep(rows);
    const file = (await ana.call("GET", "/api/export")).body;
    expect(file.tables.imported_rows).toMatchObject([
      { text: "Un día largo", details: { tags: ["familia"] }, kind: "entry" },
      { text: null, details: { said: "contenta" }, mood: 4 },
    ]);
    expect(JSON.stringify(file)).not.toContain("row_key");
    const ben = await new TestPerson(world.app).signUp();
    expect((await ben.call("POST", "/api/import", file)).status).toBe(201);
    expect((await ben.call("GET", "/api/imports/days/2021-03-04")).body).toMatchObject([
      { text: "Un día largo" },
      { said: "contenta" },
    ]);
    const again = await ben.call("POST", "/api/imports", { source: "daylio", rows });
    expect(again.body.verdicts).toEqual(["here", "here"]);
  });
});
