import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, openBrowser, personAt, untilRunning, type Visit, type VisitOptions } from "./browser.ts";
import { untilSettled } from "./settled.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("a resource", () => {
  test("has its own title, is read in English, leads on to others, and reports each opening once", async () => {
    const walk = await readerAt("/resources", { language: "en", size: "desktop" });
    const { page } = walk;
    const views: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/view")) views.push(request.url());
    });
    const title = "What stress is, and when it becomes too much";
    const preloaded = page.waitForResponse((response) => response.url().endsWith("/what-stress-is"));
    await page.getByRole("link", { name: title }).hover();
    await preloaded;
    await untilSettled(page);
    expect(views).toEqual([]);
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await expect.poll(() => page.title()).toBe(`${title} · Remanso`);
    await page.getByRole("heading", { level: 2, name: "What happens in the body" }).waitFor();
    await page.getByRole("heading", { level: 2, name: "Sources" }).waitFor();
    await page.getByText(/^Reviewed on \d+ \w+ \d{4}\.$|^Reviewed on \w+ \d+, \d{4}\.$/).waitFor();
    await page.getByRole("link", { name: "Go to the assessment" }).waitFor();
    await page.getByRole("navigation", { name: "More in the library" }).getByRole("link").last().click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor({ state: "detached" });
    await expect.poll(() => page.title()).not.toContain(title);
    await expect.poll(() => views.length).toBe(2);
    expect(views[0]).toBe(`${walk.url}/api/resources/what-stress-is/view`);
    walk.expectQuiet();
    await walk.close();
  });

  test("that takes its time shows its outline, and then its text", async () => {
    const walk = await readerAt("/resources", { language: "en" });
    const { page } = walk;
    const title = "What stress is, and when it becomes too much";
    let answer: () => void = () => undefined;
    const isAskedFor = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/resources/what-stress-is", async (route) => {
      await isAskedFor;
      await route.continue();
    });
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("heading", { level: 1, name: "Loading the resource" }).waitFor();
    answer();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("that does not exist answers 404 and leads back to the library", async () => {
    const walk = await readerAt("/resources");
    const { page } = walk;
    const answered = await page.goto(`${walk.url}/resources/nothing-of-the-kind`);
    expect(answered?.status()).toBe(404);
    await untilRunning(page);
    await page.getByRole("heading", { level: 1, name: "Recurso no encontrado" }).waitFor();
    await page.getByRole("link", { name: "Volver a la biblioteca" }).click();
    await page.getByRole("heading", { level: 1, name: "Biblioteca de Recursos" }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("marked as read stays read after a reload and comes last on its shelf; the mark can be removed", async () => {
    const walk = await readerAt("/resources");
    const { page } = walk;
    const [title = ""] = await titles(page);
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: "Marcar como leído" }).click();
    await page.getByRole("button", { name: "Marcar como no leído" }).waitFor();
    await expect.poll(() => readCount(walk)).toBe(1);
    await page.reload();
    await untilRunning(page);
    await page.getByRole("button", { name: "Marcar como no leído" }).waitFor();
    await page.getByRole("link", { name: "Biblioteca", exact: true }).click();
    const shelf = page.locator("section", {
      has: page.getByRole("heading", { level: 2, name: "Financiero" }),
    });
    await expect.poll(() => shelf.locator("li h3").last().textContent()).toBe(title);
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: "Marcar como no leído" }).click();
    await expect.poll(() => readCount(walk)).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });

  test("is marked as read at its end, once there was time to read it", async () => {
    const walk = await readerAt("/resources");
    const { page } = walk;
    await page.clock.install();
    await page.goto(`${walk.url}/resources/what-stress-is`);
    await untilRunning(page);
    await page.getByRole("heading", { name: "Fuentes" }).scrollIntoViewIfNeeded();
    await page.clock.runFor(20_000);
    expect(await readCount(walk)).toBe(0);
    await page.clock.runFor(15_000);
    await page.getByRole("button", { name: "Marcar como no leído" }).waitFor();
    await expect.poll(() => readCount(walk)).toBe(1);
    await walk.close();
  });

  test("is continued where the reader stopped on this device, until they sign out", async () => {
    const walk = await readerAt("/resources/what-stress-is");
    const { page } = walk;
    const later = page.locator("article h2").nth(3);
    await later.evaluate((node) => node.scrollIntoView());
    await expect.poll(() => keptPlaces(page)).toMatch(/"what-stress-is":\d+/);
    await page.goto(`${walk.url}/resources`);
    await page.goto(`${walk.url}/resources/what-stress-is`);
    await untilRunning(page);
    await page.getByRole("button", { name: "Seguir donde estabas" }).click();
    await expect
      .poll(() => later.evaluate((node) => Math.abs(node.getBoundingClientRect().top) < innerHeight))
      .toBe(true);
    await page.goto(`${walk.url}/settings`);
    await untilRunning(page);
    await page
      .getByRole("link", { name: "Cerrar sesión" })
      .or(page.getByRole("button", { name: "Cerrar sesión" }))
      .click();
    await page.waitForURL(`${walk.url}/`);
    expect(await keptPlaces(page)).toBe("");
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

async function readCount(walk: Visit): Promise<number> {
  return (await ask(walk, "/api/resources/progress")).resourcesRead;
}

/** The titles on the shelves, in order, also those that are folded. */
async function titles(page: Page): Promise<string[]> {
  const cards = page.getByRole("main").locator("li h3");
  await cards.first().waitFor();
  return cards.allTextContents();
}

function keptPlaces(page: Page): Promise<string> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("remanso.reading."))
      .map((key) => localStorage.getItem(key))
      .join(),
  );
}
