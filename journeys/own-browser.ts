import { rm } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "playwright-core";
import { chromiumFlags, chromiumPath } from "../testing/chromium.ts";
import { sizes } from "./browser.ts";

/** A browser with a profile that outlives it, as a person's own has. */
export interface OwnBrowser {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Ends it kindly. */
  close(): Promise<void>;
  /** Ends it in the middle of whatever it does, as a phone does that needs the memory. */
  kill(): Promise<void>;
}

/** Starts the browser with the profile in `folder`, which may be empty or what an earlier one left there. */
export async function openOwnBrowser(folder: string): Promise<OwnBrowser> {
  // a killed one leaves the mark that the profile is in use
  await rm(join(folder, "SingletonLock"), { force: true });
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: await chromiumPath(),
    args: [...chromiumFlags],
    viewport: sizes.phone,
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
  });
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
