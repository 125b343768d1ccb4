import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, open, openBrowser, personAt, type Visit } from "./browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test("page views are recorded once each, by their path alone", async () => {
  const walk = await personAt(browser, "/dashboard", { answers: null });
  const { page } = walk;
  await open(walk, "/resources?q=dinero");
  await page.getByRole("searchbox").fill("calma");
  await page.waitForURL(/\?q=calma$/);
  await page.getByRole("link", { name: "Volver al inicio" }).click();
  await page.waitForURL(`${walk.url}/`);
  await expect.poll(() => viewed(walk)).toEqual(["/", "/resources", "/dashboard"]);
  await walk.close();
});

/** The recorded page views, latest first. */
async function viewed(walk: Visit): Promise<string[]> {
  const entries: { activityType: string; pageUrl: string }[] = await ask(walk, "/api/user/activity-logs");
  return entries.filter(({ activityType }) => activityType === "page_view").map(({ pageUrl }) => pageUrl);
}
