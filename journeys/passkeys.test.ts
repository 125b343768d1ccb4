import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { openBrowser, signUp, untilRunning, visit, type Visit, type VisitOptions } from "./browser.ts";
import { addDevice, letAnHourPass, withoutAutofill } from "./device.ts";
import { untilSettled } from "./settled.ts";

const password = "agua tranquila 7";
const add = { name: "Agregar una llave de acceso" };
const enter = { name: "Entrar con una llave de acceso" };

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function open(path: string, options: VisitOptions = {}): Promise<Visit> {
  const walk = await visit(browser, options);
  if (path !== "/?login") await signUp(walk, { language: options.language ?? "es" });
  await go(walk, path);
  return walk;
}

async function go({ page, url }: Visit, path: string): Promise<void> {
  await page.goto(`${url}${path}`);
  await untilRunning(page);
}

/** Presses a button by the keyboard alone. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole("button", { name });
  await button.focus();
  await page.keyboard.press("Enter");
}

/** Runs axe in a new tab, because its debugger detaches the simulated device from the page. */
async function look({ context, url, ...walk }: Visit, path: string): Promise<void> {
  const page = await context.newPage();
  await go({ context, url, ...walk, page }, path);
  expect(await axeViolations({ context, url, ...walk, page })).toEqual([]);
  await page.close();
}

const status = async ({ context, url }: Visit) =>
  (await context.request.get(`${url}/api/auth/user`)).status();

describe("a passkey", () => {
  test("is added, named, used to sign in, and removed, by keyboard alone", async () => {
    const walk = await open("/settings#account");
    const { page, url } = walk;
    await withoutAutofill(page);
    const device = await addDevice(page);
    await press(page, add.name);
    const name = page.getByLabel("Nombre de la llave");
    await name.waitFor();
    await expect.poll(() => name.inputValue()).toMatch(/Linux/);
    // the field takes the focus and selects the suggestion, so that typing replaces it
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toMatch(/Linux/);
    await page.keyboard.type("Mi móvil");
    await page.keyboard.press("Enter");
    await page.getByText("Mi móvil", { exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Cambiar nombre de Mi móvil");
    await page.getByText("Sin usar todavía").waitFor();
    await look(walk, "/settings#account");

    await page.goto(`${url}/api/logout`);
    expect(await status(walk)).toBe(401);
    await look(walk, "/?login");
    await go(walk, "/?login&next=%2Fsettings");
    await press(page, enter.name);
    await page.waitForURL(`${url}/settings`);
    await expect.poll(() => status(walk)).toBe(200);
    await untilRunning(page);
    await page.getByRole("heading", { name: "Tu cuenta" }).click();
    await page.getByText("Última vez: ahora").first().waitFor();

    await press(page, "Quitar Mi móvil");
    const asking = page.getByRole("dialog", { name: "¿Quitar «Mi móvil»?" });
    await asking.waitFor();
    await page.keyboard.press("Escape");
    await asking.waitFor({ state: "hidden" });
    // closed for the program too, which hears of it a moment later
    await untilSettled(page);
    await press(page, "Quitar Mi móvil");
    await asking.getByRole("button", { name: "Sí, quitarla" }).press("Enter");
    await page.getByText("Todavía no tienes ninguna.").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("section")?.id))
      .toBe("passkeys");
    // the page has told the device to forget it
    await expect.poll(() => device.count()).toBe(0);
    walk.expectQuiet();
    await walk.close();
  });

  test("that was removed here but not on the device is refused with the reason", async () => {
    const walk = await open("/settings#account");
    const { page, url } = walk;
    await withoutAutofill(page);
    await addDevice(page);
    await page.getByRole("button", add).click();
    await page.getByLabel("Nombre de la llave").waitFor();
    const [passkey] = await (await walk.context.request.get(`${url}/api/auth/passkeys`)).json();
    const headers = { origin: url };
    await walk.context.request.delete(`${url}/api/auth/passkeys/${passkey.id}`, { headers });
    await page.goto(`${url}/api/logout`);
    await go(walk, "/?login");
    await page.getByRole("button", enter).click();
    await page.getByText("Esta llave de acceso no se ha aceptado. Quizá se quitó aquí.").waitFor();
    expect(await status(walk)).toBe(401);
    await walk.close();
  });

  test("is offered by the browser itself in the e-mail field, in English", async () => {
    const walk = await open("/settings#account", { language: "en", size: "desktop", theme: "dark" });
    const { page, url } = walk;
    await addDevice(page);
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByLabel("Name of the passkey").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Not used yet").waitFor();
    await page.goto(`${url}/api/logout`);
    await page.goto(`${url}/?login`);
    // the simulated device accepts at once
    await page.getByRole("heading", { level: 1, name: /Inés/ }).waitFor();
    await expect.poll(() => status(walk)).toBe(200);
    await walk.close();
  });

  test("that the device does not have leaves the form as it was", async () => {
    const walk = await open("/?login");
    await withoutAutofill(walk.page);
    await go(walk, "/?login");
    await addDevice(walk.page);
    await walk.page.getByRole("button", enter).click();
    await walk.page.getByText(/^Tu dispositivo no ha mostrado ninguna llave/).waitFor();
    await walk.page.getByLabel("Correo electrónico").fill("alguien@example.org");
    await expect.poll(() => walk.page.getByRole("button", enter).isEnabled()).toBe(true);
    await walk.close();
  });

  test("is not offered where the browser cannot use one", async () => {
    const walk = await open("/activities");
    await walk.page.addInitScript(() => Reflect.deleteProperty(globalThis, "PublicKeyCredential"));
    await go(walk, "/settings#account");
    const words = /^Aquí no funcionan las llaves de acceso/;
    await walk.page.getByText(words).waitFor();
    expect(await walk.page.getByRole("button", add).count()).toBe(0);
    await walk.page.goto(`${walk.url}/api/logout`);
    await go(walk, "/?login");
    await walk.page.getByRole("button", enter).click();
    await walk.page.getByText(words).waitFor();
    walk.expectQuiet();
    await walk.close();
  });
});

