import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../ids.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { download, live } from "./privacy-testing.ts";

type File = { person: object; tables: Record<string, object[]> };

let world: TestApp;
let ana: TestPerson;
let newcomer: TestPerson;

beforeAll(async () => {
  world = await startTestApp({ RATE_LIMITS: "off" });
});

afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set("2026-03-11T10:00:00.000Z");
  ana = await new TestPerson(world.app).signUp();
  newcomer = await new TestPerson(world.app).signUp({ language: "en" });
});

const bring = (file: unknown, headers = {}) => newcomer.call("POST", "/api/import", file, headers);
const withRows = (file: File, table: string, rows: object[]) => ({
  ...file,
  tables: { ...file.tables, [table]: rows },
});

async function booked(person: TestPerson): Promise<void> {
  const { body: list } = await person.call("GET", "/api/professionals");
  const { body: slots } = await person.call("GET", `/api/professionals/${list[0].id}/slots`);
  const { startsAt } = slots[0];
  const [sessionType] = list[0].sessionTypes;
  const answered = await person.call("POST", "/api/bookings", {
    professionalId: list[0].id,
    sessionType,
    startsAt,
  });
  expect(answered.status).toBe(201);
}

describe("a file of an earlier version", () => {
  test("that has no journal pages and no experiments yet comes in whole", async () => {
    await live(ana, world.clock);
    const { tables, ...head }: File = await download(ana);
    const { journal_pages: pages, experiments, experiment_evenings: _none, ...earlier } = tables;
    expect([pages, experiments]).toMatchObject([[{}], [{ text: "Caminar antes de cenar" }]]);
    const { status, body } = await bring({ ...head, tables: earlier });
    expect([status, body.imported?.activities]).toEqual([201, tables["activities"]?.length]);
  });
});

describe("bookings in a file", () => {
  test("that are still to come are left out, and the file says so; it goes into any account", async () => {
    await booked(ana);
    const { status, body } = await bring(await download(ana));
    expect([status, body.leftOut, body.imported.bookings]).toEqual([
      201,
      { comingBookings: 1, takenBookings: 0 },
      undefined,
    ]);
    expect((await newcomer.call("GET", "/api/bookings")).body).toEqual([]);
  });

  test("that are past come too, unless their hour is another account's here", async () => {
    await booked(ana);
    world.clock.advance(40 * 86_400_000);
    await ana.call("POST", "/api/auth/sign-in", { email: ana.email, password: "agua tranquila 7" });
    const file = await download(ana);
    newcomer = await new TestPerson(world.app).signUp({ language: "en" });
    const { body } = await bring(file);
    expect([body.imported.bookings, body.leftOut]).toEqual([0, { comingBookings: 0, takenBookings: 1 }]);
    await ana.call("DELETE", "/api/account");
    newcomer = await new TestPerson(world.app).signUp();
    expect((await bring(file)).body.imported.bookings).toBe(1);
    expect((await newcomer.call("GET", "/api/bookings")).body).toHaveLength(1);
  });

  test("never take a professional's free hours, and are none without a professional", async () => {
    await booked(ana);
    const file: File = await download(ana);
    const [booking = {}] = file.tables["bookings"] ?? [];
    const forged = Array.from({ length: 50 }, (_, index) => {
      const starts = Date.parse("2026-03-12T08:00:00Z") + index * 3_600_000;
      return {
        ...booking,
        id: newId(),
        starts_at: new Date(starts).toISOString(),
        ends_at: new Date(starts + 50 * 60_000).toISOString(),
      };
    });
    const free = async () =>
      (await ana.call("GET", `/api/professionals/${Object(booking).professional_id}/slots`)).body;
    const before = await free();
    expect((await bring(withRows(file, "bookings", forged))).body.leftOut).toEqual({
      comingBookings: 50,
      takenBookings: 0,
    });
    expect(await free()).toEqual(before);
    const wrong = await bring(
      withRows(file, "bookings", [booking, { ...booking, id: newId(), professional: {} }]),
    );
    expect([wrong.status, wrong.body.detail]).toEqual([
      422,
      "Fila 2 de «Reservas»: professional.id falta o es de otro tipo. No se ha traído nada.",
    ]);
  });
});

describe("what is wrong with a file", () => {
  test("is told with its row and field, in the person's language", async () => {
    await live(ana, world.clock);
    const file: File = await download(ana);
    const rows = (file.tables["check_ins"] ?? []).map((row, index) =>
      index === 2 ? { ...row, stress: 11 } : row,
    );
    const english = await bring(withRows(file, "check_ins", rows));
    expect(english.body).toMatchObject({
      code: "import_row_invalid",
      detail: "Row 3 of “Check-ins”: stress is too large or too long. Nothing was brought in.",
      errors: { "check_ins.3.stress": "too_big" },
    });
    newcomer = await new TestPerson(world.app).signUp({ language: "es" });
    const spanish = await bring(withRows(file, "check_ins", rows));
    expect(spanish.body.detail).toBe(
      "Fila 3 de «Registros»: stress es demasiado grande o largo. No se ha traído nada.",
    );
  });

  test.each([
    ["a zone that there is not", { timeZone: "Not/AZone" }],
    ["a country that there is not", { country: "<>" }],
  ])("%s is refused as it is in the settings", async (_what, change) => {
    const file: File = await download(ana);
    const { status, body } = await bring({ ...file, person: { ...file.person, ...change } });
    expect([status, body.code]).toEqual([422, "import_invalid"]);
  });

  test("texts are cleaned as when they are typed", async () => {
    await live(ana, world.clock);
    const file: File = await download(ana);
    const rows = (file.tables["check_ins"] ?? []).map((row) => ({
      ...row,
      note: `a${"\u0323\u0302".repeat(3000)}`,
    }));
    expect((await bring(withRows(file, "check_ins", rows))).status).toBe(201);
    const { body } = await newcomer.call("GET", "/api/journal");
    expect(body[0].text.length).toBeLessThan(40);
  });
});

describe("a file is read", () => {
  test("in a worker, and the caller is told how far it is", async () => {
    await live(ana, world.clock);
    const file = await download(ana);
    const started = once(process, "worker");
    const { body, headers } = await bring(file, { accept: "text/event-stream" });
    await started;
    expect(headers["content-type"]).toContain("text/event-stream");
    expect(body).toContain('event: progress\ndata: {"text":"100"}');
    expect(body).toMatch(/event: done\ndata: \{"imported":\{"assessments":1,/);
  });

  test("never deeper than a file of Remanso goes", async () => {
    const nested = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`;
    const { status, body } = await bring(nested, { "content-type": "application/json" });
    expect([status, body.errors]).toEqual([400, { body: "too_deep" }]);
    const broken = await bring("{", { "content-type": "application/json" });
    expect([broken.status, broken.body.code]).toEqual([422, "import_invalid"]);
  });
});
