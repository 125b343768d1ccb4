import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { embeddedDatabase } from "../bench/product.ts";
import { openDatabase } from "../server/src/db/db.ts";
import { fillLongHistory } from "../server/src/harness/long-history.ts";
import { ask, open, openBrowser, personAt, type Visit } from "./browser.ts";

// Sixty plants are drawn in slices (use-slices.ts): each is there in the end, whatever comes of the page's scripts.

let browser: Browser;
let walk: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  walk = await personAt(browser, "/");
  const { id }: { id: string } = await ask(walk, "/api/auth/user");
  const { connection } = await embeddedDatabase(inject("dataDir"));
  const { pool, close } = openDatabase(connection, { connections: 1 });
  await fillLongHistory(pool, id, new Date());
  await close();
});

afterAll(async () => {
  await walk.close();
  await browser.close();
});

/** The pictures that are in sight, of all. */
function drawnOf(page: Page): Promise<[drawn: number, all: number]> {
  return page.evaluate(() => {
    const pictures = [...document.querySelectorAll(".plant-sheet")];
    return [pictures.filter((picture) => picture.checkVisibility()).length, pictures.length];
  });
}

async function samePersonWith(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    ...options,
    storageState: await walk.context.storageState(),
  });
  return context.newPage();
}

test("once the page runs, all plants are there, and one press waters them", async () => {
  await open(walk, "/zen-garden");
  await expect.poll(() => drawnOf(walk.page)).toEqual([60, 60]);
  await walk.page.getByRole("button", { name: "Regar todas" }).click();
  await walk.page.getByText(/Todas regadas\. Otra vez en (4|3) horas/).waitFor();
  expect(await drawnOf(walk.page)).toEqual([60, 60]);
});

test("where the application does not come, they are there too", async () => {
  const page = await samePersonWith({});
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(`${walk.url}/zen-garden`);
  await expect.poll(() => drawnOf(page), { timeout: 10_000 }).toEqual([60, 60]);
  await page.context().close();
});

test("without scripts they stand there with the page", async () => {
  const page = await samePersonWith({ javaScriptEnabled: false });
  await page.goto(`${walk.url}/zen-garden`);
  expect(await drawnOf(page)).toEqual([60, 60]);
  await page.context().close();
});
