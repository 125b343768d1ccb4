import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import { assess, openBrowser, signUp, untilRunning, visit, type Visit } from "./browser.ts";
import { isFree } from "./is-free.ts";
import { untilSettled } from "./settled.ts";

// Home is one screen: what it asks first fits one window, and one thing is asked at a time.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const smallPhone = { width: 390, height: 664 };
const desktop = { width: 1440, height: 900 };

const words = {
  es: {
    more: "Agregar más",
    start: /Comenzar Sesión/,
    garden: /Tu jardín/,
    well: "Bien",
    low: "Mal",
    undo: "Deshacer",
  },
  en: {
    more: "Add more",
    start: /Start Session/,
    garden: /Your garden/,
    well: "Good",
    low: "Low",
    undo: "Undo",
  },
} as const;

describe.each<Language>(["es", "en"])("home in %s", (language) => {
  test("fits one window on a small phone and on a desktop, and ends within three windows of a phone", async () => {
    const walk = await assessedAt(language);
    const { page } = walk;
    const { more, start, garden, well } = words[language];
    const asked = [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("button", { name: well, exact: true }),
      page.getByRole("button", { name: more }),
      page.getByRole("main").getByRole("link", { name: start }).first(),
      page.getByRole("main").getByRole("link", { name: garden }).first(),
    ];
    for (const size of [smallPhone, desktop]) {
      await page.setViewportSize(size);
      await untilSettled(page);
      for (const one of asked)
        expect([await one.innerText(), await isFree(one)]).toEqual([expect.any(String), true]);
    }
    await page.setViewportSize(smallPhone);
    // a name of two lines leaves the garden free, too
    const name = page.locator("#next-step");
    await name.evaluate((title) => (title.textContent = "Buenos deseos, cerca y lejos"));
    expect(await isFree(page.getByRole("main").getByRole("link", { name: garden }).first())).toBe(true);
    const end = await page.evaluate(
      () => document.querySelector("main > :last-child")?.getBoundingClientRect().bottom,
    );
    expect(end).toBeLessThan(3.1 * smallPhone.height);
    walk.expectQuiet();
    await walk.close();
  });

  test("one tap keeps a mood, another replaces it, undo takes it back", async () => {
    const walk = await assessedAt(language);
    const { page } = walk;
    const { well, low, undo } = words[language];
    await page.getByRole("button", { name: well, exact: true }).click();
    await page.getByRole("button", { name: undo }).waitFor();
    expect(await moodsOf(walk)).toEqual([4]);
    await page.getByRole("button", { name: low, exact: true }).click();
    await page.getByRole("button", { name: low, exact: true, pressed: true }).waitFor();
    await expect.poll(() => moodsOf(walk)).toEqual([2]);
    await page.reload();
    await untilRunning(page);
    await page.getByRole("button", { name: low, exact: true, pressed: true }).waitFor();
    await page.getByRole("button", { name: undo }).click();
    await expect.poll(() => moodsOf(walk)).toEqual([]);
    await expect.poll(() => page.getByRole("button", { pressed: true }).count()).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });
});

test("of several quick taps on moods the last one counts, once", async () => {
  const walk = await assessedAt("es");
  const { page } = walk;
  for (const name of ["Bien", "Mal", "Regular"]) {
    await page.getByRole("button", { name, exact: true }).click();
  }
  await page.getByRole("button", { name: "Deshacer" }).waitFor();
  await expect.poll(() => moodsOf(walk)).toEqual([3]);
  walk.expectQuiet();
  await walk.close();
});

test("without a connection a mood waits here, can be replaced, and is sent once", async () => {
  const walk = await assessedAt("es");
  const { page } = walk;
  await walk.context.setOffline(true);
  await page.getByRole("button", { name: "Bien", exact: true }).click();
  await page.getByText("Guardado en este dispositivo hasta que haya conexión.").waitFor();
  await page.getByRole("button", { name: "Mal", exact: true }).click();
  await page.getByRole("button", { name: "Mal", exact: true, pressed: true }).waitFor();
  await page.getByText("Guardado en este dispositivo hasta que haya conexión.").waitFor();
  await walk.context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect.poll(() => moodsOf(walk)).toEqual([2]);
  await walk.close();
});

