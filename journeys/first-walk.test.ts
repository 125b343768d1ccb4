import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, untilRunning, visit } from "./browser.ts";
import { startServer, type RunningServer } from "./server.ts";

// One person's whole way through the main job, on a new installation.

const email = "marina@example.org";
const password = "agua tranquila 7";

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await openBrowser();
  server = await startServer();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

describe("the first walk", () => {
  test("language → sign up → 12 questions → result and plan → guided session → completed, even after the server was killed", async () => {
    const walk = await visit(browser, { url: server.url, language: null });
    const { page } = walk;
    await page.clock.install();

    await page.goto(server.url);
    await page
      .getByRole("button", { name: "Español" })
      .or(page.getByRole("link", { name: "Español" }))
      .click();
    await page.clock.runFor(300);
    await page.getByRole("link", { name: "Crea tu cuenta" }).first().click();

    await signUp(page);
    await page.getByRole("heading", { level: 1, name: /Marina/ }).waitFor();
    await page.getByRole("link", { name: "Hacer la evaluación" }).first().click();
    await answerAll(page);

    await page.getByRole("heading", { level: 1, name: /te pesan por igual/ }).waitFor();
    await page.getByText("Tu estrés general es moderado.").waitFor();
    await page.getByRole("link", { name: "Ahora no, ir al inicio" }).click();
    await page
      .getByRole("heading", { level: 1, name: /^(Buenos días|Buenas tardes|Buenas noches), Marina$/ })
      .waitFor();
    await page.getByText("Tienes 8 actividades preparadas. Por hoy, con una basta.").waitFor();

    const activity = await page.locator("#next-step").innerText();
    await page
      .getByRole("link", { name: /Comenzar Sesión/ })
      .first()
      .click();
    await page.waitForURL(/activity-session/);
    await followSession(page);
    await page.getByRole("heading", { name: "¡Actividad Completada!" }).waitFor();
    await page.clock.runFor(2000);
    // what has grown stays in view until it was seen; which activity comes first, and what it grows, depends on the hour
    if (page.url() !== `${server.url}/`) await page.getByRole("button", { name: "Continuar" }).click();
    await page.waitForURL(`${server.url}/`);
    await page.getByText("Has completado 1 de 8 actividades.").waitFor();
    await page.getByRole("button", { name: "Mejor" }).click();

    walk.expectQuiet();
    const port = new URL(server.url).port;
    await server.kill();
    server = await startServer({ dataDir: server.dataDir, port });
    await page.goto(server.url);
    await page.getByText("Has completado 1 de 8 actividades.").waitFor();
    await page.goto(`${server.url}/activities`);
    await untilRunning(page);
    await page.getByRole("button", { name: "Completada", exact: true }).waitFor();
    await expect.poll(() => page.getByRole("heading", { name: activity }).count()).toBeGreaterThan(0);
    await walk.close();
  });

  test("signing out leaves the landing page, and signing in again brings everything back", async () => {
    const walk = await visit(browser, { url: server.url });
    const { page } = walk;
    await page.goto(`${server.url}/activities`);
    await page.getByRole("heading", { name: "Página no encontrada" }).waitFor();
    await page.getByRole("main").getByRole("link", { name: "Iniciar sesión" }).click();
    await untilRunning(page);
    await page.getByLabel("Correo electrónico").fill(email);
    await page.getByLabel("Contraseña", { exact: true }).fill("no es esta");
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await page.getByText("El correo o la contraseña no son correctos.").waitFor();
    await expect.poll(() => page.getByLabel("Correo electrónico").inputValue()).toBe(email);
    await page.getByLabel("Contraseña", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    await page.waitForURL(`${server.url}/activities`);
    await page.getByText("1 de 8 actividades completadas").first().waitFor();

    await page.goto(`${server.url}/settings`);
    await untilRunning(page);
    await page.getByRole("link", { name: "Cerrar sesión" }).click();
    await page.waitForURL(`${server.url}/`);
    await page.getByRole("link", { name: "Crea tu cuenta" }).first().waitFor();
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("session");
    await walk.close();
  });
});

async function signUp(page: Page): Promise<void> {
  await untilRunning(page);
  await page.getByLabel("Nombre completo").fill("Marina Río");
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill(password);
  await page.getByLabel("Confirma la contraseña").fill("otra cosa distinta");
  await page.getByRole("button", { name: "Crear cuenta" }).last().click();
  await page.getByText("Las dos contraseñas no coinciden.").waitFor();
  await page.getByLabel("Confirma la contraseña").fill(password);
  await page.getByRole("button", { name: "Crear cuenta" }).last().click();
  await page.waitForURL((url) => url.pathname === "/" && url.search === "");
  await untilRunning(page);
}

async function answerAll(page: Page): Promise<void> {
  for (let number = 1; number <= 12; number += 1) {
    await page.getByText(`Pregunta ${number} de 12`).first().waitFor();
    if (number === 5) {
      await page.reload();
      await untilRunning(page);
      await page.getByText("Pregunta 5 de 12").first().waitFor();
    }
    const next = page.getByRole("button", { name: number === 12 ? "Enviar" : "Siguiente" });
    await expect.poll(() => next.isDisabled()).toBe(true);
    // a press leads on by itself
    await page.getByText(number % 2 ? "Rara vez" : "A menudo", { exact: true }).click();
    await page.clock.runFor(1000);
  }
  await page.getByRole("button", { name: "Enviar" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

/** Pauses, goes on, reloads in the middle, and finishes. */
async function followSession(page: Page): Promise<void> {
  await untilRunning(page);
  await page
    .getByText(/Paso 1 de \d/)
    .first()
    .waitFor();
  await page.keyboard.press("Space");
  await page.getByText("En pausa").first().waitFor();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Pausar" }).waitFor();
  await page.clock.fastForward("00:30");
  await page.reload();
  await untilRunning(page);
  await page
    .getByText(/Paso \d de \d/)
    .first()
    .waitFor();
  const finish = page.getByRole("button", { name: "Finalizar Actividad" });
  for (let step = 0; step < 10 && !(await finish.isVisible()); step += 1) {
    await page.getByRole("button", { name: "Siguiente" }).click();
    await page.clock.runFor(500);
  }
  await finish.click();
  await page.getByRole("button", { name: "Sí, ya terminé" }).click();
}
