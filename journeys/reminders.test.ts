import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../server/src/ids.ts";
import { axeViolations } from "./axe.ts";
import {
  openBrowser,
  personAt,
  signUp,
  untilRunning,
  visit,
  type Visit,
  type VisitOptions,
} from "./browser.ts";
import { root } from "./root.ts";
import { startServer, type RunningServer } from "./server.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

function newcomerAt(path: string, options: VisitOptions = {}): Promise<Visit> {
  return personAt(browser, path, { ...options, answers: null });
}

const reminders = async ({ context, url }: Visit) =>
  (await context.request.get(`${url}/api/reminders`)).json();
const patience = { timeout: 20_000 };
const toggle = (page: Page, name: string) => page.getByRole("switch", { name });

describe("the settings of reminders", () => {
  test("are chosen by the keyboard alone, kept at once, and there again after a reload", async () => {
    const walk = await newcomerAt("/settings");
    const { page } = walk;
    await toggle(page, "Recordatorios diarios").focus();
    await page.keyboard.press("Space");
    const daily = page.getByRole("group", { name: "Recordatorios diarios" }).getByLabel("Hora");
    await daily.waitFor();
    // the browser's own field: hours, minutes, in its own order
    await daily.fill("23:15");
    await page.keyboard.press("Tab");
    await toggle(page, "Registros semanales").focus();
    await page.keyboard.press("Enter");
    await page.getByLabel("Día", { exact: true }).selectOption("Miércoles");
    await toggle(page, "Guardar horas de silencio").focus();
    await page.keyboard.press("Space");
    await page.getByText("Está dentro de tus horas de silencio: llegará cuando terminen.").waitFor();
    await page.getByRole("status").filter({ hasText: "Guardado" }).first().waitFor();
    await expect
      .poll(async () => (await reminders(walk)).settings, patience)
      .toMatchObject({
        daily: { isOn: true, time: "23:15" },
        weekly: { isOn: true, weekday: 3 },
        channels: { push: false, email: false, list: true },
        quietHours: { isOn: true, from: "22:00", to: "08:00" },
      });
    await page.reload();
    await untilRunning(page);
    expect(await toggle(page, "Recordatorios diarios").getAttribute("aria-checked")).toBe("true");
    expect(await daily.inputValue()).toBe("23:15");
    // the daily one waits for the end of the quiet hours; on a Wednesday, and the night before, the weekly one comes first
    const clock = new Intl.DateTimeFormat("es", {
      timeZone: "Europe/Madrid",
      hour: "2-digit",
      minute: "2-digit",
    });
    const time = clock.format(new Date((await reminders(walk)).next ?? 0));
    expect(["08:00", "18:00"]).toContain(time);
    await page.getByText(new RegExp(`El próximo: .* ${time}`)).waitFor();
    expect(await axeViolations(walk)).toEqual([]);
    walk.expectQuiet();
    await walk.close();
  });

  test("that cannot be kept are put back, and said", async () => {
    const walk = await newcomerAt("/settings", { language: "en", theme: "dark", size: "desktop" });
    const { page } = walk;
    await walk.context.route("**/api/reminders", (route) => route.abort());
    await toggle(page, "Daily reminders").click();
    await page.getByText("This could not be saved").first().waitFor();
    expect(await toggle(page, "Daily reminders").getAttribute("aria-checked")).toBe("false");
    await walk.context.unroute("**/api/reminders");
    // pressed at once: a message stays five seconds
    await page.getByRole("button", { name: "Try again" }).dispatchEvent("click");
    await expect.poll(async () => (await reminders(walk)).settings.daily.isOn, patience).toBe(true);
    expect(await toggle(page, "Daily reminders").getAttribute("aria-checked")).toBe("true");
    await walk.close();
  });

  test("say what does not work here: no mail server, and a browser that does not allow it", async () => {
    const walk = await newcomerAt("/settings");
    const { page } = walk;
    await page.getByText("Esta instalación no puede enviar correo.").waitFor();
    expect(await toggle(page, "Por correo").isDisabled()).toBe(true);
    await toggle(page, "En este navegador, también con Remanso cerrado").click();
    // nobody is there to answer the question of this browser: it says no, or cannot reach its maker
    await page.getByText(/Tu navegador (no lo permite|te preguntará)/).waitFor();
    expect((await reminders(walk)).devices).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });
});

