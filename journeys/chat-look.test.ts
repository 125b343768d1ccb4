import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { openBrowser, type Language, type Theme } from "./browser.ts";
import { field, holdMessages, openChat, newcomerAt, say, untilCard } from "./chat-page.ts";

// The open panel in both languages and themes: nothing for axe to report, nothing cut off, also on the smallest phone.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const looks: readonly [Language, Theme, "phone" | "desktop"][] = [
  ["es", "light", "phone"],
  ["es", "dark", "desktop"],
  ["en", "dark", "phone"],
  ["en", "light", "desktop"],
];

test.each(looks)("in %s, %s, on a %s", async (language, theme, size) => {
  const walk = await newcomerAt(browser, "/", { language, theme, size });
  const { page } = walk;
  await openChat(page);
  expect(await axeViolations(walk)).toEqual([]);
  await untilCard(page, language === "es" ? "me quiero matar" : "I want to kill myself");
  await page.getByText(/^(Palabras fijas de seguridad|Fixed safety words)$/).waitFor();
  expect(await axeViolations(walk)).toEqual([]);
  await page.getByRole("button", { name: /^(Ayuda ahora|Help now)$/ }).click();
  await page
    .getByText(/^(¿Qué te frena para llamar\?|What keeps you from calling\?)$/)
    .first()
    .click();
  expect(await axeViolations(walk)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 480 });
  expect(await beyondTheEdge(page)).toEqual([]);
  walk.expectQuiet();
  await walk.close();
});

test("the panel is 384 by 500 beside the page, and a new reply is told while it is minimised", async () => {
  const walk = await newcomerAt(browser, "/", { size: "desktop" });
  const { page } = walk;
  await openChat(page);
  const box = await page.getByRole("dialog").boundingBox();
  expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual([384, 500]);
  // the page beside it stays in use
  await page.getByRole("link", { name: "Actividades", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Actividades" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  await holdMessages(walk, 1500);
  await say(page, "hola");
  await field(page).press("Escape");
  await page.getByText("Hay una respuesta nueva").waitFor();
  await walk.close();
});

/** What of the panel stands beyond its own edge. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector("dialog[open]");
    const edge = panel?.getBoundingClientRect();
    if (!panel || !edge || edge.left < 0 || edge.right > innerWidth) return ["the panel"];
    return [...panel.querySelectorAll("a, button, p, h2, h3, textarea")]
      .filter((one) => one.checkVisibility() && !one.matches(".sr-only"))
      .filter((one) => one.getBoundingClientRect().right > edge.right + 1)
      .map((one) => one.textContent ?? "");
  });
}
