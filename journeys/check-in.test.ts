import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { open, openBrowser, personAt, untilPrepared, untilRunning, type Visit } from "./browser.ts";
import { doublePress } from "./settled.ts";

// Check-ins, and the journal that collects them.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("a check-in", () => {
  test("is made by keyboard alone, appears in the journal, and ends the weekly prompt", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await page.getByRole("heading", { name: "¿Cómo va tu semana?" }).waitFor();
    await page.getByRole("button", { name: "Agregar más" }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "¿Cómo estás?" });
    await dialog.waitFor();
    expect(await dialog.getByRole("radio", { checked: true }).count()).toBe(0);
    await expect.poll(() => stress(page).getAttribute("aria-valuetext")).toBe("Sin marcar");
    await dialog.getByRole("button", { name: "Guardar" }).focus();
    await page.keyboard.press("Enter");
    await dialog.getByText("Elige tu ánimo.").waitFor();
    // the first wrong field has the focus
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => dialog.getByRole("radio", { checked: true }).inputValue()).toBe("2");
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => stress(page).getAttribute("aria-valuetext")).toBe("5 de 10, moderado");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => stress(page).getAttribute("aria-valuetext")).toBe("9 de 10, alto");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Un día cuesta arriba.");
    expect(await axeViolations(walk)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog.getByText("Queda anotado.").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Mal", exact: true, pressed: true }).waitFor();
    await expect
      .poll(() => checkInsOf(walk))
      .toMatchObject([
        { mood: 2, stress: 9, workStress: null, note: "Un día cuesta arriba.", backDated: false },
      ]);
    await page.goto(`${walk.url}/journal`);
    await page.getByText("Un día cuesta arriba.").waitFor();
    await page.getByText("Ánimo: mal · Estrés 9 de 10, alto").waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("made offline waits on the device and is sent once; saving twice counts once", async () => {
    const walk = await personAt(browser, "/", { withServiceWorker: true });
    const { page } = walk;
    await openForm(page);
    await choose(page, { mood: "Bien", stress: 3 });
    await untilPrepared(page);
    await walk.context.setOffline(true);
    await doublePress(saveButton(page), page.getByText("Guardado en este dispositivo."));
    await page.keyboard.press("Escape");
    await page.getByText(/Pendiente en este dispositivo: un registro/).waitFor();
    await walk.context.setOffline(false);
    await page.getByText(/Pendiente en este dispositivo/).waitFor({ state: "detached" });
    await expect.poll(() => checkInsOf(walk)).toMatchObject([{ mood: 4, stress: 3 }]);

    // within the hour it is added to
    await page.getByRole("button", { name: "Bien", exact: true, pressed: true }).waitFor();
    await page.getByRole("button", { name: "Agregar más" }).click();
    await page.getByRole("dialog", { name: "Cambiar este registro" }).waitFor();
    await choose(page, { mood: "Regular", stress: 4 });
    await doublePress(saveButton(page), page.getByText("Cambiado."));
    await expect.poll(() => checkInsOf(walk)).toMatchObject([{ mood: 3, stress: 4 }]);
    await walk.close();
  });

  test("counts on a device with a wrong clock, and so does a session begun there", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
    await openForm(page);
    await choose(page, { mood: "Bien", stress: 3 });
    await page.getByRole("button", { name: "Guardar" }).click();
    await page.getByText("Queda anotado.").waitFor();
    await expect.poll(() => checkInsOf(walk)).toMatchObject([{ mood: 4, stress: 3, backDated: false }]);
    const [first] = await (await walk.context.request.get(`${walk.url}/api/activities`)).json();
    await open(walk, `/activity-session/${first.id}`);
    await page.getByRole("button", { name: "Empezar" }).click();
    await page
      .getByText(/Paso 1 de/)
      .first()
      .waitFor();
    await walk.close();
  });

  test("for an earlier day is marked, can be changed, and is deleted after a confirmation", async () => {
    const walk = await personAt(browser, "/journal?view=check-ins");
    const { page } = walk;
    await page.getByRole("heading", { name: "Aún no hay registros" }).waitFor();
    await page.getByRole("main").getByRole("button", { name: "Anotar cómo estás" }).first().click();
    await choose(page, { mood: "Muy bien", stress: 1 });
    await page.getByRole("combobox", { name: "¿De qué día es?" }).selectOption({ index: 3 });
    await page.getByText("Quedará marcado como agregado después.").waitFor();
    await page.getByText("Más detalle").click();
    await page.getByRole("slider", { name: "Laboral" }).press("6");
    await saveButton(page).click();
    await page.getByRole("button", { name: "Listo" }).click();
    await page.getByText("Agregado después").waitFor();
    await page.getByText("Laboral 6").waitFor();
    await page.getByRole("button", { name: "Cambiar: Muy bien" }).click();
    await page.getByRole("slider", { name: "Tu estrés" }).press("2");
    await page.getByRole("button", { name: "Quitar Laboral" }).click();
    await saveButton(page).click();
    await page.getByRole("button", { name: "Listo" }).click();
    await page.getByText("Estrés 2 de 10, bajo", { exact: true }).waitFor();
    await expect
      .poll(() => checkInsOf(walk))
      .toMatchObject([{ mood: 5, stress: 2, workStress: null, backDated: true }]);
    await page.getByRole("button", { name: "Borrar: Muy bien" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Borrar: Muy bien" }).click();
    await page.getByRole("button", { name: "Sí, borrar" }).click();
    await page.getByRole("heading", { name: "Aún no hay registros" }).waitFor();
    await expect.poll(() => checkInsOf(walk)).toEqual([]);
    walk.expectQuiet();
    await walk.close();
  });

  test("begun and left is still there; a note about suicide shows where help is, and is saved all the same", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await openForm(page);
    await choose(page, { mood: "Muy mal", stress: 10 });
    await page.getByRole("textbox", { name: "Nota (opcional)" }).fill("No quiero seguir viviendo.");
    await page.getByRole("dialog").getByRole("link", { name: /024/ }).first().waitFor();
    await page.reload();
    await untilRunning(page);
    await openForm(page);
    await page.getByText("Aquí sigue lo que habías empezado.").waitFor();
    await expect
      .poll(() => page.getByRole("textbox", { name: "Nota (opcional)" }).inputValue())
      .toBe("No quiero seguir viviendo.");
    await page.getByRole("button", { name: "Guardar" }).click();
    await page.getByText("Queda anotado.").waitFor();
    // in the form, and from then on under the row of moods
    await page.getByRole("link", { name: "Si ahora está siendo difícil: líneas de ayuda" }).first().waitFor();
    await expect
      .poll(() => checkInsOf(walk))
      .toMatchObject([{ mood: 1, note: "No quiero seguir viviendo." }]);
    const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => /check-in/.test(key)));
    expect(left).toEqual([]);
    await walk.close();
  });
});

