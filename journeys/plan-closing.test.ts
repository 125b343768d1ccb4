import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { strings as ownStrings } from "../web/src/only-you/strings.ts";
import { closedPlanWords } from "../web/src/safety/closed-plan-words.ts";
import { planWords } from "../web/src/safety/plan-words.ts";
import { strings as safetyStrings } from "../web/src/safety/strings.ts";
import { axeViolations } from "./axe.ts";
import { ask, open, openBrowser, untilPrepared, visit, type Visit } from "./browser.ts";
import { newcomerAt, openChat } from "./chat-page.ts";
import { keptOnDevice } from "./kept-on-device.ts";
import { button, canary, choosePlan, setUp, signIn, turnOnAndClosePlan } from "./only-you-steps.ts";
import { startServer, type RunningServer } from "./server.ts";
import { untilSettled } from "./settled.ts";

// Somebody whose texts only they can read closes their safety plan on the device too: nothing of it lies open there, help is as near as before,
// and nothing that they wrote is lost, whichever way the key goes.

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

const field = (page: Page, language: Language) =>
  page.getByLabel(planWords[language].parts.signs.title, { exact: true });

/** With a plan, and a key that opens by six words; answers them. */
async function withClosedPlan(walk: Visit, language: Language): Promise<string> {
  const { page } = walk;
  const words = planWords[language];
  await field(page, language).fill(`${canary} no duermo`);
  await button(page, words.add).first().click();
  await page.keyboard.type(`${canary} Ana`);
  await page.getByLabel(words.number).fill("+34 600 11 22 33");
  await expect.poll(() => keptOnDevice(page)).toContain(canary);
  await open(walk, "/settings#only-you");
  const phrase = await turnOnAndClosePlan(page, language);
  expect(await keptOnDevice(page)).not.toContain(canary);
  return phrase;
}

async function closeHere(walk: Visit, language: Language): Promise<void> {
  await open(walk, "/settings#only-you");
  await button(walk.page, ownStrings[language].closeHere).click();
  await walk.page.getByText(ownStrings[language].isOnClosed).waitFor();
}

async function unlock(page: Page, language: Language, phrase: string): Promise<void> {
  await page.getByLabel(ownStrings[language].typed).fill(phrase);
  await button(page, ownStrings[language].open).click();
}

const expectPlan = (page: Page, language: Language, text: string) =>
  expect.poll(() => field(page, language).inputValue()).toBe(text);

async function openCard(walk: Visit, path: string): Promise<void> {
  await open(walk, path);
  await openChat(walk.page);
  await walk.page.getByRole("button", { name: /^(Ayuda ahora|Help now)$/ }).click();
  await walk.page.locator("[data-card]").waitFor();
}

const calls = (page: Page) =>
  page
    .locator("[data-card] a[href^='tel:']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test.each(["es", "en"] as const)(
  "a plan is closed, opened, written and opened for good, in %s",
  async (language) => {
    const walk = await newcomerAt(browser, "/safety-plan", { language, url: server.url });
    const { page } = walk;
    const words = closedPlanWords[language];
    const phrase = await withClosedPlan(walk, language);
    await untilSettled(page);
    expect(await axeViolations(walk)).toEqual([]);
    await open(walk, "/safety-plan");
    await expectPlan(page, language, `${canary} no duermo`);
    await openCard(walk, "/safety-plan");
    await expect.poll(() => calls(page)).toContain("tel:+34600112233");
    const lines = (await calls(page)).length - 1;
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^(Cerrar|Close)/ })
      .click();
    // closed: help stays, and the plan is neither seen nor written over
    await closeHere(walk, language);
    await open(walk, "/safety-plan");
    await page.getByText(ownStrings[language].openTitle).waitFor();
    const help = page.getByRole("main").getByRole("link", { name: planWords[language].helpLink });
    expect(await help.isVisible()).toBe(true);
    await untilSettled(page);
    expect(await axeViolations(walk)).toEqual([]);
    await openCard(walk, "/settings");
    await page.getByText(words.card).waitFor();
    expect((await calls(page)).length).toBe(lines);
    expect(await axeViolations(walk)).toEqual([]);
    await page.getByRole("link", { name: words.cardOpen }).click();
    await page.getByText(words.here).waitFor();
    expect(await page.getByText(canary).count()).toBe(0);
    await signOutTells(walk, language);
    await open(walk, "/safety-plan");
    await unlock(page, language, phrase);
    await expectPlan(page, language, `${canary} no duermo`);
    walk.expectQuiet();
    // without a network, of which the browser complains by itself
    await walk.context.setOffline(true);
    await field(page, language).fill(`${canary} sin red`);
    expect(await keptOnDevice(page)).not.toContain(canary);
    await walk.context.setOffline(false);
    await open(walk, "/safety-plan");
    await expectPlan(page, language, `${canary} sin red`);
    await open(walk, "/settings#only-you");
    await choosePlan(page, language);
    await page.getByText(words.opened).first().waitFor();
    expect(await keptOnDevice(page)).toContain(`${canary} sin red`);
    await open(walk, "/safety-plan");
    await expectPlan(page, language, `${canary} sin red`);
    await walk.close();
  },
);

