import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import { startTestApp, TestPerson, type TestApp } from "../testing.ts";
import { Seeker } from "./marketplace-testing.ts";

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ BASE_URL: "http://localhost:3000" });
});
afterAll(() => server.close());

function eventIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  const [component] = events;
  if (!component) throw new Error("no event");
  return { calendar, component, event: new ICAL.Event(component) };
}

describe("the file for a calendar", () => {
  it("says when, with whom and that it is a sample, in the person's language, for any reader", async () => {
    const ana = await Seeker.arrive(server, { timeZone: "America/Bogota" });
    const startsAt = await ana.firstSlot("bruno-ejemplo");
    const { body } = await ana.book("bruno-ejemplo", startsAt, "in_person");
    const answered = await ana.call("GET", `/api/bookings/${body.id}/calendar`);
    expect(answered.status).toBe(200);
    expect(answered.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="remanso-2026-03-11.ics"`,
    });
    const { calendar, component, event } = eventIn(answered.body);
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(event.startDate.toJSDate().toISOString()).toBe(startsAt);
    expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(event.endDate.toJSDate().toISOString()).toBe(body.endsAt);
    expect(event.uid).toBe(`${body.id}@remanso`);
    expect(event.summary).toBe("Ejemplo: sesión con Bruno Ejemplo");
    expect(event.location).toBe("Santiago de Chile");
    expect(event.description).toContain("Este perfil es un ejemplo y no existe.");
    // noon in Greenwich is seven in Bogotá
    expect(startsAt).toBe("2026-03-11T12:00:00.000Z");
    expect(event.description).toContain(
      "Sesión presencial. Para ti es miércoles, 11 de marzo de 2026, 7:00 (America/Bogota).",
    );
    expect(component.getFirstPropertyValue("class")).toBe("PRIVATE");
    expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-03-11T10:00:00Z");
  });

  it("is in English for people who use English, and has no location for a call", async () => {
    const ben = await Seeker.arrive(server, { language: "en", timeZone: "UTC" });
    const { body } = await ben.book("alma-muestra", await ben.firstSlot("alma-muestra"));
    const { event } = eventIn((await ben.call("GET", `/api/bookings/${body.id}/calendar`)).body);
    expect(event.summary).toBe("Sample: session with Alma Sample");
    expect(event.description).toContain("This professional is a sample and doesn’t exist.");
    expect(event.location).toBeNull();
  });

  it("is missing for strangers, other people, cancelled sessions and nonsense ids", async () => {
    const [ana, ben] = [await Seeker.arrive(server), await Seeker.arrive(server)];
    const { body } = await ana.book("teo-inventado", await ana.firstSlot("teo-inventado"));
    const path = `/api/bookings/${body.id}/calendar`;
    const stranger = await new TestPerson(server.app).call("GET", path);
    expect([stranger.status, stranger.body.code]).toEqual([401, "not_signed_in"]);
    expect((await ben.call("GET", path)).body.code).toBe("not_found");
    expect((await ana.call("GET", "/api/bookings/abc/calendar")).status).toBe(404);
    await ana.cancel(body.id);
    expect((await ana.call("GET", path)).status).toBe(404);
  });

  it("escapes what names contain, keeps lines to 75 octets and ends them as RFC 5545 asks", () => {
    const name = 'Ánxel; Núñez, "O Neno"\\o\'Brien $& {time}\nEND:VEVENT '.repeat(2);
    const both = { en: name, es: name };
    const file = calendarFile(
      {
        id: "01980000-0000-7000-8000-000000000000",
        professional: {
          id: "x",
          name: both,
          title: both,
          location: both,
          timeZone: "Asia/Kathmandu",
          hourlyRate: 1,
          isSample: false,
        },
        sessionType: "in_person",
        startsAt: new Date("2026-10-25T03:15:00Z"),
        endsAt: new Date("2026-10-25T04:05:00Z"),
        createdAt: new Date("2026-10-01T00:00:00Z"),
      },
      {
        language: "es",
        timeZone: "Europe/Madrid",
        now: new Date("2026-10-02T00:00:00Z"),
        baseUrl: "http://x.example",
      },
    );
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    const lines = file.split("\r\n");
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line === "END:VEVENT")).toHaveLength(1);
    const { event } = eventIn(file);
    expect(event.summary).toBe(`Sesión con ${name}`);
    expect(event.location).toBe(name);
    expect(event.description).not.toContain("ejemplo");
    expect(event.startDate.toJSDate().toISOString()).toBe("2026-10-25T03:15:00.000Z");
    // after the clocks have gone back that night
    expect(event.description).toContain("4:15");
  });
});
