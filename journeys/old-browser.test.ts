import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newerThanMinimum } from "../testing/newer-than-minimum.ts";
import { assess, open, openBrowser, signUp, visit } from "./browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const screens = ["/", "/activities", "/breathing-game", "/zen-garden", "/resources", "/journal", "/settings"];

test("without anything that the oldest browsers lack, the screens open and their parts work", async () => {
  const walk = await visit(browser);
  const { page } = walk;
  await signUp(walk);
  await assess(walk);
  await page.addInitScript(remove, Object.keys(newerThanMinimum));
  for (const path of screens) {
    await open(walk, path);
    await page.getByRole("heading", { level: 1 }).waitFor();
  }
  await open(walk, "/");
  await page.getByRole("button", { name: "Más", exact: true }).click();
  await page.getByRole("link", { name: "Análisis", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Análisis Avanzado" }).waitFor();
  await expect.poll(() => moreIsOpen(page)).toBe(false);
  await open(walk, "/breathing-game");
  await page.getByRole("button", { name: "Pantalla completa" }).click();
  walk.expectQuiet();
  await walk.close();
});

/** Runs in the page, before anything else. */
function remove(keys: string[]): void {
  for (const key of keys) {
    const [kind, of = "", name = ""] = key
      .replace("javascript.builtins", "builtin")
      .replace("_static", "")
      .split(".");
    const whole: unknown = Reflect.get(globalThis, of);
    if (name === "" || typeof whole !== "function") {
      Reflect.deleteProperty(globalThis, of);
      continue;
    }
    if (of === "Window") Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(kind === "builtin" || name in whole ? whole : whole.prototype, name);
  }
}

function moreIsOpen(page: Page): Promise<boolean> {
  return page.locator("#more-places").evaluate((sheet) => "shown" in sheet.dataset);
}
