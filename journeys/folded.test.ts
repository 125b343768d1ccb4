import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { open, openBrowser, personAt, type Visit } from "./browser.ts";

// A page comes without what is folded (draws-folded.ts): it is there before anybody can see it, and for everybody.

let browser: Browser;
let walk: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  walk = await personAt(browser, "/");
});

afterAll(async () => {
  await walk.close();
  await browser.close();
});

const button = "Cambiar la contraseña";

test("the page comes without it, and the first press unfolds it whole", async () => {
  const html = await walk.context.request.get(`${walk.url}/settings`).then((answer) => answer.text());
  expect(html).toContain("Tu cuenta");
  expect(html).not.toContain(button);
  await open(walk, "/settings");
  await walk.page.locator("#account > summary").click();
  await walk.page.getByRole("button", { name: button }).waitFor();
});

test("an address that names a part shows it", async () => {
  await open(walk, "/settings#account");
  await walk.page.getByRole("button", { name: button }).waitFor();
});

test("by the keyboard it is there as soon as it is open", async () => {
  await open(walk, "/settings");
  await walk.page.locator("#account > summary").focus();
  await walk.page.keyboard.press("Enter");
  await walk.page.getByRole("button", { name: button }).waitFor();
});

test("what opens without a hand or a key is whole, too", async () => {
  await open(walk, "/settings");
  // as a screen reader or a script does
  await walk.page.locator("#account").evaluate((part: HTMLDetailsElement) => void (part.open = true));
  await walk.page.getByRole("button", { name: button }).waitFor({ timeout: 4000 });
});

test("what was opened before the page hears anything is drawn as soon as it does", async () => {
  const { page } = walk;
  let go: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto(`${walk.url}/settings`, { waitUntil: "commit" });
  await page.locator("#account > summary").click();
  expect(await page.locator("#account").getAttribute("open")).not.toBeNull();
  go();
  // sooner than a page that nobody uses is quiet
  await page.getByRole("button", { name: button }).waitFor({ timeout: 4000 });
  await page.unrouteAll();
});

test("where the scripts do not come, opening the page again brings it", async () => {
  const { page } = walk;
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(`${walk.url}/settings`);
  await page.getByRole("link", { name: "Volver a abrir la página" }).click();
  await page.waitForURL(`${walk.url}/settings?whole`);
  await page.locator("#account > summary").click();
  await page.getByRole("button", { name: button }).waitFor();
  await page.unrouteAll();
});

test("without scripts the server draws it", async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await walk.context.storageState(),
  });
  const page = await context.newPage();
  await page.goto(`${walk.url}/analytics?period=30d`);
  await page.waitForURL(`${walk.url}/analytics?period=30d&whole`);
  await page.goto(`${walk.url}/settings`);
  await page.waitForURL(`${walk.url}/settings?whole`);
  await page.locator("#account > summary").click();
  await page.getByRole("button", { name: button }).waitFor();
  await context.close();
});

test("who asked for the whole page has it with scripts too", async () => {
  const errors: string[] = [];
  walk.page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await open(walk, "/settings?whole");
  await walk.page.locator("#account > summary").click();
  await walk.page.getByRole("button", { name: button }).waitFor();
  expect(errors).toEqual([]);
});
