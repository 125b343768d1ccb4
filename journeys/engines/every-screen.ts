import { expect } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { sizes, type Theme } from "../browser.ts";
import { ways, withoutScript, type Way } from "../ways.ts";
import type { ScreenName } from "../../web/src/app/screens.ts";
import { measure } from "./measure-in-page.ts";
import type { Walker } from "./walker.ts";

/** How the screens are seen. In all looks together every language, theme and size occurs. */
export interface Look {
  readonly language: Language;
  readonly theme: Theme;
  readonly size: keyof typeof sizes;
}

/** Opens every screen, first as a stranger, then as the demo person, whose 90 days fill them with dates and figures. */
export async function expectEveryScreen(walker: Walker, look: Look): Promise<void> {
  await walker.open("/?login");
  // WebKit draws nothing in a window that changed its size while it was empty
  await walker.window.resize(sizes[look.size]);
  await walker.window.run(chooseLanguage, look.language);
  const seeAll = async (who: Way["who"], activityId = "") => {
    for (const [name, way] of Object.entries(ways) as [ScreenName, Way][])
      if (way.who === who)
        await seeScreen(walker, look, {
          name,
          path: typeof way.path === "string" ? way.path : way.path(activityId),
        });
  };
  await seeAll("stranger");
  await walker.call("POST", "/api/auth/sign-in", {
    email: "demo@remanso.example",
    password: "noventa dias de agua",
  });
  await walker.call("PATCH", "/api/settings", { language: look.language });
  const activities = (await walker.call("GET", "/api/activities")) as { id: string; completed: boolean }[];
  await seeAll("person", activities.find(({ completed }) => !completed)?.id);
}

async function seeScreen(
  walker: Walker,
  { language, theme, size }: Look,
  { name, path }: { name: ScreenName; path: string },
): Promise<void> {
  const { window } = walker;
  if (withoutScript.has(name)) await window.load(`${window.url}${path}`);
  else await walker.open(path);
  await window.run(wear, theme);
  await window.run(untilStill);
  await walker.picture([name, language, theme, size].join(" "));
  const seen = await window.run(measure);
  expect
    .soft({ name, size, ...seen })
    .toEqual({ name, size, language, headings: 1, overflow: 0, overlaps: [] });
  walker.expectQuiet();
}

/** Keeps the language, as the application's own button does. */
function chooseLanguage(language: string): void {
  document.cookie = `language=${language}; path=/`;
}

/** Gives the page a theme, as the application's own button does. */
function wear(theme: string): void {
  document.documentElement.dataset["theme"] = theme;
}

/** Resolves when the fonts are there and everything that moves and will end has ended. */
async function untilStill(): Promise<void> {
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
}
