import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { screenOfRoute } from "../web/src/app/router.tsx";
import { screens, type ScreenName } from "../web/src/app/screens.ts";
import {
  assess,
  openBrowser,
  signUp,
  untilRunning,
  visit,
  type Language,
  type Theme,
  type Visit,
} from "./browser.ts";
import { axeViolations } from "./axe.ts";
import { wordsOnlyIn } from "./words-of-the-other-language.ts";

// Every screen of the router × both languages × both themes × phone and desktop: nothing for axe to report, no text
// of the other language, no complaint on the console, nothing cut off, one heading of the first rank.

interface Way {
  readonly who: "stranger" | "newcomer" | "person";
  readonly path: string | ((person: Visit) => Promise<string>);
}

// a screen that is missing here does not compile
const ways: Readonly<Record<ScreenName, Way>> = {
  languagePicker: { who: "newcomer", path: "/" },
  landing: { who: "stranger", path: "/" },
  signIn: { who: "stranger", path: "/?login" },
  newPassword: { who: "stranger", path: "/?reset=a-link-that-was-never-sent-to-anybody" },
  verifyEmail: { who: "person", path: "/?verify=a-link-that-was-never-sent-to-anybody" },
  help: { who: "stranger", path: "/?help" },
  safetyPlan: { who: "person", path: "/?plan" },
  privacy: { who: "stranger", path: "/?privacy" },
  home: { who: "person", path: "/" },
  assessment: { who: "person", path: "/assessment" },
  activities: { who: "person", path: "/activities" },
  session: { who: "person", path: async (person) => `/activity-session/${await firstActivity(person)}` },
  breathing: { who: "person", path: "/breathing-game" },
  garden: { who: "person", path: "/zen-garden" },
  library: { who: "person", path: "/resources" },
  resource: { who: "person", path: "/resources/what-stress-is" },
  // goes on to the first screen at once
  shell: { who: "person", path: "/offline-shell" },
  analytics: { who: "person", path: "/analytics" },
  dashboard: { who: "person", path: "/dashboard" },
  journal: { who: "person", path: "/?journal" },
  marketplace: { who: "person", path: "/marketplace" },
  settings: { who: "person", path: "/settings" },
};

const languages: readonly Language[] = ["es", "en"];
const themes: readonly Theme[] = ["light", "dark"];
const quiet: ReadonlySet<ScreenName> = new Set(["landing", "languagePicker"]);

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("every screen", () => {
  test("is on the list, and the router has no other", () => {
    expect(Object.keys(ways).toSorted()).toEqual(Object.keys(screens).toSorted());
    expect(Object.values(screenOfRoute).length).toBeGreaterThanOrEqual(4);
    expect(wordsOnlyIn("es").length).toBeGreaterThan(100);
    expect(wordsOnlyIn("en").length).toBeGreaterThan(100);
  });

  for (const language of languages) {
    for (const theme of themes) {
      for (const size of ["phone", "desktop"] as const) {
        test(`in ${language}, ${theme}, on a ${size}`, async () => {
          const person = await visit(browser, { language, theme, size });
          await signUp(person, { language });
          await assess(person);
          for (const [name, way] of Object.entries(ways) as [ScreenName, Way][]) {
            const seen =
              way.who === "person"
                ? person
                : await visit(browser, { language: way.who === "newcomer" ? null : language, theme, size });
            await look(seen, { name, way, language });
            if (seen !== person) await seen.close();
          }
          person.expectQuiet();
          await person.close();
        });
      }
    }
  }
});

async function look(seen: Visit, screen: { name: ScreenName; way: Way; language: Language }): Promise<void> {
  const { page } = seen;
  const path = typeof screen.way.path === "string" ? screen.way.path : await screen.way.path(seen);
  const answered = await page.goto(`${seen.url}${path}`, { waitUntil: "load" });
  expect([screen.name, answered?.status()]).toEqual([screen.name, 200]);
  expectPolicy(answered?.headers() ?? {});
  if (!quiet.has(screen.name)) await untilRunning(page);
  await page.waitForLoadState("networkidle");
  const found = await page.evaluate(() => ({
    headings: document.querySelectorAll("h1").length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    text: document.body.innerText,
    language: document.documentElement.lang,
  }));
  expect({ screen: screen.name, headings: found.headings, overflow: found.overflow }).toEqual({
    screen: screen.name,
    headings: 1,
    overflow: 0,
  });
  if (screen.name !== "languagePicker") {
    expect(found.language).toBe(screen.language);
    const foreign = wordsOnlyIn(screen.language === "es" ? "en" : "es").filter((text) =>
      found.text.includes(text),
    );
    expect({ screen: screen.name, foreign }).toEqual({ screen: screen.name, foreign: [] });
  }
  expect({ screen: screen.name, violations: await axeViolations(seen) }).toEqual({
    screen: screen.name,
    violations: [],
  });
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
