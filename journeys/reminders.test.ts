import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../server/src/ids.ts";
import { isLong } from "../testing/long.ts";
import { askPlanner } from "./ask-planner.ts";
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
import { letMessagesStay } from "./messages.ts";
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
const toggle = (page: Page, name: string) => page.getByRole("switch", { name });

describe("the settings of reminders", () => {
  test("are chosen by the keyboard alone, saved at once, and the same after a reload", async () => {
    const walk = await newcomerAt("/settings#reminders");
    const { page } = walk;
    await toggle(page, "Recordatorios diarios").focus();
    await page.keyboard.press("Space");
    const daily = page.getByRole("group", { name: "Recordatorios diarios" }).getByLabel("Hora");
    await daily.waitFor();
    // the browser's own time field, whose order of hours and minutes differs by language
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
      .poll(async () => (await reminders(walk)).settings)
      .toMatchObject({
        daily: { isOn: true, time: "23:15" },
        weekly: { isOn: true, weekday: 3 },
        channels: { push: false, email: false, list: true },
        quietHours: { isOn: true, from: "22:00", to: "08:00" },
      });
    await page.reload();
    await untilRunning(page);
    await expect.poll(() => toggle(page, "Recordatorios diarios").getAttribute("aria-checked")).toBe("true");
    await expect.poll(() => daily.inputValue()).toBe("23:15");
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

  test("that cannot be saved go back to what they were, with a message", async () => {
    const walk = await newcomerAt("/settings#reminders", { language: "en", theme: "dark", size: "desktop" });
    const { page } = walk;
    await walk.context.route("**/api/reminders", (route) => route.abort());
    await letMessagesStay(page);
    await toggle(page, "Daily reminders").click();
    await page.getByText("This couldn’t be saved").first().waitFor();
    await expect.poll(() => toggle(page, "Daily reminders").getAttribute("aria-checked")).toBe("false");
    await walk.context.unroute("**/api/reminders");
    await page.getByRole("button", { name: "Try again" }).dispatchEvent("click");
    await expect.poll(async () => (await reminders(walk)).settings.daily.isOn).toBe(true);
    await expect.poll(() => toggle(page, "Daily reminders").getAttribute("aria-checked")).toBe("true");
    await walk.close();
  });

  test("say what does not work here: no mail server, and a browser without notifications", async () => {
    const walk = await newcomerAt("/settings#reminders");
    const { page } = walk;
    await page.getByText("Este sitio no puede enviar correos.").waitFor();
    await expect.poll(() => toggle(page, "Por correo").isDisabled()).toBe(true);
    await toggle(page, "En este navegador, también con Remanso cerrado").click();
    // this browser refuses by itself, or cannot reach its push service
    await page.getByText(/Tu navegador (no lo permite|te preguntará)/).waitFor();
    expect((await reminders(walk)).devices).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });
});

describe("days of rest", () => {
  test("keep the streak, are listed, and can end early", async () => {
    const walk = await newcomerAt("/settings#reminders");
    const { page, context, url } = walk;
    const dayMs = 86_400_000;
    const ago = (days: number) => new Date(Date.now() - days * dayMs);
    const dateOf = (at: Date) => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" }).format(at);
    // what was played before this account began is brought with it
    const file = await (await context.request.get(`${url}/api/export`)).json();
    file.tables.breathing_games = [4, 3].map((days) => ({
      id: newId(),
      pattern: "box",
      cycles: 3,
      mode: "guided",
      qualities: [90, 90, 90],
      average_quality: 90,
      perfect_breaths: 0,
      seconds: 40,
      finished_at: ago(days).toISOString(),
      finished_on: dateOf(ago(days)),
    }));
    const headers = { origin: url };
    const brought = await context.request.post(`${url}/api/import`, { headers, data: file });
    expect(brought.status()).toBe(201);
    const streak = async () =>
      (await (await context.request.get(`${url}/api/user/stats`)).json()).currentStreak;
    expect(await streak()).toBe(0);
    await page.getByLabel("Primer día").fill(dateOf(ago(2)));
    await page.getByLabel("Último día").fill(dateOf(ago(-3)));
    await page.getByRole("button", { name: "Agregar descanso" }).click();
    await page.getByText("Estás descansando").waitFor();
    await expect.poll(() => streak()).toBe(2);
    await page.getByLabel("Primer día").fill(dateOf(ago(20)));
    await page.getByRole("button", { name: "Agregar descanso" }).click();
    await page.getByText("Puede empezar, como mucho, hace una semana.").waitFor();
    await page.getByRole("button", { name: /^Terminar hoy el descanso/ }).click();
    await page.getByText("Terminado", { exact: true }).waitFor();
    // the days of rest until today still count, so the streak is alive
    await expect.poll(() => streak()).toBe(2);
    walk.expectQuiet();
    await walk.close();
  });
});

/** A whole minute, one to two minutes ahead on the server's clock, which a sign-up of somebody else reveals. */
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

/** How many notifications are new, after asking the planner to look at the clock now. */
async function unread({ context, url }: Visit, { dataDir }: RunningServer): Promise<number> {
  if (!isLong) await askPlanner(dataDir);
  return (await (await context.request.get(`${url}/api/notifications/unread`)).json()).unread;
}

const wallTime = (at: Date) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Madrid", hour: "2-digit", minute: "2-digit" }).format(
    at,
  );

describe("the bell, in the night when the clocks go back", () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({
      env: {
        // in Madrid the hour from two to three comes twice: at 00:00 and at 01:00 UTC
        CLOCK_STARTS_AT: "2026-10-25T00:03:00.000Z",
        NODE_OPTIONS: `--import=${join(root, "journeys/shifted-clock.ts")}`,
      },
    });
  });

  afterAll(() => server.stop());

  test("is empty at first, then shows the reminder, which comes once, and is quiet after it was read", async () => {
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
    const changed = await context.request.patch(`${url}/api/reminders`, {
      headers: { origin: url },
      data: { daily: { isOn: true, time: wallTime(soon) } },
    });
    expect((await changed.json()).next).toBe(soon.toISOString());
    // The long run waits for the minute and for the server's own round of planning.
    if (!isLong) server.putClockOn();
    await expect
      .poll(async () => unread(walk, server), { timeout: 300_000, interval: isLong ? 2000 : 100 })
      .toBe(1);
    // the same time comes again in an hour; the next reminder is tomorrow's
    const tomorrow = new Date(soon.getTime() + 25 * 3_600_000);
    await expect.poll(async () => (await reminders(walk)).next).toBe(tomorrow.toISOString());

    await page.reload();
    await untilRunning(page);
    await page.clock.runFor(5000);
    await page.getByRole("button", { name: "Notificaciones, hay nuevas" }).click();
    await list.getByRole("listitem").first().waitFor();
    await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
    await list.getByText("Nuevo").waitFor({ state: "attached" });
    expect(await axeViolations(walk)).toEqual([]);
    await page.keyboard.press("Escape");
    const bell = page.getByRole("button", { name: "Notificaciones", exact: true });
    await bell.waitFor();
    await expect.poll(() => bell.evaluate((element) => element === document.activeElement)).toBe(true);
    walk.expectQuiet();
    await walk.close();
  });
});
