import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, open, openBrowser, personAt, untilRunning, type Size, type Visit } from "./browser.ts";

// decisions §3: sessions and breathing fill the screen, and their buttons are at the thumb.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const smallPhone = { width: 390, height: 664 };

describe("a session on a small phone", () => {
  test("runs after one press in the list, and every button can be pressed without scrolling", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    await page.setViewportSize(smallPhone);
    await page
      .getByRole("link", { name: /^Comenzar Sesión/ })
      .first()
      .click();
    await expectPressable(page, ["Pausar", "Siguiente", "Anterior", "Leer en voz alta"]);
    await button(page, "Siguiente").click();
    await expectPressable(page, ["Continuar", "Siguiente", "Anterior"]);
    await toLastStep(page);
    await expectPressable(page, ["Continuar", "Anterior", "Finalizar Actividad"]);
    walk.expectQuiet();
    await walk.close();
  });

  test.each<[string, Size, string]>([
    ["with large text at 320 pixels", { width: 320, height: 568 }, "200%"],
    ["on its side", { width: 844, height: 390 }, "100%"],
  ])("can be held %s", async (_name, size, fontSize) => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await page.setViewportSize(size);
    await beginSession(walk, "breathing");
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), fontSize);
    await expectPressable(page, ["Pausar", "Siguiente", "Leer en voz alta"]);
    await button(page, "Siguiente").click();
    await button(page, "Continuar").click();
    await expectPressable(page, ["Pausar", "Siguiente"]);
    await toLastStep(page);
    await expectPressable(page, ["Finalizar Actividad"]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await walk.close();
  });

  test("left in the middle, it is paused at its step, after a reload too", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    const path = await beginSession(walk, "breathing");
    await button(page, "Siguiente").click();
    await page.getByRole("link", { name: "Salir", exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/activities");
    await open(walk, path);
    await page.getByText("Paso 2 de 5").first().waitFor();
    await page.getByText("En pausa").first().waitFor();
    await page.reload();
    await untilRunning(page);
    await page.getByRole("heading", { name: "La técnica 4-7-8" }).waitFor();
    expect(await button(page, "Continuar").count()).toBe(1);
    walk.expectQuiet();
    await walk.close();
  });
});

describe("a breathing step", () => {
  test("is led by the circle, which says each phase; while paused its words are hidden", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await page.clock.install();
    await beginSession(walk, "breathing");
    await button(page, "Siguiente").click();
    await button(page, "Continuar").click();
    const circle = page.getByRole("region", { name: "Respirar con el círculo" });
    const told = circle.locator("[aria-live]");
    await expect.poll(() => told.textContent()).toContain("Lee primero");
    await page.clock.runFor(20_500);
    await expect.poll(() => told.textContent()).toBe("Inhala, 4 segundos");
    await page.clock.runFor(4000);
    await expect.poll(() => told.textContent()).toBe("Exhala, 6 segundos");
    await page.clock.runFor(6000);
    await expect.poll(() => told.textContent()).toBe("Inhala, 4 segundos");
    await page.keyboard.press("Space");
    await expect.poll(() => told.textContent()).toBe("En pausa");
    expect(await page.getByText(/con un soplo suave/).count()).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });
});

describe("the end of a session", () => {
  test("shows the plant that was born, and stays until a press", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await page.setViewportSize(smallPhone);
    await page.clock.install();
    await beginSession(walk, "breathing");
    await finish(page);
    await page.getByText("Planta nueva en tu jardín").waitFor();
    await page.getByText("Nivel 1 de 5").waitFor();
    await page.clock.runFor(10_000);
    await expectPressable(page, ["Continuar"]);
    await page.getByRole("link", { name: "Ver mi jardín" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/zen-garden");
    walk.expectQuiet();
    await walk.close();
  });

  test("pressed twice it counts once", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await beginSession(walk, "breathing");
    await toLastStep(page);
    await button(page, "Finalizar Actividad").dblclick();
    await button(page, "Sí, ya terminé").dblclick();
    await page.getByText("Planta nueva en tu jardín").waitFor();
    expect(await ask(walk, "/api/zen-garden/plants")).toHaveLength(1);
    walk.expectQuiet();
    await walk.close();
  });

  test("without a network says nothing of plants, and goes home", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await beginSession(walk, "breathing");
    await walk.context.route("**/api/activities/*/complete", (route) => route.abort());
    await finish(page);
    await page.getByRole("heading", { name: "¡Actividad Completada!" }).waitFor();
    expect(await page.getByText("Planta nueva").count()).toBe(0);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    await walk.close();
  });
});

