import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, open, openBrowser, personAt, untilRunning, type Visit } from "./browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** Somebody in the first step of the first activity of their plan, in a browser whose clock the test moves. */
async function practising(): Promise<Visit> {
  const walk = await personAt(browser, "/activities");
  const [first] = await ask(walk, "/api/activities");
  await walk.page.clock.install();
  await open(walk, `/activity-session/${first.id}`);
  await walk.page.getByRole("button", { name: "Empezar" }).click();
  await stepOne(walk.page);
  await walk.page.clock.runFor(15_000);
  return walk;
}

const stepOne = (page: Page) =>
  page
    .getByText(/Paso 1 de/)
    .first()
    .waitFor();
const asked = (page: Page) => page.getByText("La página se durmió");
const minutesOf = async (walk: Visit) => (await ask(walk, "/api/progress/week")).goals.minutes.done;

describe("a session whose page slept", () => {
  test("comes back paused where it fell asleep, asks once, and counts nothing that is not known", async () => {
    const walk = await practising();
    const { page } = walk;
    await page.clock.fastForward("03:00:00");
    await asked(page).waitFor();
    await stepOne(page);
    await page.reload();
    await untilRunning(page);
    await asked(page).waitFor();
    await page.getByRole("button", { name: "Lo dejé" }).click();
    await page.getByText("En pausa").first().waitFor();
    await page.reload();
    await untilRunning(page);
    await page.getByText("En pausa").first().waitFor();
    expect(await asked(page).count()).toBe(0);
    expect(await minutesOf(walk)).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });

  test("is practised to its planned end where the person went on", async () => {
    const walk = await practising();
    const { page } = walk;
    await page.clock.fastForward("03:00:00");
    await page.getByRole("button", { name: "Seguí practicando" }).click();
    await page.getByRole("heading", { name: "¡Actividad Completada!" }).waitFor();
    await walk.close();
  });
});

describe("a session finished in less than a fifth of its time", () => {
  test("asks once whether it was done", async () => {
    const walk = await practising();
    const { page } = walk;
    const finish = page.getByRole("button", { name: "Finalizar Actividad" });
    for (let step = 0; step < 10 && !(await finish.isVisible()); step += 1) {
      await page.getByRole("button", { name: "Siguiente" }).click();
      await page.clock.runFor(500);
    }
    await finish.click();
    await page.getByText("¿Ya terminaste?").waitFor();
    await page.getByRole("button", { name: "Seguir", exact: true }).click();
    await finish.click();
    await page.getByRole("heading", { name: "¡Actividad Completada!" }).waitFor();
    await expect.poll(async () => (await ask(walk, "/api/user/stats")).totalActivitiesCompleted).toBe(1);
    await walk.close();
  });
});
