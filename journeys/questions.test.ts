import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerLabels } from "@remanso/core/assessment/questions.ts";
import { languages, type Language } from "@remanso/core/language.ts";
import { openBrowser, personAt, untilRunning, type Visit } from "./browser.ts";

// decisions §2: the questions advance by themselves after a press, never after a key.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("the questions", () => {
  test("move on by themselves after a press, to the new question, and never send by themselves", async () => {
    const walk = await atQuestions();
    const { page } = walk;
    for (let number = 1; number < 12; number += 1) {
      await press(page, "A veces");
      await at(page, number + 1);
    }
    expect(await focusedValue(page)).toBe("global_3");
    await press(page, "Siempre");
    await page.clock.runFor(5000);
    expect(await page.getByRole("button", { name: "Enviar" }).isEnabled()).toBe(true);
    await at(page, 12);
    walk.expectQuiet();
    await walk.close();
  });

  test("wait after a key, until Enter or 'Siguiente'", async () => {
    const walk = await atQuestions();
    const { page } = walk;
    await page.keyboard.press("3");
    await page.clock.runFor(5000);
    await at(page, 1);
    await expect.poll(() => page.getByRole("radio", { name: "A veces" }).isChecked()).toBe(true);
    await page.keyboard.press("ArrowDown");
    await page.clock.runFor(5000);
    await at(page, 1);
    await page.keyboard.press("Enter");
    await at(page, 2);
    await page.keyboard.press("Space");
    await page.clock.runFor(5000);
    await at(page, 2);
    await walk.close();
  });

  test("wait when 'Avanzar solo' is off, also after a reload", async () => {
    const walk = await atQuestions();
    const { page } = walk;
    const ownPace = page.getByRole("switch", { name: "Avanzar solo" });
    await ownPace.click();
    await page.getByText("A veces", { exact: true }).click();
    await page.clock.runFor(5000);
    await at(page, 1);
    await page.reload();
    await expect.poll(() => ownPace.getAttribute("aria-checked")).toBe("false");
    await page.getByRole("button", { name: "Siguiente" }).click();
    await at(page, 2);
    expect(await ownPace.count()).toBe(0);
    await walk.close();
  });

  test("take a double press as one answer", async () => {
    const walk = await atQuestions();
    const { page } = walk;
    await page.getByText("A menudo", { exact: true }).dblclick();
    await page.clock.runFor(5000);
    await at(page, 2);
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    await walk.close();
  });

  test("can be gone back to: the same or another answer leads on again", async () => {
    const walk = await atQuestions();
    const { page } = walk;
    await press(page, "Nunca");
    await at(page, 2);
    await page.getByRole("button", { name: "Anterior" }).click();
    await at(page, 1);
    await page.clock.runFor(5000);
    await at(page, 1);
    await press(page, "Nunca");
    await at(page, 2);
    await page.getByRole("button", { name: "Anterior" }).click();
    await press(page, "Siempre");
    await at(page, 2);
    await page.getByRole("button", { name: "Anterior" }).click();
    expect(await page.getByRole("radio", { name: "Siempre" }).isChecked()).toBe(true);
    await walk.close();
  });

  test("are whole questions to a reader, while the beginning that all share stands once", async () => {
    const walk = await atQuestions();
    const whole = /^En las últimas dos semanas, ¿con qué frecuencia… has tenido más tareas .*\?$/;
    await walk.page.getByRole("group", { name: whole }).waitFor();
    await walk.page.getByRole("heading", { level: 2, name: whole }).waitFor();
    expect(await walk.page.getByText("En las últimas dos semanas").count()).toBe(1);
    await walk.close();
  });

  test.each(languages)("fit a small phone with their buttons, in %s", async (language) => {
    const walk = await atQuestions(language);
    const { page } = walk;
    await page.setViewportSize({ width: 390, height: 664 });
    for (let number = 1; number <= 12; number += 1) {
      expect(await overflow(page), `question ${number}`).toBeLessThanOrEqual(0);
      if (number < 12) await press(page, answerLabels[0]?.[language] ?? "");
      await page.getByText(new RegExp(` ${Math.min(12, number + 1)} (de|of) 12`)).waitFor();
    }
    await walk.close();
  });
});

async function atQuestions(language: Language = "es"): Promise<Visit> {
  const walk = await personAt(browser, "/assessment", { answers: null, language });
  await walk.page.clock.install();
  await walk.page.reload();
  await untilRunning(walk.page);
  // the questions hear keys, and their heading has the focus, once React has hydrated this part of the page, too
  await walk.page.waitForFunction(() => document.activeElement?.id === "assessment-title");
  return walk;
}

async function press(page: Page, answer: string): Promise<void> {
  await page.getByText(answer, { exact: true }).click();
  await page.clock.runFor(1000);
}

function at(page: Page, number: number): Promise<void> {
  return page.getByText(`Pregunta ${number} de 12`).waitFor();
}

function focusedValue(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute("name") ?? null);
}

/** How many pixels of the page lie below the window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
}
