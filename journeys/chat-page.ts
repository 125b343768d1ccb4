import type { Browser, Page } from "playwright-core";
import { personAt, type Visit, type VisitOptions } from "./browser.ts";

export interface Kept {
  readonly isVisible: boolean;
  readonly messages: readonly { readonly content: string; readonly timestamp: string }[];
}

/** A person with an account of their own, at `path`. */
/** Somebody who has not taken the assessment. */
export function newcomerAt(browser: Browser, path: string, options: VisitOptions = {}): Promise<Visit> {
  return personAt(browser, path, { ...options, answers: null });
}

export function field(page: Page) {
  return page.getByRole("textbox", { name: /^(Tu mensaje|Your message)$/ });
}

export async function openChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Abrir el chat|Open the emotional)/ }).click();
  await field(page).waitFor();
}

export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

/** What the person has said, as it stands in the panel. */
export function ownLines(page: Page): Promise<string[]> {
  return page.getByRole("log").locator("[data-own]").allInnerTexts();
}

export async function chatKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("remanso.chat.")));
}

export async function kept(page: Page): Promise<Kept> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("remanso.chat."));
    return JSON.parse(localStorage.getItem(key ?? "") ?? '{"messages":[]}');
  });
}

/** The milliseconds from Enter to the card. */
export async function untilCard(page: Page, text: string): Promise<number> {
  await field(page).fill(text);
  await page.evaluate(() => {
    document.documentElement.dataset["cardMs"] = "";
    const start = (event: KeyboardEvent) => {
      if (event.key !== "Enter") return;
      const startedMs = performance.now();
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector("[data-card]")) return;
        document.documentElement.dataset["cardMs"] = String(performance.now() - startedMs);
        observer.disconnect();
      }).observe(document.body, { childList: true, subtree: true });
    };
    addEventListener("keydown", start, { capture: true, once: true });
  });
  await field(page).press("Enter");
  await page.locator("[data-card]").first().waitFor();
  return Number(await page.evaluate(() => document.documentElement.dataset["cardMs"]));
}

export async function answerWith(walk: Visit, answer: { status: number; body: string }): Promise<void> {
  await walk.context.route("**/api/chat/message", (route) => route.fulfill(answer));
}

export async function holdMessages(walk: Visit, ms: number): Promise<void> {
  await walk.context.route("**/api/chat/message", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => null);
  });
}
