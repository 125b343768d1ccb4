import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, personAt, untilRunning, visit } from "./browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const nobodys = "/activity-session/018f2b8e-0000-7000-8000-000000000001";

describe("a page that does not exist answers 404, under a title of its own", () => {
  test("for a person", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    const answered = await page.goto(`${walk.url}/not-here`);
    expect([answered?.status(), await page.title()]).toEqual([404, "Página no encontrada · Remanso"]);
    await untilRunning(page);
    expect(await page.title()).toBe("Página no encontrada · Remanso");
    await page.getByRole("link", { name: "Volver al inicio" }).click();
    await expect.poll(() => page.title()).toMatch(/^Remanso/);
    walk.expectQuiet();
    await walk.close();
  });

  test("for a stranger", async () => {
    const walk = await visit(browser, { language: "en" });
    const answered = await walk.page.goto(`${walk.url}/activities`);
    expect([answered?.status(), await walk.page.title()]).toEqual([404, "Page Not Found · Remanso"]);
    await walk.close();
  });

  test("for the session of an activity that is nobody's, which says so", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    const answered = await page.goto(`${walk.url}${nobodys}`);
    expect([answered?.status(), await page.title()]).toEqual([404, "Página no encontrada · Remanso"]);
    await untilRunning(page);
    await page.getByRole("heading", { name: "No se pudo cargar la actividad" }).waitFor();
    await page.getByRole("link", { name: "Volver" }).click();
    await page.getByRole("heading", { level: 1, name: "Actividades" }).waitFor();
    await walk.close();
  });
});
