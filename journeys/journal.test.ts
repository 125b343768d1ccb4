import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { ask, openBrowser, personAt, untilRunning, type Visit } from "./browser.ts";
import { doublePress } from "./settled.ts";

// The blank page of the journal, and the year at a glance.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const field = (page: Page) => page.getByLabel("Escribe", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Guardar página" });
const texts = async (walk: Visit): Promise<string[]> =>
  (await ask(walk, "/api/journal")).map(({ text }: { text: string }) => text);

describe("a page of the journal", () => {
  test("stands first, keeps its draft over a reload, and is saved once however often it is pressed", async () => {
    const walk = await personAt(browser, "/journal");
    const { page } = walk;
    await page.setViewportSize({ width: 390, height: 664 });
    for (const part of [field(page), save(page)]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(574);
    }
    expect(await axeViolations(walk)).toEqual([]);
    await save(page).click();
    await page.getByText("La página está en blanco todavía.").waitFor();
    await field(page).fill("Hoy llovió.\n🌧️ Y paró.");
    await page.reload();
    await untilRunning(page);
    await expect.poll(() => field(page).inputValue()).toBe("Hoy llovió.\n🌧️ Y paró.");
    await doublePress(save(page), page.getByText("Entrada guardada").first());
    await page.getByRole("heading", { name: "Página", exact: true }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe("");
    expect(await texts(walk)).toEqual(["Hoy llovió.\n🌧️ Y paró."]);
    // the same words again are another page
    await field(page).fill("Hoy llovió.\n🌧️ Y paró.");
    await page.keyboard.press("Control+Enter");
    await expect.poll(async () => (await texts(walk)).length).toBe(2);
    await page.reload();
    await untilRunning(page);
    await expect.poll(() => field(page).inputValue()).toBe("");
    walk.expectQuiet();
    await walk.close();
  });

  test("that is too long is refused beside the field, and nothing of it is lost", async () => {
    const walk = await personAt(browser, "/journal");
    const { page } = walk;
    await field(page).fill("á".repeat(40_000));
    await save(page).click();
    await page.getByText("Sobran 20.000 caracteres para poder guardar. Acórtala un poco.").waitFor();
    expect((await field(page).inputValue()).length).toBe(40_000);
    expect(await texts(walk)).toEqual([]);
    await field(page).fill("á".repeat(20_000));
    await save(page).click();
    await expect.poll(async () => (await texts(walk))[0]?.length).toBe(20_000);
    walk.expectQuiet();
    await walk.close();
  });

  test("written without a network is sent later, once", async () => {
    const walk = await personAt(browser, "/journal");
    const { page, context } = walk;
    await context.setOffline(true);
    await field(page).fill("En el tren.");
    await save(page).click();
    // the line above the screen says it too
    await page.getByText("Se enviará en cuanto haya conexión.", { exact: true }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe("");
    await context.setOffline(false);
    await expect.poll(() => texts(walk)).toEqual(["En el tren."]);
    await walk.close();
  });

  test("can be changed, deleted and brought back", async () => {
    const walk = await personAt(browser, "/journal");
    const { page } = walk;
    await field(page).fill("Primera.");
    await save(page).click();
    await page.getByRole("button", { name: /^Editar: Página/ }).click();
    await page.getByLabel("Tus palabras").fill("Segunda.");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await expect.poll(() => texts(walk)).toEqual(["Segunda."]);
    await page.getByRole("button", { name: /^Borrar: Página/ }).click();
    await page.getByRole("button", { name: "Deshacer" }).click();
    await page.getByText("La entrada ha vuelto", { exact: true }).waitFor();
    expect(await texts(walk)).toEqual(["Segunda."]);
    walk.expectQuiet();
    await walk.close();
  });
});

test("the newest stand open and the older ones fold by month; a search opens what it finds", async () => {
  const walk = await personAt(browser, "/journal");
  const { page } = walk;
  for (const days of [1, 2, 3, 4, 16, 29]) {
    const occurredAt = new Date(Date.now() - days * 86_400_000).toISOString();
    await send(walk, "check-ins", { mood: 3, stress: 5, note: `hace ${days} días`, occurredAt });
  }
  await page.reload();
  await untilRunning(page);
  const folded = page.getByRole("main").locator("details:has(> summary h2)");
  await page.getByText("hace 4 días").waitFor();
  expect(await page.getByText("hace 16 días").isVisible()).toBe(false);
  for (const month of await folded.locator("summary").all()) await month.press("Enter");
  await page.getByText("hace 16 días").waitFor();
  await page.getByText("hace 29 días").waitFor();
  expect(await axeViolations(walk)).toEqual([]);
  await page.getByRole("searchbox").fill("hace 29");
  await expect.poll(() => folded.count()).toBe(0);
  await page.getByText("hace 29 días").waitFor();
  walk.expectQuiet();
  await walk.close();
});

describe("the year", () => {
  const grid = (page: Page) => page.getByRole("grid", { name: /^Ánimo, / });

  test("with one check-in has one mark, which a key opens with all that was written that day", async () => {
    const walk = await personAt(browser, "/journal");
    const { page } = walk;
    await send(walk, "check-ins", { mood: 4, stress: 6, note: "una nota" });
    await send(walk, "journal", { text: "una página" });
    await page.reload();
    await untilRunning(page);
    await page.getByRole("heading", { name: "Tu año" }).scrollIntoViewIfNeeded();
    await page.getByText("1 día anotado en estas 53 semanas.").waitFor();
    const cell = (says: RegExp) => page.getByRole("gridcell", { name: says });
    expect([await cell(/: bien$/).count(), await cell(/: nada anotado$/).count()]).toEqual([
      1,
      (await cell(/./).count()) - 1,
    ]);
    await page.getByRole("radio", { name: "Estrés" }).check();
    expect(await cell(/: estrés 6 de 10, moderado$/).count()).toBe(1);
    await page.getByRole("radio", { name: "Ánimo" }).check();
    expect(await axeViolations(walk)).toEqual([]);
    await grid(page).focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    const day = page.getByRole("region", { name: "Tu año" }).getByRole("region", { name: today() });
    await day.getByText("una página").waitFor();
    await day.getByText("una nota").waitFor();
    expect(await day.getByRole("listitem").count()).toBe(2);
    await grid(page).focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await page.getByText("Ese día no hay nada escrito ni anotado.").waitFor();
    await page.getByText("Los días en una tabla").click();
    await page.getByRole("row", { name: /bien estrés 6 de 10, moderado$/ }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("is the person's own: near the date line the last square is their day", async () => {
    const far = await personAt(browser, "/journal", { timeZone: "Pacific/Kiritimati" });
    const { page } = far;
    await page.getByRole("heading", { name: "Tu año" }).scrollIntoViewIfNeeded();
    await page.getByText("Tu primer registro pondrá aquí la primera marca.").waitFor();
    // an empty year is a sentence, without squares
    expect(await page.getByRole("gridcell").count()).toBe(0);
    await send(far, "check-ins", { mood: 4 });
    await page.reload();
    await untilRunning(page);
    await page.getByRole("heading", { name: "Tu año" }).scrollIntoViewIfNeeded();
    await page.getByText("1 día anotado en estas 53 semanas.").waitFor();
    const kiritimati = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format(
      new Date(),
    );
    const days = await page
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((one) => one.getAttribute("data-day") ?? ""));
    expect(days.toSorted().at(-1)).toBe(kiritimati);
    expect(days.length).toBeGreaterThan(364);
    far.expectQuiet();
    await far.close();
  });
});

function today(): RegExp {
  const date = new Date();
  const words = new Intl.DateTimeFormat("es-ES", {
    day: "numeric",
    month: "long",
    timeZone: "Europe/Madrid",
  });
  return new RegExp(`, ${words.format(date)}`);
}

async function send(walk: Visit, path: string, data: object): Promise<void> {
  const headers = { origin: walk.url };
  const answered = await walk.context.request.post(`${walk.url}/api/${path}`, { headers, data });
  expect(answered.ok()).toBe(true);
}

test("a month that goes on in what is older stands there once", async () => {
  const walk = await personAt(browser, "/journal");
  const { page } = walk;
  const hourMs = 3_600_000;
  // three a day, which is more than one page has
  for (let nth = 0; nth < 78; nth += 1) {
    const occurredAt = new Date(Date.now() - (24 + nth * 8) * hourMs).toISOString();
    await send(walk, "check-ins", { mood: 3, stress: 5, note: `nota ${nth}`, occurredAt });
  }
  await page.reload();
  await untilRunning(page);
  const months = page.getByRole("main").locator("details > summary h2");
  const amounts = async () =>
    (await months.allInnerTexts()).map((text) => Number(/(\d+)\D*$/.exec(text)?.[1] ?? 0));
  const sum = async () => (await amounts()).reduce((all, one) => all + one, 0);
  await months.first().waitFor();
  const before = await sum();
  await page.getByRole("button", { name: "Ver anteriores" }).click();
  await expect.poll(sum).toBeGreaterThan(before);
  const names = (await months.allInnerTexts()).map((text) => text.replace(/\d+[^\d]*$/, "").trim());
  expect(names).toEqual([...new Set(names)]);
  expect(await page.getByRole("button", { name: "Ver anteriores" }).count()).toBe(0);
  walk.expectQuiet();
  await walk.close();
});
