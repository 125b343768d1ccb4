import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, openBrowser, personAt, untilRunning, type Visit, type VisitOptions } from "./browser.ts";
import { untilSettled } from "./settled.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("the library", () => {
  test("begins with the greatest stress and says why, shows three numbers and what opens next", async () => {
    const walk = await readerAt("/resources");
    const { page } = walk;
    await page.getByRole("heading", { level: 1, name: "Biblioteca de Recursos" }).waitFor();
    await page.getByText("Contenido personalizado basado en tu progreso").waitFor();
    await page.getByText("El dinero es lo que más pesaba en tu última evaluación (7,5 de 10)").waitFor();
    await expect.poll(() => page.locator("main li:has(h3)").first().innerText()).toContain("Financiero");
    const { resourcesAvailable } = await ask(walk, "/api/resources/progress");
    const numbers = await page.locator("main dl dd").allInnerTexts();
    expect(numbers).toEqual(["1", "0", String(resourcesAvailable)]);
    await page.getByRole("progressbar", { name: "Técnicas Avanzadas de Respiración" }).waitFor();
    await page.getByRole("progressbar", { name: "Maestría en Resiliencia Laboral" }).waitFor();
    await page.getByRole("link", { name: "Volver al inicio" }).click();
    await page.waitForURL(`${walk.url}/`);
    await page.getByRole("link", { name: /^Biblioteca de Recursos/ }).click();
    await page.waitForURL(`${walk.url}/resources`);
    walk.expectQuiet();
    await walk.close();
  });

  test("finds words inside the texts without accents, and marks them", async () => {
    const walk = await readerAt("/resources");
    const { page } = walk;
    await page.getByRole("searchbox", { name: "Buscar en títulos y textos" }).fill("digestion");
    await page
      .locator("mark", { hasText: /^digestión$/ })
      .first()
      .waitFor();
    await page.waitForURL(/\?q=digestion$/);
    await page.getByRole("searchbox").fill("xyzzy");
    await page.getByRole("heading", { name: "Nada en estos estantes" }).waitFor();
    await page.getByRole("main").getByRole("button", { name: "Quitar filtros" }).last().click();
    await page.waitForURL(`${walk.url}/resources`);
    expect(await page.getByRole("searchbox").inputValue()).toBe("");
    walk.expectQuiet();
    await walk.close();
  });

  test("offline still searches titles and descriptions, and says so", async () => {
    const walk = await readerAt("/resources");
    const { page } = walk;
    await walk.context.setOffline(true);
    await page.getByRole("searchbox").fill("MEDITACION");
    await page.getByRole("link", { name: "Meditación matutina" }).waitFor();
    await page.getByText("No hay conexión: solo se ha buscado en títulos y descripciones.").waitFor();
    await walk.context.setOffline(false);
    await page.getByRole("main").getByRole("button", { name: "Intentar de nuevo" }).click();
    await page.getByText("No hay conexión:").waitFor({ state: "detached" });
    await walk.close();
  });

  test("filters are in the address: they survive a reload and going back", async () => {
    const walk = await readerAt("/resources", { size: "desktop" });
    const { page } = walk;
    const all = await titles(page);
    await page.getByRole("radio", { name: "Laboral" }).check();
    await page.getByLabel("Tipo").selectOption("Artículo");
    await page.getByLabel("Duración").selectOption("Hasta 5 min");
    await page.getByRole("checkbox", { name: "Solo sin leer" }).check();
    await page.waitForURL(/\?category=work&type=article&length=short&unread=yes$/);
    await untilSettled(page);
    const some = await titles(page);
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length / 2);
    await page.reload();
    await untilRunning(page);
    await expect.poll(() => titles(page)).toEqual(some);
    await page.getByRole("link", { name: some[0] ?? "" }).click();
    await page.getByRole("heading", { level: 1, name: some[0] ?? "" }).waitFor();
    await page.goBack();
    await page.getByRole("checkbox", { name: "Solo sin leer" }).waitFor();
    await expect.poll(() => titles(page)).toEqual(some);
    await expect.poll(() => page.getByLabel("Tipo").inputValue()).toBe("article");
    await page.getByRole("button", { name: "Quitar filtros" }).click();
    await expect.poll(() => titles(page)).toHaveLength(all.length);
    walk.expectQuiet();
    await walk.close();
  });

  test("stands by topic, the heaviest first; each shelf shows three and opens to the rest", async () => {
    const walk = await readerAt("/resources");
    const { page } = walk;
    const shelves = page.locator("main section:has(> ul)");
    await page.getByRole("heading", { level: 2, name: "Financiero" }).waitFor();
    const names = await shelves.getByRole("heading", { level: 2 }).allTextContents();
    expect(names.slice(0, 2)).toEqual(["Para ti ahora", "Financiero"]);
    expect(names.toSorted()).toEqual(
      ["Para ti ahora", "Financiero", "General", "Global", "Laboral", "Personal"].toSorted(),
    );
    const work = shelves.filter({ has: page.getByRole("heading", { level: 2, name: "Laboral" }) });
    expect(await work.getByRole("link").count()).toBe(3);
    await work.getByText(/^Otros \d+ de este estante$/).press("Enter");
    await expect.poll(() => work.getByRole("link").count()).toBeGreaterThan(4);
    walk.expectQuiet();
    await walk.close();
  });

  test("five completed activities open more resources, and the first milestone is no longer shown", async () => {
    const walk = await readerAt("/resources/coherent-breathing");
    const { page } = walk;
    await page.getByRole("heading", { level: 1, name: "Todavía no está abierto" }).waitFor();
    await page
      .getByText(/Se abre cuando hayas completado 5 actividades\. Por ahora llevas ninguna\./)
      .waitFor();
    await complete(walk, 4);
    await page.reload();
    await page.getByText(/Por ahora llevas 4\./).waitFor();
    await untilRunning(page);
    await page.getByRole("main").getByRole("link", { name: "Ir a tus actividades" }).waitFor();
    await page.getByRole("link", { name: "Volver a la biblioteca" }).click();
    const before = await titles(page);
    await complete(walk, 1);
    await page.reload();
    await page.getByText("5/15").waitFor();
    expect(await page.getByText("Técnicas Avanzadas de Respiración").count()).toBe(0);
    const after = await titles(page);
    expect(after.filter((title) => !before.includes(title))).toHaveLength(3);
    await page.goto(`${walk.url}/resources/coherent-breathing`);
    await page
      .getByRole("heading", { level: 1, name: "Todavía no está abierto" })
      .waitFor({ state: "detached" });
    await complete(walk, 10);
    await page.goto(`${walk.url}/resources`);
    await page.getByText("¡Felicidades! Con 15 actividades completadas").waitFor();
    await walk.close();
  });

  test("is reached by keyboard through the menu in the fifth place, which closes on the way", async () => {
    const walk = await readerAt("/activities");
    const { page } = walk;
    const more = page.getByRole("navigation", { name: "Principal" }).getByRole("button", { name: "Más" });
    await more.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: "Biblioteca", exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Biblioteca", exact: true }).waitFor({ state: "hidden" });
    await expect.poll(() => more.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${walk.url}/resources`);
    await page
      .getByRole("navigation")
      .getByRole("link", { name: "Biblioteca", exact: true })
      .waitFor({ state: "hidden" });
    walk.expectQuiet();
    await walk.close();
  });
});

/** A new person whose greatest stress is money. */
function readerAt(path: string, options: VisitOptions = {}): Promise<Visit> {
  return personAt(browser, path, {
    ...options,
    answers: (category) => (category === "financial" ? 3 : 1),
  });
}

async function complete(walk: Visit, times: number): Promise<void> {
  const headers = { origin: walk.url };
  for (let done = 0; done < times; done += 1) {
    const pending = async () =>
      (await ask(walk, "/api/activities")).find(({ completed }: { completed: boolean }) => !completed);
    if (!(await pending()))
      await walk.context.request.post(`${walk.url}/api/activities/generate`, { headers });
    const { id } = await pending();
    const url = `${walk.url}/api/activities/${id}`;
    expect((await walk.context.request.patch(url, { headers, data: { completed: true } })).status()).toBe(
      200,
    );
  }
}

/** The titles on the shelves, in order, also those that are folded. */
async function titles(page: Page): Promise<string[]> {
  const cards = page.getByRole("main").locator("li h3");
  await cards.first().waitFor();
  return cards.allTextContents();
}
