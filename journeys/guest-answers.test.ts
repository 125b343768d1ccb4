import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, assess, open, openBrowser, signUp, untilRunning, visit, type Visit } from "./browser.ts";
import { untilSettled } from "./settled.ts";

// decisions §2: what is answered without an account stays in the tab, and becomes an assessment only when its person says so.

const onlyHere = "Solo en esta pestaña: no se ha enviado nada a ningún sitio.";
// midnight may come between the answers and the question
const question = /^¿Guardamos tus respuestas (de hoy|del .+)\?$/;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("the questions without an account", () => {
  test("survive a reload in the middle and at the end; going back changes an answer", async () => {
    const walk = await answering(3);
    const { page } = walk;
    await page.reload();
    await untilRunning(page);
    await page.getByText("Pregunta 4 de 12").first().waitFor();
    await page.getByRole("button", { name: "Anterior" }).click();
    await page.getByText("Pregunta 3 de 12").first().waitFor();
    await answerFrom(page, 3);
    await page.getByText(onlyHere).waitFor();
    await page.reload();
    await page.getByText(onlyHere).waitFor();
    await page.getByRole("button", { name: "Cambiar mis respuestas" }).click();
    await page.getByText("Pregunta 1 de 12").first().waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("stay in their tab; on the device only when 'Guardar aquí' was pressed, and can be erased there", async () => {
    const walk = await answered();
    const { page, context, url } = walk;
    const other = await context.newPage();
    await other.goto(`${url}/?questions`);
    await other.getByText("Pregunta 1 de 12").first().waitFor();
    await page.getByRole("button", { name: "Guardar aquí" }).click();
    await page.getByText(/Guardado en este dispositivo/).waitFor();
    const later = await context.newPage();
    await later.goto(`${url}/?questions`);
    await later.getByText(/Guardado en este dispositivo/).waitFor();
    await later.getByRole("button", { name: "Borrar", exact: true }).click();
    await later.getByText("Pregunta 1 de 12").first().waitFor();
    await page.getByText("Pregunta 1 de 12").first().waitFor();
    expect(await keptTexts(page)).toEqual([]);
    walk.expectQuiet();
    await walk.close();
  });

  test("are shown where the browser keeps nothing, and without a connection", async () => {
    const walk = await visit(browser, { withServiceWorker: true });
    const { page } = walk;
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("blocked", "QuotaExceededError");
      };
    });
    await open(walk, "/?questions");
    await answerFrom(page, 1, 6);
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => /guest-result/.test(name)),
    );
    // and what it is made of
    await untilSettled(page);
    await walk.context.setOffline(true);
    await answerFrom(page, 7);
    await page.getByText(onlyHere).waitFor();
    await page.getByRole("button", { name: "Guardar aquí" }).click();
    await page.getByText(/Este navegador no guarda nada/).waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("lead to the first step, which is done here and recorded nowhere", async () => {
    const walk = await answered();
    const { page } = walk;
    const result = await page.getByRole("heading", { level: 1 }).innerText();
    await page.getByRole("button", { name: "Comenzar Sesión" }).click();
    const finish = page.getByRole("button", { name: "Finalizar Actividad" });
    const next = page.getByRole("button", { name: "Siguiente" });
    await next.waitFor();
    while (await next.isVisible()) await next.click();
    await finish.click();
    await page.getByRole("button", { name: "Sí, ya terminé" }).click();
    await page.getByRole("heading", { level: 1, name: "Primer paso, hecho" }).waitFor();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/session/);
    await page.getByRole("button", { name: "Volver a mi resultado" }).click();
    await page.getByRole("heading", { level: 1, name: result }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("edited by hand are asked again", async () => {
    const walk = await answered();
    const { page } = walk;
    await page.evaluate(() => {
      for (const [key, text] of Object.entries(sessionStorage)) {
        const kept = JSON.parse(text);
        sessionStorage.setItem(key, JSON.stringify({ ...kept, answers: { ...kept.answers, work_2: 40 } }));
      }
    });
    await page.reload();
    await untilRunning(page);
    await page.getByText("Pregunta 2 de 12").first().waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("go with the quick way out", async () => {
    const walk = await answered();
    const { page, context } = walk;
    await context.route("https://www.wikipedia.org/", (route) => route.fulfill({ body: "elsewhere" }));
    await page.getByRole("link", { name: "Ayuda ahora" }).first().click();
    await page.getByRole("button", { name: "Salir de esta página ya" }).click();
    await page.getByText("elsewhere").waitFor();
    await page.goto(`${walk.url}/?questions`);
    await page.getByText("Pregunta 1 de 12").first().waitFor();
    expect(await keptTexts(page)).toEqual([]);
    await walk.close();
  });
});

describe("signing up after the questions", () => {
  test("asks, and keeps the plan that was seen, once, also after a lost reply and a double press", async () => {
    const walk = await answered();
    const { page, context } = walk;
    const first = await page.getByRole("heading", { level: 2 }).allInnerTexts();
    await page.getByRole("link", { name: "Guardar y seguir con el plan" }).click();
    await signUpByForm(page);
    await page.getByRole("heading", { level: 1, name: question }).waitFor();
    expect(await ask(walk, "/api/assessments")).toEqual([]);
    await context.route("**/api/stress-assessment", async (route) => {
      await route.fetch();
      await route.fulfill({ status: 502, body: "" });
    });
    await page.getByRole("button", { name: "Guardarlas" }).click();
    await page.getByText("No se pudieron guardar.").waitFor();
    await context.unroute("**/api/stress-assessment");
    await page.getByRole("button", { name: "Intentar de nuevo" }).dblclick();
    await page.waitForURL(/\?result/);
    await page.getByRole("heading", { name: first.at(0) ?? "" }).waitFor();
    const assessments = await ask(walk, "/api/assessments");
    expect(assessments.length).toBe(1);
    const plan = await ask(walk, "/api/plans/active");
    expect(plan.activities.length).toBe(8);
    expect(first.join("\n")).toContain(plan.activities[0].activityName);
    await expect.poll(() => keptTexts(page)).toEqual([]);
    await open(walk, "/?keep");
    await page.waitForURL((url) => url.search === "");
    await walk.close();
  });

  test("keeps nothing when the answers are erased instead", async () => {
    const walk = await answered();
    const { page } = walk;
    await page.getByRole("link", { name: "Guardar y seguir con el plan" }).click();
    await signUpByForm(page);
    await page.getByRole("button", { name: "No, borrarlas" }).click();
    await page.waitForURL((url) => url.search === "");
    expect(await ask(walk, "/api/assessments")).toEqual([]);
    expect(await keptTexts(page)).toEqual([]);
    walk.expectQuiet();
    await walk.close();
  });

  test("an account with an assessment is asked too, and told what happens to the earlier one", async () => {
    const walk = await answered();
    const { page } = walk;
    await signUp(walk);
    await assess(walk);
    await open(walk, "/");
    await page.getByText("Tienes respuestas que aún no están en tu cuenta.").waitFor();
    await page.getByRole("link", { name: "Verlas" }).click();
    await page.getByRole("heading", { level: 1, name: question }).waitFor();
    await page.getByText(/Ya tienes una evaluación del .* la anterior sigue en tu historial/).waitFor();
    expect((await ask(walk, "/api/assessments")).length).toBe(1);
    await page.getByRole("button", { name: "Guardarlas" }).click();
    await page.waitForURL(/\?result/);
    expect((await ask(walk, "/api/assessments")).length).toBe(2);
    walk.expectQuiet();
    await walk.close();
  });

  test("somebody signed in who opens the questions comes to those of their account", async () => {
    const walk = await visit(browser);
    await signUp(walk);
    await walk.page.goto(`${walk.url}/?questions`);
    await walk.page.waitForURL(/\/assessment$/);
    walk.expectQuiet();
    await walk.close();
  });
});

/** Opens the questions without an account and answers the first `count`. */
async function answering(count: number): Promise<Visit> {
  const walk = await visit(browser);
  await open(walk, "/?questions");
  await answerFrom(walk.page, 1, count);
  return walk;
}

let kept: [name: string, text: string][] | null = null;

/** Somebody whose result is there: the first time by answering, later by what the tab then kept. */
async function answered(): Promise<Visit> {
  if (kept === null) {
    const first = await answering(12);
    await first.page.getByText(onlyHere).waitFor();
    kept = await first.page.evaluate(() => Object.entries(sessionStorage));
    return first;
  }
  const walk = await visit(browser);
  await open(walk, "/?questions");
  await walk.page.evaluate((texts) => {
    for (const [name, text] of texts) sessionStorage.setItem(name, text);
  }, kept);
  await walk.page.reload();
  await untilRunning(walk.page);
  await walk.page.getByText(onlyHere).waitFor();
  return walk;
}

async function answerFrom(page: Page, from: number, to = 12): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await page.getByText(`Pregunta ${number} de 12`).first().waitFor();
    await page.getByText(number % 3 ? "Rara vez" : "A menudo", { exact: true }).click();
    if (number === 12) await page.getByRole("button", { name: "Ver mi resultado" }).click();
    else
      await page
        .getByText(`Pregunta ${number + 1} de 12`)
        .first()
        .waitFor();
  }
}

async function signUpByForm(page: Page): Promise<void> {
  await page.getByLabel("Nombre completo").fill("Marina Río");
  await page.getByLabel("Correo electrónico").fill(`puerta-${process.pid}-${Date.now()}@example.org`);
  await page.getByLabel("Contraseña", { exact: true }).fill("agua tranquila 7");
  await page.getByLabel("Confirma la contraseña").fill("agua tranquila 7");
  await page.getByRole("button", { name: "Crear cuenta" }).click();
}

/** The names under which something of a guest is kept. */
function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => key.includes("guest")),
  );
}
