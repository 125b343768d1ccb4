import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, type Language } from "@remanso/core/language.ts";
import { pick } from "../testing/long.ts";
import type { ScreenName } from "../web/src/app/screens.ts";
import { assess, openBrowser, signUp, untilRunning, visit, type Visit } from "./browser.ts";
import { setTextSize, unreadable } from "./large-text.ts";
import { untilSettled } from "./settled.ts";
import { ways, withoutScript, type Way } from "./ways.ts";

// Every screen with larger text and in narrow windows: nothing is wider than the window, cut off, or covered.

interface Look {
  readonly percent: number;
  readonly width: number;
}

const everyLook: readonly Look[] = [100, 125, 150, 200].flatMap((percent) =>
  [320, 390, 1280].map((width) => ({ percent, width })),
);

/** In `npm test` the hardest sizes, each in one language. */
const looks: Readonly<Record<Language, readonly Look[]>> = {
  es: pick(
    [
      { percent: 200, width: 320 },
      { percent: 200, width: 1280 },
    ],
    everyLook,
  ),
  en: pick([{ percent: 150, width: 390 }], everyLook),
};

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe.each(languages)("larger text in %s", (language) => {
  test("every screen can be read and pressed", async () => {
    const person = await visit(browser, { language });
    await signUp(person, { language });
    await assess(person);
    const found: string[] = [];
    for (const [name, way] of Object.entries(ways) as [ScreenName, Way][]) {
      const seen =
        way.who === "person"
          ? person
          : await visit(browser, { language: way.who === "newcomer" ? null : language });
      await load(seen, { name, way });
      for (const { percent, width } of looks[language]) {
        await seen.page.setViewportSize({ width, height: 800 });
        await setTextSize(seen.page, percent);
        await untilSettled(seen.page);
        const told = await unreadable(seen.page);
        found.push(...told.map((what) => `${name} ${percent} % ${width} px: ${what}`));
      }
      if (seen !== person) await seen.close();
    }
    expect(found).toEqual([]);
    await person.close();
  });
});

async function load(seen: Visit, { name, way }: { name: ScreenName; way: Way }): Promise<void> {
  const path = typeof way.path === "string" ? way.path : way.path(await firstActivity(seen));
  await seen.page.goto(`${seen.url}${path}`);
  if (!withoutScript.has(name)) await untilRunning(seen.page);
}

async function firstActivity(person: Visit): Promise<string> {
  const answered = await person.context.request.get(`${person.url}/api/activities`);
  const activities: { id: string; completed: boolean }[] = await answered.json();
  return activities.find(({ completed }) => !completed)?.id ?? "";
}