test("what was tapped can be added to for an hour: the form is filled with it", async () => {
  const walk = await assessedAt("es");
  const { page } = walk;
  await page.getByRole("button", { name: "Bien", exact: true }).click();
  await page.getByRole("button", { name: "Deshacer" }).waitFor();
  await page.getByRole("button", { name: "Agregar más" }).click();
  const dialog = page.getByRole("dialog", { name: "Cambiar este registro" });
  expect(await dialog.getByRole("radio", { checked: true }).inputValue()).toBe("4");
  await dialog.getByRole("textbox", { name: /Nota/ }).fill("Paseo largo.");
  await dialog.getByRole("button", { name: "Guardar" }).click();
  await dialog.getByRole("button", { name: "Listo" }).click();
  // more than a mood is there now: one press does not take it away
  await page.getByRole("button", { name: "Deshacer" }).waitFor({ state: "detached" });
  expect(await moodsOf(walk)).toEqual([4]);
  walk.expectQuiet();
  await walk.close();
});

describe("one thing at a time", () => {
  test("a result that was not seen, then how the last activity did, then another time zone", async () => {
    const walk = await visit(browser, { timeZone: "Asia/Tokyo" });
    const { page } = walk;
    await signUp(walk, { timeZone: "Europe/Madrid" });
    await assess(walk);
    await completeOne(walk);
    await page.goto(`${walk.url}/`);
    await untilRunning(page);
    const result = page.getByRole("link", { name: "Aquí está tu resultado" });
    const feeling = page.getByRole("heading", { name: /¿Cómo te sientes después de/ });
    const zone = page.getByRole("heading", { name: "¿Estás en Tokio ahora?" });
    await result.waitFor();
    expect([await feeling.count(), await zone.count()]).toEqual([0, 0]);
    await page.getByRole("button", { name: "Ahora no" }).click();
    await feeling.waitFor();
    expect([await result.count(), await zone.count()]).toEqual([0, 0]);
    await page.getByRole("button", { name: "Ahora no" }).click();
    await zone.waitFor();
    await page.getByRole("button", { name: "Sí", exact: true }).click();
    await zone.waitFor({ state: "detached" });
    await expect.poll(() => zoneOf(walk)).toBe("Asia/Tokyo");
    walk.expectQuiet();
    await walk.close();
  });

  test("the server draws a result that waits, and one that was seen is hidden before the application runs", async () => {
    const walk = await visit(browser);
    const { page } = walk;
    await signUp(walk);
    await assess(walk);
    const drawn = await page.request.get(`${walk.url}/`);
    expect(await drawn.text()).toContain("Aquí está tu resultado");
    await page.goto(`${walk.url}/`);
    await untilRunning(page);
    const result = page.getByRole("link", { name: "Aquí está tu resultado" });
    await result.waitFor();
    await page.getByRole("button", { name: "Ahora no" }).click();
    await result.waitFor({ state: "detached" });
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByText("Aquí está tu resultado").isVisible()).toBe(false);
    await walk.close();
  });

  test("a zone that was declined is not asked about again", async () => {
    const walk = await visit(browser, { timeZone: "America/New_York" });
    const { page } = walk;
    await signUp(walk, { timeZone: "Europe/Madrid" });
    await assess(walk);
    await page.goto(`${walk.url}/`);
    await page.getByRole("button", { name: "Ahora no" }).click();
    await page.getByRole("heading", { name: "¿Estás en Nueva York ahora?" }).waitFor();
    await page.getByRole("button", { name: "No", exact: true }).click();
    await page.reload();
    await untilRunning(page);
    expect(await page.getByRole("heading", { name: /Nueva York/ }).count()).toBe(0);
    expect(await zoneOf(walk)).toBe("Europe/Madrid");
    await walk.close();
  });
});

async function assessedAt(language: Language): Promise<Visit> {
  const walk = await visit(browser, { language });
  await signUp(walk, { language });
  await assess(walk);
  await walk.page.goto(`${walk.url}/`);
  await untilRunning(walk.page);
  return walk;
}

async function moodsOf({ context, url }: Visit): Promise<number[]> {
  const answered = await context.request.get(`${url}/api/check-ins`);
  const checkIns: { mood: number }[] = await answered.json();
  return checkIns.map(({ mood }) => mood);
}

async function zoneOf({ context, url }: Visit): Promise<string> {
  return (await (await context.request.get(`${url}/api/auth/user`)).json()).timeZone;
}

async function completeOne({ context, url }: Visit): Promise<void> {
  const activities: { id: string }[] = await (await context.request.get(`${url}/api/activities`)).json();
  await context.request.patch(`${url}/api/activities/${activities[0]?.id ?? ""}`, {
    headers: { origin: url },
    data: { completed: true },
  });
}
