import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { open, openBrowser, visit } from "./browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const typed = {
  "Nombre completo": "Marina Río",
  "Correo electrónico": "marina@lago",
  Contraseña: "corta",
  "Confirma la contraseña": "otra cosa",
};

describe("the form for a new account", () => {
  test("says everything that is wrong at once, beside the fields, and leads to the first of them", async () => {
    const walk = await visit(browser);
    const { page } = walk;
    await open(walk, "/?login=sign-up");
    await fill(page);
    await page.getByRole("button", { name: "Crear cuenta" }).click();
    await page.getByText("Esto no parece una dirección de correo.").waitFor();
    await page.getByText("Necesita al menos 8 caracteres.").waitFor();
    await page.getByText("Las dos contraseñas no coinciden.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("email");
    await expectTyped(page);
    walk.expectQuiet();
    await walk.close();
  });

  test.each(["Continuar con Google", "Continuar con Apple"])(
    "%s, which is not configured, says so in its place and empties nothing",
    async (name) => {
      const walk = await visit(browser);
      const { page } = walk;
      await open(walk, "/?login=sign-up");
      await fill(page);
      await page.getByRole("button", { name }).click();
      await page.getByText(/Esta forma de entrar no está configurada/).waitFor();
      await page.getByRole("heading", { level: 1, name: "Un lugar para ti" }).waitFor();
      await expectTyped(page);
      expect(new URL(page.url()).search).toBe("?login=sign-up");
      walk.expectQuiet();
      await walk.close();
    },
  );
});

async function fill(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
}

async function expectTyped(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe(text);
}