describe("an hour after signing in", () => {
  test("a wrong password adds no passkey, and the right one does", async () => {
    const walk = await open("/settings#account");
    const { page } = walk;
    await letAnHourPass(walk);
    await press(page, add.name);
    const asking = page.getByRole("dialog", { name: "¿Eres tú?" });
    await asking.waitFor();
    const field = asking.getByLabel("Tu contraseña", { exact: true });
    await field.fill("agua turbia 7");
    await page.keyboard.press("Enter");
    await asking.getByText("Esta no es la contraseña de tu cuenta.").waitFor();
    expect(await axeViolations(walk)).toEqual([]);
    await expect.poll(() => status(walk)).toBe(200);
    await addDevice(page);
    await field.fill(password);
    await page.keyboard.press("Enter");
    await page.getByLabel("Nombre de la llave").waitFor();
    expect(await asking.isVisible()).toBe(false);
    // a device keeps one passkey for each account
    await page.keyboard.press("Escape");
    await page.getByRole("button", add).click();
    await page.getByText("Este dispositivo ya guarda una llave de acceso para tu cuenta.").waitFor();
    await walk.close();
  });

  test("a passkey changes a forgotten password", async () => {
    const walk = await open("/settings#account");
    const { page, url } = walk;
    await addDevice(page);
    await page.getByRole("button", add).click();
    await page.getByLabel("Nombre de la llave").waitFor();
    await letAnHourPass(walk);
    await page.getByRole("button", { name: "Cambiar la contraseña" }).click();
    const asking = page.getByRole("dialog", { name: "Cambiar la contraseña" });
    const type = async (label: string, text: string) => asking.getByLabel(label, { exact: true }).fill(text);
    await type("Contraseña actual", "no me acuerdo");
    await type("Contraseña nueva", "una orilla nueva 8");
    await type("Confirma la contraseña", "una orilla nueva 9");
    await page.keyboard.press("Enter");
    await asking.getByText("Las dos contraseñas no coinciden.").waitFor();
    await type("Confirma la contraseña", "una orilla nueva 8");
    await page.keyboard.press("Enter");
    await asking.getByText("Esta no es la contraseña de tu cuenta.").waitFor();
    await asking.getByRole("button", { name: "¿No la recuerdas? Confirma con una llave" }).click();
    await asking.getByText("Gracias, eres tú. Elige la nueva.").waitFor();
    expect(await asking.getByLabel("Contraseña actual").count()).toBe(0);
    await asking.getByRole("button", { name: "Guardar contraseña" }).click();
    await page.getByText("Las demás sesiones se han cerrado.").first().waitFor();
    const { email } = await (await walk.context.request.get(`${url}/api/auth/user`)).json();
    const signedIn = await walk.context.request.post(`${url}/api/auth/sign-in`, {
      headers: { origin: url },
      data: { email, password: "una orilla nueva 8" },
    });
    expect(signedIn.status()).toBe(200);
    await walk.close();
  });
});