describe("days of rest", () => {
  test("keep the streak, are listed, and can end early", async () => {
    const walk = await newcomerAt("/settings");
    const { page, context, url } = walk;
    const dayMs = 86_400_000;
    const ago = (days: number) => new Date(Date.now() - days * dayMs);
    for (const days of [4, 3]) {
      const game = {
        id: newId(),
        pattern: "box",
        cycles: 3,
        mode: "guided",
        occurredAt: ago(days).toISOString(),
      };
      const headers = { origin: url };
      expect(
        (await context.request.post(`${url}/api/breathing-sessions`, { headers, data: game })).status(),
      ).toBe(201);
    }
    const streak = async () =>
      (await (await context.request.get(`${url}/api/user/stats`)).json()).currentStreak;
    expect(await streak()).toBe(0);
    const dateOf = (at: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" }).format(at);
    await page.getByLabel("Primer día").fill(dateOf(ago(2)));
    await page.getByLabel("Último día").fill(dateOf(ago(-3)));
    await page.getByRole("button", { name: "Añadir descanso" }).click();
    await page.getByText("Estás descansando").waitFor();
    expect(await streak()).toBe(2);
    await page.getByLabel("Primer día").fill(dateOf(ago(20)));
    await page.getByRole("button", { name: "Añadir descanso" }).click();
    await page.getByText("Puede empezar hace una semana como muy pronto.").waitFor();
    await page.getByRole("button", { name: /^Terminar hoy el descanso/ }).click();
    await page.getByText("Terminado", { exact: true }).waitFor();
    // what was rest stays rest: the streak is alive today
    expect(await streak()).toBe(2);
    walk.expectQuiet();
    await walk.close();
  });
});

/** A whole minute from one to two minutes ahead on the server's clock, which is asked by signing up somebody else. */
async function inTwoMinutes({ url }: Visit): Promise<Date> {
  const headers = { origin: url };
  const data = {
    fullName: "Reloj",
    email: `reloj-${Date.now()}@example.org`,
    password: "agua tranquila 7",
    language: "es",
  };
  const other = await browser.newContext();
  const made = await other.request.post(`${url}/api/auth/sign-up`, {
    headers,
    data: { ...data, confirmPassword: data.password },
  });
  const { createdAt } = await made.json();
  await other.close();
  return new Date(Math.floor(Date.parse(createdAt) / 60_000) * 60_000 + 120_000);
}

const wallTime = (at: Date) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Madrid", hour: "2-digit", minute: "2-digit" }).format(
    at,
  );

describe("the bell, in the night in which the clock is put back", () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({
      env: {
        // in Madrid the hour from two to three comes twice: from 00:00 and from 01:00 of Greenwich
        CLOCK_STARTS_AT: "2026-10-25T00:03:00.000Z",
        NODE_OPTIONS: `--import=${join(root, "journeys/shifted-clock.ts")}`,
      },
    });
  });

  afterAll(() => server.stop());

  test("is empty first, then tells of the reminder, which comes once, and is quiet when it was read", async () => {
    const walk = await visit(browser, { url: server.url });
    const { page, context, url } = walk;
    await page.clock.install({ time: "2026-10-25T00:10:00.000Z" });
    await signUp(walk);
    await page.goto(`${url}/activities`);
    await untilRunning(page);
    await page.getByRole("button", { name: "Notificaciones" }).focus();
    await page.keyboard.press("Enter");
    const list = page.getByRole("dialog", { name: "Notificaciones" });
    await list.getByText("Aquí no hay nada por ahora").waitFor();
    expect(await axeViolations(walk)).toEqual([]);
    await page.keyboard.press("Escape");

    const soon = await inTwoMinutes(walk);
    const { settings } = await reminders(walk);
    const changed = await context.request.put(`${url}/api/reminders`, {
      headers: { origin: url },
      data: { ...settings, daily: { isOn: true, time: wallTime(soon) } },
    });
    expect((await changed.json()).next).toBe(soon.toISOString());
    // the real planner comes by every minute
    await expect
      .poll(
        async () => (await (await context.request.get(`${url}/api/notifications/unread`)).json()).unread,
        {
          timeout: 200_000,
          interval: 2000,
        },
      )
      .toBe(1);
    // not when that time comes again in an hour, but when it comes tomorrow
    const tomorrow = new Date(soon.getTime() + 25 * 3_600_000);
    expect((await reminders(walk)).next).toBe(tomorrow.toISOString());

    await page.reload();
    await untilRunning(page);
    await page.clock.runFor(5000);
    await page.getByRole("button", { name: "Notificaciones, hay nuevas" }).click();
    await list.getByRole("listitem").first().waitFor();
    expect(await list.getByRole("listitem").count()).toBe(1);
    await list.getByText("Nuevo").waitFor({ state: "attached" });
    expect(await axeViolations(walk)).toEqual([]);
    await page.keyboard.press("Escape");
    const bell = page.getByRole("button", { name: "Notificaciones", exact: true });
    await bell.waitFor();
    expect(await bell.evaluate((element) => element === document.activeElement)).toBe(true);
    walk.expectQuiet();
    await walk.close();
  });
});
