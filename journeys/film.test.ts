import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, signUp, untilRunning, visit, type Visit, type VisitOptions } from "./browser.ts";
import { untilHydrated, untilSettled } from "./settled.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("a film", () => {
  test("plays, pauses, is sought by keyboard, moves with its time, and remembers its place", async () => {
    const walk = await viewerAt({});
    const { page } = walk;
    const before = await picture(page);
    // a busy machine's own seconds do not count
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await player(page).getByRole("button", { name: "Ver la película" }).click();
    await page.clock.runFor(4000);
    await expect.poll(() => caption(page)).toContain("Mira cinco cosas");
    await page.clock.resume();
    expect(await picture(page)).not.toBe(before);
    await player(page).getByRole("button", { name: "Pausar" }).click();
    const stood = await picture(page);
    await page.clock.runFor(5000);
    expect(await picture(page)).toBe(stood);
    await place(page).focus();
    await page.keyboard.press("Home");
    await expect.poll(() => place(page).inputValue()).toBe("0");
    for (let press = 0; press < 4; press += 1) await page.keyboard.press("ArrowRight");
    await expect
      .poll(() => place(page).getAttribute("aria-valuetext"))
      .toMatch(/^0:20 de \d:\d\d: 1 de 6\. /);
    await player(page).getByRole("button", { name: "Diez segundos adelante" }).click();
    await expect.poll(() => place(page).inputValue()).toBe("30");
    await page.clock.runFor(4000);
    await page.reload();
    await untilRunning(page);
    await expect.poll(() => place(page).inputValue()).toBe("30");
    await place(page).press("End");
    await expect.poll(() => place(page).getAttribute("aria-valuetext")).toMatch(/: 6 de 6\. /);
    walk.expectQuiet();
    await walk.close();
  });

  test("has captions in English too, which can be switched off", async () => {
    const walk = await viewerAt({ language: "en", size: "desktop" });
    const { page } = walk;
    await player(page, "Film").getByRole("button", { name: "Play the film" }).click();
    await page.clock.runFor(4000);
    await expect.poll(() => caption(page)).toContain("See five things");
    await player(page, "Film").getByRole("button", { name: "Captions" }).click();
    await expect.poll(() => caption(page)).toBe("");
    walk.expectQuiet();
    await walk.close();
  });

  test("stands still where movement is unwelcome: only the scenes change", async () => {
    const walk = await viewerAt({ reducedMotion: true });
    const { page } = walk;
    await player(page).getByRole("button", { name: "Ver la película" }).click();
    await page.clock.runFor(3000);
    const first = await picture(page);
    await page.clock.runFor(5000);
    expect(await picture(page)).toBe(first);
    await place(page).press("End");
    await expect.poll(() => picture(page)).not.toBe(first);
    await walk.close();
  });

  test("plays without a network once its page is open", async () => {
    const walk = await viewerAt({});
    const { page } = walk;
    await walk.context.setOffline(true);
    await player(page).getByRole("button", { name: "Ver la película" }).click();
    await page.clock.runFor(4000);
    await expect.poll(() => caption(page)).not.toBe("");
    await walk.close();
  });
});

async function viewerAt(options: VisitOptions): Promise<Visit> {
  const walk = await visit(browser, options);
  await signUp(walk, { language: options.language ?? "es" });
  await walk.page.clock.install();
  await walk.page.goto(`${walk.url}/resources/five-senses`);
  await untilRunning(walk.page);
  await untilHydrated(walk.page.getByRole("main").getByRole("button").first());
  await untilSettled(walk.page);
  return walk;
}

function player(page: Page, name = "Película") {
  return page.getByRole("region", { name, exact: true });
}

function place(page: Page) {
  return page.getByRole("slider", { name: "Momento de la película" });
}

/** What is written over the picture. */
function caption(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector("[data-caption]")?.textContent ?? "");
}

function picture(page: Page): Promise<string> {
  return player(page)
    .locator("svg.art")
    .evaluate((drawing) => drawing.innerHTML);
}
