import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultLanguage, languages, type ByLanguage, type Language } from "@remanso/core/language.ts";
import { axeViolations } from "./axe.ts";
import { hangMs, open, openBrowser, personAt, untilRunning, type Visit } from "./browser.ts";

// A lock on a shared device, a plain name, and the quick way out of any page. decisions §12

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const words = {
  es: {
    slips: 5,
    set: "Poner un código",
    code: "Un código de 4 a 8 cifras",
    again: "El mismo código otra vez",
    save: "Guardar el código",
    different: "Los dos códigos son distintos.",
    lockNow: "Bloquear ahora",
    locked: "Remanso está bloqueado",
    own: "Tu código",
    open: "Abrir",
    wrong: "Ese no es el código.",
    wait: /Puedes probar otra vez dentro de 30 segundos/,
    forgot: "Olvidé el código",
    again2: "Entrar otra vez",
    help: "Ayuda ahora",
  },
  en: {
    slips: 1,
    set: "Set a code",
    code: "A code of 4 to 8 digits",
    again: "The same code again",
    save: "Save the code",
    different: "The two codes are different.",
    lockNow: "Lock now",
    locked: "Remanso is locked",
    own: "Your code",
    open: "Open",
    wrong: "That isn’t the code.",
    wait: /You can try again in 30 seconds/,
    forgot: "I forgot the code",
    again2: "Sign in again",
    help: "Help now",
  },
} satisfies ByLanguage<object>;

type Words = (typeof words)[Language];

async function setCode({ page }: Visit, said: Words, code: string) {
  await page.getByRole("button", { name: said.set }).click();
  await page.getByLabel(said.code).fill(code);
  await page.getByLabel(said.again).fill("1");
  await page.getByRole("button", { name: said.save }).click();
  await page.getByText(said.different).waitFor();
  await page.getByLabel(said.again).fill(code);
  await page.getByRole("button", { name: said.save }).click();
  await page.getByRole("button", { name: said.lockNow }).waitFor();
}

async function give({ page }: Visit, said: Words, code: string) {
  await page.getByLabel(said.own).fill(code);
  await page.getByRole("button", { name: said.open, exact: true }).click();
}

async function wrongTimes(walk: Visit, said: Words, times: number) {
  const { page } = walk;
  for (let tries = 1; tries <= times; tries += 1) {
    await give(walk, said, "1111");
    await page.getByText(tries < 5 ? said.wrong : said.wait).waitFor();
    await expect.poll(() => page.getByLabel(said.own).inputValue()).toBe("");
  }
  if (times < 5) return;
  await page.clock.install();
  await page.clock.fastForward(31_000);
}

describe.each(languages)("a lock, in %s", (language) => {
  const said = words[language];

  test("covers the page now, after a reload and in every tab; a wrong code opens nothing, five make it wait", async () => {
    const walk = await personAt(browser, "/settings#lock", { language });
    const { page, context } = walk;
    await setCode(walk, said, "2468");
    const other = await context.newPage();
    await open({ page: other, url: walk.url }, "/journal");
    await page.bringToFront();
    await page.getByRole("button", { name: said.lockNow }).click();
    const cover = page.getByRole("dialog", { name: said.locked });
    await cover.waitFor();
    await other.getByRole("dialog", { name: said.locked }).waitFor();
    await other.close();
    expect(await page.getByRole("main").count()).toBe(0);
    expect(await axeViolations(walk)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.reload();
    // before any script ran, too
    expect(await page.getByRole("heading", { level: 1 }).allInnerTexts()).toEqual([said.locked]);
    await untilRunning(page);
    await cover.waitFor();
    await page.getByRole("link", { name: said.help }).click();
    const help = page.getByRole("dialog", { name: said.help });
    await help.waitFor();
    await page.keyboard.press("Escape");
    await help.waitFor({ state: "detached" });
    await wrongTimes(walk, said, said.slips);
    await give(walk, said, "2468");
    await page.getByRole("button", { name: said.lockNow }).waitFor();
    expect(await cover.count()).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });

  test("a forgotten code means signing in again, which needs a connection and loses nothing", async () => {
    const walk = await personAt(browser, "/settings#lock", { language });
    const { page, context } = walk;
    await setCode(walk, said, "13579");
    await page.getByRole("button", { name: said.lockNow }).click();
    await page.getByRole("button", { name: said.forgot }).click();
    await context.setOffline(true);
    await page.getByRole("button", { name: said.again2 }).click();
    await page
      .getByRole("alert")
      .filter({ hasText: /conexión|connection/ })
      .waitFor();
    await context.setOffline(false);
    await page.getByRole("button", { name: said.again2 }).click();
    await page.waitForURL(/\?login/);
    expect((await context.request.get(`${walk.url}/api/auth/user`)).status()).toBe(401);
    await walk.close();
  });
});

test("a page left for longer than was chosen is locked; one in use is not", async () => {
  const said = words[defaultLanguage];
  const walk = await personAt(browser, "/settings#lock", { language: defaultLanguage });
  const { page } = walk;
  await page.clock.install();
  await setCode(walk, said, "2468");
  // what watches the use comes with the cover, a moment after the code is set
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  const asSet = await kept();
  const used = async () => {
    await page.keyboard.press("Tab");
    return kept();
  };
  await expect.poll(used, { timeout: hangMs }).not.toBe(asSet);
  // from here on no time passes but what is said, however slow the machine is
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000);
  const locked = page.getByRole("dialog", { name: said.locked });
  for (let times = 0; times < 3; times += 1) {
    await page.keyboard.press("Tab");
    await page.clock.fastForward(50_000);
    expect(await locked.count()).toBe(0);
  }
  await page.clock.fastForward(11_000);
  await page.clock.resume();
  await page.getByRole("dialog", { name: said.locked }).waitFor();
  await walk.close();
});

test("a plain name and icon say nothing in the tab", async () => {
  const walk = await personAt(browser, "/settings#lock", { language: "en" });
  const { page } = walk;
  await page.getByRole("switch", { name: "Plain name and icon" }).click();
  await expect.poll(() => page.title()).toBe("Notes");
  expect(await page.locator("link[rel=icon]").getAttribute("href")).toBe("/icon-plain.svg");
  await open(walk, "/journal");
  expect(await page.title()).toBe("Notes");
  await walk.close();
});

describe("the quick way out", () => {
  const elsewhere = "https://www.wikipedia.org/";

  async function withElsewhere(walk: Visit): Promise<Visit> {
    await walk.context.route(elsewhere, (route) => route.fulfill({ body: "La enciclopedia libre" }));
    return walk;
  }

  test.each(["/", "/activities", "/breathing-game"])("from %s: Escape three times", async (path) => {
    const walk = await withElsewhere(await personAt(browser, path));
    for (let times = 0; times < 3; times += 1) await walk.page.keyboard.press("Escape");
    await walk.page.getByText("La enciclopedia libre").waitFor();
    await walk.close();
  });

  test("by the door, in every tab, and what was being written is there afterwards", async () => {
    const walk = await withElsewhere(await personAt(browser, "/journal"));
    const { page, context } = walk;
    const other = await context.newPage();
    await open({ page: other, url: walk.url }, "/");
    await page.getByRole("textbox").first().fill("A medias");
    await page.getByRole("link", { name: "Salir de esta página ya" }).click();
    await page.getByText("La enciclopedia libre").waitFor();
    await other.getByText("La enciclopedia libre").waitFor();
    await open(walk, "/journal");
    await expect.poll(() => page.getByRole("textbox").first().inputValue()).toBe("A medias");
    await walk.close();
  });
});
