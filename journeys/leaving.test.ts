import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assess, openBrowser, signUp, untilRunning, visit, type Visit } from "./browser.ts";

// A person exports their data, deletes the account, and imports everything into a new one.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function settings(walk: Visit): Promise<void> {
  await walk.page.goto(`${walk.url}/settings#data`);
  await untilRunning(walk.page);
}

async function live(walk: Visit): Promise<void> {
  const post = (path: string, data: object, method: "post" | "patch" = "post") =>
    walk.context.request[method](`${walk.url}${path}`, { headers: { origin: walk.url }, data });
  await assess(walk);
  const [first] = await (await walk.context.request.get(`${walk.url}/api/activities`)).json();
  await post(`/api/activities/${first.id}/complete`, { notes: "Escrito junto al río" }, "patch");
  await post("/api/check-ins", { mood: 4, stress: 3, note: "Una tarde tranquila" });
}

test("export → delete → import: everything comes back in a new account", async () => {
  const walk = await visit(browser);
  await signUp(walk);
  await live(walk);
  await settings(walk);
  const { page } = walk;
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Descargarlo todo" }).first().click();
  const saved = await (await saving).path();
  const before = JSON.parse(await readFile(saved, "utf8"));
  expect(before.tables.check_ins[0].note).toBe("Una tarde tranquila");

  await page.getByRole("button", { name: "Borrar mi cuenta..." }).click();
  await page.getByRole("button", { name: "Borrar para siempre" }).click();
  await page.waitForURL(`${walk.url}/`);
  await page.getByRole("link", { name: "Crea tu cuenta" }).first().waitFor();
  expect(
    await page.evaluate(async () =>
      [...Object.keys(localStorage), ...(await caches.keys())].filter((key) =>
        /private|saved|outbox|chat|plan|session/.test(key),
      ),
    ),
  ).toEqual([]);

  await signUp(walk, { fullName: "Inés de Vuelta" });
  await settings(walk);
  await page.getByRole("link", { name: "Traer algo" }).click();
  await page.getByLabel("Elegir un archivo").setInputFiles(saved);
  await page.getByRole("button", { name: "Traerla" }).click();
  await page.getByText(/Ya están aquí \d+ entradas/).waitFor();
  await page.getByRole("link", { name: "Ir al inicio" }).click();
  await page.getByText(/Tu estrés general es/).waitFor();
  await page.goto(`${walk.url}/journal`);
  await page.getByText("Escrito junto al río").waitFor();
  await page.getByText("Una tarde tranquila").waitFor();
  const after = await (await walk.context.request.get(`${walk.url}/api/export`)).json();
  for (const table of ["assessments", "plans", "activities", "check_ins", "milestones"]) {
    expect([table, after.tables[table]]).toEqual([table, before.tables[table]]);
  }
  walk.expectQuiet();
  await walk.close();
});

test("a file that Remanso did not make is refused with a reason, and the account stays as it is", async () => {
  const walk = await visit(browser, { language: "en" });
  await signUp(walk, { language: "en" });
  await settings(walk);
  const { page } = walk;
  await page.getByRole("link", { name: "Bring something in" }).click();
  const file = (text: string) => ({
    name: "x.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await page.getByLabel("Choose a file").setInputFiles(file("not json"));
  await page.getByRole("heading", { name: /This file wasn’t recognized/ }).waitFor();
  await page.getByText("not json", { exact: true }).waitFor();
  await page.getByLabel("Choose another file").setInputFiles(file('{"format":"remanso-export","version":1}'));
  await page.getByRole("button", { name: "Bring it in" }).click();
  await page.getByText(/isn’t a file that Remanso made, or it was changed since/).waitFor();
  await settings(walk);
  await page.getByRole("button", { name: "Delete my account..." }).click();
  await page.getByRole("button", { name: "Keep my account" }).click();
  await page.reload();
  await page.getByRole("heading", { name: "Your data" }).waitFor();
  walk.expectQuiet();
  await walk.close();
});
