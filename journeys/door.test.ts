import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { openBrowser, personAt, untilRunning, visit, type Visit } from "./browser.ts";
import { holdClock } from "./settled.ts";

// decisions §2: what somebody without an account is offered, and how many taps away it is.

const words = {
  es: {
    pick: "Español",
    breathe: "Respira un minuto",
    inhale: "Inhala",
    exhale: "Exhala",
    questions: "Responde 12 preguntas",
    position: (number: number) => `Pregunta ${number} de 12`,
    often: "A menudo",
    see: "Ver mi resultado",
    notSent: "Solo en esta pestaña: no se ha enviado nada a ningún sitio.",
  },
  en: {
    pick: "English",
    breathe: "Breathe for a minute",
    inhale: "Breathe in",
    exhale: "Breathe out",
    questions: "Answer 12 questions",
    position: (number: number) => `Question ${number} of 12`,
    often: "Often",
    see: "See my result",
    notSent: "Only in this tab: nothing has been sent anywhere.",
  },
} as const;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe.each(["es", "en"] as const)("from the landing page in %s", (language) => {
  test("the first breath is one tap away, and needs no account", async () => {
    const { walk, tap, taps } = await atTheDoor(language);
    const { page } = walk;
    const { breathe, inhale, exhale } = words[language];
    expect(await page.evaluate(() => document.querySelectorAll("script[src]").length)).toBe(0);
    await tap(page.getByRole("link", { name: breathe }));
    await untilRunning(page);
    expect(taps()).toBe(1);
    await page.getByText(inhale, { exact: true }).waitFor();
    await page.clock.runFor(5000);
    await page.getByText(exhale, { exact: true }).waitFor();
    expect(await page.getByRole("navigation").count()).toBe(0);
    expect(await page.getByRole("contentinfo").count()).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });

  test("the result of the 12 questions is 14 taps away, without an account, and nothing is sent", async () => {
    const { walk, tap, taps } = await atTheDoor(language);
    const { page } = walk;
    const said = words[language];
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" || new URL(request.url()).pathname.startsWith("/api/"))
        sent.push(`${request.method()} ${request.url()}`);
    });
    await tap(page.getByRole("link", { name: said.questions }));
    await untilRunning(page);
    for (let number = 1; number <= 12; number += 1) {
      await page.getByText(said.position(number)).first().waitFor();
      await tap(page.getByText(said.often, { exact: true }));
      await page.clock.runFor(1000);
    }
    await tap(page.getByRole("button", { name: said.see }));
    await page.getByText(said.notSent).waitFor();
    expect(taps()).toBeLessThanOrEqual(14);
    expect(sent).toEqual([]);
    walk.expectQuiet();
    await walk.close();
  });
});

describe("the minute of breathing", () => {
  test("pauses and goes on, ends after a minute, and offers what may come next", async () => {
    const walk = await breathing();
    const { page } = walk;
    await holdClock(page);
    await page.getByRole("button", { name: "Pausar" }).click();
    await page.getByText("En pausa", { exact: true }).waitFor();
    await page.clock.runFor(70_000);
    await page.getByText("En pausa", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Continuar" }).click();
    // the seconds that the page took to start count too
    await page.clock.runFor(35_000);
    expect(await page.getByText("Ha pasado un minuto.").count()).toBe(0);
    await page.clock.runFor(25_000);
    await page.getByText("Ha pasado un minuto.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "¿Qué te vendría bien ahora?",
    );
    await page.getByRole("link", { name: "Crear una cuenta" }).waitFor();
    await page.getByRole("link", { name: "Líneas de ayuda" }).waitFor();
    await page.getByRole("button", { name: "Otro minuto" }).click();
    await page.getByText("Inhala", { exact: true }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("says what to heed for the first breath and on each pause, and leaves the eye to the circle between", async () => {
    const walk = await breathing();
    const { page } = walk;
    const caution = page.getByText(/nunca al volante/);
    const opacity = () => caution.evaluate((shown) => getComputedStyle(shown).opacity);
    await page.clock.runFor(5000);
    expect(await opacity()).toBe("1");
    await page.clock.runFor(6000);
    await expect.poll(opacity).toBe("0");
    await page.getByRole("button", { name: "Pausar" }).click();
    await expect.poll(opacity).toBe("1");
    // unseen it is still read aloud
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect.poll(opacity).toBe("0");
    expect(await caution.evaluate((shown) => getComputedStyle(shown).visibility)).toBe("visible");
    walk.expectQuiet();
    await walk.close();
  });

  test("its way out and its pause stand in the lower half of a small phone", async () => {
    const walk = await breathing();
    const { page } = walk;
    await page.setViewportSize({ width: 390, height: 664 });
    for (const control of [
      page.getByRole("button", { name: "Pausar" }),
      page.getByRole("link", { name: "Salir" }),
    ]) {
      const box = await control.boundingBox();
      expect(box?.y).toBeGreaterThan(332);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(664);
    }
    await page.getByRole("link", { name: "Salir" }).click();
    await page.getByRole("heading", { level: 1, name: "Donde el río descansa" }).waitFor();
    await walk.close();
  });

  test("help is one press away, over the breath", async () => {
    const walk = await breathing();
    const { page } = walk;
    await page.getByRole("link", { name: "Ayuda ahora" }).click();
    await page.getByRole("dialog", { name: "Ayuda ahora" }).getByRole("link", { name: /024/ }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("opens for somebody who is signed in too, and leads back home", async () => {
    const walk = await personAt(browser, "/?breathe");
    const { page } = walk;
    await page.getByRole("button", { name: "Pausar" }).waitFor();
    await page.getByRole("link", { name: "Salir" }).click();
    await page.getByRole("navigation", { name: "Principal" }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });
});

async function breathing(): Promise<Visit> {
  const walk = await visit(browser);
  await walk.page.clock.install();
  await walk.page.goto(`${walk.url}/?breathe`);
  await untilRunning(walk.page);
  return walk;
}

/** A first visit, just after the language was chosen; every press from there on is counted. */
async function atTheDoor(language: Language) {
  const walk = await visit(browser, { language: null });
  const { page } = walk;
  await page.clock.install();
  await page.goto(walk.url);
  await page.getByRole("button", { name: words[language].pick }).click();
  await page.clock.runFor(300);
  await page.getByRole("link", { name: words[language].breathe }).waitFor();
  let count = 0;
  const tap = async (what: Locator) => {
    count += 1;
    await what.click();
  };
  return { walk, tap, taps: () => count };
}
