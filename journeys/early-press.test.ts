import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, personAt, untilRunning, type Visit } from "./browser.ts";
import { untilSettled } from "./settled.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("a button pressed before the application is there", () => {
  test("is not forgotten, and after a reload a session under way is not offered anew", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    const release = await holdScripts(page);
    await openFirstSession(walk);
    await page.getByRole("button", { name: "Empezar" }).click();
    expect(await isRunning(page)).toBe(false);
    release();
    await page
      .getByText(/Paso 1 de/)
      .first()
      .waitFor();
    const releaseAgain = await holdScripts(page);
    await page.reload({ waitUntil: "domcontentloaded" });
    expect(await page.getByRole("button", { name: "Empezar" }).isVisible()).toBe(false);
    releaseAgain();
    await page
      .getByText(/Paso 1 de/)
      .first()
      .waitFor();
    await walk.close();
  });

  test("counts once, also on a part of the page that is hydrated after the frame", async () => {
    const { walk, marks, release } = await openUnread();
    await walk.page.getByRole("button", { name: "Marcar como leído" }).click();
    release();
    await walk.page.getByRole("button", { name: "Marcar como no leído" }).waitFor();
    await untilRepeated(walk.page);
    // the page shows a mark before it sends it
    await expect.poll(() => marks).toEqual([true]);
    await untilSettled(walk.page);
    expect(marks).toEqual([true]);
    await walk.close();
  });

  test("counts once when it was pressed twice", async () => {
    const { walk, marks, release } = await openUnread();
    await walk.page.getByRole("button", { name: "Marcar como leído" }).dblclick();
    release();
    await walk.page.getByRole("button", { name: "Marcar como no leído" }).waitFor();
    await untilRepeated(walk.page);
    // the page shows a mark before it sends it
    await expect.poll(() => marks).toEqual([true]);
    await untilSettled(walk.page);
    expect(marks).toEqual([true]);
    await walk.close();
  });

  test("gives way to the one that was pressed last", async () => {
    const { walk, marks, release } = await openUnread();
    const { page } = walk;
    await page.getByRole("button", { name: "Marcar como leído" }).click();
    await page.getByRole("button", { name: "Abrir el chat de Apoyo Emocional" }).click();
    release();
    await page.getByRole("dialog").waitFor();
    await untilRepeated(page);
    expect(marks).toEqual([]);
    await walk.close();
  });
});

test("drawings show in parts that the application has not taken over yet", async () => {
  const walk = await personAt(browser, "/");
  const { page } = walk;
  // boot.js shows what is left after three seconds: here it never does
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const withoutBoot = (work: () => void, ms?: number) => (ms === 3000 ? 0 : later(work, ms));
    Object.assign(window, { setTimeout: withoutBoot });
  });
  await page.goto(walk.url);
  const left = () => page.locator("use[data-href]:not([href])").count();
  await expect.poll(left).toBe(0);
  expect(await page.locator("html").getAttribute("data-all")).toBeNull();
  await walk.close();
});

test("what is pressed below the first window waits for its code, and the application goes on", async () => {
  const walk = await personAt(browser, "/");
  const { page } = walk;
  const release = await holdScripts(page, "**/assets/rest-of-home-*.js");
  await page.reload();
  await untilRunning(page);
  // the screen around the part is hydrated after the frame: asked as early-press.ts asks
  const mood = page.getByRole("button", { name: "Bien", exact: true });
  const ask = (button: Element) =>
    button.dispatchEvent(new Event("auxclick", { bubbles: true, cancelable: true }));
  await expect.poll(() => mood.evaluate(ask)).toBe(false);
  const address = page.url();
  await page.getByRole("main").getByRole("link", { name: "Biblioteca" }).click();
  expect(page.url()).toBe(address);
  const document = await page.evaluateHandle(() => globalThis.document);
  release();
  await page.waitForURL("**/resources");
  // a page that was loaded anew would have another one
  expect(await document.evaluate((before) => before === globalThis.document)).toBe(true);
  walk.expectQuiet();
  await walk.close();
});

test("an answer chosen before the application is there counts, and after a reload no other question shows", async () => {
  const walk = await personAt(browser, "/activities");
  const { page } = walk;
  const release = await holdScripts(page);
  await page.goto(`${walk.url}/assessment`, { waitUntil: "domcontentloaded" });
  await page.getByText("A veces", { exact: true }).click();
  release();
  await page.getByRole("button", { name: "Siguiente" }).click();
  await page.getByText(/Pregunta 2 /).waitFor();
  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await page.getByText(/Pregunta 1 /).isVisible()).toBe(false);
  releaseAgain();
  await page.getByText(/Pregunta 2 /).waitFor();
  await walk.close();
});

async function openFirstSession({ page, context, url }: Visit): Promise<void> {
  const [first] = await (await context.request.get(`${url}/api/activities`)).json();
  await page.goto(`${url}/activity-session/${first.id}`, { waitUntil: "domcontentloaded" });
}

/** A text that nobody has read, before its page runs; `marks` fills with each "read" or "not read" that is sent. */
async function openUnread() {
  const walk = await personAt(browser, "/activities");
  const marks: boolean[] = [];
  walk.page.on("request", (request) => {
    const isRead = /"isRead":(true|false)/.exec(request.postData() ?? "")?.[1];
    if (isRead) marks.push(isRead === "true");
  });
  const release = await holdScripts(walk.page);
  await walk.page.goto(`${walk.url}/resources/what-stress-is`, { waitUntil: "domcontentloaded" });
  return { walk, marks, release };
}

/** Holds back the scripts until the answer is called. */
async function holdScripts(page: Page, scripts = "**/assets/*.js"): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return gate.resolve;
}

async function isRunning(page: Page): Promise<boolean> {
  return (await page.locator("html").getAttribute("data-running")) !== null;
}

/** Waits until the press that came too early was repeated: nothing else will press. */
async function untilRepeated(page: Page): Promise<void> {
  await page.locator("[data-pressed-early]").waitFor({ state: "detached" });
}
