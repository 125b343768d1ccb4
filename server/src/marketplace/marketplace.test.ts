import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../testing.ts";
import { Seeker } from "./marketplace-testing.ts";

const missingId = "01980000-0000-7000-8000-000000000000";
const start = "2026-03-11T10:00:00.000Z"; // a Wednesday
const dayMs = 24 * 60 * 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ RATE_LIMITS: "off" });
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(start));

const seeker = (more = {}) => Seeker.arrive(server, more);

/** How often each came: a refusal's code, or the status of success. */
function outcomes(answers: readonly { status: number; body: { code?: string } }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = body.code ?? String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe("the professionals", () => {
  it("are four samples that say so, in the person's language, with all that the specification names", async () => {
    const spanish = await (await seeker()).professionals();
    const english = await (await seeker({ language: "en" })).professionals();
    expect(spanish.map(({ name }) => name)).toEqual([
      "Alma Muestra",
      "Bruno Ejemplo",
      "Noor Ficticia",
      "Teo Inventado",
    ]);
    expect(english.map(({ isSample, licence }) => [isSample, licence])).toEqual(Array(4).fill([true, null]));
    expect(english[0]).toMatchObject({
      id: "alma-muestra",
      name: "Alma Sample",
      title: "Clinical psychologist",
      specialties: ["anxiety", "work_stress"],
      languages: ["es", "en"],
      rating: 4.9,
      reviewCount: 127,
      experience: 12,
      location: "Madrid, Spain",
      availability: ["monday", "tuesday", "thursday"],
      hourlyRate: 95,
      imageUrl: null,
      sessionTypes: ["video", "chat"],
      timeZone: "Europe/Madrid",
    });
    expect(JSON.stringify(english)).not.toContain("contact");
  });

  it("can be read one by one, with their next free time", async () => {
    const ana = await seeker();
    const one = await ana.call("GET", "/api/professionals/alma-muestra");
    expect([one.status, one.body.nextAvailable]).toEqual([200, await ana.firstSlot("alma-muestra")]);
    for (const path of ["nobody", "%00", "x".repeat(1000)]) {
      const { status, body } = await ana.call("GET", `/api/professionals/${path}`);
      expect([status, body.code]).toEqual([404, "not_found"]);
      expect((await ana.call("GET", `/api/professionals/${path}/slots`)).status).toBe(404);
    }
  });

  it("have free slots in their own time zone for 28 days, an hour ahead, from a day of the person's on", async () => {
    const ana = await seeker({ timeZone: "Pacific/Auckland" });
    const slots = await ana.slots("alma-muestra");
    expect(slots[0]).toEqual({ startsAt: "2026-03-12T08:00:00.000Z", endsAt: "2026-03-12T08:50:00.000Z" });
    // Mondays, Tuesdays and Thursdays of four weeks
    expect(slots).toHaveLength(12 * 6);
    expect(slots.at(-1)?.startsAt).toBe("2026-04-07T14:00:00.000Z");
    // in Auckland it is the 17th from 11:00 UTC of the 16th on
    const later = await ana.slots("alma-muestra", "?from=2026-03-17");
    expect(later[0]?.startsAt).toBe("2026-03-16T13:00:00.000Z");
    expect((await ana.call("GET", "/api/professionals/alma-muestra/slots?from=soon")).status).toBe(400);
    server.clock.set("2026-03-12T07:00:00.001Z");
    expect(await ana.firstSlot("alma-muestra")).toBe("2026-03-12T09:00:00.000Z");
  });
});

describe("booking", () => {
  it("keeps the session, takes the slot from everybody, and cancelling frees it", async () => {
    const [ana, ben] = [await seeker(), await seeker({ language: "en" })];
    const startsAt = await ana.firstSlot("bruno-ejemplo");
    const booked = await ana.book("bruno-ejemplo", startsAt, "in_person");
    expect(booked.status).toBe(201);
    expect(booked.body).toEqual({
      id: booked.body.id,
      professionalId: "bruno-ejemplo",
      professionalName: "Bruno Ejemplo",
      professionalTitle: "Psicoterapeuta",
      location: "Santiago de Chile",
      timeZone: "America/Santiago",
      hourlyRate: 85,
      isSample: true,
      sessionType: "in_person",
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + 50 * 60_000).toISOString(),
      createdAt: start,
    });
    expect(await ana.bookings()).toEqual([booked.body]);
    expect(await ben.bookings()).toEqual([]);
    expect(await ben.firstSlot("bruno-ejemplo")).not.toBe(startsAt);
    const refused = await ben.book("bruno-ejemplo", startsAt);
    expect([refused.status, refused.body.code]).toEqual([409, "slot_taken"]);
    expect(refused.body.detail).toBe("Somebody else just booked this time. You can choose another one.");
    expect(await ana.cancel(booked.body.id)).toMatchObject({ status: 200, body: { id: booked.body.id } });
    expect(await ana.bookings()).toEqual([]);
    expect((await ben.book("bruno-ejemplo", startsAt)).status).toBe(201);
    expect((await ana.cancel(booked.body.id)).status).toBe(404);
  });

  it("of 50 people at the same instant one gets the slot, 49 are told that it is taken", async () => {
    const people: Seeker[] = [];
    // one after the other: hashing fifty passwords at once is another test's matter
    while (people.length < 50) people.push(await seeker());
    const startsAt = await people[0]!.firstSlot("noor-ficticia");
    const answers = await Promise.all(people.map((one) => one.book("noor-ficticia", startsAt)));
    expect(outcomes(answers)).toEqual({ "201": 1, slot_taken: 49 });
    const kept = await Promise.all(people.map((one) => one.bookings()));
    expect(kept.flat()).toHaveLength(1);
  });

  it("of one person at the same instant keeps one session, whoever it is with", async () => {
    const ana = await seeker({ timeZone: "Europe/Lisbon" });
    const shared = (await ana.slots("alma-muestra")).filter(({ startsAt }) => startsAt > "2026-03-16");
    const startsAt = shared.find((slot) => slot.startsAt.endsWith("T09:00:00.000Z"))?.startsAt ?? "";
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => ana.book("alma-muestra", startsAt)),
      ...Array.from({ length: 10 }, () => ana.book("teo-inventado", startsAt)),
    ]);
    expect(outcomes(answers)).toEqual({ "201": 1, sessions_overlap: 19 });
    const times = async (id: string) => (await ana.slots(id)).map((slot) => slot.startsAt);
    expect([...(await times("alma-muestra")), ...(await times("teo-inventado"))]).not.toContain(startsAt);
  });

  it("with one Idempotency-Key counts once, however often it is sent", async () => {
    const ana = await seeker();
    const body = {
      professionalId: "teo-inventado",
      sessionType: "chat",
      startsAt: await ana.firstSlot("teo-inventado"),
    };
    const key = { "idempotency-key": "la-misma-reserva" };
    const first = await ana.call("POST", "/api/bookings", body, key);
    const again = await ana.call("POST", "/api/bookings", body, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await ana.bookings()).toHaveLength(1);
  });

  it("refuses each impossible booking with its own code", async () => {
    const ana = await seeker();
    const startsAt = await ana.firstSlot("alma-muestra");
    const tried = async (professionalId: string, at: string, type: string) => {
      const { status, body } = await ana.call("POST", "/api/bookings", {
        professionalId,
        startsAt: at,
        sessionType: type,
      });
      return [status, body.code, body.errors ? Object.keys(body.errors) : []];
    };
    expect(await tried("nobody", startsAt, "video")).toEqual([404, "not_found", []]);
    expect(await tried("alma-muestra", startsAt, "in_person")).toEqual([422, "session_type_not_offered", []]);
    expect(await tried("alma-muestra", startsAt, "telepathy")).toEqual([
      400,
      "invalid_input",
      ["sessionType"],
    ]);
    expect(await tried("alma-muestra", "2026-03-10T08:00:00.000Z", "video")).toEqual([
      409,
      "booking_past",
      [],
    ]);
    expect(await tried("alma-muestra", "2026-03-12T08:10:00.000Z", "video")).toEqual([
      422,
      "slot_not_offered",
      [],
    ]);
    expect(await tried("alma-muestra", "2026-06-04T07:00:00.000Z", "video")).toEqual([
      422,
      "slot_not_offered",
      [],
    ]);
    expect(await tried("alma-muestra", "tomorrow", "video")).toEqual([400, "invalid_input", ["startsAt"]]);
    expect((await ana.call("POST", "/api/bookings", {})).status).toBe(400);
    expect(await ana.bookings()).toEqual([]);
  });

  it("is limited to twenty upcoming sessions per person", async () => {
    const ana = await seeker();
    const slots = await ana.slots("noor-ficticia");
    const answers = [];
    for (const { startsAt } of slots.slice(0, 21)) answers.push(await ana.book("noor-ficticia", startsAt));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(201), 409]);
    expect(answers.at(-1)?.body).toMatchObject({ code: "bookings_full", values: { most: 20 } });
    expect(answers.at(-1)?.body.detail).toContain("20 sesiones");
    for (const { id } of await ana.bookings()) expect((await ana.cancel(id)).status).toBe(200);
  });

  it("is private: another person's id is treated like a missing one", async () => {
    const [ana, ben] = [await seeker(), await seeker()];
    const { body } = await ana.book("noor-ficticia", await ana.firstSlot("noor-ficticia"));
    for (const id of [body.id, missingId, "abc"]) {
      expect((await ben.cancel(id)).body.code).toBe("not_found");
      expect((await ben.call("GET", `/api/bookings/${id}/calendar`)).status).toBe(404);
    }
    expect(await ana.bookings()).toHaveLength(1);
  });

  it("that has begun cannot be cancelled, and stays in the list, latest first, by pages", async () => {
    const ana = await seeker();
    const [first, second] = await ana.slots("teo-inventado");
    const one = await ana.book("teo-inventado", first?.startsAt ?? "");
    const other = await ana.book("teo-inventado", second?.startsAt ?? "");
    server.clock.set(first?.startsAt ?? "");
    expect((await ana.cancel(one.body.id)).body.code).toBe("booking_past");
    server.clock.advance(3 * dayMs);
    expect(await ana.bookings()).toEqual([other.body, one.body]);
    const older = await ana.call("GET", `/api/bookings?before=${second?.startsAt}`);
    expect(older.body).toEqual([one.body]);
  });
});
