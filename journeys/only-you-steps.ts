import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { strings as ownStrings } from "../web/src/only-you/strings.ts";

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
