import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, signUp, untilRunning, type Visit } from "./browser.ts";
import {
  listen,
  listenerAt as listenerIn,
  sentences,
  type Heard,
  type ListenerOptions,
} from "./listening.ts";
import { holdClock } from "./settled.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("an audio told by a voice", () => {
  test("plays, repeats the sentence in which it was paused, and goes to another paragraph by keyboard", async () => {
    const walk = await listenerAt({ hasVoice: true });
    const { page } = walk;
    expect(await sentences(page)).toEqual([]);
    await page.getByRole("button", { name: "Escuchar" }).focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Pausar" }).waitFor();
    // from here on time moves only by runFor, so that a busy machine cannot carry the pause out of its sentence
    await holdClock(page);
    const isSaying = async () => (await sentences(page)).at(-1)?.startsWith("Antes de que el día") ?? false;
    for (let step = 0; step < 600 && !(await isSaying()); step += 1) await page.clock.runFor(50);
    // well into the sentence: at its first moment the place is still that of the one before
    await page.clock.runFor(400);
    expect(await sentences(page)).toContain("Buenos días.");
    await page.getByRole("button", { name: "Pausar" }).click();
    const [before] = (await sentences(page)).slice(-1);
    const count = (await sentences(page)).length;
    await page.clock.runFor(60_000);
    expect((await sentences(page)).length).toBe(count);
    await page.getByRole("button", { name: "Continuar" }).click();
    const saidNext = async () => {
      await page.clock.runFor(200);
      return (await sentences(page))[count];
    };
    await expect.poll(saidNext).toBe(before);
    await place(page).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect
      .poll(() => place(page).getAttribute("aria-valuetext"))
      .toMatch(/^Párrafo 3 de 20, 0:\d\d de 1?\d:\d\d$/);
    await page.clock.runFor(1500);
    expect((await sentences(page)).slice(-2).join(" ")).toContain("Puedes cerrar los ojos");
    await page.getByRole("button", { name: "Párrafo anterior" }).click();
    await page.clock.runFor(1500);
    expect((await sentences(page)).some((said) => said.startsWith("Siéntate en una silla"))).toBe(true);
    walk.expectQuiet();
    await walk.close();
  });

  test("plays on in a small player on other pages, comes back, and ends when closed", async () => {
    const walk = await listenerAt({ hasVoice: true });
    const { page } = walk;
    await begin(page);
    await page.clock.runFor(6000);
    await page.getByRole("link", { name: "Jardín" }).click();
    const mini = page.getByRole("region", { name: "Lo que está sonando" });
    await mini.waitFor();
    const count = (await sentences(page)).length;
    for (let second = 0; second < 30; second += 1) await page.clock.runFor(1000);
    expect((await sentences(page)).length).toBeGreaterThan(count);
    await mini.getByRole("link").click();
    await mini.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Pausar" }).waitFor();
    await expect.poll(() => place(page).inputValue()).not.toBe("1");
    await page.getByRole("link", { name: "Inicio" }).first().click();
    await mini.getByRole("button", { name: "Cerrar el reproductor" }).click();
    await mini.waitFor({ state: "detached" });
    const closed = (await sentences(page)).length;
    await page.clock.runFor(60_000);
    expect((await sentences(page)).length).toBe(closed);
    walk.expectQuiet();
    await walk.close();
  });

  test("fades by the sleep timer, shows the time left, and pauses", async () => {
    const walk = await listenerAt({ hasVoice: true });
    const { page } = walk;
    await begin(page);
    await page.getByText("Sonido, voz y temporizador").click();
    await page.getByRole("combobox", { name: "Temporizador" }).selectOption({ label: "En 5 min" });
    await page.clock.runFor(60_000);
    await page.getByText(/^Se apaga en (4:00|3:5\d)$/).waitFor();
    for (let step = 0; step < 24; step += 1) await page.clock.runFor(10_000);
    await page.getByRole("button", { name: "Continuar" }).waitFor();
    const volumes = await page.evaluate(() => Reflect.get(window, "volumes"));
    expect(volumes[0]).toBe(1);
    expect(volumes.at(-1)).toBeLessThan(1);
    await expect.poll(() => page.getByRole("combobox", { name: "Temporizador" }).inputValue()).toBe("off");
    await walk.close();
  });

  test("is forgotten at sign-out", async () => {
    const walk = await listenerAt({ hasVoice: true });
    const { page } = walk;
    await begin(page);
    await page.getByRole("link", { name: "Inicio" }).first().click();
    await page.getByRole("region", { name: "Lo que está sonando" }).waitFor();
    await page.goto(`${walk.url}/api/logout`);
    await signUp(walk);
    await page.goto(walk.url);
    await untilRunning(page);
    expect(await page.getByRole("region", { name: "Lo que está sonando" }).count()).toBe(0);
    await walk.close();
  });
});

