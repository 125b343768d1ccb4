import { rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "playwright-core";
import { chromiumFlags, chromiumPath } from "../testing/chromium.ts";
import { hangMs, sizes } from "./browser.ts";

/** A browser whose profile outlives it, as on a person's own device. */
export interface OwnBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Closes it normally. */
  close(): Promise<void>;
  /** Crashes it, as a phone does that runs out of memory. */
  kill(): Promise<void>;
}

/** Starts a browser with the profile in `folder`, which is empty or left by an earlier browser. */
export async function openOwnBrowser(folder: string): Promise<OwnBrowser> {
  // a killed browser leaves its lock behind
  await rm(join(folder, "SingletonLock"), { force: true });
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: [...chromiumFlags],
    viewport: sizes.phone,
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
  });
  context.setDefaultTimeout(hangMs);
  const page = await context.newPage();
  return {
    context,
    page,
    close: () => context.close(),
    kill: async () => {
      const ended = new Promise((resolve) => context.once("close", resolve));
      const session = await context.newCDPSession(page);
      session.send("Browser.crash").catch(() => null);
      await ended;
    },
  };
}
