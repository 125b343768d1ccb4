import { expect, test } from "vitest";
import { minutesApart } from "./minutes-apart.ts";
import { placeOfZone } from "./zone-name.ts";

test.each([
  ["Asia/Tokyo", "es", "Tokio"],
  ["Asia/Tokyo", "en", "Tokyo"],
  ["America/Argentina/Buenos_Aires", "es", "Buenos Aires"],
  ["America/New_York", "es", "Nueva York"],
  ["UTC", "es", null],
  ["Etc/GMT+5", "en", null],
] as const)("%s is in %s %s", (zone, language, name) => {
  expect(placeOfZone(zone, language)).toBe(name);
});

test.each([
  ["Europe/Madrid", "Europe/Paris", 0],
  ["Asia/Tokyo", "Europe/Madrid", 480],
  ["America/Mexico_City", "Europe/Madrid", -420],
])("the clocks of %s and %s are %d minutes apart in winter", (one, other, minutes) => {
  expect(minutesApart(one, other, "2026-01-11T10:00:00Z")).toBe(minutes);
});
