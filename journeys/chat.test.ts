import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assess, openBrowser, untilRunning, type Visit } from "./browser.ts";
import {
  answerWith,
  expectCardAtOnce,
  field,
  holdMessages,
  kept,
  openChat,
  ownLines,
  newcomerAt,
  panelHeader,
  say,
} from "./chat-page.ts";

// The support chat in a real browser: talking, what the device keeps, and the crisis card.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("talk", () => {
  test("in Spanish: greeting, Enter and Shift+Enter, one message at a time, kept after a reload", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    await openChat(page);
    await page.getByText(/un programa, no una persona, y esto no es una terapia/).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await page.keyboard.type("   ");
    await page.keyboard.press("Enter");
    expect(await ownLines(page)).toEqual([]);
    await field(page).fill("");
    await page.keyboard.type("Hola");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("mi jefe me grita");
    expect(await ownLines(page)).toEqual([]);
    const release = await holdMessages(walk);
    await page.keyboard.press("Enter");
    await page.keyboard.type("y otra cosa");
    await page.keyboard.press("Enter");
    await expect.poll(() => ownLines(page)).toEqual(["Hola\nmi jefe me grita"]);
    release();
    await page.getByText("Programa", { exact: true }).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe("y otra cosa");
    await expect.poll(async () => (await kept(page)).messages.length).toBe(2);
    const before = await kept(page);
    await page.reload();
    await untilRunning(page);
    await page.getByText("mi jefe me grita").waitFor();
    await expect.poll(() => field(page).inputValue()).toBe("y otra cosa");
    await field(page).fill("y otra cosa más");
    await expect.poll(async () => JSON.stringify(await kept(page))).toContain("y otra cosa más");
    const after = await kept(page);
    expect(after.messages.map(({ content }) => content)).toEqual(
      before.messages.map(({ content }) => content),
    );
    const [then = "", now = ""] = [before, after].map(({ messages }) => messages[0]?.timestamp);
    expect(new Date(now).getTime()).toBeGreaterThan(new Date(then).getTime());
    walk.expectQuiet();
    await walk.close();
  });

  test("in English: minimised with Escape, brought back and closed, with the focus where it belongs", async () => {
    const walk = await newcomerAt(browser, "/", { language: "en", size: "desktop" });
    const { page } = walk;
    await openChat(page);
    await say(page, "hello");
    await page.getByText("Program", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    const card = page.getByRole("button", { name: "Open the chat again" });
    await expect.poll(() => card.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.reload();
    await untilRunning(page);
    await card.click();
    await page.getByText("hello", { exact: true }).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    const bubble = page.getByRole("button", { name: "Open the emotional support chat" });
    await expect.poll(() => bubble.evaluate((one) => one === document.activeElement)).toBe(true);
    await expect.poll(() => kept(page)).toMatchObject({ isVisible: false, isMinimized: false });
    walk.expectQuiet();
    await walk.close();
  });

  test("sends where it is made and no Idempotency-Key; the conversation can be cleared and brought back", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    const sent: unknown[] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/api/chat/message")) return;
      sent.push([request.headers()["idempotency-key"], request.postDataJSON().userContext]);
    });
    await openChat(page);
    await say(page, "hola");
    await page.getByText("Programa", { exact: true }).waitFor();
    const localTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(sent).toEqual([[undefined, { screen: "/", language: "es", localTime }]]);
    await page.getByRole("button", { name: "Más sobre este chat" }).click();
    await page.getByRole("button", { name: "Borrar la conversación" }).click();
    expect(await ownLines(page)).toEqual([]);
    await page.getByRole("button", { name: "Deshacer" }).click();
    await expect.poll(() => ownLines(page)).toEqual(["hola"]);
    await page.getByRole("button", { name: "Más sobre este chat" }).click();
    await page.getByRole("button", { name: "Qué sabe el asistente" }).click();
    await page.getByText("Tu nombre: Inés.").waitFor();
    walk.expectQuiet();
    await walk.close();
  });
});

const heavy = "me quiero matar";

describe("the card", () => {
  test("comes at once, stays pinned, blocks nothing, and answers what keeps people from calling", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    await openChat(page);
    await expectCardAtOnce(page, heavy);
    await page.getByText("Palabras fijas de seguridad").waitFor();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /Llamar a 024, 024/ })
      .first()
      .waitFor();
    await page.getByText("¿Qué te frena para llamar?").click();
    await page.getByText("Me da vergüenza").click();
    await page.getByText(/no estoy bien y no sé por dónde empezar/).waitFor();
    await say(page, "estoy en casa y tengo frío");
    await expect.poll(async () => (await kept(page)).messages.length).toBe(4);
    await expect.poll(() => panelHeader(page).getByRole("link", { name: /024/ }).count()).toBe(1);
    await walk.close();
  });

  test.each([
    ["the server answers nothing", (walk: Visit) => answerWith(walk, { status: 200, body: "" })],
    ["the server fails", (walk: Visit) => answerWith(walk, { status: 500, body: "{}" })],
    ["there were too many messages", (walk: Visit) => answerWith(walk, { status: 429, body: "{}" })],
    ["the session has ended", (walk: Visit) => answerWith(walk, { status: 401, body: "{}" })],
    ["there is no network", (walk: Visit) => walk.context.setOffline(true)],
    ["the answer takes long", (walk: Visit) => holdMessages(walk)],
  ] as const)("is there within 300 ms when %s", async (_name, breakIt) => {
    const walk = await newcomerAt(browser, "/");
    await openChat(walk.page);
    await breakIt(walk);
    await expectCardAtOnce(walk.page, heavy);
    await walk.close();
  });

  test("at the highest level the emergency number comes first", async () => {
    const walk = await newcomerAt(browser, "/", { language: "en" });
    await openChat(walk.page);
    await expectCardAtOnce(walk.page, "I took all my pills just now");
    const first = walk.page.locator("[data-card='4'] a").first();
    await expect.poll(() => first.getAttribute("href")).toBe("tel:112");
    await walk.close();
  });

  test("stands below a note, leaves the caret in it, and can be dismissed", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    await assess(walk);
    await page.goto(`${walk.url}/activities`);
    await untilRunning(page);
    await page.getByRole("button", { name: "Nueva Actividad" }).click();
    await page.getByLabel(/^Notas/).fill(heavy);
    await page.locator("[data-card]").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await page.getByRole("button", { name: "Ya lo he visto" }).click();
    expect(await page.locator("[data-card]").count()).toBe(0);
    await walk.close();
  });
});