describe("an audio on a device without a voice", () => {
  test("shows the text in time to its end, counts as read, and can be heard again", async () => {
    const walk = await listenerAt({});
    const { page } = walk;
    await page.clock.runFor(2000);
    await page.getByText(/no tiene una voz propia en español/).waitFor();
    await begin(page);
    await stage(page).getByText("Buenos días.").waitFor();
    const index = async () => Number(await place(page).inputValue());
    await page.clock.runFor(60_000);
    const afterAMinute = await index();
    expect(afterAMinute).toBeGreaterThan(2);
    for (let minute = 0; minute < 8; minute += 1) await page.clock.runFor(60_000);
    await expect.poll(() => index()).toBeGreaterThan(afterAMinute);
    expect(await isRead(walk)).toBe(false);
    for (let minute = 0; minute < 3; minute += 1) await page.clock.runFor(60_000);
    await page.getByRole("button", { name: "Escuchar otra vez" }).waitFor();
    await expect.poll(() => isRead(walk)).toBe(true);
    await page.getByRole("button", { name: "Escuchar otra vez" }).click();
    await expect.poll(index).toBe(1);
    walk.expectQuiet();
    await walk.close();
  });

  test("keeps time in the background: it returns at the paragraph that the clock says", async () => {
    const walk = await listenerAt({ language: "en", size: "desktop" });
    const { page } = walk;
    await page.getByRole("button", { name: "Listen", exact: true }).click();
    await page.getByRole("button", { name: "Pause", exact: true }).waitFor();
    // by then the player knows that there is no voice
    await page.clock.runFor(2000);
    await page.clock.fastForward("05:00");
    await page.clock.runFor(1000);
    const place = page.getByRole("slider", { name: "Place in the audio" });
    expect(Number(await place.inputValue())).toBeGreaterThan(6);
    walk.expectQuiet();
    await walk.close();
  });

  test("plays without a network once its page is open", async () => {
    const walk = await listenerAt({ hasVoice: true });
    const { page } = walk;
    await walk.context.setOffline(true);
    await begin(page);
    await page.clock.runFor(8000);
    expect((await sentences(page)).length).toBeGreaterThan(0);
    await page.getByText("Sonido, voz y temporizador").click();
    await page.getByRole("combobox", { name: "Voz" }).selectOption({ label: "Solo texto" });
    await page.getByText(/^Solo texto: cada párrafo/).waitFor();
    const count = (await sentences(page)).length;
    await page.clock.runFor(60_000);
    expect((await sentences(page)).length).toBe(count);
    expect(Number(await place(page).inputValue())).toBeGreaterThan(2);
    await walk.close();
  });
});

describe("the sounds behind the words", () => {
  test("are each audible, do not clip, sound different, and are remembered by the device", async () => {
    const walk = await listenerAt({ hasEars: true });
    const { page } = walk;
    await begin(page);
    await page.getByText("Sonido, voz y temporizador").click();
    const names = ["Agua", "Lluvia", "Viento", "Cuencos", "Rumor suave"];
    for (const name of names) await page.getByRole("slider", { name }).press("Home");
    const heard: Heard[] = [];
    for (const name of names) {
      await page.getByRole("slider", { name }).press("End");
      // by then this sound has come, and the one before has gone
      heard.push(await listen(page, 2.5));
      await page.getByRole("slider", { name }).press("Home");
    }
    const quiet = await listen(page, 1.5);
    for (const { loudness, peak } of heard) {
      expect(loudness).toBeGreaterThan(Math.max(0.01, quiet.loudness * 5));
      expect(peak).toBeLessThan(1);
    }
    const [water = 0, rain = 0, wind = 0, bowls = 0, noise = 0] = heard.map(({ brightness }) => brightness);
    expect(rain).toBeGreaterThan(water * 1.5);
    expect(water).toBeGreaterThan(wind);
    expect(wind).toBeGreaterThan(bowls);
    expect(rain).toBeGreaterThan(noise * 1.5);
    await page.getByRole("slider", { name: "Lluvia" }).press("End");
    await page.reload();
    await untilRunning(page);
    await page.getByText("Sonido, voz y temporizador").click();
    await expect.poll(() => page.getByRole("slider", { name: "Lluvia" }).inputValue()).toBe("100");
    walk.expectQuiet();
    await walk.close();
  });
});

function listenerAt(options: ListenerOptions): Promise<Visit> {
  return listenerIn(browser, options);
}

async function begin(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Escuchar" }).click();
  await page.getByRole("button", { name: "Pausar" }).waitFor();
}

function place(page: Page) {
  return page.getByRole("slider", { name: "Lugar en el audio" });
}

function stage(page: Page) {
  return page.getByRole("region", { name: "Reproductor de audio" });
}

async function isRead(walk: Visit): Promise<boolean> {
  const answered = await walk.context.request.get(`${walk.url}/api/resources/morning-meditation`);
  return (await answered.json()).isRead;
}