/** A closed plan goes into no file. */
async function signOutTells(walk: Visit, language: Language): Promise<void> {
  const { signOut } = safetyStrings[language];
  const { page } = walk;
  await open(walk, "/settings#account");
  await page.getByRole("link", { name: /^(Cerrar sesión|Log out)$/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(closedPlanWords[language].signOut).waitFor();
  expect(await dialog.getByRole("button", { name: signOut.save }).count()).toBe(0);
  await button(page, signOut.stay).click();
}

test("where no plan was written the help card speaks of none", async () => {
  const walk = await newcomerAt(browser, "/settings#only-you", { language: "es", url: server.url });
  const { page } = walk;
  await turnOnAndClosePlan(page, "es");
  await closeHere(walk, "es");
  await openCard(walk, "/settings");
  await expect.poll(async () => (await calls(page)).length).toBeGreaterThan(0);
  expect(await page.getByText(closedPlanWords.es.card).count()).toBe(0);
  await walk.close();
});

test("two tabs write in one plan, and the key is changed and turned off, without a loss", async () => {
  const walk = await newcomerAt(browser, "/safety-plan", { url: server.url });
  const { page } = walk;
  await withClosedPlan(walk, "es");
  await open(walk, "/safety-plan");
  const other = await walk.context.newPage();
  await open({ page: other, url: walk.url }, "/safety-plan");
  const reasons = (at: Page) => at.getByLabel(planWords.es.parts.reasons.title, { exact: true });
  await expectPlan(other, "es", `${canary} no duermo`);
  await reasons(other).fill(`${canary} la gata`);
  await expect.poll(() => reasons(page).inputValue()).toBe(`${canary} la gata`);
  await field(page, "es").fill(`${canary} doy vueltas`);
  await expectPlan(other, "es", `${canary} doy vueltas`);
  await open(walk, "/settings#only-you");
  await button(page, ownStrings.es.renew).click();
  const renewed = await setUp(page, "es");
  await page.getByText(ownStrings.es.isOn).waitFor();
  await closeHere(walk, "es");
  await other.getByText(closedPlanWords.es.here).waitFor();
  expect(await keptOnDevice(page)).not.toContain(canary);
  await unlock(other, "es", renewed.phrase);
  await expectPlan(other, "es", `${canary} doy vueltas`);
  expect(await reasons(other).inputValue()).toBe(`${canary} la gata`);
  await open(walk, "/settings#only-you");
  await button(page, ownStrings.es.turnOff).click();
  await button(page, ownStrings.es.turnOffYes).click();
  await button(page, ownStrings.es.turnOn).waitFor();
  await expect.poll(() => keptOnDevice(page)).toContain(`${canary} doy vueltas`);
  await expectPlan(other, "es", `${canary} doy vueltas`);
  await open(walk, "/safety-plan");
  await expectPlan(page, "es", `${canary} doy vueltas`);
  walk.expectQuiet();
  await walk.close();
});

test("a key that was changed elsewhere meanwhile leaves a plan that is closed here to its earlier words", async () => {
  const walk = await newcomerAt(browser, "/safety-plan", { url: server.url });
  const { page } = walk;
  const earlier = await withClosedPlan(walk, "es");
  await closeHere(walk, "es");
  const { email }: { email: string } = await ask(walk, "/api/auth/user");
  const second = await visit(browser, { url: server.url });
  await signIn(second, email);
  await open(second, "/settings#only-you");
  await unlock(second.page, "es", earlier);
  await button(second.page, ownStrings.es.renew).click();
  const { phrase } = await setUp(second.page, "es");
  await second.page.getByText(ownStrings.es.isOn).waitFor();
  await second.close();
  // whoever is quick writes the new words before this page has heard of them
  const held = Promise.withResolvers<void>();
  await page.route("**/api/content-key", (route) => held.promise.then(() => route.continue()));
  await open(walk, "/safety-plan");
  await unlock(page, "es", phrase);
  await button(page, ownStrings.es.opening).waitFor();
  held.resolve();
  await page.getByText(closedPlanWords.es.earlier).waitFor();
  await open(walk, "/safety-plan");
  await page.getByText(closedPlanWords.es.earlier).waitFor();
  await button(page, closedPlanWords.es.begin).click();
  await untilSettled(page);
  expect(await axeViolations(walk)).toEqual([]);
  await button(page, closedPlanWords.es.keepIt).click();
  await unlock(page, "es", earlier);
  await expectPlan(page, "es", `${canary} no duermo`);
  await closeHere(walk, "es");
  await open(walk, "/safety-plan");
  await unlock(page, "es", phrase);
  await expectPlan(page, "es", `${canary} no duermo`);
  expect(await keptOnDevice(page)).not.toContain(canary);
  await walk.close();
});

test("a closed plan opens without a server, and is written there", async () => {
  const walk = await newcomerAt(browser, "/safety-plan", { url: server.url, withServiceWorker: true });
  const { page } = walk;
  const phrase = await withClosedPlan(walk, "es");
  await closeHere(walk, "es");
  await open(walk, "/safety-plan");
  await untilPrepared(page);
  const { port } = new URL(server.url);
  await server.kill();
  await open(walk, "/safety-plan");
  await unlock(page, "es", phrase);
  await expectPlan(page, "es", `${canary} no duermo`);
  await field(page, "es").fill(`${canary} sin servidor`);
  await open(walk, "/safety-plan");
  await expectPlan(page, "es", `${canary} sin servidor`);
  expect(await keptOnDevice(page)).not.toContain(canary);
  server = await startServer({ dataDir: server.dataDir, port });
  await open(walk, "/safety-plan");
  await expectPlan(page, "es", `${canary} sin servidor`);
  await walk.close();
});
