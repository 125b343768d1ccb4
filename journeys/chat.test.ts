import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assess, openBrowser, untilRunning, type Visit } from "./browser.ts";
import {
  answerWith,
  chatKeys,
  field,
  holdMessages,
  kept,
  openChat,
  ownLines,
  newcomerAt,
  say,
  untilCard,
} from "./chat-page.ts";
import { startServer } from "./server.ts";

// The support chat in a real browser: talk, what is kept, what happens without a server, and the card in all of it.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("talk", () => {
  test("in Spanish: greeting, Enter and Shift+Enter, blocked while a reply loads, kept over a reload", async () => {
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
    await holdMessages(walk, 1500);
    await page.keyboard.press("Enter");
    await page.keyboard.type("y otra cosa");
    await page.keyboard.press("Enter");
    expect(await ownLines(page)).toEqual(["Hola\nmi jefe me grita"]);
    await page.getByText("Programa", { exact: true }).waitFor();
    expect(await field(page).inputValue()).toBe("y otra cosa");
    const before = await kept(page);
    expect(before.messages.length).toBe(2);
    await page.reload();
    await untilRunning(page);
    await page.getByText("mi jefe me grita").waitFor();
    expect(await field(page).inputValue()).toBe("y otra cosa");
    await field(page).fill("y otra cosa más");
    const after = await kept(page);
    expect(after.messages.map(({ content }) => content)).toEqual(
      before.messages.map(({ content }) => content),
    );
    const [then = "", now = ""] = [before, after].map(({ messages }) => messages[0]?.timestamp);
    expect(new Date(now).getTime()).toBeGreaterThan(new Date(then).getTime());
    walk.expectQuiet();
    await walk.close();
  });

  test("in English, minimised with Escape, brought back, closed, and the focus goes along", async () => {
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
    expect(await kept(page)).toMatchObject({ isVisible: false, isMinimized: false });
    walk.expectQuiet();
    await walk.close();
  });

  test("never carries an Idempotency-Key, and can be cleared and brought back", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/chat/message")) keys.push(request.headers()["idempotency-key"]);
    });
    await openChat(page);
    await say(page, "hola");
    await page.getByText("Programa", { exact: true }).waitFor();
    expect(keys).toEqual([undefined]);
    await page.getByRole("button", { name: "Más sobre este chat" }).click();
    await page.getByRole("button", { name: "Borrar la conversación" }).click();
    expect(await ownLines(page)).toEqual([]);
    await page.getByRole("button", { name: "Deshacer" }).click();
    expect(await ownLines(page)).toEqual(["hola"]);
    await page.getByRole("button", { name: "Más sobre este chat" }).click();
    await page.getByRole("button", { name: "Qué sabe el asistente" }).click();
    await page.getByText("Tu nombre: Inés.").waitFor();
    walk.expectQuiet();
    await walk.close();
  });
});

const heavy = "me quiero matar";

describe("the card", () => {
  test("comes at once, stays pinned, locks nothing, and answers what keeps from calling", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    await openChat(page);
    expect(await untilCard(page, heavy)).toBeLessThanOrEqual(300);
    await page.getByText("Palabras fijas de seguridad").waitFor();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /Llamar a 024, 024/ })
      .first()
      .waitFor();
    await page.getByText("¿Qué te frena para llamar?").click();
    await page.getByText("No sabría qué decir").click();
    await page.getByText(/No estoy bien y no sé por dónde empezar/).waitFor();
    await say(page, "estoy en casa y tengo frío");
    await expect.poll(async () => (await kept(page)).messages.length).toBe(4);
    expect(await page.locator("dialog > header").getByRole("link", { name: /024/ }).count()).toBe(1);
    await walk.close();
  });

  test.each([
    ["the server answers nothing", (walk: Visit) => answerWith(walk, { status: 200, body: "" })],
    ["the server fails", (walk: Visit) => answerWith(walk, { status: 500, body: "{}" })],
    ["there were too many messages", (walk: Visit) => answerWith(walk, { status: 429, body: "{}" })],
    ["the session has ended", (walk: Visit) => answerWith(walk, { status: 401, body: "{}" })],
    ["there is no network", (walk: Visit) => walk.context.setOffline(true)],
    ["the answer takes long", (walk: Visit) => holdMessages(walk, 20_000)],
  ] as const)("is there within 300 ms when %s", async (_name, breakIt) => {
    const walk = await newcomerAt(browser, "/");
    await openChat(walk.page);
    await walk.page.waitForTimeout(500);
    await breakIt(walk);
    expect(await untilCard(walk.page, heavy)).toBeLessThanOrEqual(300);
    await walk.close();
  });

  test("at the highest level the emergency number comes first", async () => {
    const walk = await newcomerAt(browser, "/", { language: "en" });
    await openChat(walk.page);
    await untilCard(walk.page, "I took all my pills just now");
    const first = walk.page.locator("[data-card='4'] a").first();
    expect(await first.getAttribute("href")).toBe("tel:112");
    await walk.close();
  });

  test("stands below a note, without taking the caret, and can be put aside", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    await assess(walk);
    await page.goto(`${walk.url}/activities`);
    await untilRunning(page);
    await page.getByRole("button", { name: "Nueva Actividad" }).click();
    await page.getByLabel(/^Notas/).fill(heavy);
    await page.locator("[data-card]").waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("TEXTAREA");
    await page.getByRole("button", { name: "Ya lo he visto" }).click();
    expect(await page.locator("[data-card]").count()).toBe(0);
    await walk.close();
  });
});

