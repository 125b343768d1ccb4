import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { csvFile, daylioBackup, daylioHeaders } from "@remanso/core/imports/testing.ts";
import type { Language } from "@remanso/core/language.ts";
import { zipOf } from "../web/src/imports/reading-testing.ts";
import { axeViolations } from "./axe.ts";
import { ask, open, openBrowser, personAt } from "./browser.ts";
import { setTextSize, unreadable } from "./large-text.ts";

// A history from another program, from the first press to its undoing.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const words = {
  es: {
    way: "Traer algo",
    choose: "Elegir un archivo",
    another: "Elegir otro archivo",
    unknown: "Este archivo no se reconoció: esta es su primera línea.",
    preview: "En tu archivo: Daylio",
    counts: "2 ánimos · 1 texto de diario",
    span: "Del 29 de febrero de 2024 al 2 de marzo de 2024",
    why: /1: sin un día que se pueda leer/,
    mood: /^regulín/,
    counted: "3 ánimos",
    keep: "Guardar 3",
    done: "Ya está aquí",
    told: "Se guardaron 3 filas. 1 se quedó fuera.",
    download: "Descargar el informe (CSV)",
    left: "sin un día que se pueda leer",
    journal: "Verlo en el diario",
    card: /Daylio · regulín · familia/,
    again: "Nada nuevo en este archivo",
    here: "3 ya estaban aquí. 1 se quedó fuera.",
    undo: /^Deshacer: Daylio/,
    sure: "Sí, deshacerla",
    gone: "Se fueron 3 filas",
  },
  en: {
    way: "Bring something in",
    choose: "Choose a file",
    another: "Choose another file",
    unknown: "This file wasn’t recognized: here is its first line.",
    preview: "In your file: Daylio",
    counts: "2 moods · 1 journal text",
    span: "From February 29, 2024 to March 2, 2024",
    why: /1: no day that could be read/,
    mood: /^regulín/,
    counted: "3 moods",
    keep: "Keep 3",
    done: "It’s here",
    told: "3 rows are kept. 1 was left out.",
    download: "Download the report (CSV)",
    left: "no day that could be read",
    journal: "See it in the journal",
    card: /Daylio · regulín · familia/,
    again: "Nothing new in this file",
    here: "3 were already here. 1 was left out.",
    undo: /^Undo: Daylio/,
    sure: "Yes, undo it",
    gone: "3 rows are gone",
  },
} as const satisfies Record<Language, object>;

const note = 'Lluvia toda la tarde,\n"y qué".';
const daylio = csvFile(daylioHeaders[2020], [
  ["2024-03-02", "", "", "21:10", "regulín", "familia", "", note],
  ["2024-03-01", "", "", "8:30 PM", "good", "", "", ""],
  ["2024-02-29", "", "", "7:05", "awful", "", "", ""],
  ["2024-02-30", "", "", "7:05", "rad", "", "", ""],
]);
const file = (name: string, content: string) => ({ name, mimeType: "", buffer: Buffer.from(content) });

test.each(["es", "en"] as const)("a history is looked at, kept, seen and undone in %s", async (language) => {
  const said = words[language];
  const walk = await personAt(browser, "/settings#data", { language });
  const { page } = walk;
  const heading = (name: string) => page.getByRole("heading", { name }).waitFor();
  await page.getByRole("link", { name: said.way }).click();
  await page.getByLabel(said.choose).setInputFiles(file("poem.txt", "Nadie me conoce\n"));
  await heading(said.unknown);
  await page.getByText("Nadie me conoce", { exact: true }).waitFor();

  await page.getByLabel(said.another).setInputFiles(file("daylio.csv", daylio));
  await heading(said.preview);
  await page.getByText(said.counts, { exact: true }).waitFor();
  await page.getByText(said.span, { exact: true }).waitFor();
  await page.getByText(said.why).waitFor();
  await page.getByLabel(said.mood).selectOption("2");
  await page.getByText(said.counted, { exact: true }).waitFor();
  expect(await axeViolations(walk)).toEqual([]);
  expect(await smallAndLarge(page)).toEqual([]);
  await page.getByRole("button", { name: said.keep, exact: true }).click();
  await heading(said.done);
  await page.getByText(said.told, { exact: true }).waitFor();
  expect(await axeViolations(walk)).toEqual([]);
  await page.locator("summary").first().click();
  expect(await smallAndLarge(page)).toEqual([]);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: said.download }).click();
  expect(await readFile(await (await saving).path(), "utf8")).toContain(`4,,,${said.left}`);

  await page.getByRole("link", { name: said.journal }).click();
  await page.getByText("Lluvia toda la tarde").waitFor();
  await page.getByText(said.card).waitFor();
  const year = await ask(walk, "/api/check-ins/days?until=2024-03-02");
  expect(year.map(({ mood, source }: { mood: number; source: string }) => [mood, source])).toEqual([
    [1, "imported"],
    [4, "imported"],
    [2, "imported"],
  ]);

  await open(walk, "/import");
  await page.getByLabel(said.choose).setInputFiles(file("daylio.csv", daylio));
  await page.getByRole("button", { name: /^(Guardar|Keep)/ }).click();
  await heading(said.again);
  await page.getByText(said.here, { exact: true }).waitFor();
  await page.getByRole("button", { name: said.undo }).click();
  await page.getByRole("button", { name: said.sure }).click();
  await page.getByText(said.gone, { exact: true }).waitFor();
  expect(await ask(walk, "/api/journal")).toEqual([]);
  expect(await ask(walk, "/api/imports")).toEqual([]);
  walk.expectQuiet();
  await walk.close();
});

/** What cannot be read in a window of 320 px, and with text of 200 %. */
async function smallAndLarge(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 664 });
  const small = await unreadable(page);
  await setTextSize(page, 200);
  const large = await unreadable(page);
  await setTextSize(page, 100);
  if (before) await page.setViewportSize(before);
  return [...small, ...large];
}

test("a backup in a zip and a table of one's own are kept too, the table by its columns", async () => {
  const walk = await personAt(browser, "/import", { language: "en" });
  const { page } = walk;
  const backup = Buffer.from(
    JSON.stringify(daylioBackup([{ year: 2023, month: 0, day: 5, hour: 9, minute: 0, mood: 7 }])),
  );
  const zip = await zipOf([{ name: "backup.daylio", content: backup.toString("base64") }]);
  const buffer = Buffer.from(await zip.arrayBuffer());
  await page.getByLabel("Choose a file").setInputFiles({ name: "a.daylio", mimeType: "", buffer });
  await page.getByText("1 mood", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Keep 1", exact: true }).click();
  await page.getByText("1 row is kept.", { exact: true }).waitFor();

  const table = "Fecha;Ánimo;Nota\n05/01/2023;7;Bien\n06/01/2023;2;\n";
  await page.getByLabel("Choose another file").setInputFiles(file("mine.csv", table));
  await page.getByRole("heading", { name: "Which column is what?" }).waitFor();
  expect(await axeViolations(walk)).toEqual([]);
  expect(await smallAndLarge(page)).toEqual([]);
  await page.getByLabel("How days are written").selectOption("Day, month, year");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("2 moods", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Keep 2", exact: true }).click();
  await page.getByText("2 rows are kept.", { exact: true }).waitFor();
  const day = await ask(walk, "/api/imports/days/2023-01-05");
  expect(day.map(({ source, mood, said }: Record<string, unknown>) => [source, mood, said])).toEqual([
    ["daylio", 1, "roto"],
    ["table", 4, "7 (1–10)"],
  ]);
  walk.expectQuiet();
  await walk.close();
});
