import { expect, test } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { keptWhen } from "./kept-when.ts";
import { strings } from "./strings.ts";

const now = "2026-03-11T22:30:00.000Z";
const told = (language: Language, keptAt: string, timeZone = "Europe/Madrid") =>
  strings[language].since(
    strings[language].offline,
    keptWhen(Date.parse(keptAt), { now, timeZone, dates: language, words: strings[language] }),
  );

test.each([
  ["es", "2026-03-11T13:05:00.000Z", "Sin conexión · guardado a las 14:05"],
  ["en", "2026-03-11T13:05:00.000Z", "No connection · kept at 2:05 PM"],
  ["es", "2026-03-10T13:05:00.000Z", "Sin conexión · guardado el 10 de marzo de 2026, 14:05"],
  ["en", "2026-03-10T13:05:00.000Z", "No connection · kept on March 10, 2026, 2:05 PM"],
] as const)(
  "without a connection the mark says in %s from when what is shown is: %s",
  (language, keptAt, said) => {
    expect(told(language, keptAt)).toBe(said);
  },
);

test("the day of the mark is the one where the reader is", () => {
  expect(told("es", "2026-03-10T23:30:00.000Z")).toBe("Sin conexión · guardado a las 00:30");
  expect(told("es", "2026-03-10T23:30:00.000Z", "America/Bogota")).toContain("guardado el 10 de marzo");
});
