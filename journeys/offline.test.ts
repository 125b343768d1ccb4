import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { open, openBrowser, personAt, untilPrepared } from "./browser.ts";
import { startServer, type RunningServer } from "./server.ts";

// What is saved on the device opens when the server is gone, and goes when the person does.

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await openBrowser();
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
  await browser.close();
});

const article = "/resources/what-stress-is";

const privateThings = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith("remanso-files-")));

test("a saved resource, the library and the plan open without a server; what was never seen says so", async () => {
  const walk = await personAt(browser, article, { url: server.url });
  const { page } = walk;
  await untilPrepared(page);
  await page.getByRole("button", { name: "Guardar sin conexión" }).click();
  await page.getByRole("button", { name: "Guardado en este dispositivo" }).waitFor();
  await open(walk, "/resources");
  await page.getByRole("heading", { name: "Biblioteca de Recursos" }).waitFor();
  await untilPrepared(page);
  await open(walk, "/activities");
  const { port } = new URL(server.url);
  await server.kill();

  await open(walk, article);
  await page.getByRole("heading", { level: 1, name: /estrés/i }).waitFor();
  expect(new URL(page.url()).pathname).toBe(article);
  expect(await page.locator("article").innerText()).toMatch(/evaluación/i);
  await page.getByRole("button", { name: "Guardado en este dispositivo" }).waitFor();
  await open(walk, "/resources");
  await page
    .getByRole("link", { name: /Qué es el estrés/ })
    .first()
    .waitFor();
  await open(walk, "/activities");
  await page.getByRole("heading", { level: 1, name: "Actividades" }).waitFor();
  await open(walk, "/resources/still-water");
  await page.getByRole("main").getByRole("heading").first().waitFor();
  expect(await page.getByRole("main").innerText()).not.toContain("undefined");

  server = await startServer({ dataDir: server.dataDir, port });
  await open(walk, article);
  await page.getByRole("button", { name: "Guardado en este dispositivo" }).click();
  await page.getByRole("button", { name: "Guardar sin conexión" }).waitFor();
  await walk.close();
});

test("in English too; signing out takes everything private with it", async () => {
  const walk = await personAt(browser, article, { url: server.url, language: "en" });
  const { page, url } = walk;
  await untilPrepared(page);
  await page.getByRole("button", { name: "Save for offline" }).click();
  await page.getByRole("button", { name: "Saved on this device" }).waitFor();
  expect((await privateThings(page)).toSorted((one, other) => one.localeCompare(other))).toEqual([
    "remanso-private",
    "remanso-saved",
  ]);
  await page.goto(`${url}/api/logout`, { waitUntil: "load" });
  expect(await privateThings(page)).toEqual([]);
  await walk.close();
});

test("what could not be sent is told before signing out, and goes from the device with it", async () => {
  const walk = await personAt(browser, "/", { url: server.url });
  const { page, context } = walk;
  await context.route("**/api/check-ins", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: /Cómo va tu semana/ }).click();
  await page.getByRole("radio", { name: "Bien", exact: true }).check();
  await page.getByRole("slider", { name: "Tu estrés" }).press("3");
  await page.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Guardado en este dispositivo.").waitFor();
  expect(await waitingOnDisk(page)).toBe(1);
  await open(walk, "/settings");
  await page.getByRole("link", { name: "Cerrar sesión" }).click();
  await page.getByText(/Lo que aún no se ha podido enviar: un registro/).waitFor();
  await page.getByRole("link", { name: "Cerrar sesión y borrarlo" }).click();
  await page.waitForURL(`${walk.url}/`);
  expect(await waitingOnDisk(page)).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /outbox/.test(key)))).toEqual(
    [],
  );
  await walk.close();
});

/** How many accounts have something in the outbox on the disk. */
function waitingOnDisk(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("keyval-store");
        opening.addEventListener("error", () => reject(new Error("no database")));
        opening.addEventListener("success", () => {
          const counting = opening.result.transaction("keyval").objectStore("keyval").count();
          counting.addEventListener("success", () => resolve(counting.result));
        });
      }),
  );
}

const visited = [
  "/",
  "/assessment",
  "/activities",
  "/breathing-game",
  "/zen-garden",
  "/resources",
  "/analytics",
  "/dashboard",
  "/marketplace",
  "/settings",
  "/?journal",
  "/?journal=check-ins",
  "/?help",
  "/?plan",
  "/?privacy",
];

test("every screen that was visited says the same without a server", async () => {
  const walk = await personAt(browser, "/", { url: server.url });
  await untilPrepared(walk.page);
  const told = new Map<string, string[]>();
  for (const path of visited) {
    await open(walk, path);
    await walk.page.waitForLoadState("networkidle");
    told.set(path, await headingsOf(walk.page));
  }
  await server.kill();
  for (const path of visited) {
    await open(walk, path);
    await expect.poll(() => headingsOf(walk.page), { message: path }).toEqual(told.get(path));
  }
  expect([...told.values()].every((headings) => headings.length > 0)).toBe(true);
  // the browser itself tells of every request that found nobody
  expect(walk.complaints.filter((complaint) => !complaint.includes("net::ERR_"))).toEqual([]);
  await walk.close();
});

/** The headings of a page once no more of them come. */
async function headingsOf(page: Page): Promise<string[]> {
  const headings = page.getByRole("main").getByRole("heading");
  await headings.first().waitFor();
  let before: string[] = [];
  for (let now = await headings.allInnerTexts(); String(now) !== String(before);) {
    before = now;
    await page.waitForTimeout(700);
    now = await headings.allInnerTexts();
  }
  return before;
}
