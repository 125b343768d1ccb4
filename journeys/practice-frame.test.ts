import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, open, openBrowser, personAt, type Visit } from "./browser.ts";

// decisions §3: a practice fills the screen; what stands around it is a way out and help.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("around a practice stand only a way out and help", () => {
  test.each([
    ["the questions", "/assessment", "/"],
    ["the breathing game", "/breathing-game", "/activities"],
    ["a session", "session", "/activities"],
  ])("%s", async (_name, where, leadsTo) => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await page.setViewportSize({ width: 390, height: 664 });
    await open(walk, where === "session" ? await firstSession(walk) : where);
    await page.getByRole("link", { name: "Salir", exact: true }).waitFor();
    expect(await page.getByRole("navigation").count()).toBe(0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    expect(await page.getByRole("button", { name: /chat/ }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "Remanso" }).count()).toBe(0);

    await page.getByRole("link", { name: "Ayuda ahora" }).click();
    const help = page.getByRole("dialog", { name: "Ayuda ahora" });
    await help.getByRole("link", { name: /024/ }).waitFor();
    expect(await help.getByRole("button", { name: "Salir de esta página ya" }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "detached" });
    expect(await focused(page)).toBe("Ayuda ahora");
    expect(new URL(page.url()).pathname).not.toBe(leadsTo);

    await page.getByRole("link", { name: "Salir", exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(leadsTo);
    await page.getByRole("navigation", { name: "Principal" }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("help comes without its code too, as a page", async () => {
    const walk = await personAt(browser, "/breathing-game");
    const { page } = walk;
    await walk.context.route(/help-dialog.*\.js/, (route) => route.abort());
    await page.getByRole("link", { name: "Ayuda ahora" }).click();
    await page.waitForURL(/\/help/);
    await page.getByRole("link", { name: /024/ }).first().waitFor();
    await walk.close();
  });
});

describe("leaving a game of breathing that is under way", () => {
  test("asks first, by the way out and by the way back, and the game waits", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    await page.getByRole("link", { name: "Respirar" }).first().click();
    await page.getByRole("button", { name: "Comenzar Sesión" }).click();
    await page.getByText("Ciclo 1 de 5").filter({ visible: true }).waitFor();
    const question = page.getByRole("dialog", { name: "¿Salir de esta sesión?" });
    for (const leave of [
      () => page.getByRole("link", { name: "Salir", exact: true }).click(),
      () => page.evaluate(() => history.back()),
    ]) {
      await leave();
      await question.waitFor();
      await question.getByRole("button", { name: "Seguir respirando" }).click();
      await question.waitFor({ state: "detached" });
      expect(new URL(page.url()).pathname).toBe("/breathing-game");
      await page.getByText("En pausa").first().waitFor();
    }
    await page.getByRole("link", { name: "Salir", exact: true }).click();
    await question.getByRole("button", { name: "Salir" }).click();
    await page.waitForURL(/\/activities$/);
    walk.expectQuiet();
    await walk.close();
  });

  test("before it begins nothing is asked", async () => {
    const walk = await personAt(browser, "/breathing-game");
    await walk.page.getByRole("link", { name: "Salir", exact: true }).click();
    await expect.poll(() => new URL(walk.page.url()).pathname).toBe("/activities");
    await walk.close();
  });
});

async function firstSession(walk: Visit): Promise<string> {
  const [first] = await ask(walk, "/api/activities");
  return `/activity-session/${first.id}`;
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.textContent?.trim());
}
