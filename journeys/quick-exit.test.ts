import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, assess, open, openBrowser, untilRunning, type Visit } from "./browser.ts";
import { answerWith, field, newcomerAt, openChat, panelHeader, say } from "./chat-page.ts";

// safety.md, Violence: whoever looks at the device afterwards finds nothing of it, on the screen or in any store.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const sure = "mi marido me pega";
const unsure = "mi pareja me da miedo cuando bebe";
const exitName = /^(Salir de esta página ya|Leave this page at once)$/;

describe("the quick way out", () => {
  test.each([
    ["of the card", sure],
    ["of the question", unsure],
  ])("%s leaves nothing on the screen or the device, also after going back", async (_where, message) => {
    const walk = await withWikipedia(await newcomerAt(browser, "/"));
    const { page } = walk;
    await openChat(page);
    await say(page, message);
    await exit(page).last().waitFor();
    await field(page).fill("otra frase sobre eso");
    await expect.poll(() => stored(page)).toContain(message);
    await exit(page).last().click();
    await page.getByText("La enciclopedia libre").waitFor();
    await expectNothingLeft(walk, [message, "otra frase", "violence"]);
    await walk.close();
  });

  test("stands in the panel's header while the talk goes on, and behind the help button", async () => {
    const walk = await newcomerAt(browser, "/", { language: "en" });
    const { page } = walk;
    await openChat(page);
    await say(page, "my husband hits me");
    const inHeader = panelHeader(page).getByRole("button", { name: exitName });
    await inHeader.waitFor();
    await page.getByText("Is it happening now?").waitFor();
    await say(page, "just kidding");
    await page.locator("[data-card]").waitFor({ state: "detached" });
    expect(await inHeader.isVisible()).toBe(true);
    await page.getByRole("button", { name: "Help now" }).click();
    await page.locator("[data-card]").getByRole("button", { name: exitName }).waitFor();
    await walk.close();
  });

  test("below a note takes the note along, in every tab", async () => {
    const walk = await withWikipedia(await newcomerAt(browser, "/"));
    const { page } = walk;
    await assess(walk);
    await open(walk, "/journal");
    const other = await walk.context.newPage();
    await other.goto(`${walk.url}/activities`);
    await untilRunning(other);
    await openChat(other);
    await say(other, sure);
    await exit(other).first().waitFor();
    await page.bringToFront();
    await writeCheckIn(page, unsure);
    await exit(page).click();
    await page.getByText("La enciclopedia libre").waitFor();
    await other.getByText("La enciclopedia libre").waitFor();
    await expectNothingLeft(walk, [sure, unsure]);
    await walk.close();
  });

  test("is taken by itself when it is not safe to write, without the server too", async () => {
    const walk = await withWikipedia(await newcomerAt(browser, "/"));
    const { page } = walk;
    await openChat(page);
    await answerWith(walk, { status: 500, body: "{}" });
    await say(page, sure);
    await tap(page, "Sí");
    await page.getByText("¿Puedes escribir con seguridad ahora?").waitFor();
    await tap(page, "No");
    await page.getByText("La enciclopedia libre").waitFor();
    await expectNothingLeft(walk, [sure, "violence"]);
    await walk.close();
  });
});

describe("after violence, without leaving", () => {
  test("the chat does not open by itself, and nothing unsent comes back", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    await openChat(page);
    await say(page, sure);
    await exit(page).first().waitFor();
    await field(page).fill("anoche otra vez");
    await page.reload();
    await untilRunning(page);
    await page.getByRole("button", { name: /^Abrir el chat/ }).waitFor();
    expect(await page.getByText(sure).count()).toBe(0);
    expect(await stored(page)).not.toContain("anoche otra vez");
    await openChat(page);
    expect(await field(page).inputValue()).toBe("");
    expect(await page.getByText("La última vez fue un momento duro").count()).toBe(0);
    await expect.poll(() => panelHeader(page).getByRole("link").first().getAttribute("href")).toBe("tel:016");
    expect(JSON.stringify(await ask(walk, "/api/notifications"))).not.toContain("pega");
    await walk.close();
  });

  test("a note that spoke of it is not kept as a draft", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    await assess(walk);
    await open(walk, "/journal");
    await writeCheckIn(page, sure);
    await exit(page).waitFor();
    await expect.poll(() => stored(page)).not.toContain(sure);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.reload();
    await untilRunning(page);
    await page.getByRole("button", { name: newCheckIn, exact: true }).first().click();
    expect(await page.getByLabel(noteName).inputValue()).toBe("");
    await walk.close();
  });
});

const newCheckIn = "Anotar cómo estás";
const noteName = "Nota (opcional)";

async function writeCheckIn(page: Page, note: string): Promise<void> {
  await page.getByRole("button", { name: newCheckIn, exact: true }).first().click();
  await page.getByLabel(noteName).fill(note);
}

function exit(page: Page) {
  return page.getByRole("button", { name: exitName });
}

async function tap(page: Page, answer: string): Promise<void> {
  await page.getByRole("button", { name: answer, exact: true }).click();
}

/** Where the way out leads to, without asking the real one. */
async function withWikipedia(walk: Visit): Promise<Visit> {
  await walk.context.route("https://www.wikipedia.org/", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: "<p>La enciclopedia libre</p>" }),
  );
  return walk;
}

/** Goes back, opens Remanso again and the chat in it, and looks for the words everywhere. */
async function expectNothingLeft({ page, url }: Visit, words: readonly string[]): Promise<void> {
  await page.goBack();
  await page.goto(`${url}/`);
  await untilRunning(page);
  const lookAround = async () => `${await page.locator("body").innerText()} ${await stored(page)}`;
  const isThere = (text: string) => words.filter((word) => text.includes(word));
  expect(isThere(await lookAround())).toEqual([]);
  await openChat(page);
  expect(await field(page).inputValue()).toBe("");
  expect(await page.locator("[data-card], [data-own]").count()).toBe(0);
  expect(isThere(await lookAround())).toEqual([]);
}

/** All that this browser keeps for the page: both storages, IndexedDB, caches and readable cookies. */
function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = await Promise.all(
      databases.map(
        ({ name = "" }) =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const { result } = opening;
              const tables = [...result.objectStoreNames];
              if (tables.length === 0) return resolve("");
              const reading = result
                .transaction(tables)
                .objectStore(tables[0] ?? "")
                .getAll();
              reading.onsuccess = () => {
                result.close();
                resolve(JSON.stringify(reading.result));
              };
            };
          }),
      ),
    );
    const cached = await Promise.all(
      (await caches.keys())
        .filter((name) => !name.startsWith("remanso-files"))
        .map(async (name) => {
          const cache = await caches.open(name);
          const answers = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
          return (await Promise.all(answers.map(async (answer) => answer?.text()))).join(" ");
        }),
    );
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify(store));
    return [...stores, ...rows, ...cached, document.cookie].join(" ");
  });
}
