import { existsSync } from "node:fs";
import { launch } from "puppeteer-core";
import { sizes } from "../browser.ts";
import type { Engine } from "./engine.ts";

const debians = "/usr/bin/firefox-esr";

/** Gecko, driven over WebDriver BiDi, which Firefox speaks itself. */
export const firefox: Engine = {
  name: "Firefox",
  missing: () => (existsSync(debians) ? null : "apt-get install firefox-esr"),
  start: async (url) => {
    const browser = await launch({
      browser: "firefox",
      executablePath: debians,
      defaultViewport: sizes.phone,
      env: { ...process.env, TZ: "Europe/Madrid" },
      extraPrefsFirefox: {
        "intl.accept_languages": "es-ES",
        // as on a phone, the scroll bar takes no room
        "widget.gtk.overlay-scrollbars.enabled": true,
        "ui.useOverlayScrollbars": 1,
      },
    });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`page: ${String(error)}`));
    return {
      url,
      complaints,
      load: async (address) => void (await page.goto(address, { waitUntil: "load" })),
      reload: async () => void (await page.reload({ waitUntil: "load" })),
      run: (task, ...args) =>
        page.evaluate(`(${String(task)})(...${JSON.stringify(args)})`) as Promise<never>,
      runText: async (text) => void (await page.evaluate(text)),
      pressAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      pressKey: (key) => page.keyboard.press(key),
      resize: (size) => page.setViewport(size),
      screenshot: () => page.screenshot(),
      close: () => browser.close(),
    };
  },
};
