import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { strings } from "../web/src/dashboard/strings.ts";
import { openBrowser, personAt } from "./browser.ts";

// The lists of the dashboard while their answer is slow, is a proxy's page of HTML, or does not come at all.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const lists = [
  { tab: "sessions", address: "**/api/user/sessions" },
  { tab: "log", address: "**/api/user/activity-logs" },
  { tab: "milestones", address: "**/api/user/milestones" },
] as const;

const badGateway = (route: Route) =>
  route.fulfill({ status: 502, contentType: "text/html", body: "<html><h1>502 Bad Gateway</h1></html>" });

for (const { tab, address } of lists)
  test(`${tab}: a slow answer has its shape, a failed one says what is not lost, and the focus goes with it`, async () => {
    const walk = await personAt(browser, "/settings");
    const { page } = walk;
    const words = strings.es;
    let answer: ((how: (route: Route) => Promise<void>) => void) | undefined;
    await walk.context.route(address, async (route) => {
      const how = await new Promise<(route: Route) => Promise<void>>((resolve) => (answer = resolve));
      await how(route);
    });
    const reply = async (how: (route: Route) => Promise<void>) => {
      await expect.poll(() => answer !== undefined).toBe(true);
      answer?.(how);
      answer = undefined;
    };
    await toDashboard(page);
    await page.getByRole("tab", { name: words[tab] }).click();
    const panel = page.getByRole("tabpanel");
    await panel.getByRole("status").getByText(words.loadingRows[tab]).waitFor({ state: "attached" });
    await reply(badGateway);
    const failure = panel.getByRole("alert");
    await failure.getByText(words.rowsFailed[tab]).waitFor();
    const again = failure.getByRole("button", { name: "Intentar de nuevo" });
    await again.press("Enter");
    // the button is gone, and the focus stays where its list will be
    await panel.getByRole("status").getByText(words.loadingRows[tab]).waitFor({ state: "attached" });
    await expect.poll(() => holdsFocus(page)).toBe(true);
    await reply((route) => route.abort());
    await failure.getByText("Ahora mismo no hay conexión.").waitFor();
    await failure.getByText(words.rowsFailed[tab]).waitFor();
    await expect.poll(() => again.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await reply((route) => route.continue());
    await failure.waitFor({ state: "detached" });
    await expect.poll(() => holdsFocus(page)).toBe(true);
    await walk.close();
  });

/** By the application's own way, so that the browser asks for the lists. */
async function toDashboard(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Más", exact: true }).click();
  await page.locator("a[href='/dashboard']").filter({ visible: true }).first().click();
  await page.waitForURL(/\/dashboard/);
}

const holdsFocus = (page: Page) =>
  page
    .getByRole("tabpanel")
    .evaluate((panel) => panel === document.activeElement || panel.contains(document.activeElement));
