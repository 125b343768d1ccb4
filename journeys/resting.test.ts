import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readConfig } from "../server/src/config.ts";
import { openForOperator } from "../server/src/operator-database.ts";
import { ask, open, openBrowser, personAt, untilPrepared, type Visit } from "./browser.ts";
import { kept, newcomerAt, openChat, say } from "./chat-page.ts";

// What the product leaves out for a day after somebody wrote that they are in danger, and what stays.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const quiet = "Hoy no hay nada que hacer aquí. Todo sigue en su sitio para cuando quieras.";
const calm = "Nothing to do here today. Everything is still in its place for whenever you like.";

/** What home suggests, counts or asks. */
const urging = ["Tu siguiente paso", "Para ti", "¿Cómo va tu semana?", "Metas de la semana"];

const suggested = ["Recomendaciones para ti", "Recomendado"];

/** Says so in the chat, waits for the server's answer, and closes the chat. */
async function sayDanger(page: Page, message: string): Promise<void> {
  await openChat(page);
  await say(page, message);
  await expect.poll(async () => (await kept(page)).messages.length).toBe(2);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^(Cerrar|Close)$/ })
    .click();
}

async function shownOf(page: Page, texts: readonly string[]): Promise<string[]> {
  const text = await page.getByRole("main").innerText();
  return texts.filter((one) => text.includes(one));
}

async function completeOne(walk: Visit): Promise<void> {
  const [first] = await ask(walk, "/api/activities");
  const headers = { origin: walk.url };
  await walk.context.request.patch(`${walk.url}/api/activities/${first.id}/complete`, { headers, data: {} });
}

/** As if the day had passed: the account's rest is over. */
async function endRest(userId: string): Promise<void> {
  const { database, close } = await openForOperator(readConfig({ DATA_DIR: inject("dataDir") }));
  await database.pool.query("update users set rests_until = now() - interval '1 minute' where id = $1", [
    userId,
  ]);
  await close();
}

describe("a day of rest after danger", () => {
  test("takes suggestions, counts and questions from home, and leaves every place open", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await page.getByText("Metas de la semana").waitFor();
    expect(await shownOf(page, urging)).toEqual(urging);
    await sayDanger(page, "me quiero matar");
    await page.getByText(quiet).waitFor();
    await page.reload();
    await page.getByText(quiet).waitFor();
    expect(await shownOf(page, [...urging, "Aún se están reuniendo días", "actividades."])).toEqual([]);
    await page.getByRole("button", { name: /¿Cómo estás ahora\?/ }).waitFor();
    for (const name of ["Análisis Avanzado", "Diario", "Juego de Respiración", "Jardín Zen Virtual"])
      await page.getByRole("main").getByRole("link", { name }).first().waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("is known to the account on another device, and over a day later", async () => {
    const walk = await personAt(browser, "/", { language: "en" });
    const { page } = walk;
    await sayDanger(page, "i want to kill myself");
    // as another device: it keeps nothing of the conversation
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByText(calm).waitFor();
    await endRest((await ask(walk, "/api/auth/user")).id);
    await page.reload();
    await page.getByText("Your next step").waitFor();
    expect(await page.getByText(calm).count()).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });

  test("is known to the device without a network", async () => {
    const walk = await personAt(browser, "/", { withServiceWorker: true });
    const { page, context } = walk;
    await untilPrepared(page);
    await openChat(page);
    await context.setOffline(true);
    await say(page, "me quiero matar");
    await page.locator("[data-card]").first().waitFor();
    await page.reload();
    await page.getByText(quiet).waitFor();
    expect(await shownOf(page, urging)).toEqual([]);
    await walk.close();
  });

  test("shows no streak, points or milestones elsewhere, and activities can still be done", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await completeOne(walk);
    await open(walk, "/activities");
    await page.getByRole("heading", { name: "Recomendaciones para ti" }).waitFor();
    expect(await shownOf(page, suggested)).toEqual(suggested);
    await open(walk, "/analytics");
    const more = page.getByRole("heading", { name: "Qué más hay para ti" });
    const others = page.getByRole("region", { name: "Qué más hay para ti" });
    const milestone = others.getByRole("listitem").filter({ hasText: "Logro" });
    await more.click();
    await milestone.waitFor();
    await sayDanger(page, "me quiero matar");
    await open(walk, "/analytics");
    await page.getByRole("region", { name: quiet }).waitFor();
    await more.click();
    expect(await milestone.count()).toBe(0);
    await open(walk, "/dashboard");
    const figures = page.getByRole("region", { name: "Tus cifras" });
    await figures.getByText("Total acumulado").waitFor();
    expect(await figures.getByText("Días consecutivos activo").count()).toBe(0);
    expect(await page.getByRole("tab").allInnerTexts()).toHaveLength(3);
    expect(await page.getByRole("link", { name: /Logros? Nuevos?/ }).count()).toBe(0);
    await open(walk, "/activities");
    await page.getByRole("heading", { level: 1, name: "Actividades" }).waitFor();
    await page.getByRole("link", { name: "Comenzar Sesión" }).first().waitFor();
    expect(await shownOf(page, suggested)).toEqual([]);
    await open(walk, "/zen-garden");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("region", { name: "Tu jardín en cifras" }).count()).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });

  test("meets somebody without an assessment with the same line, in place of the welcome", async () => {
    const walk = await newcomerAt(browser, "/");
    const { page } = walk;
    await sayDanger(page, "me quiero matar");
    await page.reload();
    await page.getByText(quiet).waitFor();
    expect(await page.getByRole("link", { name: "Hacer la evaluación" }).count()).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });

  test("changes nothing for anybody else", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await page.getByText("Metas de la semana").waitFor();
    expect(await shownOf(page, [...urging, quiet])).toEqual(urging);
    walk.expectQuiet();
    await walk.close();
  });
});
