import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, type Visit } from "./browser.ts";
import { answerWith, field, newcomerAt, openChat, ownLines, say } from "./chat-page.ts";

// safety.md, Body and panic: the breathing circle inside the chat, at once or below the emergency number, until it passes.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const panic = "estoy teniendo un ataque de pánico";

test("the circle comes at once, breathes 4 in and 6 out, and goes on until it passes", async () => {
  const walk = await newcomerAt(browser, "/");
  const { page } = walk;
  await openChat(page);
  await field(page).fill(panic);
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await field(page).press("Enter");
  await page.clock.runFor(300);
  await circle(page).waitFor();
  await expect.poll(() => phase(page)).toBe("Inhala");
  await page.clock.runFor(4100);
  await expect.poll(() => phase(page)).toBe("Exhala");
  await page.clock.runFor(5900);
  await expect.poll(() => phase(page)).toBe("Inhala");
  await page.clock.fastForward("12:00");
  await page.clock.runFor(1000);
  expect(["Inhala", "Exhala"]).toContain(await phase(page));
  await page.clock.resume();
  const above = page.locator("[data-circle] p").first();
  expect(await above.innerText()).toBe(
    "Si es la primera vez, te duele el pecho, te desmayas o no cede en 10 minutos, llama al 112.",
  );
  expect(await above.getByRole("link").getAttribute("href")).toBe("tel:112");
  walk.expectQuiet();
  await walk.close();
});

test("it is silent until the person wants to hear it, stays while they write, and ends by a press or by their words", async () => {
  const walk = await newcomerAt(browser, "/", { language: "en" });
  const { page } = walk;
  await openChat(page);
  await say(page, "i'm having a panic attack");
  const sound = circle(page).getByRole("button", { name: "Sound" });
  expect(await sound.getAttribute("aria-pressed")).toBe("false");
  await sound.click();
  await expect.poll(() => sound.getAttribute("aria-pressed")).toBe("true");
  await page.getByText("Program", { exact: true }).waitFor();
  await say(page, "my hands feel strange");
  await expect.poll(() => ownLines(page)).toHaveLength(2);
  expect(await circle(page).isVisible()).toBe(true);
  const end = circle(page).getByRole("button", { name: "It’s easing" });
  await end.focus();
  await page.keyboard.press("Enter");
  await circle(page).waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("region");
  await page.getByText("Program", { exact: true }).nth(1).waitFor();
  await say(page, "i'm panicking again");
  await circle(page).waitFor();
  await page.getByText("Program", { exact: true }).nth(2).waitFor();
  await say(page, "it's easing");
  await circle(page).waitFor({ state: "detached" });
  walk.expectQuiet();
  await walk.close();
});

test.each([
  ["the server fails", (walk: Visit) => answerWith(walk, { status: 500, body: "{}" })],
  ["there is no network", (walk: Visit) => walk.context.setOffline(true)],
] as const)("it is there when %s", async (_name, breakIt) => {
  const walk = await newcomerAt(browser, "/");
  const { page } = walk;
  await openChat(page);
  await breakIt(walk);
  await say(page, panic);
  await circle(page).waitFor();
  await page.getByText("Respuesta guardada: sin conexión con el servidor").waitFor();
  expect(await circle(page).isVisible()).toBe(true);
  await walk.close();
});

test.each(["me duele el pecho", "estoy embarazada y tengo un ataque de pánico"])(
  "with signs of the body the number comes first, and the circle on a tap: %s",
  async (message) => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    await openChat(page);
    await say(page, message);
    const breathe = page.getByRole("button", { name: "Respirar con el círculo mientras tanto" });
    await breathe.waitFor();
    expect(await circle(page).count()).toBe(0);
    expect(await page.locator("[role=region] a").first().getAttribute("href")).toBe("tel:112");
    await breathe.click();
    await circle(page).waitFor();
    await walk.close();
  },
);

test("after violence there is no circle", async () => {
  const walk = await newcomerAt(browser, "/");
  const { page } = walk;
  await openChat(page);
  await say(page, "mi marido me pega");
  await page.getByText("Palabras fijas de seguridad").first().waitFor();
  await say(page, panic);
  await expect.poll(() => ownLines(page)).toHaveLength(2);
  await expect.poll(() => page.getByText("El asistente está escribiendo").count()).toBe(0);
  expect(await page.locator("[data-circle]").count()).toBe(0);
  await walk.close();
});

function circle(page: Page) {
  return page.locator("[data-breath]");
}

/** What the circle tells to do now. */
function phase(page: Page): Promise<string> {
  return circle(page).locator("[aria-live]").innerText();
}
