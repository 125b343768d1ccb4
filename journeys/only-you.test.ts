import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { strings as journalStrings } from "../web/src/journal/strings.ts";
import { strings as ownStrings } from "../web/src/only-you/strings.ts";
import { strings as privacyStrings } from "../web/src/privacy/strings.ts";
import { strings as sessionStrings } from "../web/src/session/strings.ts";
import { axeViolations } from "./axe.ts";
import { ask, open, openBrowser, personAt, visit, type Visit } from "./browser.ts";
import { keptOnDevice } from "./kept-on-device.ts";
import { addActivity, button, canary, setUp, signIn, writePage } from "./only-you-steps.ts";
import { untilSettled } from "./settled.ts";
import { startServer, type RunningServer } from "./server.ts";

// Texts that only their writer can read, from the first press to the last: turned on, written with and without a network, opened in a second
// browser, searched, downloaded, recovered, given a new key, and turned off. What the server and the device keep is looked through.

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await openBrowser();
  server = await startServer();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

test.each(["es", "en"] as const)(
  "texts are closed, opened elsewhere and opened for good, in %s",
  async (language) => {
    const journal = journalStrings[language];
    const walk = await personAt(browser, "/journal", { language, url: server.url });
    const { page } = walk;
    await addActivity(walk, language, `${canary} paseo`);
    await open(walk, "/journal");
    await writePage(page, language, `${canary} antes`);
    await expect.poll(() => keptOnDevice(page)).toContain(canary);
    const phrase = await turnOn(walk, language);
    // nor what the device had kept of them to be read offline
    await expect.poll(() => keptOnDevice(page)).not.toContain(canary);
    await ownActivities(walk, language);
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
    const names = (await ask(walk, "/api/activities")).map(
      ({ activityName }: { activityName: string }) => activityName,
    );
    expect(names).toEqual(expect.arrayContaining([`${canary} paseo`, `${canary} baile`]));
    const opened = await ask(walk, "/api/journal");
    expect(opened.map(({ text }: { text: string }) => text).toSorted()).toEqual([
      `${canary} antes`,
      `${canary} después, llueve más`,
      `${canary} sin red`,
    ]);
    await walk.close();
  },
);

/** Named before and after, with steps; nothing of it is told to the server or kept open on the device. */
async function ownActivities(walk: Visit, language: Language): Promise<void> {
  const { page } = walk;
  const words = sessionStrings[language];
  await addActivity(walk, language, `${canary} baile`);
  await page.getByRole("heading", { name: `${canary} paseo` }).waitFor();
  const activities = await ask(walk, "/api/activities");
  expect(JSON.stringify(activities)).not.toContain(canary);
  const [{ id }] = activities;
  await open(walk, `/activity-session/${id}`);
  await button(page, words.writeOwn).click();
  await page.getByLabel(words.stepTitle).fill(`${canary} título`);
  await page.getByLabel(words.stepInstruction).fill(`${canary} paso`);
  await button(page, words.saveSteps).click();
  await page.getByText(`${canary} título`).first().waitFor();
  expect(JSON.stringify(await ask(walk, `/api/activities/${id}/instructions`))).not.toContain(canary);
  await open(walk, "/activities");
  await expect.poll(() => keptOnDevice(page)).not.toContain(canary);
}

test("the name of an activity is a quiet shape until it is opened, and words stand for it where it cannot be", async () => {
  const walk = await personAt(browser, "/", { url: server.url });
  await addActivity(walk, "es", `${canary} remo`);
  await turnOn(walk, "es");
  // the page as the server sends it: nothing opens on it
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await walk.context.storageState(),
  });
  const page = await plain.newPage();
  await page.goto(`${walk.url}/activities`, { waitUntil: "commit" });
  const name = page.getByRole("heading", { name: "Una actividad tuya" }).locator("span");
  const color = () => name.evaluate((words) => getComputedStyle(words).color);
  expect(await color()).toMatch(/\b0\)$/);
  await expect.poll(color).not.toContain("/");
  await plain.close();
  await open(walk, "/activities");
  const opened = walk.page.getByRole("heading", { name: `${canary} remo` });
  await opened.waitFor();
  expect(await opened.locator("span").count()).toBe(0);
  await walk.close();
});

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
  await expect.poll(() => axeViolations(walk)).toEqual([]);
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
  expect(tables.activities).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        custom_name: `${canary} baile`,
        name_key: `own:${canary} baile`,
        notes: `${canary} notas`,
        steps: [expect.objectContaining({ title: `${canary} título` })],
      }),
    ]),
  );
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
  await open(second, "/activities");
  await page.getByRole("heading", { name: `${canary} baile` }).waitFor();
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

async function turnOff(walk: Visit, language: Language): Promise<void> {
  const { page } = walk;
  const words = ownStrings[language];
  await open(walk, "/settings#only-you");
  await button(page, words.turnOff).click();
  await button(page, words.turnOffYes).click();
  await button(page, words.turnOn).waitFor();
}