describe("the journal", () => {
  test("finds words in any case and without accents; the search survives a reload", async () => {
    const walk = await personAt(browser, "/");
    const { page } = walk;
    await note(walk, "Subí a la montaña al amanecer.");
    await note(walk, "Reunión larga.");
    await page.goto(`${walk.url}/journal`);
    await untilRunning(page);
    await page.getByRole("searchbox", { name: "Buscar en tus entradas" }).fill("MONTANA");
    await page.getByText("1 entrada", { exact: true }).waitFor();
    expect(page.url()).not.toContain("MONTANA");
    expect(await page.getByText("Reunión larga.").count()).toBe(0);
    await page.reload();
    await untilRunning(page);
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("MONTANA");
    await page.getByText("Subí a la montaña al amanecer.").waitFor();
    await page.getByRole("searchbox").fill("desierto");
    await page.getByRole("heading", { name: "Nada con «desierto»" }).waitFor();
    await page.getByRole("button", { name: "Borrar la búsqueda" }).click();
    await page.getByText("Reunión larga.").waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("is edited in place, asks before it drops changes, and brings back what was deleted", async () => {
    const walk = await personAt(browser, "/", { language: "en", size: "desktop" });
    const { page } = walk;
    await note(walk, "First line.\nSecond line.");
    await page.goto(`${walk.url}/journal`);
    await untilRunning(page);
    await page.getByRole("button", { name: /^Edit: Check-in/ }).click();
    const field = page.getByRole("textbox", { name: "Your words" });
    await expect.poll(() => field.inputValue()).toBe("First line.\nSecond line.");
    await field.fill("Another beginning.");
    await page.keyboard.press("Escape");
    await page.getByText("Discard your changes?").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => field.inputValue()).toBe("Another beginning.");
    await field.press("Control+Enter");
    await page.getByText("Entry saved").first().waitFor();
    await page.getByRole("listitem").getByText("Another beginning.").waitFor();
    await page.getByText("edited", { exact: true }).waitFor();
    expect(await axeViolations(walk)).toEqual([]);
    await page.getByRole("button", { name: /^Delete: Check-in/ }).click();
    await page.getByRole("heading", { name: "Nothing written yet" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("listitem").getByText("Another beginning.").waitFor();
    await expect.poll(() => checkInsOf(walk)).toMatchObject([{ note: "Another beginning." }]);
    walk.expectQuiet();
    await walk.close();
  });
});

async function openForm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Agregar más" }).click();
  await page.getByRole("dialog", { name: "¿Cómo estás?" }).waitFor();
}

async function choose(page: Page, { mood, stress: points }: { mood: string; stress: number }): Promise<void> {
  await page.getByRole("radio", { name: mood, exact: true }).check();
  if (points === 10) await stress(page).press("End");
  else await stress(page).press(String(points));
}

function saveButton(page: Page) {
  return page.getByRole("dialog").getByRole("button", { name: "Guardar" });
}

function stress(page: Page) {
  return page.getByRole("slider", { name: "Tu estrés" });
}

async function checkInsOf(walk: Visit) {
  return (await walk.context.request.get(`${walk.url}/api/check-ins`)).json();
}

async function note(walk: Visit, text: string): Promise<void> {
  const answered = await walk.context.request.post(`${walk.url}/api/check-ins`, {
    headers: { origin: walk.url },
    data: { mood: 3, stress: 5, note: text },
  });
  expect(answered.status()).toBe(201);
}
