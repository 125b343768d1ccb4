import type { Page } from "playwright-core";

/**
 * Keeps the messages of the open page on the screen. They leave after five seconds, within which a busy machine may not get to the
 * journey's next step.
 */
export async function letMessagesStay(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout } = window;
    const withoutLongOnes = (work: () => void, ms = 0, ...given: unknown[]) =>
      ms === 5000 ? 0 : Reflect.apply(setTimeout, window, [work, ms, ...given]);
    Object.assign(window, { setTimeout: withoutLongOnes });
  });
}
