import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import {
  ask,
  assess,
  openBrowser,
  signUp,
  untilRunning,
  visit,
  type Visit,
  type VisitOptions,
} from "./browser.ts";
import { letMessagesStay } from "./messages.ts";
import { untilSettled } from "./settled.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("the dashboard", () => {
  test("shows four figures, each with a link to what it counts", async () => {
    const walk = await arrive({}, async (person) => {
      await assess(person, () => 4);
      await assess(person, () => 1);
      await complete(person, 2);
    });
    const { page } = walk;
    await page.getByRole("heading", { level: 1, name: "Dashboard de Usuario" }).waitFor();
    const figures = page.getByRole("region", { name: "Tus cifras" });
    expect(await figures.getByRole("heading").first().innerText()).toBe("Reducción del estrés");
    const text = await figures.innerText();
    for (const word of ["Última actividad: ahora", "Total acumulado", "Días consecutivos activo"])
      expect(text).toContain(word);
    await figures.getByText("75 %", { exact: true }).waitFor();
    await figures
      .getByText(/^Tus evaluaciones pasaron de 10,0 \(.*\) a 2,5 \(.*\), sobre 10: más que/)
      .waitFor();
    expect(
      await figures.getByRole("progressbar", { name: "Reducción del estrés" }).getAttribute("aria-valuenow"),
    ).toBe("75");
    await figures.getByRole("link", { name: "Ver tus evaluaciones" }).click();
    const dialog = page.getByRole("dialog", { name: "Tus evaluaciones" });
    await dialog.getByRole("list").getByText("100 %").waitFor();
    await page.keyboard.press("Escape");
    await figures.getByRole("link", { name: "Ver los días" }).click();
    await expectTab(page, "Actividad");
    const twice = /Completaste una actividad\s*2 veces/;
    await page.getByRole("listitem").filter({ hasText: twice }).waitFor();
    await figures.getByRole("link", { name: "Ver actividades" }).click();
    await page.getByRole("heading", { level: 1, name: "Actividades" }).waitFor();
    await complete(walk, 1);
    await page.goBack();
    await figures.getByText("3", { exact: true }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("has four tabs, which the arrow keys change", async () => {
    const walk = await arrive({ size: "desktop" }, (person) => complete(person, 1));
    const { page } = walk;
    await page.getByRole("tab", { name: "Resumen" }).focus();
    await page.getByText("La actividad que has completado.").waitFor();
    await page.keyboard.press("ArrowRight");
    await expectTab(page, "Sesiones");
    const session = page.getByRole("tabpanel").getByRole("listitem").first();
    await expect
      .poll(() => session.innerText())
      .toMatch(/^Hoy, [\d:]+\s+Activa\s+(menos de 1|\d+) min\s+1 actividad\s+1 evaluación\s+Sesión 1\s/);
    await page.keyboard.press("ArrowRight");
    await expectTab(page, "Actividad");
    await page.getByText("Actividad registrada").first().waitFor();
    await page.keyboard.press("End");
    await expectTab(page, "Logros");
    await page.keyboard.press("Home");
    await expectTab(page, "Resumen");
    walk.expectQuiet();
    await walk.close();
  });

  test("all new milestones are acknowledged with one press, and each stands once", async () => {
    const walk = await arrive({}, (person) => complete(person, 5, "Hoy he salido."));
    const { page } = walk;
    const all = await milestones(walk);
    expect(all.length).toBeGreaterThan(2);
    await page.getByRole("link", { name: badge(all.length) }).click();
    await expectTab(page, "Logros");
    await expect.poll(() => rows(page, "Logros nuevos")).toBe(all.length);
    expect(await focused(page)).toBe("Logros");
    expect(await page.getByRole("region", { name: "Todos los logros" }).count()).toBe(0);
    // a second press finds nothing left to do
    await page.getByRole("button", { name: "Reconocer todos" }).dblclick();
    await page.getByRole("heading", { name: "Logros nuevos" }).waitFor({ state: "detached" });
    expect(await page.getByRole("link", { name: /Logros? Nuevos?$/ }).count()).toBe(0);
    await expect.poll(() => focused(page)).toBe("Todos los logros");
    await expect
      .poll(async () => (await milestones(walk)).every(({ isAcknowledged }) => isAcknowledged))
      .toBe(true);
    for (let times = 0; times < 7; times += 1) await send(walk, "post", "check-ins", { mood: 4 });
    await page.reload();
    await untilRunning(page);
    await page.getByRole("link", { name: badge(1) }).click();
    const fresh = (await milestones(walk)).filter(({ isAcknowledged }) => !isAcknowledged);
    expect(fresh.length).toBeGreaterThan(0);
    await expect.poll(() => rows(page, "Logros nuevos")).toBe(fresh.length);
    await expect.poll(() => rows(page, "Logros anteriores")).toBe(all.length);
    await expect
      .poll(() => row(page, "Logros anteriores", all[0]?.description ?? ""))
      .toContain("Reconocido");
    walk.expectQuiet();
    await walk.close();
  });

  test("a milestone that could not be acknowledged stays new and can be tried again", async () => {
    const walk = await arrive({}, (person) => complete(person, 1));
    const { page } = walk;
    const [first] = await milestones(walk);
    await page.getByRole("tab", { name: "Logros" }).click();
    await page.route("**/acknowledge", (route) => route.abort());
    await letMessagesStay(page);
    await page.getByRole("button", { name: "Reconocer" }).click();
    const message = page.getByRole("region", { name: /^Avisos/ });
    await message.getByText("Ahora mismo no hay conexión.").waitFor();
    await expect.poll(() => row(page, "Logros nuevos", first?.description ?? "")).toContain("Nuevo");
    await page.unroute("**/acknowledge");
    await message.getByRole("button", { name: "Intentar de nuevo" }).click();
    await expect.poll(() => row(page, "Todos los logros", first?.description ?? "")).toContain("Reconocido");
    await walk.close();
  });

  test("older entries of the log come on request, and the focus moves to them", async () => {
    const walk = await arrive({}, (person) => viewPages(person, 120));
    const { page } = walk;
    await page.getByRole("tab", { name: "Actividad" }).click();
    // those that are folded away too
    const entries = page.getByRole("region", { name: "Tu actividad" }).last().locator("li");
    await expect.poll(() => entries.count()).toBe(100);
    await page.getByRole("button", { name: "Ver anteriores" }).click();
    await expect.poll(() => entries.count()).toBeGreaterThan(120);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Anteriores");
    expect(await page.getByRole("button", { name: "Ver anteriores" }).count()).toBe(0);
    await walk.close();
  });

  test("a part that cannot be loaded says so in its place and can be tried again there", async () => {
    const walk = await arrive();
    const { page } = walk;
    await walk.context.route("**/api/user/activity-logs", (route) => route.abort());
    await page.getByRole("tab", { name: "Actividad" }).click();
    const failure = page.getByRole("tabpanel").getByRole("alert");
    await failure.getByText("Ahora mismo no hay conexión.").waitFor();
    await walk.context.unroute("**/api/user/activity-logs");
    await failure.getByRole("button", { name: "Intentar de nuevo" }).click();
    await page.getByRole("tabpanel").getByText("Inicios de sesión y páginas").waitFor();
    await walk.close();
  });

  test("without any activity, every part says what it will show", async () => {
    const walk = await arrive({ language: "en" });
    const { page } = walk;
    await page.getByRole("heading", { level: 1, name: "User Dashboard" }).waitFor();
    await page.getByText("Your numbers begin with your first activity").click();
    await page.getByText("You haven’t taken one yet.").waitFor();
    // nothing that was not measured is shown as a number
    const reduction = page.getByRole("region", { name: "Your numbers" }).getByText("Stress reduction");
    await reduction.locator("..").getByText("–", { exact: true }).waitFor();
    expect(await page.getByRole("progressbar").count()).toBe(0);
    expect(await page.getByText("On average").count()).toBe(0);
    expect(await page.getByText("The sessions as a table").count()).toBe(0);
    await page.getByText("What you complete shows up here by type.").waitFor();
    await page.getByRole("tab", { name: "Milestones" }).click();
    await page.getByText("You have no milestones yet.").waitFor();
    await page.getByText("Complete activities to unlock milestones!").waitFor();
    await page.getByRole("tabpanel").getByRole("link", { name: "See activities" }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  for (const theme of ["light", "dark"] as const) {
    test(`axe finds nothing in any tab, which all fit 320 px and text of twice the size, ${theme}`, async () => {
      const walk = await arrive({ theme }, (person) => complete(person, 5));
      const { page } = walk;
      await page.setViewportSize({ width: 320, height: 640 });
      for (const tab of ["Resumen", "Sesiones", "Actividad", "Logros"]) {
        await page.getByRole("tab", { name: tab }).click();
        await untilSettled(page);
        expect(await axeViolations(walk)).toEqual([]);
        expect([tab, await tooWide(page)]).toEqual([tab, 0]);
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        expect([tab, await tooWide(page)]).toEqual([tab, 0]);
        await page.evaluate(() => (document.documentElement.style.fontSize = ""));
      }
      await walk.close();
    });
  }
});

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens the dashboard of a new person, after `before` has made some history. */
async function arrive(
  options: VisitOptions = {},
  before: (person: Visit) => Promise<void> = async () => {},
): Promise<Visit> {
  const walk = await visit(browser, options);
  await signUp(walk, { language: options.language ?? "es" });
  await before(walk);
  await walk.page.goto(`${walk.url}/dashboard`);
  await untilRunning(walk.page);
  return walk;
}

/** The person's milestones on the server, new and acknowledged. */
async function milestones(walk: Visit): Promise<{ description: string; isAcknowledged: boolean }[]> {
  return ask(walk, "/api/user/milestones");
}

async function viewPages(walk: Visit, times: number): Promise<void> {
  const view = () => send(walk, "post", "user/page-views", { pageUrl: "/activities" });
  for (let done = 0; done < times; done += 10) await Promise.all(Array.from({ length: 10 }, view));
}

async function send(walk: Visit, method: "post" | "patch", path: string, data: object): Promise<void> {
  const headers = { origin: walk.url };
  const answered = await walk.context.request[method](`${walk.url}/api/${path}`, { headers, data });
  expect(answered.ok()).toBe(true);
}

/** Completes activities through the API with `notes`, and takes the assessment first if there is none. */
async function complete(walk: Visit, times: number, notes = ""): Promise<void> {
  if ((await ask(walk, "/api/assessments")).length === 0) await assess(walk);
  const list: { id: string; completed: boolean }[] = await ask(walk, "/api/activities");
  for (const { id } of list.filter(({ completed }) => !completed).slice(0, times))
    await send(walk, "patch", `activities/${id}/complete`, { notes });
}

const badge = (count: number) => (count === 1 ? "1 Logro Nuevo" : `${count} Logros Nuevos`);

/** The text of a milestone in one of the two lists. */
async function row(page: Page, list: string, description: string): Promise<string> {
  return lines(page, list).filter({ hasText: description }).innerText();
}

const rows = (page: Page, list: string) => lines(page, list).count();
const lines = (page: Page, list: string) => page.getByRole("region", { name: list }).getByRole("listitem");

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function expectTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name, selected: true }).waitFor();
  await page.getByRole("tabpanel", { name }).waitFor();
}
