import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerLabels } from "@remanso/core/assessment/questions.ts";
import { languages, type ByLanguage, type Language } from "@remanso/core/language.ts";
import { ask, openBrowser, personAt, sizes, untilRunning } from "./browser.ts";

// decisions §2: after 'Enviar' the first view is the result, and one press more starts the first step.

const said: ByLanguage<{ take: string; send: string; start: string; weighs: string; step: RegExp }> = {
  es: {
    take: "Hacer la evaluación",
    send: "Enviar",
    start: "Comenzar Sesión",
    weighs: "Lo que más te pesa ahora es el trabajo.",
    step: /Paso 1 de/,
  },
  en: {
    take: "Take the assessment",
    send: "Submit",
    start: "Start Session",
    weighs: "What weighs on you most right now is work.",
    step: /Step 1 of/,
  },
};

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test.each(languages)(
  "from the welcome to the first step under way in fifteen taps, in %s",
  async (language) => {
    const walk = await personAt(browser, "/", { answers: null, language });
    const { page } = walk;
    const words = said[language];
    const taps = await countTaps(page);
    await page.getByRole("link", { name: words.take }).first().click();
    await answerAll(page, language);
    await page.getByRole("button", { name: words.send }).click();
    await page.getByRole("heading", { level: 1, name: words.weighs }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await page.getByRole("link", { name: words.start }).click();
    await page.waitForURL(/activity-session/);
    await page.getByText(words.step).first().waitFor();
    expect(taps()).toBeLessThanOrEqual(15);
    walk.expectQuiet();
    await walk.close();
  },
);

describe("the result", () => {
  test("stands after a reload, is drawn by the server, and is not led back to the questions", async () => {
    const walk = await personAt(browser, "/", { answers: null });
    const { page, context } = walk;
    await page.getByRole("link", { name: said.es.take }).first().click();
    await answerAll(page, "es");
    await page.getByRole("button", { name: said.es.send }).click();
    const heading = page.getByRole("heading", { level: 1, name: said.es.weighs });
    await heading.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(said.es.weighs);
    await page.reload();
    await heading.waitFor();
    const drawn = await (await context.request.get(page.url())).text();
    expect(drawn).toContain(said.es.weighs);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe("/");
    walk.expectQuiet();
    await walk.close();
  });

  test("leads home with one calm press, and comes again from the assessment centre", async () => {
    const walk = await personAt(browser, "/?result", {
      answers: (category) => (category === "work" ? 3 : 1),
    });
    const { page } = walk;
    await page.getByRole("link", { name: "Ahora no, ir al inicio" }).click();
    await page.getByRole("heading", { level: 1, name: /Inés/ }).waitFor();
    await page.getByRole("link", { name: "Ver mi resultado" }).click();
    await page.getByRole("heading", { level: 1, name: said.es.weighs }).waitFor();
    await walk.close();
  });

  test.each(["phone", "desktop"] as const)(
    "fits its sentence and its button into the first view of a %s",
    async (size) => {
      const walk = await personAt(browser, "/", { answers: (category) => (category === "work" ? 4 : 3) });
      const { page } = walk;
      await page.setViewportSize(size === "phone" ? { width: 390, height: 664 } : sizes.desktop);
      await page.goto(`${walk.url}/?result`);
      for (const part of [
        page.getByRole("heading", { level: 1 }),
        page.getByRole("link", { name: said.es.start }),
      ]) {
        const box = await part.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(
          page.viewportSize()?.height ?? 0,
        );
      }
      await walk.close();
    },
  );

  test.each([
    [
      4,
      { name: /^Ahora te pesan por igual el trabajo, el dinero, tu vida personal y la vida en general/ },
      2,
    ],
    [0, { name: "Ahora mismo no te pesa nada de lo que preguntamos." }, 1],
  ])("of %d everywhere says so, and offers help where all is high", async (answer, title, helps) => {
    const walk = await personAt(browser, "/?result", { answers: () => answer });
    const { page } = walk;
    await page.getByRole("heading", { level: 1, ...title }).waitFor();
    await expect.poll(() => page.getByRole("link", { name: "Ayuda ahora" }).count()).toBe(helps);
    await page.getByRole("link", { name: said.es.start }).waitFor();
    await walk.close();
  });
});

describe("sending the answers", () => {
  test.each([
    ["without a connection", false],
    ["when the reply is lost", true],
  ])("%s says so, keeps them, and counts once when tried again", async (_name, arrives) => {
    const walk = await personAt(browser, "/assessment", { answers: null });
    const { page } = walk;
    await answerAll(page, "es");
    await page.route("**/api/stress-assessment", async (route) => {
      if (arrives) await route.fetch();
      await route.abort();
    });
    await page.getByRole("button", { name: said.es.send }).click();
    await page.getByRole("alert").filter({ hasText: "Tus doce respuestas siguen aquí." }).waitFor();
    await page.reload();
    await untilRunning(page);
    await page.unroute("**/api/stress-assessment");
    await page.getByRole("button", { name: said.es.send }).click();
    await page.getByRole("heading", { level: 1, name: said.es.weighs }).waitFor();
    expect((await ask(walk, "/api/assessments")).length).toBe(1);
    await walk.close();
  });
});

/** Answers every question with one press each: work often, the rest rarely. */
async function answerAll(page: Page, language: Language): Promise<void> {
  await untilRunning(page);
  for (let number = 1; number <= 12; number += 1) {
    await page.getByText(new RegExp(` ${number} (de|of) 12`)).waitFor();
    const label = answerLabels[number <= 3 ? 3 : 1]?.[language] ?? "";
    await page.getByText(label, { exact: true }).click();
  }
}

/** Counts the presses of the pointer from now on, over all pages of the tab. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction("countTap", () => (taps += 1));
  await page.evaluate(() =>
    addEventListener("pointerdown", () => void Reflect.get(window, "countTap")(), true),
  );
  return () => taps;
}
