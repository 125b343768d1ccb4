import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { languages, type Language } from "@remanso/core/language.ts";
import { readConfig } from "../server/src/config.ts";
import { openForOperator } from "../server/src/operator-database.ts";
import { ask, open, openBrowser, personAt, sizes, untilRunning, visit, type Visit } from "./browser.ts";
import { seedDemo } from "./demo.ts";
import { faultsIn, large, moreContrast, ownColors, plain } from "./looks.ts";

// Analytics of the demo person with 90 days of history: the figures are those of their own rows.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
  await seedDemo(inject("dataDir"));
});

afterAll(() => browser.close());

// the screens that are full after ninety days
const full = [
  "/",
  "/?result",
  "/?history",
  "/activities",
  "/zen-garden",
  "/analytics",
  "/dashboard",
  "/dashboard?tab=sessions",
  "/dashboard?tab=log",
  "/dashboard?tab=milestones",
  "/journal",
];

async function demoAt(path: string, language: Language = "es"): Promise<Visit> {
  const walk = await visit(browser, { language });
  const headers = { origin: walk.url };
  const signedIn = await walk.context.request.post(`${walk.url}/api/auth/sign-in`, {
    headers,
    data: { email: "demo@remanso.example", password: "noventa dias de agua" },
  });
  expect(signedIn.status()).toBe(200);
  await walk.context.request.patch(`${walk.url}/api/settings`, { headers, data: { language } });
  await walk.page.goto(`${walk.url}${path}`);
  await untilRunning(walk.page);
  return walk;
}

describe("somebody with 90 days", () => {
  test("reads what could not be loaded, and a failing server is asked only once", async () => {
    const walk = await demoAt("/privacy");
    const { page } = walk;
    const asked: string[] = [];
    await page.route("**/api/analytics/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 502, contentType: "text/html", body: "Bad Gateway" });
    });
    await page.locator('a[href="/analytics"]').first().dispatchEvent("click");
    await page.getByRole("alert").getByText("No se pudo cargar tu análisis.").waitFor();
    // a button that comes and goes cannot be pressed
    await page.getByRole("button", { name: "Intentar de nuevo" }).first().click();
    await expect.poll(() => asked.filter((url) => url.includes("/data")).length).toBeGreaterThan(1);
    expect(asked.filter((url) => url.includes("/data")).length).toBeLessThan(5);
    await walk.close();
  });

  test("sees the figures that the rows give, and other periods", async () => {
    const walk = await demoAt("/analytics");
    const { page } = walk;
    await page.getByRole("heading", { level: 1, name: "Análisis Avanzado" }).waitFor();
    expect((await ask(walk, "/api/breathing-sessions/stats")).totalSessions).toBeGreaterThan(10);
    const data = await (await walk.context.request.get(`${walk.url}/api/analytics/data?period=30d`)).json();
    const completed = data.reduce(
      (sum: number, { activitiesCompleted }: { activitiesCompleted: number }) => sum + activitiesCompleted,
      0,
    );
    const measured = data.filter((point: { measured: boolean }) => point.measured);
    const mean =
      measured.reduce((sum: number, { overallStress }: { overallStress: number }) => sum + overallStress, 0) /
      measured.length;
    const main = page.getByRole("main");
    const oneDecimal = new Intl.NumberFormat("es", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    await main
      .getByText(new RegExp(`${oneDecimal.format(mean)}\\s*/\\s*10`))
      .first()
      .waitFor();
    await main.getByText(String(completed), { exact: true }).first().waitFor();
    await page
      .getByRole("tab", { name: "90 días" })
      .or(page.getByRole("radio", { name: "90 días" }))
      .first()
      .click();
    await expect.poll(async () => (await page.getByRole("main").innerText()).length).toBeGreaterThan(500);
    walk.expectQuiet();
    await walk.close();
  });

  test("reads the strongest thing that the days say first, once, within three windows of a phone", async () => {
    const walk = await demoAt("/analytics");
    const { page } = walk;
    const { insight } = await ask(walk, "/api/analytics/highlight");
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 2 }).first().innerText()).toBe(insight.title);
    expect(await main.getByText(insight.title, { exact: true }).count()).toBe(1);
    for (const language of languages) {
      const other = await demoAt("/analytics", language);
      expect([language, await heightOf(other.page)]).toEqual([language, expect.toSatisfy(isThreeWindows)]);
      await other.close();
    }
    // what is behind the taps: the same sentence nowhere else, the way back to it, and the year
    await page.getByRole("heading", { name: "Patrones Detectados" }).click();
    await main.getByRole("link", { name: `Leer: ${insight.title}` }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(insight.title);
    await page.getByRole("heading", { name: "Estrés por Categoría" }).click();
    await page.getByRole("slider", { name: /^Estrés por Categoría/ }).waitFor();
    await page.getByRole("heading", { name: "Participación en Actividades" }).click();
    await page.getByRole("slider", { name: /^Participación en Actividades/ }).waitFor();
    await main.getByRole("link", { name: "Estrés Promedio: Ver los días" }).click();
    await page.getByRole("button", { name: "Mostrar los 30 días" }).waitFor();
    await main.getByRole("link", { name: "Tu año, en el diario" }).click();
    await page.waitForURL(`${walk.url}/journal#year`);
    walk.expectQuiet();
    await walk.close();
  });

  test("reads every figure with larger text, in forced colors and with more contrast, too", async () => {
    const walk = await demoAt("/");
    const found: string[] = [];
    const looks = [
      plain("light", "phone"),
      ownColors,
      moreContrast("dark"),
      large(150, 390),
      large(200, 320),
      large(200, 1280),
    ];
    for (const path of full) {
      await open(walk, path);
      const faults = await faultsIn(walk, looks, { screen: null, language: "es" });
      found.push(...faults.map((fault) => `${path}${fault}`));
    }
    expect(found).toEqual([]);
    await walk.close();
  });

  test("acknowledges an insight, which stays acknowledged after a reload", async () => {
    const walk = await demoAt("/analytics");
    const { page } = walk;
    const buttons = page.getByRole("button", { name: /^Entendido/ });
    const before = await buttons.count();
    expect(before).toBeGreaterThan(0);
    await buttons.first().click();
    await expect.poll(() => buttons.count()).toBe(before - 1);
    await page.getByRole("button", { name: "Procesando..." }).waitFor({ state: "detached" });
    await page.reload();
    await untilRunning(page);
    await expect.poll(() => buttons.count()).toBe(before - 1);
    walk.expectQuiet();
    await walk.close();
  });

  test("sees on the dashboard how long the visits were that lasted", async () => {
    const walk = await demoAt("/dashboard");
    const sessions = await ask(walk, "/api/user/sessions");
    expect(sessions.some(({ duration }: { duration: number }) => duration === 0)).toBe(true);
    const visits = walk.page.getByRole("region", { name: "Tus últimas sesiones" });
    await visits.getByText(/^En promedio/).waitFor();
    await visits.getByText("Las sesiones en una tabla").click();
    const minutes = await visits.getByRole("row").getByRole("cell").allInnerTexts();
    expect(minutes).toHaveLength(7);
    expect(minutes).not.toContain("0");
    walk.expectQuiet();
    await walk.close();
  });

  test("finds the strongest insight on the home screen, with a link to the analytics", async () => {
    const walk = await demoAt("/", "en");
    const { page } = walk;
    const { insight } = await (await walk.context.request.get(`${walk.url}/api/analytics/highlight`)).json();
    await page.getByText(insight.title).first().waitFor();
    await page.getByRole("main").getByRole("link", { name: /anal/i }).first().click();
    await page.waitForURL(`${walk.url}/analytics?period=90d`);
    await page.getByRole("heading", { level: 2, name: insight.title }).waitFor();
    await page.getByRole("tab", { name: "90 days", selected: true }).waitFor();
    await page.goBack();
    await page.getByText(insight.title).first().waitFor();
    walk.expectQuiet();
    await walk.close();
  });
});

