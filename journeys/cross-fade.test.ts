import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, personAt } from "./browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test("a press while one screen fades into the next counts", async () => {
  const walk = await personAt(browser, "/");
  const { page } = walk;
  const garden = page.getByRole("navigation").getByRole("link", { name: "Jardín" });
  const box = await garden.boundingBox();
  if (!box) throw new Error("the link is not on screen");
  await page.getByRole("navigation").getByRole("link", { name: "Actividades" }).click();
  // held where it is, so that the press falls into it on any machine
  await page.waitForFunction(
    () => {
      const fades = document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.localName === "main");
      for (const fade of fades) fade.pause();
      return fades.length > 0;
    },
    { polling: "raf" },
  );
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole("heading", { level: 1, name: /Jardín/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/zen-garden");
  await walk.close();
});
