import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { join } from "node:path";
import {
  hangMs,
  open,
  openBrowser,
  personAt,
  untilPrepared,
  untilRunning,
  type Visit,
  type VisitOptions,
} from "./browser.ts";
import { root } from "./root.ts";
import { startServer, type RunningServer } from "./server.ts";

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await openBrowser();
  server = await startServer({
    env: {
      CLOCK_STARTS_AT: new Date().toISOString(),
      NODE_OPTIONS: `--import=${join(root, "journeys/shifted-clock.ts")}`,
    },
  });
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** Somebody whose account began two minutes ago: no game can be longer than that. */
async function playerAt(path: string, options: VisitOptions = {}): Promise<Visit> {
  const walk = await personAt(browser, path, { ...options, url: server.url });
  server.putClockOn();
  return walk;
}

describe("the breathing game", () => {
  test("is played by keyboard alone, counts once, and grows the first bamboo", async () => {
    const walk = await playerAt("/breathing-game");
    const { page } = walk;
    await page.clock.install();
    await chooseThreeCycles(page);
    await page.getByRole("button", { name: "Comenzar Sesión" }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Ciclo 1 de 3").filter({ visible: true }).waitFor();
    await page.clock.runFor(2000);
    await page.keyboard.press("Space");
    await page.getByText("En pausa").first().waitFor();
    // an hour of pause changes nothing
    await page.clock.fastForward("01:00:00");
    await page.keyboard.press("Space");
    await page.getByText("Ciclo 1 de 3").filter({ visible: true }).waitFor();
    // 40 seconds without the two before the pause; then its time stands still until the server has answered
    const counted = page.waitForResponse("**/api/breathing-sessions");
    for (let second = 0; second < 39; second += 1) await page.clock.runFor(1000);
    await counted;
    await page.clock.runFor(4000);
    const done = page.getByRole("dialog").filter({ hasText: "¡Sesión Completada!" });
    await done.waitFor();
    await done.getByText("Planta nueva en tu jardín").waitFor();
    await done.getByRole("link", { name: "Ver mi jardín" }).waitFor();
    await done.getByRole("button", { name: "Continuar" }).click();
    const stats = await statsOf(walk);
    expect(stats).toMatchObject({ totalSessions: 1, level: 1 });
    expect(stats.points).toBeGreaterThanOrEqual(15);
    const plants = await (await walk.context.request.get(`${walk.url}/api/zen-garden/plants`)).json();
    expect(plants.map(({ type }: { type: string }) => type)).toEqual(["bamboo"]);
    walk.expectQuiet();
    await walk.close();
  });

  test("finished offline, it waits on the device, survives a reload, and is sent exactly once", async () => {
    const walk = await playerAt("/breathing-game");
    const { page } = walk;
    await page.clock.install();
    await chooseThreeCycles(page);
    await page.getByRole("button", { name: "Comenzar Sesión" }).click();
    await page.getByText("Ciclo 1 de 3").filter({ visible: true }).waitFor();
    await walk.context.route("**/api/breathing-sessions", (route) => route.abort());
    await playToTheEnd(page);
    await page
      .getByText(/Pendiente en este dispositivo/)
      .first()
      .waitFor();
    expect((await statsOf(walk)).totalSessions).toBe(0);
    await page.reload();
    await untilRunning(page);
    await page
      .getByText(/Pendiente en este dispositivo/)
      .first()
      .waitFor();
    await walk.context.unroute("**/api/breathing-sessions");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await page
      .getByText(/Pendiente en este dispositivo/)
      .first()
      .waitFor({ state: "detached" });
    await page.reload();
    await untilRunning(page);
    await expect.poll(async () => (await statsOf(walk)).totalSessions).toBe(1);
    await walk.close();
  });

  test("ends where the page fell asleep, says so, and does not count", async () => {
    const walk = await playerAt("/breathing-game");
    const { page } = walk;
    await page.clock.install();
    await chooseThreeCycles(page);
    await page.getByRole("button", { name: "Comenzar Sesión" }).click();
    await page.getByText("Ciclo 1 de 3").filter({ visible: true }).waitFor();
    await page.clock.runFor(3000);
    await page.clock.fastForward("01:00:00");
    await page.getByText("La página se durmió a mitad").first().waitFor();
    await page.getByRole("button", { name: "Comenzar Sesión" }).waitFor();
    expect((await statsOf(walk)).totalSessions).toBe(0);
    await walk.close();
  });

  test("can be played with reduced motion", async () => {
    const walk = await playerAt("/breathing-game", {
      reducedMotion: true,
      language: "en",
      size: "desktop",
    });
    const { page } = walk;
    await page.clock.install();
    await chooseThreeCycles(page);
    await page.getByRole("button", { name: "Start Session" }).click();
    await playToTheEnd(page);
    await page.getByRole("dialog").filter({ hasText: "Session Complete" }).waitFor();
    await walk.close();
  });
});

describe("the zen garden", () => {
  test("is empty at first, with a link to the first plant", async () => {
    const walk = await playerAt("/zen-garden");
    await walk.page.getByText("Tu jardín está esperando...").waitFor();
    await expect.poll(() => walk.page.getByRole("main").getByRole("link").count()).toBeGreaterThan(0);
    walk.expectQuiet();
    await walk.close();
  });

  test("a plant is watered once in four hours, and says so", async () => {
    const walk = await playerAt("/breathing-game");
    await growBamboo(walk);
    const { page } = walk;
    await page.goto(`${walk.url}/zen-garden`);
    await untilRunning(page);
    await page.getByText("Regar Plantas").click();
    await page.getByText("Haz clic en las plantas para regarlas y mejorar su salud").waitFor();
    await plantButton(page).click();
    await page.getByText("¡Planta regada!").first().waitFor();
    const [watered] = await (await walk.context.request.get(`${walk.url}/api/zen-garden/plants`)).json();
    expect(watered.restsUntil).not.toBeNull();
    await plantButton(page).click();
    await page
      .getByText(/4 horas|3 horas/)
      .first()
      .waitFor();
    expect(await page.getByText("No se pudo regar la planta.").count()).toBe(0);
    await walk.close();
  });

  test("a plant is moved with the arrow keys, stays inside the garden, and keeps its place", async () => {
    const walk = await playerAt("/breathing-game");
    await growBamboo(walk);
    const { page } = walk;
    const placeOf = async () =>
      (await (await walk.context.request.get(`${walk.url}/api/zen-garden/plants`)).json())[0].position;
    const before = await placeOf();
    await page.goto(`${walk.url}/zen-garden`);
    await untilRunning(page);
    await page.getByText("Reorganizar").click();
    await page.getByText("Haz clic en una planta y luego en una nueva ubicación para moverla").waitFor();
    await plantButton(page).focus();
    await page.keyboard.press("Enter");
    for (let step = 0; step < 30; step += 1) await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await placeOf()).x).toBe(5);
    await expect.poll(async () => (await placeOf()).y).toBe(before.y);
    await walk.close();
  });

  test("watering and moving offline both wait on the device and count once", async () => {
    const walk = await playerAt("/breathing-game", { withServiceWorker: true });
    await growBamboo(walk);
    const { page } = walk;
    await open(walk, "/zen-garden");
    await untilPrepared(page);
    await walk.context.setOffline(true);
    await page.getByText("Regar Plantas").click();
    await plantButton(page).click();
    await page
      .getByText(/Pendiente en este dispositivo/)
      .first()
      .waitFor();
    await page.getByText("Reorganizar").click();
    await plantButton(page).focus();
    await page.keyboard.press("Enter");
    for (let step = 0; step < 30; step += 1) await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("Enter");
    await page.getByText(/Hay 2 cosas pendientes en este dispositivo/).waitFor();
    await open(walk, "/zen-garden");
    await page.getByText(/Hay 2 cosas pendientes en este dispositivo/).waitFor();
    await walk.context.setOffline(false);
    await page.getByText(/pendientes? en este dispositivo/i).waitFor({ state: "detached" });
    const [plant] = await (await walk.context.request.get(`${walk.url}/api/zen-garden/plants`)).json();
    expect(plant.position.x).toBe(5);
    expect(plant.restsUntil).not.toBeNull();
    await walk.close();
  });
});

async function chooseThreeCycles(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /(?<!\d)1[ -]minut[oe]/ }).focus();
  await page.keyboard.press("Space");
}

/** The longest pattern of the game with three cycles lasts 66 seconds. */
async function playToTheEnd(page: Page): Promise<void> {
  for (let second = 0; second < 75; second += 1) await page.clock.runFor(1000);
}

async function statsOf(walk: Visit) {
  return (await walk.context.request.get(`${walk.url}/api/breathing-sessions/stats`)).json();
}

async function growBamboo(walk: Visit): Promise<void> {
  const game = { id: crypto.randomUUID(), pattern: "box", cycles: 3, mode: "guided" };
  const send = async () =>
    (
      await walk.context.request.post(`${walk.url}/api/breathing-sessions`, {
        headers: { origin: walk.url },
        data: game,
      })
    ).status();
  // the server's clock has been put on, which it notices in a moment
  await expect.poll(send, { timeout: hangMs }).toBe(201);
}

function plantButton(page: Page) {
  return page.getByRole("button", { name: /nivel 1 de 5/ }).first();
}
