import { languages, type Language } from "@remanso/core/language.ts";
import type { ScreenName } from "../web/src/app/screens.ts";
import { axeViolations } from "./axe.ts";
import { adopt, setTextSize, unreadable } from "./large-text.ts";
import { leftToColors, moving } from "./own-looks.ts";
import { sizes, type Size, type Theme, type Visit } from "./browser.ts";
import { untilSettled } from "./settled.ts";
import { wordsOnlyIn } from "./words-of-the-other-language.ts";

/** What a person sees a screen with, and what may not be found there. */
export interface Look {
  readonly name: string;
  readonly theme: Theme;
  readonly size: Size;
  /** How large the text is; it stays so for the looks after this one. */
  readonly percent?: number;
  /** What the device asks for. */
  readonly media?: { forcedColors?: "active"; contrast?: "more"; reducedMotion?: "reduce" };
  readonly faults: (seen: Visit, what: Seen) => Promise<readonly string[]>;
}

export interface Seen {
  readonly language: Language;
  /** Null for a window over a screen. */
  readonly screen: ScreenName | null;
}

/** As it comes: axe finds nothing, nothing is cut off, no text is in the other language, each chart has a name, and there is exactly one h1. */
export function plain(theme: Theme, size: keyof typeof sizes): Look {
  return { name: `${theme} ${size}`, theme, size: sizes[size], faults: unsound };
}

/** With larger text nothing is wider than the window, cut off, or covered. */
export function large(percent: number, width: number): Look {
  const size = { width, height: width < 360 ? 640 : 800 };
  return {
    name: `${percent} % ${width} px`,
    theme: "light",
    size,
    percent,
    faults: ({ page }) => unreadable(page),
  };
}

/** In the device's own colors, and calm: what is chosen or switched off is told without a color, and nothing moves by itself. */
export const ownColors: Look = {
  name: "forced colors, reduced motion",
  theme: "light",
  size: sizes.phone,
  media: { forcedColors: "active", reducedMotion: "reduce" },
  faults: async ({ page }) => [...(await leftToColors(page)), ...(await moving(page))],
};

/** For whoever asks for more contrast: every word has the contrast of 7 to 1 at least. */
export function moreContrast(theme: Theme): Look {
  return {
    name: `more contrast ${theme}`,
    theme,
    size: sizes.phone,
    media: { contrast: "more" },
    faults: (seen, what) => unsound(seen, what, ["color-contrast-enhanced"]),
  };
}

/** What is wrong with the page in these looks, one after the other: each fault with the look that shows it. */
export async function faultsIn(seen: Visit, looks: readonly Look[], what: Seen): Promise<string[]> {
  const found: string[] = [];
  // from one look to the next at once
  await adopt(seen.page, "*, ::before, ::after { transition-duration: 0s !important }");
  for (const look of looks) {
    await wear(seen, look);
    const faults = await look.faults(seen, what);
    found.push(...faults.map((fault) => `${what.screen ?? ""} ${look.name}: ${fault}`));
  }
  await setTextSize(seen.page, 100);
  return found;
}

/** Gives the page the look: the theme as the application's own button does. */
async function wear({ page }: Visit, { theme, size, percent, media }: Look): Promise<void> {
  await page.emulateMedia({ forcedColors: null, contrast: null, reducedMotion: null, ...media });
  await page.setViewportSize(size);
  await page.evaluate((wanted) => (document.documentElement.dataset["theme"] = wanted), theme);
  if (percent !== undefined) await setTextSize(page, percent);
  await untilSettled(page);
}

async function unsound(seen: Visit, { screen, language }: Seen, more: string[] = []): Promise<string[]> {
  const found = await seen.page.evaluate(() => ({
    headings: document.querySelectorAll("h1").length,
    nameless: document.querySelectorAll("figure:not([aria-label], :has(> figcaption))").length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    text: document.body.innerText,
    language: document.documentElement.lang,
  }));
  const isPicker = screen === "languagePicker";
  const foreign = languages
    .filter((other) => other !== language && !isPicker)
    .flatMap(wordsOnlyIn)
    .filter((text) => found.text.includes(text));
  return [
    ...(found.headings === 1 ? [] : [`${found.headings} first headings`]),
    ...(found.nameless === 0 ? [] : [`${found.nameless} charts without a name`]),
    ...(found.overflow === 0 ? [] : [`${found.overflow} px too wide`]),
    ...(found.language === language || isPicker ? [] : [`says that it is in ${found.language}`]),
    ...foreign.map((text) => `in the other language: ${text}`),
    ...(await axeViolations(seen, more)),
  ];
}
