import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  assess,
  open,
  openBrowser,
  personAt,
  signUp,
  untilPrepared,
  untilRunning,
  type Visit,
} from "./browser.ts";

// What signing out leaves on a device: nothing of one's own, in any tab, and all of what waits for somebody else.

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("signing out ends every tab of that person and leaves nothing of theirs in any store", async () => {
  const walk = await personAt(browser, "/settings", { withServiceWorker: true });
  const { page, url } = walk;
  await untilPrepared(page);
  const asked = await tabAt(walk, "/assessment");
  await asked.getByText("Rara vez", { exact: true }).click();
  await expect.poll(() => asked.evaluate(() => Object.keys(sessionStorage).join())).toContain("assessment");
  const writing = await tabAt(walk, "/");
  await writeNote(writing, "Hoy, junto al río");
  const tabs = [page, asked, writing];
  const person = await userIdOf(walk);
  expect(await tracesOf(person, tabs)).toEqual(
    expect.arrayContaining([`remanso:assessment:${person}`, `remanso.check-in.${person}`, "remanso-private"]),
  );

  await page.getByRole("link", { name: "Cerrar sesión" }).click();
  await page.getByText("Tus preguntas a medio responder.").waitFor();
  await page.getByText(/Lo que has empezado a escribir/).waitFor();
  await page.getByRole("link", { name: "Cerrar sesión y borrarlo" }).click();
  for (const tab of tabs) {
    await tab.waitForURL(`${url}/`);
    await tab.getByRole("link", { name: "Crea tu cuenta" }).first().waitFor();
  }
  expect(await tracesOf(person, tabs)).toEqual([]);
  await walk.close();
});

test("what would be lost can be taken along as a file", async () => {
  const walk = await personAt(browser, "/");
  const { page } = walk;
  await writeNote(page, "Hoy, junto al río");
  await open(walk, "/settings");
  await page.getByRole("link", { name: "Cerrar sesión" }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Guardar en un archivo" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("remanso-pendiente.json");
  expect(await readFile(await saved.path(), "utf8")).toContain("Hoy, junto al río");
  await page.getByText("El archivo está en tus descargas.").waitFor();
  await walk.close();
});

test("what is unsent can be sent before signing out", async () => {
  const walk = await personAt(browser, "/");
  const { page, context, url } = walk;
  await context.route("**/api/check-ins", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await writeNote(page, "Hoy, junto al río");
  await page.getByRole("radio", { name: "Bien", exact: true }).check();
  await page.getByRole("slider", { name: "Tu estrés" }).press("3");
  await page.getByRole("button", { name: "Guardar" }).click();
  await page.getByText("Guardado en este dispositivo.").waitFor();
  await open(walk, "/settings");
  await page.getByRole("link", { name: "Cerrar sesión" }).click();
  await page.getByRole("button", { name: "Enviarlo ahora" }).click();
  await page.getByText("Ahora no se pudo enviar todo.").waitFor();
  await context.unroute("**/api/check-ins");
  await page.getByRole("button", { name: "Enviarlo ahora" }).click();
  await page.getByText("Ya se ha enviado.", { exact: true }).waitFor();
  expect(await (await context.request.get(`${url}/api/check-ins`)).json()).toMatchObject([
    { note: "Hoy, junto al río" },
  ]);
  await page.getByRole("dialog").getByRole("link", { name: "Cerrar sesión" }).click();
  await page.waitForURL(`${url}/`);
  await walk.close();
});

test("whose session merely expired finds their work again after somebody else came and went", async () => {
  const walk = await personAt(browser, "/");
  const { page, context, url } = walk;
  const ines = await userIdOf(walk);
  const { email } = await (await context.request.get(`${url}/api/auth/user`)).json();
  await writeNote(page, "Hoy, junto al río");
  await page.goto("about:blank");
  await context.request.get(`${url}/api/logout`);

  await signUp(walk, { fullName: "Luis Segundo" });
  await assess(walk);
  await open(walk, "/");
  await page.getByRole("button", { name: "Agregar más" }).click();
  expect(await page.getByRole("textbox", { name: "Nota (opcional)" }).inputValue()).toBe("");
  await page.keyboard.press("Escape");
  await open(walk, "/settings");
  await page.getByRole("link", { name: "Cerrar sesión" }).click();
  await page.waitForURL(`${url}/`);
  expect(await tracesOf(ines, [page])).toEqual([`remanso.check-in.${ines}`, `remanso.here.${ines}`]);

  await context.request.post(`${url}/api/auth/sign-in`, {
    headers: { origin: url },
    data: { email, password: "agua tranquila 7" },
  });
  await open(walk, "/");
  await page.getByRole("button", { name: "Agregar más" }).click();
  await page.getByText("Aquí sigue lo que habías empezado.").waitFor();
  await walk.close();
});

test("a tab of somebody whose place another person has taken shows nothing of theirs any more", async () => {
  const walk = await personAt(browser, "/activities");
  const { page, context, url } = walk;
  await context.request.get(`${url}/api/logout`);
  await signUp(walk, { fullName: "Luis Segundo" });
  await tabAt(walk, "/settings");
  // to the sign-in screen if the tab has noticed the end of the session first, else to the other person's home
  await page.waitForURL((address) => address.pathname === "/");
  await page.getByRole("heading", { name: /Luis|Qué bueno verte de nuevo/ }).waitFor();
  expect(await page.getByText(/Inés/).count()).toBe(0);
  await page.goto(`${url}/`);
  await page.getByText(/Luis/).first().waitFor();
  await walk.close();
});

async function tabAt({ context, url }: Pick<Visit, "context" | "url">, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  await untilRunning(page);
  return page;
}

/** Begins a check-in and leaves it. */
async function writeNote(page: Page, note: string): Promise<void> {
  await page.getByRole("button", { name: "Agregar más" }).click();
  await page.getByRole("textbox", { name: "Nota (opcional)" }).fill(note);
}

async function userIdOf({ context, url }: { context: BrowserContext; url: string }): Promise<string> {
  return (await (await context.request.get(`${url}/api/auth/user`)).json()).id;
}

/** What stands in any store of these tabs and names this person, and the caches that hold what is private. */
async function tracesOf(person: string, tabs: readonly Page[]): Promise<string[]> {
  const found = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async () => {
        const databases = await indexedDB.databases();
        const inDatabases = await Promise.all(databases.map(({ name = "" }) => keysOf(name)));
        return [
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
          ...(await caches.keys()),
          ...inDatabases.flat(),
        ];

        function keysOf(name: string): Promise<string[]> {
          return new Promise((resolve, reject) => {
            const opening = indexedDB.open(name);
            opening.addEventListener("error", () => reject(new Error(name)));
            opening.addEventListener("success", () => {
              const [store] = opening.result.objectStoreNames;
              if (store === undefined) return resolve([]);
              const asking = opening.result.transaction(store).objectStore(store).getAllKeys();
              asking.addEventListener("success", () => {
                opening.result.close();
                resolve(asking.result.map(String));
              });
            });
          });
        }
      }),
    ),
  );
  const isTheirs = (key: string) => key.includes(person) || /^remanso-(private|saved)$/.test(key);
  return [...new Set(found.flat())].filter(isTheirs).toSorted((one, other) => one.localeCompare(other));
}
