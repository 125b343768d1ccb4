import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, signUp, untilRunning, visit, type Visit } from "./browser.ts";
import { addDevice, withoutAutofill } from "./device.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function go({ page, url }: Visit, path: string): Promise<void> {
  await page.goto(`${url}${path}`);
  await untilRunning(page);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("Correo electrónico").fill(email);
  await page.getByLabel("Contraseña", { exact: true }).fill("agua tranquila 7");
  await press(page, "Iniciar sesión");
  await page.getByRole("heading", { name: "Un paso más" }).waitFor();
}

describe("a passkey after the password", () => {
  test("is turned on, asked for, replaced once by a code, and turned off", async () => {
    const walk = await visit(browser, {});
    await signUp(walk, { language: "es" });
    const { page, url, context } = walk;
    const { email } = await (await context.request.get(`${url}/api/auth/user`)).json();
    await withoutAutofill(page);
    await addDevice(page);
    await go(walk, "/settings#account");
    await page.getByText("Agrega antes una llave de acceso.").waitFor();
    await press(page, "Agregar una llave de acceso");
    await page.getByLabel("Nombre de la llave").waitFor();
    await press(page, "Guardar");
    const codes = page.getByRole("dialog", { name: "Tus códigos de recuperación" });
    const isOn = codes.getByRole("listitem").first();
    // on a busy machine the server may have no time for it, or the browser's key be slow: it says so, and is pressed again
    const refused = page.getByRole("main").getByRole("alert").filter({ hasText: /./ });
    for (let tries = 0; tries < 5 && !(await isOn.isVisible()); tries += 1) {
      await press(page, "Activar");
      await expect
        .poll(async () => (await isOn.isVisible()) || (await refused.count()) > 0, { timeout: 120_000 })
        .toBe(true);
    }
    await isOn.waitFor();
    const [code = ""] = await codes.getByRole("listitem").allTextContents();
    expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    await press(page, "Ya los he guardado");
    await page.getByText("Está activado. Te quedan 10 códigos de recuperación.").waitFor();

    await page.goto(`${url}/api/logout`);
    await go(walk, "/?login&next=%2Fsettings");
    await typePassword(page, email);
    await press(page, "Mostrar mi llave");
    await page.waitForURL(`${url}/settings`);

    await page.goto(`${url}/api/logout`);
    await go(walk, "/?login&next=%2Fsettings");
    await typePassword(page, email);
    await press(page, "Usar un código de recuperación");
    await page.getByLabel("Código de recuperación").fill("aaaa-bbbb-cccc");
    await press(page, "Continuar");
    await page.getByText("No es ninguno de tus códigos sin usar.").waitFor();
    await page.getByLabel("Código de recuperación").fill(code);
    await press(page, "Continuar");
    await page.waitForURL(`${url}/settings`);
    await untilRunning(page);
    await page.getByRole("heading", { name: "Tu cuenta" }).click();
    await page.getByText("Te quedan 9 códigos de recuperación.").waitFor();
    await press(page, "Desactivar");
    await press(page, "Sí, desactivar");
    await page.getByText("Ahora se te pedirá tu llave").waitFor();
    await walk.close();
  });
});
