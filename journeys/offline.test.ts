import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assess, openBrowser, signUp, untilRunning, visit, type Visit } from "./browser.ts";
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

async function reader(language: "es" | "en" = "es"): Promise<Visit> {
  const person = await visit(browser, { url: server.url, language });
  await signUp(person, { language });
  await assess(person);
  return person;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  await untilRunning(page);
}

async function untilPrepared(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["offline"] === "ready");
}

const privateThings = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => !name.startsWith("remanso-files-")));

test("a saved resource, the library and the plan open without a server; what was never seen says so", async () => {
  const { page, url, close } = await reader();
  await open(page, `${url}${article}`);
  await untilPrepared(page);
  await page.getByRole("button", { name: "Guardar sin conexión" }).click();
  await page.getByRole("button", { name: "Guardado en este dispositivo" }).waitFor();
  await open(page, `${url}/resources`);
  await page.getByRole("heading", { name: "Biblioteca de Recursos" }).waitFor();
  await open(page, `${url}/activities`);
  const { port } = new URL(server.url);
  await server.kill();

  await open(page, `${url}${article}`);
  await page.getByRole("heading", { level: 1, name: /estrés/i }).waitFor();
  expect(new URL(page.url()).pathname).toBe(article);
  expect(await page.locator("article").innerText()).toMatch(/evaluación/i);
  await page.getByRole("button", { name: "Guardado en este dispositivo" }).waitFor();
  await open(page, `${url}/resources`);
  await page
    .getByRole("link", { name: /Qué es el estrés/ })
    .first()
    .waitFor();
  await open(page, `${url}/activities`);
  await page.getByRole("heading", { level: 1, name: "Actividades" }).waitFor();
  await open(page, `${url}/resources/still-water`);
  await page.getByRole("main").getByRole("heading").first().waitFor();
  expect(await page.getByRole("main").innerText()).not.toContain("undefined");

  server = await startServer({ dataDir: server.dataDir, port });
  await open(page, `${url}${article}`);
  await page.getByRole("button", { name: "Guardado en este dispositivo" }).click();
  await page.getByRole("button", { name: "Guardar sin conexión" }).waitFor();
  await close();
});

test("in English too; signing out takes everything private with it", async () => {
  const { page, url, close } = await reader("en");
  await open(page, `${url}${article}`);
  await untilPrepared(page);
  await page.getByRole("button", { name: "Save for offline" }).click();
  await page.getByRole("button", { name: "Saved on this device" }).waitFor();
  expect((await privateThings(page)).toSorted((one, other) => one.localeCompare(other))).toEqual([
    "remanso-private",
    "remanso-saved",
  ]);
  await page.goto(`${url}/api/logout`, { waitUntil: "load" });
  expect(await privateThings(page)).toEqual([]);
  await close();
});
