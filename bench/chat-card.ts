import type { Page } from "playwright-core";
import { medianOf, type Figure } from "./figure.ts";
import type { Product } from "./product.ts";
import type { BenchRoute } from "./routes.ts";
import { phoneBrowser, slowPage, slowPhone } from "./slow-phone.ts";

// at once, for whoever has just written of a danger
const atMostMs = 300;
const typingMs = 3000;
const dangerous = "me quiero matar";

/** From pressing Enter on a dangerous message in the chat to its card in the page, on a processor four times slower: the median of `rounds`. */
export async function measureChatCard(product: Product, home: BenchRoute, rounds: number): Promise<Figure> {
  const browser = await phoneBrowser();
  try {
    const seenMs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await slowPhone(browser, product, home);
      seenMs.push(await cardMs(await slowPage(context), product.url + home.path));
      await context.close();
    }
    return {
      part: "slow phone",
      name: "chat: the card after a danger is sent",
      value: medianOf(seenMs),
      unit: "ms",
      atMost: atMostMs,
    };
  } finally {
    await browser.close();
  }
}

async function cardMs(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.getByRole("button", { name: /^(Abrir el chat|Open the emotional)/ }).click();
  const field = page.getByRole("textbox", { name: /^(Tu mensaje|Your message)$/ });
  await field.fill(dangerous);
  // what checks the messages comes with the panel, while somebody types
  await page.waitForTimeout(typingMs);
  await page.evaluate(() => {
    addEventListener("keydown", ({ timeStamp }) => (window.benchPressed = timeStamp), { capture: true });
    const look = () => {
      if (document.querySelector("[data-card]")) window.benchSeen = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });
  await field.press("Enter");
  await page.waitForFunction(() => window.benchSeen !== null);
  return page.evaluate(() => (window.benchSeen ?? 0) - (window.benchPressed ?? 0));
}
