import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { strings as activityStrings } from "../web/src/activity/strings.ts";
import { strings as journalStrings } from "../web/src/journal/strings.ts";
import { strings as ownStrings } from "../web/src/only-you/strings.ts";
import { closedPlanWords } from "../web/src/safety/closed-plan-words.ts";
import { open, type Visit } from "./browser.ts";

/** In all that is written; it may be found nowhere. */
export const canary = "canario-cerrado";
const password = "agua tranquila 7";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Makes a key by six words and a recovery code, with a slip in each; answers both. */
export async function setUp(page: Page, language: Language): Promise<{ phrase: string; code: string }> {
  const words = ownStrings[language];
  await button(page, words.byWords).click();
  const phrase = await page.getByRole("group", { name: words.yourWords }).innerText();
  await page.getByLabel(words.wordsAgain).fill("otra cosa");
  await button(page, words.goOn).click();
  await page.getByText(words.wordsDiffer).waitFor();
  await page.getByLabel(words.wordsAgain).fill(phrase.toUpperCase());
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: words.codeTitle });
  await expect.poll(() => list.getByRole("listitem").count()).toBe(8);
  const groups = await list.getByRole("listitem").allInnerTexts();
  await button(page, words.codeKept).click();
  await page.getByLabel(words.group(3)).fill("0000");
  await page.getByLabel(words.group(7)).fill(groups[6] ?? "");
  await button(page, words.goOn).click();
  await page.getByText(words.groupsDiffer).waitFor();
  await page.getByLabel(words.group(3)).fill((groups[2] ?? "").toLowerCase());
  await button(page, words.goOn).click();
  return { phrase, code: groups.join("-") };
}

/** Turns it on by six words, which it answers, and closes the safety plan on the device too. */
export async function turnOnAndClosePlan(page: Page, language: Language): Promise<string> {
  await button(page, ownStrings[language].turnOn).click();
  const { phrase } = await setUp(page, language);
  await page.getByText(ownStrings[language].isOn).waitFor();
  await choosePlan(page, language);
  await page.getByText(closedPlanWords[language].closed).first().waitFor();
  return phrase;
}

/** Presses the switch that closes the plan on the device, or opens it for good. */
export function choosePlan(page: Page, language: Language): Promise<void> {
  return page.getByRole("switch", { name: closedPlanWords[language].label }).click();
}

export async function writePage(page: Page, language: Language, text: string): Promise<void> {
  const words = journalStrings[language];
  const field = page.getByLabel(words.write, { exact: true });
  await field.fill(text);
  await button(page, words.savePage).click();
  await expect.poll(() => field.inputValue()).toBe("");
}

export async function signIn({ context, url }: Visit, email: string): Promise<void> {
  const answered = await context.request.post(`${url}/api/auth/sign-in`, {
    headers: { origin: url },
    data: { email, password },
  });
  expect(answered.ok()).toBe(true);
}

/** Adds an activity of one's own, and sees it in the list. */
export async function addActivity(walk: Visit, language: Language, name: string): Promise<void> {
  const { page } = walk;
  const words = activityStrings[language];
  await open(walk, "/activities");
  await button(page, words.newActivity).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.name).fill(name);
  await dialog.getByLabel(words.notes).fill(`${canary} notas`);
  await button(page, words.create).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("heading", { name }).waitFor();
}
