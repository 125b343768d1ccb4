import { expect, test } from "vitest";
import { dateLanguageFor, languageFor, type Language } from "./language.ts";

test.each([
  ["es-MX,es;q=0.9", "es"],
  ["en-GB", "en"],
  ["fr,es;q=0.5", "en"],
  ["", "en"],
])("a browser that asks for %s reads %s", (wishes, language) => {
  expect(languageFor(wishes)).toBe(language);
});

test.each<[Language, string, string]>([
  ["en", "en-GB,en;q=0.9", "en-GB"],
  ["en", "es-ES,es;q=0.9,en-gb;q=0.8", "en-GB"],
  ["en", "en-US,en;q=0.9,en-GB;q=0.8", "en"],
  ["en", "en-AU", "en"],
  ["en", "", "en"],
  ["es", "en-GB", "es"],
])("in %s a browser that asks for %s reads dates as in %s", (language, wishes, dates) => {
  expect(dateLanguageFor(language, wishes)).toBe(dates);
});
