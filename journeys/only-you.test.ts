import { dirname } from "node:path";
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { strings as journalStrings } from "../web/src/journal/strings.ts";
import { strings as ownStrings } from "../web/src/only-you/strings.ts";
import { strings as privacyStrings } from "../web/src/privacy/strings.ts";
import { axeViolations } from "./axe.ts";
import { ask, open, openBrowser, personAt, visit, type Visit } from "./browser.ts";
import { addDevice } from "./device.ts";
import { freePort } from "./free-port.ts";
import { keptOnDevice } from "./kept-on-device.ts";
import { filesIn, makeBackup } from "./kept-files.ts";
import { button, setUp } from "./only-you-steps.ts";
import { untilSettled } from "./settled.ts";
import { startServer, type RunningServer } from "./server.ts";

// Texts that only their writer can read, from the first press to the last: turned on, written with and without a network, opened in a second
// browser, searched, downloaded, recovered, given a new key, and turned off. What the server and the device keep is looked through.

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await openBrowser();
  // passkeys belong to an address, so the server must know its port
  server = await startServer({ port: await freePort() });
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** In all that is written; it may be found nowhere. */
const canary = "canario-cerrado";
const password = "agua tranquila 7";

test.each(["es", "en"] as const)(
  "texts are closed, opened elsewhere and opened for good, in %s",
  async (language) => {
    const journal = journalStrings[language];
    const walk = await personAt(browser, "/journal", { language, url: server.url });
    const { page } = walk;
    await writePage(page, language, `${canary} antes`);
    await expect.poll(() => keptOnDevice(page)).toContain(canary);
    const phrase = await turnOn(walk, language);
    // nor what the device had kept of them to be read offline
    await expect.poll(() => keptOnDevice(page)).not.toContain(canary);
    await open(walk, "/journal");
    await page.getByText(`${canary} antes`).waitFor();
    await page.getByText(journal.onlyYou).waitFor();
    await writePage(page, language, `${canary} después, llueve`);
    await page.getByText(`${canary} después, llueve`).waitFor();
    const entries = await ask(walk, "/api/journal");
    expect(
      entries.map(({ text, closed }: { text: null; closed: object }) => [text, closed !== null]),
    ).toEqual([
      [null, true],
      [null, true],
    ]);
    // without a network, with an entry that was opened to be changed before
    await edit(page, language, `${canary} después, llueve`);
    await walk.context.setOffline(true);
    await writePage(page, language, `${canary} sin red`);
    await page.getByText(journal.savedLater, { exact: true }).waitFor();
    await page.getByLabel(journal.write, { exact: true }).fill(`${canary} empezado`);
    await rewrite(page, language, `${canary} después, llueve más`);
    const kept = await keptOnDevice(page);
    // what waits is there, and only its text cannot be read
    expect(kept).toContain("journal.create");
    expect(kept).not.toContain(canary);
    await page.getByLabel(journal.write, { exact: true }).fill("");
    await walk.context.setOffline(false);
    await expect.poll(async () => (await ask(walk, "/api/journal")).length).toBe(3);
    await search(page, language);
    await download(walk, language);
    await elsewhere(walk, language, phrase);
    await turnOff(walk, language);
    const opened = await ask(walk, "/api/journal");
    expect(opened.map(({ text }: { text: string }) => text).toSorted()).toEqual([
      `${canary} antes`,
      `${canary} después, llueve más`,
      `${canary} sin red`,
    ]);
    await walk.close();
  },
);

async function writePage(page: Page, language: Language, text: string): Promise<void> {
  const words = journalStrings[language];
  const field = page.getByLabel(words.write, { exact: true });
  await field.fill(text);
  await button(page, words.savePage).click();
  await expect.poll(() => field.inputValue()).toBe("");
}

async function edit(page: Page, language: Language, text: string): Promise<void> {
  const words = journalStrings[language];
  const card = page.getByRole("listitem").filter({ hasText: text });
  await card.getByRole("button", { name: new RegExp(`^${words.edit}`) }).click();
  await page.getByLabel(words.text).waitFor();
}

async function rewrite(page: Page, language: Language, text: string): Promise<void> {
  const words = journalStrings[language];
  await page.getByLabel(words.text).fill(text);
  await button(page, words.save).click();
  await page.getByText(text).waitFor();
}

/** By six words; answers them. */
async function turnOn(walk: Visit, language: Language): Promise<string> {
  const { page } = walk;
  const words = ownStrings[language];
  await open(walk, "/settings#only-you");
  await button(page, words.turnOn).click();
  expect(await axeViolations(walk)).toEqual([]);
  const { phrase } = await setUp(page, language);
  await page.getByText(words.isOn).waitFor();
  // a message that is still coming in has no contrast yet
  await untilSettled(page);
  expect(await axeViolations(walk)).toEqual([]);
  return phrase;
}

async function search(page: Page, language: Language): Promise<void> {
  const words = journalStrings[language];
  await page.getByRole("searchbox", { name: words.search }).fill("LLUEV");
  await page.getByText(words.found(1, false)).waitFor();
  await page.getByText(`${canary} después, llueve`).waitFor();
  await page.getByRole("searchbox", { name: words.search }).fill("");
}

