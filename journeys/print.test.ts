import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "@remanso/core/language.ts";
import { openBrowser, personAt, untilRunning } from "./browser.ts";
import { untilSettled } from "./settled.ts";

// What is on paper: on white, without what can only be pressed, with every number to call and what is folded on the screen.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const pages = ["/help?country=ES", "/safety-plan", "/journal", "/analytics", "/dashboard"] as const;

/** What somebody could only press, and grounds other than white, as far as they would be on paper. */
function strayParts(): string[] {
  const pressed = [
    ...document.querySelectorAll("button:not([role=tab]), nav, [role=tab][aria-selected=false]"),
  ];
  const shown = pressed.filter((part) => part.checkVisibility({ visibilityProperty: true }));
  const ground = getComputedStyle(document.body).backgroundColor;
  return [
    ...shown.map(({ textContent, tagName }) => `${tagName} ${textContent}`),
    ...(ground === "rgb(255, 255, 255)" ? [] : [ground]),
    ...(document.documentElement.scrollWidth > innerWidth ? ["too wide"] : []),
  ];
}

/** Chromium's own PDF, by its number of pages. */
async function pagesOn(page: Page, format: "A4" | "Letter"): Promise<number> {
  const pdf = (await page.pdf({ format })).toString("latin1");
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** A person who has just come has little to print. */
const isFew = (pages: number) => pages > 0 && pages <= 4;

test.each(languages)("every page that is worth a sheet prints cleanly, in %s", async (language) => {
  const walk = await personAt(browser, "/", { language, theme: "dark", size: "desktop" });
  const { page } = walk;
  for (const path of pages) {
    await page.goto(`${walk.url}${path}`);
    await untilRunning(page);
    await untilSettled(page);
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 794, height: 1123 });
    expect({ path, stray: await page.evaluate(strayParts) }).toEqual({ path, stray: [] });
    for (const format of ["A4", "Letter"] as const) {
      expect([path, format, await pagesOn(page, format)]).toEqual([path, format, expect.toSatisfy(isFew)]);
    }
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await walk.close();
});

test("the lines of a country are on paper with their numbers, and what is folded opens while it prints", async () => {
  const walk = await personAt(browser, "/help?country=ES");
  const { page } = walk;
  await page.emulateMedia({ media: "print" });
  const numbers = page.getByRole("main").locator("a[href^='tel:']");
  expect(await numbers.count()).toBeGreaterThanOrEqual(4);
  for (const number of await numbers.all()) expect(await number.isVisible()).toBe(true);
  await page.emulateMedia({ media: "screen" });
  await page.goto(`${walk.url}/analytics`);
  await untilRunning(page);
  const folded = page.locator("details:not([open])");
  await folded.first().waitFor();
  const unfolded = page.locator("details[open]");
  const before = await unfolded.count();
  // nobody has touched the page: what is folded is not even drawn yet
  const figures = page.getByRole("main").locator("details[open] p");
  expect(await figures.count()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await unfolded.count()).toBeGreaterThan(before);
  expect(await figures.count()).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await unfolded.count()).toBe(before);
  await walk.close();
});
