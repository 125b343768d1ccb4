import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, type Language } from "@remanso/core/language.ts";
import { pick } from "../testing/long.ts";
import { screenOfPath, screens, type ScreenName } from "../web/src/app/screens.ts";
import { assess, openBrowser, signUp, untilRunning, visit, type Visit } from "./browser.ts";
import { faultsIn, large, moreContrast, ownColors, plain, type Look } from "./looks.ts";
import { ways, withoutScript, type Way } from "./ways.ts";
import { wordsOnlyIn } from "./words-of-the-other-language.ts";

// Every screen of the router in both languages, both themes, on phone and desktop, with larger text, in forced colors, with more
// contrast and without motion: what looks.ts says of each is found nowhere, and the console is quiet.

/**
 * The looks in which each screen is seen, on one page. In `npm test` every pair of language, theme and size occurs once, and larger
 * text in its hardest sizes; the long run takes every combination.
 */
const looks: Readonly<Record<Language, readonly [Look, ...Look[]]>> = {
  es: pick(
    [plain("light", "phone"), plain("dark", "desktop"), ownColors, large(200, 320), large(200, 1280)],
    everyLook(),
  ),
  en: pick(
    [plain("dark", "phone"), plain("light", "desktop"), moreContrast("light"), large(150, 390)],
    everyLook(),
  ),
};

function everyLook(): readonly [Look, ...Look[]] {
  const percents = [100, 125, 150, 200];
  return [
    plain("light", "phone"),
    plain("light", "desktop"),
    plain("dark", "phone"),
    plain("dark", "desktop"),
    ownColors,
    moreContrast("light"),
    moreContrast("dark"),
    ...percents.flatMap((percent) => [320, 390, 1280].map((width) => large(percent, width))),
  ];
}

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test("every screen of the router is on the list, and no other", () => {
  expect(Object.keys(ways).toSorted()).toEqual(Object.keys(screens).toSorted());
  expect(Object.values(screenOfPath).length).toBeGreaterThanOrEqual(4);
  for (const language of languages) expect(wordsOnlyIn(language).length).toBeGreaterThan(100);
});

describe.each(languages)("every screen in %s", (language) => {
  test("is sound in every look", async () => {
    const [{ theme }] = looks[language];
    const person = await visit(browser, { language, theme });
    await signUp(person, { language });
    await assess(person);
    const found: string[] = [];
    for (const [screen, way] of Object.entries(ways) as [ScreenName, Way][]) {
      const seen =
        way.who === "person"
          ? person
          : await visit(browser, { language: way.who === "newcomer" ? null : language, theme });
      await load(seen, { name: screen, way });
      found.push(...(await faultsIn(seen, looks[language], { screen, language })));
      seen.expectQuiet();
      if (seen !== person) await seen.close();
    }
    expect(found).toEqual([]);
    await person.close();
  });
});

async function load(seen: Visit, { name, way }: { name: ScreenName; way: Way }): Promise<void> {
  const { page } = seen;
  const path = typeof way.path === "string" ? way.path : way.path(await firstActivity(seen));
  const answered = await page.goto(`${seen.url}${path}`, { waitUntil: "load" });
  expect([name, answered?.status()]).toEqual([name, 200]);
  expectPolicy(answered?.headers() ?? {});
  if (!withoutScript.has(name)) await untilRunning(page);
  if (way.goesOnTo) {
    await page.waitForURL(`${seen.url}${way.goesOnTo}`);
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  }
  if (way.isUnfolded)
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll("details")) fold.open = true;
    });
}

function expectPolicy(headers: Record<string, string>): void {
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toMatch(/default-src 'none'; script-src 'nonce-[\w+/=]{20,}'; style-src 'nonce-/);
  expect(policy.replace("style-src-attr 'unsafe-inline'", "")).not.toMatch(/unsafe|\*|data:/);
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("no-referrer");
}

async function firstActivity(person: Visit): Promise<string> {
  const answered = await person.context.request.get(`${person.url}/api/activities`);
  const activities: { id: string; completed: boolean }[] = await answered.json();
  return activities.find(({ completed }) => !completed)?.id ?? "";
}
