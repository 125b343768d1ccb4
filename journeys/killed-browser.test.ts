import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assess, open, signUp, untilPrepared } from "./browser.ts";
import { openOwnBrowser } from "./own-browser.ts";
import { startServer, type RunningServer } from "./server.ts";

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "remanso-profile-"));
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

test("what was done offline survives a browser that is killed right after, and counts once", async () => {
  const { url, dataDir } = server;
  const yesterday = await openOwnBrowser(folder);
  await signUp({ ...yesterday, url });
  await assess({ ...yesterday, url });
  await open({ ...yesterday, url }, "/");
  await untilPrepared(yesterday.page);
  await yesterday.close();

  const today = await openOwnBrowser(folder);
  await open({ ...today, url }, "/activities");
  await untilPrepared(today.page);
  await server.kill();
  await completeFirst(today.page);
  await checkIn(today.page);
  await today.kill();

  const later = await openOwnBrowser(folder);
  await open({ ...later, url }, "/");
  await later.page.getByText(/Hay 3 cosas pendientes en este dispositivo/).waitFor();
  server = await startServer({ dataDir, port: new URL(url).port });
  await open({ ...later, url }, "/");
  const asked = async (path: string) => (await later.context.request.get(`${url}${path}`)).json();
  const completed = async () => (await asked("/api/user/stats")).totalActivitiesCompleted;
  await expect.poll(() => asked("/api/check-ins")).toMatchObject([{ mood: 4, stress: 3 }]);
  await expect.poll(() => completed()).toBe(1);
  await later.page.getByText(/pendientes? en este dispositivo/i).waitFor({ state: "detached" });
  await open({ ...later, url }, "/");
  await expect.poll(() => completed()).toBe(1);
  await expect.poll(() => asked("/api/check-ins")).toHaveLength(1);
  await later.kill();
});

async function completeFirst(page: Page): Promise<void> {
  await page.locator('a[href^="/activity-session/"]').first().click();
  await page
    .getByText(/Paso 1 de/)
    .first()
    .waitFor();
  const finish = page.getByRole("button", { name: "Finalizar Actividad" });
  for (let step = 0; step < 10 && !(await finish.isVisible()); step += 1)
    await page.getByRole("button", { name: "Siguiente" }).click();
  await finish.click();
  await page.getByRole("button", { name: "Sí, ya terminé" }).click();
  // its beginning waits too
  await page.getByText(/Hay 2 cosas pendientes en este dispositivo; la primera: «.+», empezada/).waitFor();
}

async function checkIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Agregar más" }).click();
  await page.getByRole("radio", { name: "Bien", exact: true }).check();
  await page.getByRole("slider", { name: "Tu estrés" }).press("3");
  await page.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Guardado en este dispositivo.").waitFor();
}