describe("a step that may close the eyes", () => {
  test("ends with a soft tone, unless it was turned off", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await page.addInitScript(countTones);
    await beginSession(walk, "meditation");
    const inSeconds = () => page.evaluate(() => Number(document.documentElement.dataset["toneIn"] ?? 0));
    // the first step lasts longer than this test
    await expect.poll(inSeconds).toBeGreaterThan(45);
    await page.getByRole("button", { name: "Tono al terminar" }).click();
    await button(page, "Pausar").click();
    await page.evaluate(() => delete document.documentElement.dataset["toneIn"]);
    await button(page, "Continuar").click();
    await button(page, "Pausar").waitFor();
    expect(await inSeconds()).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });
});

describe("the breathing game on a small phone", () => {
  test("keeps its start below its choices, and its buttons at the lower edge while it runs", async () => {
    const walk = await personAt(browser, "/breathing-game");
    const { page } = walk;
    await page.setViewportSize(smallPhone);
    await expectPressable(page, ["Comenzar Sesión"]);
    const choices = page.getByRole("radio");
    for (const choice of await choices.all()) {
      await choice.focus();
      await expect.poll(() => isPressable(choice)).toBe(true);
    }
    await expectPressable(page, ["Comenzar Sesión"]);
    await button(page, "Comenzar Sesión").click();
    await expectPressable(page, ["Pausar", "Reiniciar"]);
    await button(page, "Pausar").click();
    await expectPressable(page, ["Continuar", "Reiniciar"]);
    walk.expectQuiet();
    await walk.close();
  });

  test("fits a phone on its side", async () => {
    const walk = await personAt(browser, "/breathing-game");
    const { page } = walk;
    await page.setViewportSize({ width: 844, height: 390 });
    await button(page, "Comenzar Sesión").click();
    await expectPressable(page, ["Pausar", "Reiniciar"]);
    await walk.close();
  });
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Adds an activity that uses the guide of its type, and begins it. Answers its path. */
async function beginSession(walk: Visit, activityType: "breathing" | "meditation"): Promise<string> {
  const { id: planId } = await ask(walk, "/api/plans/active");
  const added = await walk.context.request.post(`${walk.url}/api/activities`, {
    headers: { origin: walk.url },
    data: { planId, activityName: "Antes de la cena", activityType },
  });
  const path = `/activity-session/${(await added.json()).id}`;
  await open(walk, path);
  await button(walk.page, "Empezar").click();
  await button(walk.page, "Pausar").waitFor();
  return path;
}

async function toLastStep(page: Page): Promise<void> {
  const last = button(page, "Finalizar Actividad");
  while ((await last.count()) === 0) await button(page, "Siguiente").click();
}

async function finish(page: Page): Promise<void> {
  await toLastStep(page);
  await button(page, "Finalizar Actividad").click();
  await button(page, "Sí, ya terminé").click();
}

async function expectPressable(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await button(page, name).waitFor();
    await expect.poll(() => isPressable(button(page, name)), { message: name }).toBe(true);
  }
}

/** Whether its middle is inside the window and nothing lies over it. */
function isPressable(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && element.contains(hit);
  });
}

/** Notes on the page in how many seconds the last tone was set to sound. */
function countTones(): void {
  globalThis.OscillatorNode = class extends OscillatorNode {
    override start(when = 0): void {
      document.documentElement.dataset["toneIn"] = String(when - this.context.currentTime);
      super.start(when);
    }
  };
}
