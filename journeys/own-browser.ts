import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
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
  const portFile = join(folder, "DevToolsActivePort");
  await rm(portFile, { force: true });
  // a killed one leaves the mark that the profile is in use
  await rm(join(folder, "SingletonLock"), { force: true });
  const child = spawn(
    await chromiumPath(),
    [...chromiumFlags, "--no-first-run", "--remote-debugging-port=0", `--user-data-dir=${folder}`],
    { stdio: "ignore" },
  );
  const ended = once(child, "exit");
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(portFile)}`);
  const [context] = browser.contexts();
  if (!context) throw new Error("The browser has no window.");
  const page = await context.newPage();
  await page.setViewportSize(sizes.phone);
  return {
    context,
    page,
    close: async () => {
      const session = await browser.newBrowserCDPSession();
      await session.send("Browser.close").catch(() => null);
      await ended;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function portIn(file: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const [port] = (await readFile(file, "utf8").catch(() => "")).split("\n");
    if (port) return port;
    await pause(100);
  }
  throw new Error("The browser did not say its port within 30 seconds.");
}
