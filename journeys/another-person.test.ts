import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { assess, open, openBrowser, personAt, signUp, untilPrepared } from "./browser.ts";

// Two people on one device: the second sees nothing of the first, and nothing is done in the wrong name.

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("a tab left open does nothing in the name of the person who has signed in since", async () => {
  const walk = await personAt(browser, "/activities");
  const { page, context, url } = walk;
  await context.request.get(`${url}/api/logout`);
  await signUp(walk, { fullName: "Luis Segundo" });
  await assess(walk);
  const listed = async () => (await context.request.get(`${url}/api/activities`)).json();
  const before = await listed();
  // the page is left as soon as it asks the server for anything, and the other person's own page opens
  const left = page.waitForURL((address) => address.search.includes("login") || address.pathname === "/");
  const pressed = page.getByRole("button", { name: "Más Actividades" }).click();
  await Promise.race([left, pressed.catch(() => left)]);
  await left;
  expect(await listed()).toEqual(before);
  await walk.close();
});

test("what was kept for offline use goes when another person signs in, even if nobody signed out", async () => {
  const walk = await personAt(browser, "/", { withServiceWorker: true });
  const { page, context, url } = walk;
  await untilPrepared(page);
  const kept = () =>
    page.evaluate(async () => {
      const cache = await caches.open("remanso-private");
      const owner = await (await cache.match("/api/auth/user"))?.json();
      const requests = await cache.keys();
      const guides = requests
        .map(({ url: at }) => new URL(at).pathname)
        .filter((path) => /[\da-f-]{36}/.test(path));
      return { owner: owner?.firstName, guides };
    });
  const before = await kept();
  expect(before.owner).toBe("Inés");
  expect(before.guides.length).toBeGreaterThan(8);
  // the session ends elsewhere while no page is open to notice
  await page.goto("about:blank");
  await context.request.get(`${url}/api/logout`);
  await signUp(walk, { fullName: "Luis Segundo" });
  await open(walk, "/");
  await untilPrepared(page);
  const after = await kept();
  expect(after.owner ?? "Luis").toBe("Luis");
  expect(after.guides.filter((path) => before.guides.includes(path))).toEqual([]);
  await walk.close();
});

test("nothing private stays on the device when nobody is signed in", async () => {
  const walk = await personAt(browser, "/", { withServiceWorker: true });
  const { page, context, url } = walk;
  await untilPrepared(page);
  expect(await page.evaluate(() => caches.has("remanso-private"))).toBe(true);
  await page.goto("about:blank");
  await context.request.get(`${url}/api/logout`);
  await page.goto(`${url}/`);
  await expect.poll(() => page.evaluate(() => caches.has("remanso-private"))).toBe(false);
  await walk.close();
});

test("a dialog closed by its button gives the focus back", async () => {
  const walk = await personAt(browser, "/");
  const { page } = walk;
  const bell = page.getByRole("button", { name: "Notificaciones" });
  await bell.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Cerrar" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => bell.evaluate((element) => element === document.activeElement)).toBe(true);
  await walk.close();
});

test("signing out without the server says so and erases nothing", async () => {
  const walk = await personAt(browser, "/settings");
  const { page, context } = walk;
  await page.evaluate(async () => {
    const user = await (await fetch("/api/auth/user")).json();
    localStorage.setItem(`remanso.check-in.${user.id}`, JSON.stringify({ new: { note: "a medias" } }));
  });
  await context.route("**/api/logout", (route) => route.abort());
  await page.getByRole("link", { name: "Cerrar sesión" }).click();
  await page.getByRole("link", { name: "Cerrar sesión y borrarlo" }).click();
  await page.getByText("Ahora no hay conexión").waitFor();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain("a medias");
  await walk.close();
});
