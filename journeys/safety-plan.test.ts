import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, sizes, untilRunning } from "./browser.ts";
import { openChat, newcomerAt } from "./chat-page.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("the safety plan", () => {
  test("is saved while it is written, gives the card its numbers, prints, and is offered as a file before signing out", async () => {
    const walk = await newcomerAt(browser, "/safety-plan");
    const { page } = walk;
    await page.setViewportSize({ width: 390, height: 664 });
    const help = page.getByRole("main").getByRole("link", { name: "Ayuda ahora" });
    expect(await help.evaluate(isFree)).toBe(true);
    await page.setViewportSize(sizes.phone);
    await page.getByLabel("Cómo noto que se pone difícil").fill("No duermo");
    await page.getByRole("button", { name: "Agregar a alguien" }).first().click();
    await page.keyboard.type("Ana");
    await page.getByLabel("Teléfono").fill("+34 600 11 22 33");
    await page.reload();
    await untilRunning(page);
    const signs = page.getByLabel("Cómo noto que se pone difícil");
    await expect.poll(() => signs.inputValue()).toBe("No duermo");
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => page.getByText("Ana: +34 600 11 22 33").isVisible()).toBe(true);
    expect(await page.getByRole("navigation").isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    await openChat(page);
    await page.getByRole("button", { name: "Ayuda ahora" }).click();
    const call = page.getByRole("link", { name: /Llamar: Ana/ }).last();
    await expect.poll(() => call.getAttribute("href")).toBe("tel:+34600112233");
    await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).click();
    await page.goto(`${walk.url}/settings`);
    await untilRunning(page);
    await page.getByRole("link", { name: "Cerrar sesión" }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Guardar en un archivo" }).click();
    expect((await saving).suggestedFilename()).toBe("mi-plan-de-seguridad.json");
    await page.getByRole("link", { name: "Cerrar sesión y borrarlo" }).click();
    await page.waitForURL(`${walk.url}/`);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /plan/.test(key)))).toEqual(
      [],
    );
    await walk.close();
  });
});

/** Runs in the page: whether all of it is in the window and nothing lies over its lower edge. */
function isFree(element: Element): boolean {
  const { left, right, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, bottom - 3);
  return bottom <= innerHeight && hit !== null && element.contains(hit);
}
