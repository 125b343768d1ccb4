import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { open, openBrowser, personAt, untilPrepared } from "./browser.ts";
import { faultyProxy } from "./faulty-proxy.ts";
import { startServer, type RunningServer } from "./server.ts";
import { untilSettled } from "./settled.ts";

// What is saved on the device opens without the server, and goes when the person signs out.

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

/** How many activities' drawings have arrived and fill their place. */
const drawnPictures = (page: Page) =>
  page
    .getByRole("main")
    .evaluate(
      (main) =>
        [...main.querySelectorAll<SVGUseElement>('use[href$="#drawing"]')].filter(
          (use) => use.getBBox().width >= 320,
        ).length,
    );

test("a saved resource, the library and the plan open without a server; a page never seen says that it cannot", async () => {
  const walk = await personAt(browser, article, { url: server.url, withServiceWorker: true });
  const { page } = walk;
  await untilPrepared(page);
  await page.getByRole("button", { name: "Guardar sin conexión" }).click();
  await page.getByRole("button", { name: "Guardado en este dispositivo" }).waitFor();
  await open(walk, "/resources");
  await page.getByRole("heading", { name: "Biblioteca de Recursos" }).waitFor();
  await untilPrepared(page);
  await open(walk, "/activities");
  await expect.poll(() => drawnPictures(page)).toBeGreaterThanOrEqual(8);
  const { port } = new URL(server.url);
  await server.kill();

  await open(walk, article);
  await page.getByRole("heading", { level: 1, name: /estrés/i }).waitFor();
  expect(new URL(page.url()).pathname).toBe(article);
  await expect.poll(() => page.locator("article").innerText()).toMatch(/evaluación/i);
  await page.getByRole("button", { name: "Guardado en este dispositivo" }).waitFor();
  await open(walk, "/resources");
  await page
    .getByRole("link", { name: /Qué es el estrés/ })
    .first()
    .waitFor();
  await open(walk, "/activities");
  await page.getByRole("heading", { level: 1, name: "Actividades" }).waitFor();
  await expect.poll(() => drawnPictures(page)).toBeGreaterThanOrEqual(8);
  await open(walk, "/resources/still-water");
  await page.getByRole("main").getByRole("heading").first().waitFor();
  await expect.poll(() => page.getByRole("main").innerText()).not.toContain("undefined");

  server = await startServer({ dataDir: server.dataDir, port });
  await open(walk, article);
  await page.getByRole("button", { name: "Guardado en este dispositivo" }).click();
  await page.getByRole("button", { name: "Guardar sin conexión" }).waitFor();
  await walk.close();
});

test("signing out erases everything private, in English too", async () => {
  const walk = await personAt(browser, article, { url: server.url, language: "en", withServiceWorker: true });
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

test("signing out first names what could not be sent, then erases it", async () => {
  const walk = await personAt(browser, "/", { url: server.url });
  const { page, context } = walk;
  await context.route("**/api/check-ins", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Agregar más" }).click();
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

/** For how many accounts the outbox on the disk holds something. */
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
  "/journal",
  "/journal?view=check-ins",
  "/help",
  "/safety-plan",
  "/privacy",
];

test("every visited screen shows the same headings without a server", async () => {
  const walk = await personAt(browser, "/", { url: server.url, withServiceWorker: true });
  await untilPrepared(walk.page);
  const told = new Map<string, string[]>();
  for (const path of visited) {
    await open(walk, path);
    await untilSettled(walk.page);
    // a part of its own, which comes after the page
    if (path === "/zen-garden") await walk.page.getByText("Tu jardín está esperando...").waitFor();
    told.set(path, await headingsOf(walk.page));
  }
  await server.kill();
  for (const path of visited) {
    await open(walk, path);
    await expect.poll(() => headingsOf(walk.page), { message: path }).toEqual(told.get(path));
  }
  expect([...told.values()].every((headings) => headings.length > 0)).toBe(true);
  // the browser logs every request that failed to connect
  expect(walk.complaints.filter((complaint) => !complaint.includes("net::ERR_"))).toEqual([]);
  await walk.close();
});

test("behind a proxy that has lost the server, and on a network that is silent, what was seen opens and says from when it is", async () => {
  const behind = await startServer();
  const proxy = await faultyProxy(behind.url);
  const walk = await personAt(browser, "/activities", { url: proxy.url, withServiceWorker: true });
  const { page } = walk;
  await untilPrepared(page);
  const mark = page.getByText(/Sin conexión con el servidor · guardado a las \d\d:\d\d/);
  const markWithoutNetwork = page.getByText(/Sin conexión · guardado a las \d\d:\d\d/);
  for (const how of ["as if nobody were there", "silently"] as const) {
    proxy.behave(how);
    await open(walk, "/activities");
    await page.getByRole("heading", { level: 1, name: "Actividades" }).waitFor();
    await mark.waitFor();
    await expect.poll(() => page.locator("article, li").count()).toBeGreaterThan(3);
  }
  await walk.context.setOffline(true);
  await markWithoutNetwork.waitFor();
  await walk.context.setOffline(false);
  await mark.waitFor();
  proxy.behave("well");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await mark.waitFor({ state: "detached" });
  await walk.close();
  await proxy.stop();
  await behind.stop();
});

function headingsOf(page: Page): Promise<string[]> {
  return page.getByRole("main").getByRole("heading").allInnerTexts();
}
