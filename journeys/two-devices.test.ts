import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import {
  ask,
  open,
  openBrowser,
  personAt,
  pressWithoutSession,
  untilRunning,
  type Visit,
} from "./browser.ts";

// Somebody with two devices, or two tabs: nothing that they wrote is overwritten or lost, and nobody stays half signed in.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test("an entry that was changed elsewhere is shown beside one's own, and both can be kept", async () => {
  const walk = await personAt(browser, "/");
  const { page } = walk;
  const id = await note(walk, "Lo primero");
  await open(walk, "/journal");
  await edit(page, "Desde el portátil");
  await writeElsewhere(walk, id, { text: "Desde el teléfono", basedOn: 0 });
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  const choice = page.getByRole("group", { name: /Esto cambió en otro dispositivo/ });
  await choice.getByText("Desde el teléfono").waitFor();
  expect(await choice.getByRole("blockquote").allTextContents()).toEqual([
    "Desde el portátil",
    "Desde el teléfono",
  ]);
  expect(await axeViolations(walk)).toEqual([]);
  await choice.getByRole("button", { name: "Conservar las dos cosas" }).click();
  await expect.poll(() => textsOf(walk)).toEqual(["Desde el teléfono\n\nDesde el portátil"]);
  await walk.close();
});

test("an edit that waited offline overwrites nothing newer: the person chooses once it arrives", async () => {
  const walk = await personAt(browser, "/");
  const { page, context } = walk;
  const id = await note(walk, "Lo primero");
  await open(walk, "/journal");
  await edit(page, "Sin conexión");
  await context.route("**/api/journal/**", (route) => route.abort());
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByText(/Pendiente en este dispositivo: una entrada del diario/).waitFor();
  // a message stays for as long as a mouse rests on it
  await page.mouse.move(0, 0);
  await writeElsewhere(walk, id, { text: "Desde el teléfono", basedOn: 0 });
  await context.unroute("**/api/journal/**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByText("Ver y decidir").click();
  const choice = page.getByRole("group", { name: /Esto cambió en otro dispositivo/ });
  await choice.getByText("Sin conexión").waitFor();
  expect(await textsOf(walk)).toEqual(["Desde el teléfono"]);
  await choice.getByRole("button", { name: "Quedarme con lo mío" }).click();
  await expect.poll(() => textsOf(walk)).toEqual(["Sin conexión"]);
  await walk.close();
});

test("when the session has ended, every tab says so and shows nothing any more", async () => {
  const walk = await personAt(browser, "/journal");
  const { page, context, url } = walk;
  const other = await context.newPage();
  await open({ page: other, url }, "/activities");
  await context.request.get(`${url}/api/logout`, { maxRedirects: 0 });
  await pressWithoutSession(other, other.getByRole("link", { name: "Jardín" }).first());
  await page.waitForURL(/\?login/);
  expect(new URL(page.url()).searchParams.get("next")).toBe("/journal");
  await walk.close();
});

test("a language chosen in another tab waits until what is being written is left", async () => {
  const walk = await personAt(browser, "/");
  const { page, context, url } = walk;
  await note(walk, "Lo primero");
  await open(walk, "/journal");
  await edit(page, "Aún no está guardado");
  const other = await context.newPage();
  await open({ page: other, url }, "/settings");
  await other.getByRole("button", { name: "English" }).click();
  await other.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  expect(await page.getByRole("textbox", { name: "Tus palabras" }).inputValue()).toBe("Aún no está guardado");
  await page.getByRole("link", { name: "Jardín" }).first().click();
  await page.locator("html[lang=en]").waitFor();
  await walk.close();
});

async function note({ context, url }: Visit, text: string): Promise<string> {
  const made = await context.request.post(`${url}/api/check-ins`, {
    headers: { origin: url },
    data: { mood: 4, stress: 3, note: text },
  });
  return (await made.json()).id;
}

async function edit(page: Page, text: string): Promise<void> {
  await untilRunning(page);
  await page.getByRole("button", { name: /^Editar/ }).click();
  await page.getByRole("textbox", { name: "Tus palabras" }).fill(text);
}

async function writeElsewhere({ context, url }: Visit, id: string, data: object): Promise<void> {
  const answered = await context.request.put(`${url}/api/journal/${id}`, { headers: { origin: url }, data });
  expect(answered.status()).toBe(200);
}

async function textsOf(walk: Visit): Promise<string[]> {
  const entries: { text: string }[] = await ask(walk, "/api/journal");
  return entries.map(({ text }) => text);
}
