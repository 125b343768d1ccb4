import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openBrowser, personAt, untilPrepared, untilRunning, type Visit } from "./browser.ts";
import { startUpdating, type Updating } from "./next-version.ts";

let browser: Browser;
let updating: Updating;

const offer = /Hay una versión nueva de Remanso/;

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  updating = await startUpdating(inject("url"));
  return () => updating.close();
});

afterAll(() => browser.close());

test("a new version is offered, leaves the open page alone, and runs after a reload", async () => {
  const walk = await atActivities();
  const { page } = walk;
  const scripts = await scriptsOf(page);
  await page.evaluate(() => document.body.setAttribute("data-as-it-was", ""));
  updating.update();
  await lookForUpdate(page);
  await page.getByText(offer).waitFor();
  await page.getByRole("button", { name: "Más tarde" }).click();
  await page.getByText(offer).waitFor({ state: "detached" });
  // the open page still runs the old scripts
  await expect.poll(() => scriptsOf(page)).toEqual(scripts);
  await expect.poll(() => page.locator("body[data-as-it-was]").count()).toBe(1);

  await page.reload();
  await untilRunning(page);
  await expect.poll(() => scriptsOf(page)).toEqual(scripts.map((name) => `next-${name}`));
  await expect.poll(() => fileSets(page)).toContainEqual(expect.stringContaining("files-next-"));
  await page.getByText(offer).waitFor({ state: "detached" });
  walk.expectQuiet();
  await walk.close();
});

test("a new version that is accepted opens in the same place, and offline too", async () => {
  const walk = await atActivities();
  const { page } = walk;
  updating.update();
  await lookForUpdate(page);
  await page.getByRole("button", { name: "Abrir ahora" }).click();
  await page.waitForFunction(() => document.documentElement.dataset["scripts"]?.includes("next-"));
  await untilRunning(page);
  expect(new URL(page.url()).pathname).toBe("/activities");
  expect(await page.getByText(offer).count()).toBe(0);
  // offline, the new version opens
  await untilPrepared(page);
  await walk.context.setOffline(true);
  await page.reload();
  await untilRunning(page);
  await page.locator('a[href^="/activity-session/"]').first().waitFor();
  await walk.close();
});

/** A new person at their activities, on a page that the service worker controls. */
async function atActivities(): Promise<Visit> {
  const walk = await personAt(browser, "/activities", { url: updating.url, withServiceWorker: true });
  await untilPrepared(walk.page);
  await walk.page.reload();
  await untilPrepared(walk.page);
  return walk;
}

/** Looks for an update, as the page does every hour. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}

async function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (document.documentElement.dataset["scripts"] ?? "").split(" "));
}

function fileSets(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}
