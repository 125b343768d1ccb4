import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, type ByLanguage, type Language } from "@remanso/core/language.ts";
import { open, openBrowser, personAt } from "./browser.ts";
import { openChat, say } from "./chat-page.ts";
import { faultsIn, large, moreContrast, ownColors, type Look } from "./looks.ts";
import { untilSettled } from "./settled.ts";

// What opens over a screen is read and pressed with larger text, in forced colors, with more contrast and without motion, too.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const said: ByLanguage<{ worn: string; despaired: string }> = {
  es: { worn: "mi jefe me grita y no duermo", despaired: "ya no quiero vivir" },
  en: { worn: "my boss yells at me and I can't sleep", despaired: "I don’t want to live anymore" },
};

interface Window {
  readonly name: string;
  readonly path: string;
  readonly show: (page: Page, language: Language) => Promise<void>;
}

const windows: readonly Window[] = [
  { name: "check-in", path: "/", show: pressing(/^(Agregar más|Add more)$/) },
  { name: "history", path: "/?history", show: untilOpen },
  { name: "notifications", path: "/zen-garden", show: pressing(/^(Notificaciones|Notifications)/) },
  {
    name: "more places",
    path: "/zen-garden",
    show: async (page) => {
      await page.getByRole("button", { name: /^(Más|More)$/ }).click();
      await page.locator("[popover]:popover-open").first().waitFor();
    },
  },
  {
    name: "help",
    path: "/breathing-game",
    show: async (page) => {
      await page
        .getByRole("link", { name: /^(Ayuda ahora|Help now)$/ })
        .first()
        .click();
      await untilOpen(page);
    },
  },
  {
    name: "leaving a game",
    path: "/breathing-game",
    show: async (page) => {
      await page.getByRole("button", { name: /^(Comenzar Sesión|Start Session)$/ }).click();
      await page.getByRole("link", { name: /^(Salir|Leave)$/, exact: true }).click();
      await untilOpen(page);
    },
  },
  { name: "professional", path: "/marketplace?professional=noor-ficticia", show: untilOpen },
  {
    name: "booking",
    path: "/marketplace?professional=noor-ficticia&book=yes",
    show: async (page) => {
      await page.locator("time, fieldset, [role=radiogroup]").first().waitFor();
    },
  },
  { name: "new activity", path: "/activities", show: pressing(/^(Nueva Actividad|New Activity)$/) },
  {
    name: "password",
    path: "/settings#account",
    show: pressing(/^(Cambiar la contraseña|Change password)$/),
  },
  { name: "code", path: "/settings#lock", show: pressing(/^(Poner un código|Set a code)$/) },
  { name: "deleting", path: "/settings#data", show: pressing(/^(Borrar mi cuenta|Delete my account)/) },
  {
    name: "chat",
    path: "/zen-garden",
    show: async (page, language) => {
      await openChat(page);
      await say(page, said[language].worn);
      await page.getByRole("log").getByRole("link").first().waitFor();
      await say(page, said[language].despaired);
      await page
        .getByRole("link", { name: /024|988/ })
        .first()
        .waitFor();
    },
  },
];

const looks: Readonly<Record<Language, readonly Look[]>> = {
  es: [ownColors, large(200, 320), large(200, 1280)],
  en: [moreContrast("dark"), large(150, 390)],
};

describe.each(languages)("in %s", (language) => {
  test("every window is sound in every look", async () => {
    const walk = await personAt(browser, "/", { language });
    const found: string[] = [];
    for (const { name, path, show } of windows) {
      await walk.page.setViewportSize({ width: 390, height: 844 });
      // an address that differs behind the "#" alone loads nothing
      await walk.page.goto("about:blank");
      await open(walk, path);
      await show(walk.page, language);
      await untilSettled(walk.page);
      const faults = await faultsIn(walk, looks[language], { language, screen: null });
      found.push(...faults.map((fault) => `${name}${fault}`));
    }
    expect(found).toEqual([]);
    walk.expectQuiet();
    await walk.close();
  });
});

function pressing(name: RegExp) {
  return async (page: Page) => {
    await page.getByRole("button", { name }).first().click();
    await untilOpen(page);
  };
}

async function untilOpen(page: Page): Promise<void> {
  await page.locator("dialog[open]").first().waitFor();
}