describe("somebody new", () => {
  test("reads calmly what is missing, within three windows of a phone, and notes a first day there", async () => {
    const walk = await personAt(browser, "/analytics", { answers: null });
    const { page } = walk;
    const finding = page.getByRole("region", { name: "Aún es pronto para decir algo." });
    await finding
      .getByText(/dentro de unos 14 días, podrá empezar a verse si tu estrés sube o baja/)
      .waitFor();
    expect(isThreeWindows(await heightOf(page))).toBe(true);
    await finding.getByRole("button", { name: "Anotar cómo estoy" }).click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    for (let day = 0; day < 2; day += 1)
      await walk.context.request.post(`${walk.url}/api/check-ins`, {
        headers: { origin: walk.url },
        data: { mood: 3, stress: 4 },
      });
    await open(walk, "/analytics");
    // two check-ins of one day are one day
    await finding.getByText(/dentro de unos 13 días/).waitFor();
    walk.expectQuiet();
    await walk.close();
  });
});

const isThreeWindows = (height: number) => height <= 3 * sizes.phone.height;

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** As if all answers had been given eight days earlier. */
async function ageAnswers(userId: string): Promise<void> {
  const { database, close } = await openForOperator(readConfig({ DATA_DIR: inject("dataDir") }));
  await database.pool.query(
    "update assessments set created_at = created_at - interval '8 days' where user_id = $1",
    [userId],
  );
  await close();
}

describe("somebody whose work weighs most, a week later", () => {
  test("is led from an insight to an activity for it, and reads of a milestone", async () => {
    const answers = (category: string) => (category === "work" ? 4 : 1);
    const walk = await personAt(browser, "/", { answers });
    const { page } = walk;
    await ageAnswers((await ask(walk, "/api/auth/user")).id);
    const [{ action }] = await ask(walk, "/api/analytics/insights");
    await open(walk, "/analytics");
    const more = page.getByRole("heading", { name: "Qué más hay para ti" });
    await more.click();
    const card = page.getByRole("listitem", { name: /ninguna actividad anotada para tu estrés laboral/ });
    await card.getByRole("button", { name: "Entendido" }).click();
    await card.getByText("Leído").waitFor();
    await card.getByRole("link", { name: "Ir a la actividad" }).click();
    await page.waitForURL(`${walk.url}${action.path}`);
    const completion = `${action.path.replace("/activity-session/", "/api/activities/")}/complete`;
    await walk.context.request.patch(`${walk.url}${completion}`, {
      headers: { origin: walk.url },
      data: {},
    });
    await open(walk, "/analytics");
    await more.click();
    await page.getByRole("listitem", { name: "Completaste tu primera actividad" }).waitFor();
    expect(await card.count()).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });
});
