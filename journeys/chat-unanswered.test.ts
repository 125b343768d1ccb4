import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, untilRunning } from "./browser.ts";
import { chatKeys, expectCardAtOnce, field, openChat, ownLines, newcomerAt, say } from "./chat-page.ts";
import { startServer } from "./server.ts";

// The support chat in a real browser where no answer comes: no server, too many messages, no session any more.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const heavy = "me quiero matar";

describe("without an answer", () => {
  test("a killed server: a stored reply, marked as such; trying again sends the message once", async () => {
    const server = await startServer();
    const walk = await newcomerAt(browser, "/", { url: server.url });
    const { page } = walk;
    await openChat(page);
    await server.kill();
    await say(page, "mi trabajo me agota");
    await page.getByText(/El trabajo puede pesar mucho/).waitFor();
    await page.getByText("Respuesta guardada: sin conexión con el servidor").waitFor();
    await expectCardAtOnce(page, heavy);
    await say(page, "mi trabajo me pesa");
    await expect.poll(() => ownLines(page)).toHaveLength(3);
    // while danger stands none of the kept replies
    await page.getByText("Respuesta guardada: sin conexión con el servidor").nth(2).waitFor();
    expect(await page.getByText(/El trabajo puede pesar mucho/).count()).toBe(1);
    const back = await startServer({ dataDir: server.dataDir, port: new URL(server.url).port });
    // a part of the page below may offer the same
    await page.locator("dialog").getByRole("button", { name: "Intentar de nuevo" }).click();
    await page.getByText("Programa", { exact: true }).waitFor();
    await expect.poll(() => ownLines(page)).toEqual(["mi trabajo me agota", heavy, "mi trabajo me pesa"]);
    await walk.close();
    await back.stop();
  });

  test("the 21st message in a minute says how long to wait", async () => {
    const server = await startServer({ env: { RATE_LIMITS: "on" } });
    const walk = await newcomerAt(browser, "/", { url: server.url });
    const send = () =>
      walk.context.request.post(`${server.url}/api/chat/message`, {
        headers: { origin: server.url },
        data: { message: "hola" },
      });
    await openChat(walk.page);
    // a busy machine refuses some for being busy: those do not count
    await expect.poll(async () => (await send()).status(), { interval: 1 }).toBe(429);
    await say(walk.page, "hola");
    await walk.page.getByText(/Podrás volver a escribir en unos \d+ segundos/).waitFor();
    await walk.page.getByText("Hola, gracias por escribir. ¿Cómo te sientes hoy?").waitFor();
    await walk.close();
    await server.stop();
  });

  test("an ended session erases the conversation and puts the message back into the field", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    await openChat(page);
    await say(page, "hola");
    await page.getByText("Programa", { exact: true }).waitFor();
    // nothing but the message may notice that the session ends
    await walk.context.route(/\/api\/(?!chat\/message)/, (route) => route.abort());
    await walk.context.clearCookies({ name: /session/i });
    await say(page, "sigo aquí");
    await page.getByText(/Tu sesión ha terminado y la conversación se ha borrado/).waitFor();
    await expect.poll(() => field(page).inputValue()).toBe("sigo aquí");
    expect(await chatKeys(page)).toEqual([]);
    await page.getByRole("dialog").getByRole("link", { name: "Iniciar sesión" }).click();
    await page.waitForURL(/login/);
    expect(await chatKeys(page)).toEqual([]);
    await walk.close();
  });

  test("signing out erases the conversation, even by opening the address of the sign-out", async () => {
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
