import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assess, openBrowser, signUp, untilRunning, visit } from "./browser.ts";
import { untilSettled } from "./settled.ts";

// Who lets the device choose the colors, or asks for more contrast, sees where the keyboard is and what is chosen.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const paths = ["/settings", "/breathing-game", "/analytics", "/"];

test.each([
  { name: "forced colors", media: { forcedColors: "active" } as const, style: "double" },
  { name: "more contrast", media: { contrast: "more" } as const, style: "solid" },
])("with $name the ring of the keyboard is on whatever has the focus", async ({ media, style }) => {
  const person = await visit(browser, { language: "es" });
  await signUp(person);
  await assess(person);
  await person.page.emulateMedia(media);
  const found: string[] = [];
  for (const path of paths) {
    await person.page.goto(`${person.url}${path}`);
    await untilRunning(person.page);
    await untilSettled(person.page);
    for (let presses = 0; presses < 16; presses += 1) {
      await person.page.keyboard.press("Tab");
      const ring = await ringOfFocus(person.page);
      if (ring && ring.outline !== `4px ${style}`) found.push(`${path} ${ring.name}: ${ring.outline}`);
    }
  }
  expect(found).toEqual([]);
  await person.close();
});

test.each([{ forcedColors: "active" } as const, { contrast: "more" } as const])(
  "with %o the first paint has the whole sheet already",
  async (media) => {
    const walk = await visit(browser, { language: "es" });
    await walk.page.emulateMedia(media);
    await walk.page.goto(`${walk.url}/help`);
    const times = await walk.page.evaluate(async () => {
      const painted = await new Promise<number>((resolve) =>
        new PerformanceObserver((seen) =>
          seen.getEntriesByName("first-contentful-paint").forEach(({ startTime }) => resolve(startTime)),
        ).observe({ type: "paint", buffered: true }),
      );
      const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
      const [arrived] = sheets.map(({ href }) => performance.getEntriesByName(href)[0]);
      return { painted, sheets: sheets.length, arrived: arrived?.toJSON().responseEnd };
    });
    expect(times.sheets).toBe(1);
    expect(times.arrived).toBeLessThanOrEqual(times.painted);
    await expect.poll(() => walk.page.locator("html").getAttribute("data-dressed")).toBe("");
    walk.expectQuiet();
    await walk.close();
  },
);

test("with forced colors what is chosen has a thicker edge", async () => {
  const person = await visit(browser, { language: "es" });
  await signUp(person);
  await assess(person);
  await person.page.emulateMedia({ forcedColors: "active" });
  const found: string[] = [];
  let chosen = 0;
  for (const path of paths) {
    await person.page.goto(`${person.url}${path}`);
    await untilRunning(person.page);
    await untilSettled(person.page);
    const header = await person.page.evaluate(
      () => document.querySelector("header")?.getBoundingClientRect().height ?? 0,
    );
    if (header > 90) found.push(`${path} the header has two lines`);
    const edges = await person.page.evaluate(() =>
      [
        ...document.querySelectorAll(
          "[aria-checked=true], [aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]), label:has(> input:checked)",
        ),
      ]
        .filter((element) => element.checkVisibility())
        .map((element) => ({
          name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40),
          edge: element.matches("[aria-current]")
            ? getComputedStyle(element).outlineWidth
            : getComputedStyle(element).borderTopWidth,
        })),
    );
    chosen += edges.length;
    found.push(
      ...edges.filter(({ edge }) => edge !== "3px").map(({ name, edge }) => `${path} ${name}: ${edge}`),
    );
  }
  expect(found).toEqual([]);
  expect(chosen).toBeGreaterThan(3);
  await person.close();
});

/** The outline of what has the focus; null between the last control and the first, where nothing has it. */
async function ringOfFocus(page: Page): Promise<{ name: string; outline: string } | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { outlineWidth, outlineStyle } = getComputedStyle(focused);
    return {
      name: (focused.getAttribute("aria-label") ?? focused.textContent ?? "").trim().slice(0, 40),
      outline: `${outlineWidth} ${outlineStyle}`,
    };
  });
}
