import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { catalogue } from "@remanso/core/activity/catalogue.ts";
import { languages } from "@remanso/core/language.ts";
import { openBrowser, personAt, pressWithoutSession, untilPrepared, untilRunning } from "./browser.ts";
import { letMessagesStay } from "./messages.ts";
import { setTextSize, unreadable } from "./large-text.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("the activities", () => {
  test("a new one is added once, however often the button is pressed, and its name cannot be used twice", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    await addOwn(page, "Regar las plantas");
    await page.getByText("¡Actividad agregada!").first().waitFor();
    await page.getByRole("heading", { name: "Regar las plantas" }).waitFor();
    await letMessagesStay(page);
    await addOwn(page, "  regar LAS plantas ");
    await page.getByText("Actividad duplicada").first().waitFor();
    await page.getByText("Esta actividad ya existe en tu lista de actividades pendientes.").first().waitFor();
    await expect
      .poll(() => page.getByRole("dialog").getByLabel("Nombre").inputValue())
      .toContain("regar LAS plantas");
    const list = await (await walk.context.request.get(`${walk.url}/api/activities`)).json();
    expect(
      list.filter((activity: { activityName: string }) => /regar/i.test(activity.activityName)).length,
    ).toBe(1);
    await walk.close();
  });

  test("each wears its own drawing, a small file that is fetched only where it is shown", async () => {
    const walk = await personAt(browser, "/activities");
    const drawn = () =>
      walk.page.getByRole("main").evaluate((main) =>
        [...main.querySelectorAll<SVGUseElement>('use[href$="#drawing"]')].map((use) => ({
          address: use.getAttribute("href") ?? "",
          width: Math.round(use.getBBox().width),
        })),
      );
    await expect.poll(async () => (await drawn()).length).toBeGreaterThanOrEqual(8);
    await expect.poll(async () => (await drawn()).filter(({ width }) => width < 320)).toEqual([]);
    const [first] = await drawn();
    const file = await walk.context.request.get(`${walk.url}${first?.address}`);
    expect(file.headers()).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    const missing = await walk.context.request.get(
      `${walk.url}${first?.address.replace(/[^/]+\.svg#.*/, "toString.svg")}`,
    );
    expect(missing.status()).toBe(404);
    await walk.close();
  });

  test.each(languages)(
    "no name of any breaks within a word on a narrow screen with larger text, in %s",
    async (language) => {
      const walk = await personAt(browser, "/activities", { language });
      const { page } = walk;
      await page.setViewportSize({ width: 320, height: 664 });
      await setTextSize(page, 200);
      const names = catalogue.map(({ name }) => name[language]);
      const cards = page.getByRole("main").locator("li h3");
      await cards.first().waitFor();
      const found = new Set<string>();
      while (names.length > 0) {
        const some = names.splice(0, await cards.count());
        await cards.evaluateAll(
          (all, each) => all.forEach((card, at) => (card.textContent = each[at] ?? "")),
          some,
        );
        for (const fault of await unreadable(page)) if (fault.includes("is broken")) found.add(fault);
      }
      expect([...found]).toEqual([]);
      await walk.close();
    },
  );

  test("one without steps says so, and offers the three-step guide", async () => {
    const walk = await personAt(browser, "/activities", { language: "en" });
    const { page } = walk;
    const plan = await (await walk.context.request.get(`${walk.url}/api/plans/active`)).json();
    const made = await walk.context.request.post(`${walk.url}/api/activities`, {
      headers: { origin: walk.url },
      data: { planId: plan.id, activityName: "Sort the drawer", duration: 9 },
    });
    await page.goto(`${walk.url}/activity-session/${(await made.json()).id}`);
    await untilRunning(page);
    await page.getByRole("heading", { name: "Activity unavailable" }).waitFor();
    await page.getByRole("button", { name: /three-step guide/i }).click();
    await page.getByRole("button", { name: "Begin" }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("one finished in another tab counts as completed here and leads back home", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    const [first] = await (await walk.context.request.get(`${walk.url}/api/activities`)).json();
    await page.goto(`${walk.url}/activity-session/${first.id}`);
    await untilRunning(page);
    await page.getByRole("button", { name: "Empezar" }).click();
    await page
      .getByText(/Paso 1 de/)
      .first()
      .waitFor();
    await walk.context.request.patch(`${walk.url}/api/activities/${first.id}`, {
      headers: { origin: walk.url },
      data: { completed: true },
    });
    const finish = page.getByRole("button", { name: "Finalizar Actividad" });
    for (let step = 0; step < 10 && !(await finish.isVisible()); step += 1)
      await page.getByRole("button", { name: "Siguiente" }).click();
    await finish.click();
    await page.getByRole("button", { name: "Sí, ya terminé" }).click();
    await page.getByText("Esta actividad ya fue finalizada anteriormente.").first().waitFor();
    await page.waitForURL(`${walk.url}/`);
    await walk.close();
  });

  test("a completion made offline waits on the device, says so, and is sent once when the network is back", async () => {
    const walk = await personAt(browser, "/activities", { withServiceWorker: true });
    const { page } = walk;
    const [first] = await (await walk.context.request.get(`${walk.url}/api/activities`)).json();
    await page.goto(`${walk.url}/activity-session/${first.id}`);
    await untilRunning(page);
    await page.getByRole("button", { name: "Empezar" }).click();
    const finish = page.getByRole("button", { name: "Finalizar Actividad" });
    await page
      .getByText(/Paso 1 de/)
      .first()
      .waitFor();
    for (let step = 0; step < 10 && !(await finish.isVisible()); step += 1)
      await page.getByRole("button", { name: "Siguiente" }).click();
    await untilPrepared(page);
    await walk.context.setOffline(true);
    await finish.click();
    await page.getByRole("button", { name: "Sí, ya terminé" }).click();
    await page.getByRole("heading", { name: "¡Actividad Completada!" }).waitFor();
    await page.getByText(/Pendiente en este dispositivo: «.+», completada/).waitFor();
    await page.waitForURL(`${walk.url}/`);
    await walk.context.setOffline(false);
    const completed = async () => {
      const stats = await walk.context.request.get(`${walk.url}/api/user/stats`);
      return (await stats.json()).totalActivitiesCompleted;
    };
    await expect.poll(completed).toBe(1);
    await page.getByText(/Pendiente en este dispositivo/).waitFor({ state: "detached" });
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /outbox|session/.test(key))),
    ).toEqual([]);
    await page.reload();
    await expect.poll(() => completed()).toBe(1);
    await walk.close();
  });

  test("reading aloud on a device without a voice says so, and the session goes on", async () => {
    const walk = await personAt(browser, "/activities");
    const { page } = walk;
    const [first] = await (await walk.context.request.get(`${walk.url}/api/activities`)).json();
    await page.goto(`${walk.url}/activity-session/${first.id}`);
    await untilRunning(page);
    await page.getByRole("button", { name: "Empezar" }).click();
    await page.getByRole("button", { name: "Leer en voz alta" }).click();
    await page
      .getByText(/no tiene una voz propia en español/)
      .first()
      .waitFor();
    await page.getByRole("button", { name: "Pausar" }).waitFor();
    walk.expectQuiet();
    await walk.close();
  });
});

