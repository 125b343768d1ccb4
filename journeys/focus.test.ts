import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, personAt, untilRunning } from "./browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("the focus", () => {
  test("is on the heading of every screen that one comes to, by a link and by going back", async () => {
    const walk = await personAt(browser, "/", { size: "desktop" });
    const { page } = walk;
    await untilRunning(page);
    const bar = page.getByRole("navigation").first();
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    for (const name of ["Actividades", "Jardín", "Actividades"]) {
      await bar.getByRole("link", { name, exact: true }).click();
      await heading.filter({ hasText: name }).waitFor();
      await expect.poll(() => isFocused(heading)).toBe(true);
    }
    await page.goBack();
    await expect.poll(() => isFocused(heading.filter({ hasText: "Jardín" }))).toBe(true);
    await walk.close();
  });

  test("of a dialog begins at its heading, and goes back to what opened it", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    await untilRunning(page);
    const opener = page.getByRole("button", { name: "Nueva Actividad" }).first();
    await opener.press("Enter");
    const heading = page.getByRole("dialog").getByRole("heading", { name: "Nueva Actividad" });
    await expect.poll(() => isFocused(heading)).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => isFocused(opener)).toBe(true);
    await walk.close();
  });

  test("of a form that fails is on its first wrong field, or stays on its button", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    await untilRunning(page);
    await page.getByRole("button", { name: "Nueva Actividad" }).first().click();
    const form = page.getByRole("dialog");
    await form.getByRole("textbox", { name: "Nombre" }).fill("Regar las macetas");
    await form.getByRole("textbox", { name: /Duración/ }).fill("500");
    const create = form.getByRole("button", { name: "Crear actividad" });
    await create.press("Enter");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-invalid")))
      .toBe("true");
    // and where the fields are right but the server is not there, on the button that tries again
    await form.getByRole("textbox", { name: /Duración/ }).fill("10");
    await page.route("**/api/activities", (route) => route.abort());
    await create.press("Enter");
    await form.getByRole("alert").filter({ hasText: /./ }).waitFor();
    await expect.poll(() => isFocused(create)).toBe(true);
    await walk.close();
  });
});

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((one) => one === document.activeElement);
}
