import { expect, it } from "vitest";
import { nameOf, partOfDay } from "./greeting.ts";
import { strings } from "./strings.ts";

const { en, es } = strings;

it.each([
  ["04:59", "night"],
  ["05:00", "morning"],
  ["11:59", "morning"],
  ["12:00", "afternoon"],
  ["21:59", "afternoon"],
  ["22:00", "night"],
  ["00:00", "night"],
])("at %s it is %s", (time, part) => {
  expect(partOfDay(`2026-05-04T${time}:00.000Z`, "UTC")).toBe(part);
});

it("greets by the person's own clock, not by the server's", () => {
  const instant = "2026-05-04T11:30:00.000Z";
  expect(partOfDay(instant, "Europe/Madrid")).toBe("afternoon");
  expect(partOfDay(instant, "America/Mexico_City")).toBe("morning");
  expect(partOfDay(instant, "Pacific/Auckland")).toBe("night");
});

it("calls a person by the first name", () => {
  expect(nameOf({ firstName: "Elena", email: "e.ruiz@example.org" })).toBe("Elena");
});

it("without a first name uses the part of the email before the @", () => {
  expect(nameOf({ firstName: null, email: "e.ruiz@example.org" })).toBe("e.ruiz");
  expect(nameOf({ firstName: "  ", email: "e.ruiz@example.org" })).toBe("e.ruiz");
});

it("without either says 'Usuario' in Spanish and 'there' in English", () => {
  expect(nameOf({ firstName: null, email: null })).toBeNull();
  expect(es.greeting("morning", nameOf(null))).toBe("Buenos días, Usuario");
  expect(en.greeting("afternoon", nameOf(null))).toBe("Good afternoon, there");
});

it("greets in Spanish for each part of the day", () => {
  expect(es.greeting("morning", "Elena")).toBe("Buenos días, Elena");
  expect(es.greeting("afternoon", "Elena")).toBe("Buenas tardes, Elena");
  expect(es.greeting("night", "Elena")).toBe("Buenas noches, Elena");
});