describe("without an answer", () => {
  test("a killed server: the kept reply, marked; tried again with the server back, once", async () => {
    const server = await startServer();
    const walk = await newcomerAt(browser, "/", { url: server.url });
    const { page } = walk;
    await openChat(page);
    await page.waitForTimeout(500);
    await server.kill();
    expect(await untilCard(page, heavy)).toBeLessThanOrEqual(300);
    await page.getByText("Respuesta guardada: sin conexión con el servidor").waitFor();
    await say(page, "mi trabajo me agota");
    await page.getByText(/El trabajo puede pesar mucho/).waitFor();
    const back = await startServer({ dataDir: server.dataDir, port: new URL(server.url).port });
    await page.getByRole("button", { name: "Intentar de nuevo" }).click();
    await page.getByText("Programa", { exact: true }).waitFor();
    expect(await ownLines(page)).toEqual([heavy, "mi trabajo me agota"]);
    await walk.close();
    await back.stop();
  });

  test("the 21st message in a minute is told how long to wait", async () => {
    const server = await startServer({ env: { RATE_LIMITS: "on" } });
    const walk = await newcomerAt(browser, "/", { url: server.url });
    for (let sent = 0; sent < 20; sent += 1) {
      const headers = { origin: server.url };
      await walk.context.request.post(`${server.url}/api/chat/message`, {
        headers,
        data: { message: "hola" },
      });
    }
    await openChat(walk.page);
    await say(walk.page, "hola");
    await walk.page.getByText(/Podrás volver a escribir en unos \d+ segundos/).waitFor();
    await walk.page.getByText("Hola, gracias por escribir. ¿Cómo te sientes hoy?").waitFor();
    await walk.close();
    await server.stop();
  });

  test("an ended session erases the conversation, and keeps the message in the field", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    await openChat(page);
    await say(page, "hola");
    await page.getByText("Programa", { exact: true }).waitFor();
    await walk.context.clearCookies({ name: /session/i });
    await say(page, "sigo aquí");
    await page.getByText(/Tu sesión ha terminado y la conversación se ha borrado/).waitFor();
    expect(await field(page).inputValue()).toBe("sigo aquí");
    expect(await chatKeys(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("link", { name: "Iniciar sesión" }).click();
    await page.waitForURL(/login/);
    expect(await chatKeys(page)).toEqual([]);
    await walk.close();
  });

  test("signing out erases it, also by the address alone", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    await openChat(page);
    await say(page, "hola");
    await page.getByText("Programa", { exact: true }).waitFor();
    expect((await chatKeys(page)).length).toBe(1);
    await page.evaluate(() => localStorage.setItem("remanso.chat.somebody-else", "{}"));
    await page.reload();
    await untilRunning(page);
    await expect.poll(async () => (await chatKeys(page)).length).toBe(1);
    await page.goto(`${walk.url}/api/logout`);
    expect(await chatKeys(page)).toEqual([]);
    await walk.close();
  });
});
