import type { Browser, Page } from "playwright-core";
import { personAt, type Visit, type VisitOptions } from "./browser.ts";
import { holdClock, untilSettled } from "./settled.ts";

export interface Kept {
  readonly isVisible: boolean;
  readonly messages: readonly { readonly content: string; readonly timestamp: string }[];
}

/** A new person, who has not taken the assessment, at `path`. */
export function newcomerAt(browser: Browser, path: string, options: VisitOptions = {}): Promise<Visit> {
  return personAt(browser, path, { ...options, answers: null });
}

export function field(page: Page) {
  return page.getByRole("textbox", { name: /^(Tu mensaje|Your message)$/ });
}

/** What stands above the talk: title, buttons, the way to help and, while it counts, the card's lines. */
export function panelHeader(page: Page) {
  return page.locator("dialog > :first-child");
}

export async function openChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Abrir el chat|Open the emotional)/ }).click();
  await field(page).waitFor();
  // what checks the messages comes with the panel
  await untilSettled(page);
}

/** Sends a message, once the one before has its answer: until then the field keeps what is typed. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole("button", { name: /^(Enviar|Send)$/ }).waitFor();
  await field(page).press("Enter");
}

/** The person's own messages in the panel. */
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

/** Says `text` and expects the card within 300 ms of the page's own clock: nothing waits for longer. `npm run bench` measures the real time. */
export async function expectCardAtOnce(page: Page, text: string): Promise<void> {
  const atOnceMs = 300;
  await field(page).fill(text);
  await page.clock.install();
  await holdClock(page);
  await field(page).press("Enter");
  await page.clock.runFor(atOnceMs);
  await page.locator("[data-card]").first().waitFor();
  await page.clock.resume();
}

export async function answerWith(walk: Visit, answer: { status: number; body: string }): Promise<void> {
  await walk.context.route("**/api/chat/message", (route) => route.fulfill(answer));
}

/** Holds every message back until the returned function is called. */
export async function holdMessages(walk: Visit): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await walk.context.route("**/api/chat/message", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
