import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ByLanguage } from "@remanso/core/language.ts";
import { axeViolations } from "./axe.ts";
import { openBrowser, type Language, type Theme } from "./browser.ts";
import { expectCardAtOnce, field, holdMessages, openChat, newcomerAt, say } from "./chat-page.ts";

// The open panel in both languages and themes: axe finds nothing, and nothing is cut off, even on the smallest phone.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const dangerous: ByLanguage<string> = { en: "I want to kill myself", es: "me quiero matar" };

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
  await expectCardAtOnce(page, dangerous[language]);
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

test("whatever is scrolled into view, the panel's header stays where it is", async () => {
  const walk = await newcomerAt(browser, "/");
  const { page } = walk;
  await openChat(page);
  await expectCardAtOnce(page, dangerous.es);
  const moved = await page.getByRole("dialog").evaluate((panel) => {
    for (const one of panel.querySelectorAll("*")) one.scrollIntoView({ block: "center" });
    return panel.scrollTop;
  });
  expect(moved).toBe(0);
  await walk.close();
});

test("the panel is 384 by 500 pixels beside the page, and announces a new reply while minimised", async () => {
  const walk = await newcomerAt(browser, "/", { size: "desktop" });
  const { page } = walk;
  await openChat(page);
  const box = await page.getByRole("dialog").boundingBox();
  expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual([384, 500]);
  // the page beside it stays usable
  await page.getByRole("link", { name: "Actividades", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Actividades" }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Actividades");
  const release = await holdMessages(walk);
  await say(page, "hola");
  await field(page).press("Escape");
  release();
  await page.getByText("Hay una respuesta nueva").waitFor();
  await walk.close();
});

const twice: readonly [{ width: number; height: number }, Language, Theme][] = [
  [{ width: 320, height: 640 }, "es", "light"],
  [{ width: 320, height: 640 }, "en", "dark"],
  [{ width: 1280, height: 800 }, "es", "dark"],
  [{ width: 1280, height: 800 }, "en", "light"],
];

const said: ByLanguage<readonly string[]> = {
  en: ["i'm having a panic attack", "my partner scares me when he drinks", "my husband hits me"],
  es: ["tengo un ataque de pánico", "mi pareja me da miedo cuando bebe", "mi marido me pega"],
};

test.each(twice)(
  "at twice the text size on %o, in %s, %s: no word is broken, help and the field stay in view",
  async (viewport, language, theme) => {
    const walk = await newcomerAt(browser, "/", { language, theme });
    const { page } = walk;
    await page.setViewportSize(viewport);
    await page.evaluate(() => (document.documentElement.style.fontSize = "34px"));
    await openChat(page);
    await expectWhole(page);
    for (const [at, message] of said[language].entries()) {
      await say(page, message);
      await page
        .locator("dialog time")
        .nth(2 * at + 1)
        .waitFor();
      await expectWhole(page);
    }
    await field(page).fill(said[language].join("\n").repeat(20));
    await expectWhole(page);
    expect(await axeViolations(walk)).toEqual([]);
    await walk.close();
  },
);

/** The panel's header and field can be read and pressed in full, and nothing reaches beyond its edge. */
async function expectWhole(page: Page): Promise<void> {
  expect(await beyondTheEdge(page)).toEqual([]);
  expect(await page.evaluate(brokenWords)).toEqual([]);
  const help = page.getByRole("button", { name: /^(Ayuda ahora|Help now)$/ });
  for (const part of [help, field(page)]) {
    const box = await part.boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width).toBe(true);
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  // between the two there is room to read
  const room = await page.locator("dialog [role=region]").boundingBox();
  expect(room?.height).toBeGreaterThan(120);
}

/** Runs in the page: the words of the panel's header that stand on two lines. */
function brokenWords(): string[] {
  const header = document.querySelector("dialog[open] header");
  const texts = [...(header?.querySelectorAll("h2, p, a, button") ?? [])].flatMap((one) =>
    [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
  );
  return texts.flatMap((text) =>
    [...(text.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    }),
  );
}

/** The texts in the panel that reach beyond its edge. */
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
