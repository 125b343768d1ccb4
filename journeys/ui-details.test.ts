import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, personAt, untilRunning, type Visit } from "./browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("on a small phone", () => {
  test("every place of the bar shows its whole name", async () => {
    const walk = await personAt(browser, "/activities");
    await walk.page.setViewportSize({ width: 320, height: 640 });
    expect(await cutOff(walk.page)).toEqual([]);
    await walk.close();
  });

  test("text of twice the size leaves nothing beyond the edge", async () => {
    const walk = await personAt(browser, "/activities");
    for (const path of ["/", "/activities", "/not-here"]) {
      await walk.page.goto(`${walk.url}${path}`);
      await untilRunning(walk.page);
      await walk.page.evaluate(() => (document.documentElement.style.fontSize = "34px"));
      const width = await walk.page.evaluate(() => document.documentElement.scrollWidth);
      expect({ path, width, cutOff: await cutOff(walk.page) }).toEqual({ path, width: 390, cutOff: [] });
    }
    await walk.close();
  });
});

describe("a message", () => {
  test("about what was done in a window is seen and can be closed in it", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    const plan = await (await walk.context.request.get(`${walk.url}/api/plans/active`)).json();
    await walk.context.request.post(`${walk.url}/api/activities`, {
      headers: { origin: walk.url },
      data: { planId: plan.id, activityName: "Regar", duration: 9 },
    });
    await page.getByRole("button", { name: "Nueva Actividad" }).click();
    await page.getByLabel("Nombre").fill("regar");
    await page.getByRole("button", { name: "Crear actividad" }).click();
    const message = page.getByRole("region", { name: "Avisos (F8)" });
    await message.getByText("Actividad duplicada").waitFor();
    await message.getByRole("button", { name: "Cerrar" }).click();
    expect(await page.getByRole("dialog").isVisible()).toBe(true);
    await walk.close();
  });

  test("leaves the buttons of a session on a phone free", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    await openFirstSession(walk);
    await untilRunning(page);
    await page.getByRole("button", { name: "Empezar" }).click();
    const message = page.getByRole("region", { name: "Avisos (F8)" }).getByText("¡Actividad iniciada!");
    await message.waitFor();
    await page.getByRole("button", { name: "Pausar" }).click();
    // the button was pressed beside the message, not after it
    expect(await message.isVisible()).toBe(true);
    await page.getByRole("button", { name: "Continuar" }).waitFor();
    await walk.close();
  });
});

describe("before the application is there", () => {
  test("a button that was pressed is not forgotten, and after a reload a session under way is not offered anew", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    await delayScripts(page);
    await openFirstSession(walk);
    await page.getByRole("button", { name: "Empezar" }).click();
    expect(await page.locator("html").getAttribute("data-running")).toBe(null);
    await page
      .getByText(/Paso 1 de/)
      .first()
      .waitFor();
    await page.reload({ waitUntil: "domcontentloaded" });
    expect(await page.getByRole("button", { name: "Empezar" }).isVisible()).toBe(false);
    await page
      .getByText(/Paso 1 de/)
      .first()
      .waitFor();
    await walk.close();
  });

  test("an answer that was chosen counts, and after a reload another question than the current one is not shown", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    await delayScripts(page);
    await page.goto(`${walk.url}/assessment`, { waitUntil: "domcontentloaded" });
    await page.getByText("A veces", { exact: true }).click();
    await page.getByRole("button", { name: "Siguiente" }).click();
    await page.getByText(/Pregunta 2 /).waitFor();
    await page.reload({ waitUntil: "domcontentloaded" });
    expect(await page.getByText(/Pregunta 1 /).isVisible()).toBe(false);
    await page.getByText(/Pregunta 2 /).waitFor();
    await walk.close();
  });
});

test("a language chosen in one tab is the language of the others", async () => {
  const walk = await personAt(browser, "/activities");
  const other = await walk.context.newPage();
  await other.goto(`${walk.url}/settings`);
  await untilRunning(other);
  await other.getByRole("button", { name: "English" }).click();
  await walk.page.getByRole("heading", { level: 1, name: "Activities" }).waitFor();
  await walk.close();
});

async function openFirstSession({ page, context, url }: Visit): Promise<void> {
  const [first] = await (await context.request.get(`${url}/api/activities`)).json();
  await page.goto(`${url}/activity-session/${first.id}`, { waitUntil: "domcontentloaded" });
}

/** A network on which scripts take their time. */
async function delayScripts(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

/** The names in the navigation that do not fit into their place. */
function cutOff(page: Page): Promise<string[]> {
  return page
    .locator("nav li span:last-child")
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent ?? ""),
    );
}
