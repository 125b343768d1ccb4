import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assess, open, openBrowser, signUp, untilRunning, visit, type Visit } from "./browser.ts";
import { untilSettled } from "./settled.ts";

// A part that cannot be fetched is missing alone: the page, and what is written on it, stays.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const emergency = (page: Page) => page.locator("a[href='tel:112']").filter({ visible: true }).first();

describe("what cannot be fetched", () => {
  test("a message is told all the same where its own code is missing", async () => {
    const walk = await personWithout("toast-view");
    const { page } = walk;
    await open(walk, "/activities");
    await page.getByRole("button", { name: "Nueva Actividad" }).click();
    await page.getByRole("dialog").getByLabel("Nombre").fill("Regar las plantas");
    await page.getByRole("dialog").getByRole("button", { name: "Crear actividad" }).click();
    await page.getByText("¡Actividad agregada!").waitFor();
    await page.getByRole("heading", { name: "Regar las plantas" }).waitFor();
    await page.getByRole("button", { name: "Cerrar", exact: true }).click();
    await page.getByText("¡Actividad agregada!").waitFor({ state: "detached" });
    await walk.close();
  });

  test("what prepares the device is missed by nobody", async () => {
    const walk = await personWithout("start-offline");
    const asked = walk.page.waitForEvent("requestfailed");
    await open(walk, "/activities");
    await asked;
    await walk.page.getByRole("button", { name: "Nueva Actividad" }).click();
    await walk.page.getByRole("dialog").getByLabel("Nombre").waitFor();
    expect(walk.complaints.filter((complaint) => complaint.startsWith("page:"))).toEqual([]);
    await walk.close();
  });

  test("a window says that it cannot open, and opens at the next try", async () => {
    const walk = await personWithout("password-dialog");
    const { page } = walk;
    await open(walk, "/settings#account");
    await page.getByRole("button", { name: /contraseña/ }).click();
    await page.getByRole("dialog", { name: "No se pudo abrir" }).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Intentar de nuevo" }).click();
    await page
      .getByRole("dialog")
      .getByLabel(/contraseña/i)
      .first()
      .waitFor();
    await walk.close();
  });

  test("a screen says so with the help lines, the page around it stays, and the next try brings it", async () => {
    const walk = await personWithout("garden-screen");
    const { page } = walk;
    await open(walk, "/");
    await page.evaluate(() => (document.documentElement.dataset["mark"] = "the same page"));
    await page.getByRole("navigation").getByRole("link", { name: "Jardín" }).click();
    await page.getByText(/No se pudo cargar esta página/).waitFor();
    await emergency(page).waitFor();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Intentar de nuevo" }).click();
    await page.getByRole("heading", { level: 1, name: /Jardín/ }).waitFor();
    expect(await page.locator("html").getAttribute("data-mark")).toBe("the same page");
    await walk.close();
  });

  test("a page whose scripts do not come says so, with the help lines", async () => {
    const walk = await personWithout("main");
    const { page } = walk;
    await page.goto(`${walk.url}/`);
    await page.getByText("Esta página no se cargó del todo").waitFor();
    await emergency(page).waitFor();
    await page.unrouteAll();
    await page.getByRole("link", { name: "Volver a abrir la página" }).click();
    await untilRunning(page);
    await walk.close();
  });
});

test("where drawing the frame itself fails, the last page speaks the person's language and names whom to call", async () => {
  const walk = await personWithout("nothing");
  const { page } = walk;
  await page.route(`${walk.url}/`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    // the top bar cannot write the initial of a number
    const broken = html.replace(/"firstName":"[^"]*"/, '"firstName":7');
    expect(broken).not.toBe(html);
    await route.fulfill({ response: answer, body: broken });
  });
  await page.goto(`${walk.url}/`);
  await page.getByRole("heading", { name: "Esta página dejó de funcionar" }).waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("es");
  await emergency(page).waitFor();
  await page.getByRole("link", { name: "Todas las líneas de ayuda" }).click();
  await page.getByRole("heading", { level: 1, name: "Alguien te escucha" }).waitFor();
  await walk.close();
});

test("a browser below the minimum gets a plain page with the help lines, and the help page stays readable", async () => {
  const walk = await personWithout("nothing");
  const { page } = walk;
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toSorted"));
  await page.goto(`${walk.url}/`);
  await page.getByText("Este navegador es demasiado antiguo para Remanso").waitFor();
  await emergency(page).waitFor();
  expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
  await page.getByRole("link", { name: "Todas las líneas de ayuda" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Alguien te escucha" }).waitFor();
  await walk.close();
});

/** A person whose browser never gets the files of that name. */
async function personWithout(file: string): Promise<Visit> {
  const walk = await visit(browser);
  await signUp(walk);
  await assess(walk);
  // a service worker would have kept the files
  await walk.page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await walk.page.route(new RegExp(`/assets/${file}-[^/]*\\.js`), (route) => route.abort());
  return walk;
}

test("a part that the server drew stays in sight until its code is here", async () => {
  const walk = await visit(browser);
  await signUp(walk);
  const { page } = walk;
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Reflect.set(window, "seen", seen);
    const look = () => {
      const isThere = document.querySelector("#empty-garden") !== null;
      if (seen.at(-1) !== isThere) seen.push(isThere);
      requestAnimationFrame(look);
    };
    look();
  });
  await open(walk, "/zen-garden");
  await untilSettled(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual([false, true]);
  await walk.close();
});