describe("the session of a browser", () => {
  test("that was ended elsewhere asks to sign in again, with the way back to the same place", async () => {
    const walk = await personAt(browser, "/activities");
    const { page, context, url } = walk;
    const sessions = await (await context.request.get(`${url}/api/auth/sessions`)).json();
    await context.request.delete(`${url}/api/auth/sessions/${sessions[0].id}`, { headers: { origin: url } });
    await pressWithoutSession(page, page.getByRole("button", { name: "Más Actividades" }));
    expect(new URL(page.url()).searchParams.get("next")).toBe("/activities");
    expect(await page.getByText("Actividades pendientes").count()).toBe(0);
    await walk.close();
  });

  test("keeps the chosen language and theme, in the account and on the device", async () => {
    const walk = await personAt(browser, "/settings", { size: "desktop" });
    const { page } = walk;
    await page.getByRole("button", { name: "Cambiar al tema oscuro" }).click();
    await page.waitForFunction(() => document.documentElement.dataset["theme"] === "dark");
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
    const user = await (await walk.context.request.get(`${walk.url}/api/auth/user`)).json();
    expect([user.language, user.theme]).toEqual(["en", "dark"]);
    walk.expectQuiet();
    await walk.close();
  });
});

async function addOwn(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Nueva Actividad" }).click();
  const create = page.getByRole("button", { name: "Crear actividad" });
  await expect.poll(() => create.isDisabled()).toBe(true);
  await page.getByRole("dialog").getByLabel("Nombre").fill(name);
  await create.dblclick();
}
