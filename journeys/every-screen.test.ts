import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languages, type Language } from "@remanso/core/language.ts";
import { pick } from "../testing/long.ts";
import { screenOfRoute, screens, type ScreenName } from "../web/src/app/screens.ts";
import {
  assess,
  openBrowser,
  signUp,
  sizes,
  untilRunning,
  visit,
  type Theme,
  type Visit,
} from "./browser.ts";
import { axeViolations } from "./axe.ts";
import { untilSettled } from "./settled.ts";
import { ways, withoutScript, type Way } from "./ways.ts";
import { wordsOnlyIn } from "./words-of-the-other-language.ts";

// Every screen of the router in both languages, both themes, on phone and desktop: axe finds nothing, no text is in the other
// language, the console is quiet, nothing is cut off, and there is exactly one h1.

type Look = readonly [Theme, keyof typeof sizes];
type Row = readonly [Look, ...Look[]];

const everyLookAlone: readonly Row[] = [
  [["light", "phone"]],
  [["light", "desktop"]],
  [["dark", "phone"]],
  [["dark", "desktop"]],
];

/**
 * The looks in which each screen is seen; those of one row share a loaded page. In `npm test` every pair of language, theme and size
 * occurs once. The long run takes every combination, and loads the page anew for each.
 */
const looks: Readonly<Record<Language, readonly Row[]>> = {
  es: pick(
    [
      [
        ["light", "phone"],
        ["dark", "desktop"],
      ],
    ],
    everyLookAlone,
  ),
  en: pick(
    [
      [
        ["dark", "phone"],
        ["light", "desktop"],
      ],
    ],
    everyLookAlone,
  ),
};

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test("every screen of the router is on the list, and no other", () => {
  expect(Object.keys(ways).toSorted()).toEqual(Object.keys(screens).toSorted());
  expect(Object.values(screenOfRoute).length).toBeGreaterThanOrEqual(4);
  for (const language of languages) expect(wordsOnlyIn(language).length).toBeGreaterThan(100);
});

describe.each(languages)("every screen in %s", (language) => {
  test.each(looks[language].map((row) => ({ row })))("$row.0 $row.1", async ({ row }) => {
    const [[theme, size]] = row;
    const person = await visit(browser, { language, theme, size });
    await signUp(person, { language });
    await assess(person);
    for (const [name, way] of Object.entries(ways) as [ScreenName, Way][]) {
      const seen =
        way.who === "person"
          ? person
          : await visit(browser, { language: way.who === "newcomer" ? null : language, theme, size });
      await seen.page.setViewportSize(sizes[size]);
      await load(seen, { name, way });
      for (const look of row) {
        await wear(seen.page, look);
        await expectSound(seen, { name, language, look });
      }
      if (seen !== person) await seen.close();
    }
    person.expectQuiet();
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
}

/** Gives the page another theme, as the application's own button does, and another size. */
async function wear(page: Page, [theme, size]: Look): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.evaluate((wanted) => (document.documentElement.dataset["theme"] = wanted), theme);
  await untilSettled(page);
}

interface Screen {
  readonly name: ScreenName;
  readonly language: Language;
  readonly look: Look;
}

async function expectSound(seen: Visit, { name, language, look }: Screen): Promise<void> {
  const found = await seen.page.evaluate(() => ({
    headings: document.querySelectorAll("h1").length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    text: document.body.innerText,
    language: document.documentElement.lang,
  }));
  const isPicker = name === "languagePicker";
  const foreign = languages
    .filter((other) => other !== language)
    .flatMap(wordsOnlyIn)
    .filter((text) => found.text.includes(text));
  const violations = await axeViolations(seen);
  const sound = { name, look, headings: 1, overflow: 0, foreign: [], violations: [], language };
  const { headings, overflow } = found;
  expect({
    name,
    look,
    headings,
    overflow,
    violations,
    foreign: isPicker ? [] : foreign,
    language: isPicker ? language : found.language,
  }).toEqual(sound);
  seen.expectQuiet();
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
