import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, open, openBrowser, personAt, untilRunning, type Visit } from "./browser.ts";

// What is chosen on the screens of a person's own days is in the address: a link, a reload and going back find it again.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("the period of the analysis", () => {
  test("is in the address: going back and a reload find it, and the arrow keys leave no trail", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await completeOne(walk);
    await open(walk, "/analytics");
    await expectChosen(page, "30 días");
    await page.getByRole("tab", { name: "90 días" }).click();
    await expectChosen(page, "90 días");
    await expect.poll(() => page.url()).toBe(`${walk.url}/analytics?period=90d`);
    await page.getByRole("tab", { name: "7 días", exact: true }).click();
    await expectChosen(page, "7 días");
    await page.reload();
    await untilRunning(page);
    await expectChosen(page, "7 días");
    await page.goBack();
    await expectChosen(page, "90 días");
    await page.getByRole("tab", { name: "90 días" }).press("ArrowLeft");
    await expectChosen(page, "30 días");
    await page.getByRole("tab", { name: "30 días" }).press("ArrowLeft");
    await expectChosen(page, "7 días");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("7 días");
    await page.goBack();
    await expectChosen(page, "30 días");
    walk.expectQuiet();
    await walk.close();
  });

  test("comes with the first data: before it each period would show the same", async () => {
    const walk = await personAt(browser, "/analytics");
    const { page } = walk;
    await page.getByText(/Tu primer valor/).waitFor();
    expect(await page.getByRole("tab").count()).toBe(0);
    expect(await page.getByRole("tabpanel").count()).toBe(0);
    await completeOne(walk);
    await open(walk, "/analytics");
    await expectChosen(page, "30 días");
    await page.getByRole("tabpanel", { name: "30 días" }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("is drawn by the server as a link asks for it, and what is no period is the default", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await open(walk, "/analytics?period=7d");
    await expectChosen(page, "7 días");
    const drawn = await (await walk.context.request.get(`${walk.url}/analytics?period=7d`)).text();
    expect(drawn).toMatch(/aria-selected="true"[^>]*>7 días</);
    await page.getByRole("tab", { name: "30 días" }).click();
    await expectChosen(page, "30 días");
    await completeOne(walk);
    await open(walk, "/analytics?period=ayer");
    await expectChosen(page, "30 días");
    walk.expectQuiet();
    await walk.close();
  });
});

async function completeOne(walk: Visit): Promise<void> {
  const [first] = await ask(walk, "/api/activities");
  await walk.context.request.patch(`${walk.url}/api/activities/${first.id}`, {
    headers: { origin: walk.url },
    data: { completed: true },
  });
}

describe("the tab of the dashboard", () => {
  test("is in the address: going back and a reload find it", async () => {
    const walk = await personAt(browser, "/dashboard");
    const { page } = walk;
    await page.getByRole("tab", { name: "Sesiones" }).click();
    await expectChosen(page, "Sesiones");
    await page.getByText("Tus cifras empiezan con tu primera actividad").click();
    await page.getByRole("link", { name: "Ver los inicios" }).click();
    await expectChosen(page, "Actividad");
    expect(page.url()).toBe(`${walk.url}/dashboard?tab=log`);
    await page.reload();
    await untilRunning(page);
    await expectChosen(page, "Actividad");
    await page
      .getByRole("tabpanel")
      .getByText(/^Inicios de sesión y páginas/)
      .waitFor();
    await page.goBack();
    await expectChosen(page, "Sesiones");
    await page.goBack();
    await expectChosen(page, "Resumen");
    walk.expectQuiet();
    await walk.close();
  });

  test("is drawn by the server as a link asks for it, and what is no tab is the first", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    for (const [tab, name, text] of [
      ["sessions", "Sesiones", "Sesión 1"],
      ["log", "Actividad", "Inicios de sesión y páginas"],
    ] as const) {
      const drawn = await (await walk.context.request.get(`${walk.url}/dashboard?tab=${tab}`)).text();
      expect(drawn).toContain(text);
      await open(walk, `/dashboard?tab=${tab}`);
      await expectChosen(page, name);
    }
    await open(walk, "/dashboard?tab=todo");
    await expectChosen(page, "Resumen");
    walk.expectQuiet();
    await walk.close();
  });
});

describe.each(["/", "/dashboard?tab=log"])("the window of the assessments on %s", (path) => {
  test("is in the address: it survives a reload, and going back closes it", async () => {
    const walk = await personAt(browser, path);
    const { page } = walk;
    const link = page.getByRole("link", { name: /^(Ver el historial|Ver tus evaluaciones)$/ });
    const dialog = page.getByRole("dialog", { name: "Tus evaluaciones" });
    // whoever has completed nothing finds the figures a tap away
    if (path !== "/") await page.getByText("Tus cifras empiezan con tu primera actividad").click();
    await link.click();
    await dialog.waitFor();
    expect(page.url()).toContain("history");
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    await page.goForward();
    await dialog.waitFor();
    await page.reload();
    await untilRunning(page);
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.url()).toBe(`${walk.url}${path}`);
    if (!(await link.isVisible()))
      await page.getByText("Tus cifras empiezan con tu primera actividad").click();
    await link.click();
    await dialog.waitFor();
    await dialog.getByRole("button", { name: "Cerrar" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-haspopup")))
      .toBe("dialog");
    walk.expectQuiet();
    await walk.close();
  });
});

async function expectChosen(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name, exact: true, selected: true }).waitFor();
  await page.getByRole("tabpanel", { name, exact: true }).waitFor();
}