async function download(walk: Visit, language: Language): Promise<void> {
  const { page } = walk;
  await open(walk, "/settings#data");
  await page.getByText(ownStrings[language].isOn).waitFor({ state: "attached" });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, privacyStrings[language].download).click(),
  ]);
  const { tables } = JSON.parse(await readFile((await file.path()) ?? "", "utf8"));
  expect(tables.journal_pages.map(({ text }: { text: string }) => text)).toContain(`${canary} sin red`);
  expect(JSON.stringify(tables)).not.toContain('"closed"');
}

/** A second browser: closed at first, opened by the words, and by the code after the key was changed. */
async function elsewhere(walk: Visit, language: Language, phrase: string): Promise<void> {
  const [words, journal] = [ownStrings[language], journalStrings[language]];
  const { email }: { email: string } = await ask(walk, "/api/auth/user");
  const second = await visit(browser, { language, url: server.url });
  await signIn(second, email);
  await open(second, "/journal");
  const { page } = second;
  await page.getByText(words.openTitle).waitFor();
  await page.getByText(journal.closed).first().waitFor();
  expect(await page.getByText(canary).count()).toBe(0);
  expect(await axeViolations(second)).toEqual([]);
  await page.getByLabel(words.typed).fill("agua agua agua agua agua agua");
  await button(page, words.open).click();
  await page.getByText(words.wrong).waitFor();
  await page.getByLabel(words.typed).fill(phrase);
  await page.keyboard.press("Enter");
  await page.getByText(`${canary} sin red`).waitFor();
  // the first browser changes the key
  await open(walk, "/settings#only-you");
  await button(walk.page, words.renew).click();
  const renewed = await setUp(walk.page, language);
  await walk.page.getByText(words.isOn).waitFor();
  await open(second, "/journal");
  await page.getByLabel(words.typed).fill(phrase);
  await button(page, words.open).click();
  await page.getByText(words.wrong).waitFor();
  await page.getByLabel(words.typed).fill(renewed.code.toLowerCase());
  await button(page, words.open).click();
  await page.getByText(`${canary} sin red`).waitFor();
  await second.close();
}

async function signIn({ context, url }: Visit, email: string): Promise<void> {
  const answered = await context.request.post(`${url}/api/auth/sign-in`, {
    headers: { origin: url },
    data: { email, password },
  });
  expect(answered.ok()).toBe(true);
}

async function turnOff(walk: Visit, language: Language): Promise<void> {
  const { page } = walk;
  const words = ownStrings[language];
  await open(walk, "/settings#only-you");
  await button(page, words.turnOff).click();
  await button(page, words.turnOffYes).click();
  await button(page, words.turnOn).waitFor();
}

test("a passkey opens them; lost, the code does; and nothing of them is on the server, in a backup or in the log", async () => {
  const words = ownStrings.es;
  const walk = await personAt(browser, "/settings#account", { url: server.url });
  const { page } = walk;
  await addDevice(page, { hasPrf: true });
  await button(page, "Agregar una llave de acceso").click();
  await page.getByLabel("Nombre de la llave").press("Enter");
  await page.getByText("Sin usar todavía").waitFor();
  await page.getByRole("heading", { name: "Textos que solo tú puedes leer" }).click();
  await button(page, words.turnOn).click();
  await button(page, words.byPasskey).click();
  const list = page.getByRole("list", { name: words.codeTitle });
  await expect.poll(() => list.getByRole("listitem").count()).toBe(8);
  const groups = await list.getByRole("listitem").allInnerTexts();
  await button(page, words.codeKept).click();
  for (const place of [3, 7]) await page.getByLabel(words.group(place)).fill(groups[place - 1] ?? "");
  await button(page, words.goOn).click();
  await page.getByText(words.isOn).waitFor();
  await button(page, words.closeHere).click();
  await button(page, words.openPasskey).click();
  await page.getByText(words.isOn).waitFor();
  // lost: the code opens, words are added, and the passkey goes
  await button(page, words.closeHere).click();
  await page.getByLabel(words.typed).fill(groups.join(" "));
  await button(page, words.open).click();
  await button(page, words.addWords).click();
  await page.getByLabel(words.typed).fill(groups.join(""));
  await button(page, words.open).click();
  const phrase = await page.getByRole("group", { name: words.yourWords }).innerText();
  await page.getByLabel(words.wordsAgain).fill(phrase);
  await button(page, words.goOn).click();
  await page.getByRole("button", { name: new RegExp(`^${words.remove}: ${words.kinds.passkey}`) }).click();
  await button(page, words.removeYes).click();
  await page.getByText(words.removed).first().waitFor();
  await open(walk, "/journal");
  await writePage(page, "es", `${canary} del final`);
  await page.getByText(`${canary} del final`).waitFor();
  const { email }: { email: string } = await ask(walk, "/api/auth/user");
  await walk.close();
  const backups = await makeBackup(server.dataDir);
  await server.stop({ keepData: true });
  const kept = [
    ...(await filesIn(server.dataDir, backups)),
    { path: "log", bytes: Buffer.from(server.said()) },
  ];
  const holding = (text: string) => kept.filter(({ bytes }) => bytes.includes(text)).map(({ path }) => path);
  // an address is kept as it was typed: it shows that what is there is found, in the backup too
  expect(holding(email).map(dirname)).toContain(backups);
  expect([canary, phrase, groups.join("-"), groups.join("")].map(holding)).toEqual([[], [], [], []]);
});
