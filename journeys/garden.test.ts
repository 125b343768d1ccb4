import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { ask, open, openBrowser, personAt, untilRunning, type Visit } from "./browser.ts";

// What a garden tells at first sight, and its one press. Moving and single plants: breathe-and-grow.test.ts.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** Somebody who has just finished a breathing activity: it brought a bamboo. */
async function gardener(): Promise<Visit> {
  const walk = await personAt(browser, "/");
  const activities: { id: string; activityType: string }[] = await ask(walk, "/api/activities");
  const breathing = activities.find(({ activityType }) => activityType === "breathing");
  const headers = { origin: walk.url };
  const url = `${walk.url}/api/activities/${breathing?.id}/complete`;
  expect((await walk.context.request.patch(url, { headers, data: {} })).ok()).toBe(true);
  return walk;
}

describe("the garden at first sight", () => {
  test("one press waters all; in another tab it says kindly when they can be watered again", async () => {
    const walk = await gardener();
    const { page, context } = walk;
    await open(walk, "/zen-garden");
    await page.getByText("Hoy llueve en tu jardín, gracias a tu práctica.").waitFor();
    expect(await axeViolations(walk)).toEqual([]);
    const other = await context.newPage();
    await open({ page: other, url: walk.url }, "/zen-garden");
    const button = (tab: Page) => tab.getByRole("button", { name: "Regar todas" });
    await button(page).dblclick();
    await page.getByText("¡Planta regada!").first().waitFor();
    await page.getByText(/Todas regadas\. Otra vez en (4|3) horas/).waitFor();
    await button(other).click();
    await other.getByText("Tus plantas están descansando").first().waitFor();
    expect(await other.getByText("No se pudieron regar").count()).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });

  test("what has grown since the last visit on this device is told, once", async () => {
    const walk = await gardener();
    const { page } = walk;
    const told = page.getByText("Algo ha crecido desde tu última visita.");
    await open(walk, "/zen-garden");
    await page.getByText("Hoy llueve en tu jardín, gracias a tu práctica.").waitFor();
    // on a page that shows no garden, and so keeps nothing of it
    await open(walk, "/help");
    const kept = await page.evaluate(() => {
      const keys = Object.keys(localStorage).filter((one) => one.startsWith("remanso.seen-plants."));
      for (const key of keys) localStorage.setItem(key, "{}");
      return keys.length;
    });
    expect(kept).toBe(1);
    await open(walk, "/zen-garden");
    await told.waitFor();
    await page.reload();
    await untilRunning(page);
    await page.getByText("Hoy llueve en tu jardín, gracias a tu práctica.").waitFor();
    expect(await told.count()).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });
});
