import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { open, openBrowser, personAt, untilRunning, visit, type Visit } from "./browser.ts";
import { setTextSize } from "./large-text.ts";
import { letMessagesStay } from "./messages.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("on a small phone", () => {
  test("the bar shows every name in full", async () => {
    const walk = await personAt(browser, "/activities");
    await walk.page.setViewportSize({ width: 320, height: 640 });
    expect(await cutOff(walk.page)).toEqual([]);
    await walk.close();
  });

  test.each([
    { width: 320, percent: 100 },
    { width: 360, percent: 100 },
    { width: 375, percent: 100 },
    { width: 390, percent: 100 },
    { width: 320, percent: 200 },
    { width: 390, percent: 200 },
  ])(
    "$width pixels wide with text of $percent %, the name and the buttons above the page share a line",
    async ({ width, percent }) => {
      const walk = await personAt(browser, "/activities");
      const { page } = walk;
      await page.setViewportSize({ width, height: 640 });
      await setTextSize(page, percent);
      const middles = await page
        .getByRole("banner")
        .locator("a, button")
        .evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .filter(({ height }) => height > 0)
            .map(({ top, height }) => Math.round(top + height / 2)),
        );
      expect(middles).toHaveLength(5);
      expect(new Set(middles).size).toBe(1);
      await walk.close();
    },
  );

  test("a stranger's bar is one line too", async () => {
    const walk = await visit(browser, { language: "es" });
    await open(walk, "/help");
    for (const width of [320, 360, 375, 390]) {
      await walk.page.setViewportSize({ width, height: 640 });
      expect([width, (await walk.page.getByRole("banner").boundingBox())?.height]).toEqual([
        width,
        expect.toSatisfy((height: number) => height < 90),
      ]);
    }
    await walk.close();
  });

  test("at twice the text size nothing reaches beyond the edge", async () => {
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
  test("about what was done in a dialog is shown above the dialog and can be closed there", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    const plan = await (await walk.context.request.get(`${walk.url}/api/plans/active`)).json();
    await walk.context.request.post(`${walk.url}/api/activities`, {
      headers: { origin: walk.url },
      data: { planId: plan.id, activityName: "Regar", duration: 9 },
    });
    await letMessagesStay(page);
    await page.getByRole("button", { name: "Nueva Actividad" }).click();
    await page.getByLabel("Nombre").fill("regar");
    await page.getByRole("button", { name: "Crear actividad" }).click();
    const message = page.getByRole("region", { name: "Avisos (F8)" });
    await message.getByText("Actividad duplicada").waitFor();
    await message.getByRole("button", { name: "Cerrar" }).click();
    await expect.poll(() => page.getByRole("dialog").isVisible()).toBe(true);
    await walk.close();
  });

  test("does not cover the buttons of a session on a phone", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    await openFirstSession(walk);
    await untilRunning(page);
    await letMessagesStay(page);
    await page.getByRole("button", { name: "Empezar" }).click();
    const message = page.getByRole("region", { name: "Avisos (F8)" }).getByText("¡Actividad iniciada!");
    await message.waitFor();
    await page.getByRole("button", { name: "Pausar" }).click();
    // the message is still there: the button was pressed beside it
    await expect.poll(() => message.isVisible()).toBe(true);
    await page.getByRole("button", { name: "Continuar" }).waitFor();
    await walk.close();
  });
});

test("whatever folds shows the same mark, in the device's own colors too", async () => {
  const walk = await personAt(browser, "/dashboard");
  const { page } = walk;
  const mark = page.locator("summary").first();
  const look = () =>
    mark.evaluate((summary) => {
      const { content, borderBottomWidth, borderBottomColor, transform } = getComputedStyle(
        summary,
        "::after",
      );
      return {
        listStyle: getComputedStyle(summary).listStyleType,
        content,
        borderBottomWidth,
        borderBottomColor,
        transform,
      };
    });
  const folded = await look();
  expect(folded).toMatchObject({ listStyle: "none", content: '""', borderBottomWidth: "2px" });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const inOwnColors = await look();
  expect(inOwnColors.borderBottomWidth).toBe("2px");
  expect(inOwnColors.borderBottomColor).not.toBe(folded.borderBottomColor);
  await mark.click();
  await expect.poll(async () => (await look()).transform).not.toBe(folded.transform);
  await walk.close();
});

test("a language chosen in one tab applies to the others", async () => {
  const walk = await personAt(browser, "/activities");
  const other = await walk.context.newPage();
  await other.goto(`${walk.url}/settings`);
  await untilRunning(other);
  await other.getByRole("button", { name: "English" }).click();
  await walk.page.getByRole("heading", { level: 1, name: "Activities" }).waitFor();
  await walk.close();
});

test.each([
  { locale: "en-GB", written: /Checked .*\b\d{1,2} [A-Z][a-z]+ 20\d\d/ },
  { locale: "en-US", written: /Checked .*\b[A-Z][a-z]+ \d{1,2}, 20\d\d/ },
])("a browser of $locale reads days as they are written there", async ({ locale, written }) => {
  const walk = await visit(browser, { language: "en", locale });
  await open(walk, "/help");
  await walk.page.getByText(written).first().waitFor();
  walk.expectQuiet();
  await walk.close();
});

async function openFirstSession({ page, context, url }: Visit): Promise<void> {
  const [first] = await (await context.request.get(`${url}/api/activities`)).json();
  await page.goto(`${url}/activity-session/${first.id}`, { waitUntil: "domcontentloaded" });
}

/** The names in the navigation that are cut off. */
function cutOff(page: Page): Promise<string[]> {
  return page
    .locator("nav li span:last-child")
    .evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent ?? ""),
    );
}
