import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "@remanso/core/language.ts";
import { ask, open, openBrowser, personAt, visit } from "./browser.ts";
import { newcomerAt } from "./chat-page.ts";
import { isFree } from "./is-free.ts";
import { untilSettled } from "./settled.ts";

// Every screen answers "what now?" within its first view: what is pressed there stands in it whole, and nothing lies over it.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const lowWindows = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
];

const mainThings: readonly [path: string, roles: "button" | "link" | "textbox" | "combobox", name: RegExp][] =
  [
    ["/", "link", /^Comenzar Sesión$/],
    ["/", "link", /^Tu jardín/],
    ["/?result", "link", /^Comenzar Sesión$/],
    ["/activities", "button", /^Nueva Actividad$/],
    ["session", "button", /^Empezar$/],
    ["/breathing-game", "button", /^Comenzar Sesión$/],
    ["/zen-garden", "link", /^Respirar un momento$/],
    ["/resources/morning-meditation", "button", /^Escuchar$/],
    ["/analytics", "button", /^Anotar cómo estoy$/],
    ["/journal", "button", /^Guardar página$/],
    ["/safety-plan", "link", /^Ayuda ahora$/],
    ["/help", "link", /112$/],
    ["/nothing-here", "link", /^Volver al inicio$/],
    ["/?verify=a-link-that-was-never-sent-to-anybody", "link", /^Ir a los ajustes$/],
  ];

test.each(languages)(
  "on a small phone the first activity is begun without scrolling, in %s",
  async (language) => {
    const walk = await personAt(browser, "/activities", { language });
    const { page } = walk;
    await page.setViewportSize({ width: 390, height: 664 });
    await untilSettled(page);
    const start = page.getByRole("main").getByRole("link", { name: /^(Comenzar Sesión|Start Session)/ });
    expect(await isFree(start.first())).toBe(true);
    // what is suggested stands above it, and unfolds
    const suggested = page.getByRole("region", { name: /^(Recomendaciones para ti|Suggested for you)$/ });
    const unfold = suggested.getByRole("button", { expanded: false }).first();
    await unfold.click();
    await suggested.getByRole("button", { expanded: true }).waitFor();
    await suggested
      .getByRole("button", { name: /^(Agregar a mi lista|Add to my list)$/ })
      .first()
      .click();
    await page
      .getByText(/^(¡Actividad agregada!|Activity added!)$/)
      .first()
      .waitFor();
    walk.expectQuiet();
    await walk.close();
  },
);

test("a device without a voice says so on the picture of a film, above the bar of a small phone", async () => {
  const walk = await personAt(browser, "/resources/chair-stretches");
  const { page } = walk;
  await page.setViewportSize({ width: 390, height: 664 });
  const film = page.getByRole("region", { name: "Película" });
  // presses go through it to the picture
  const [notice, bar] = [
    await film.getByText(/no tiene voz en español/).boundingBox(),
    await page.getByRole("navigation", { name: "Principal" }).boundingBox(),
  ];
  expect((notice?.y ?? 664) + (notice?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await film.getByRole("button", { name: "Ver la película" }).click();
  await film.getByText(/no tiene voz en español/).waitFor({ state: "detached" });
  await walk.close();
});

test("on the very first page of a visit the number of the country of the device stands there at once", async () => {
  const walk = await visit(browser, { timeZone: "Europe/Madrid" });
  await walk.context.clearCookies({ name: "timeZone" });
  await walk.page.setViewportSize({ width: 390, height: 664 });
  await open(walk, "/help");
  const call = walk.page.getByRole("link", { name: /112$/ });
  await call.waitFor();
  expect(await isFree(call)).toBe(true);
  expect(await walk.page.getByRole("combobox", { name: "Tu país" }).inputValue()).toBe("ES");
  walk.expectQuiet();
  await walk.close();
});

test("where no country is known, choosing one stands in the first view and leads to its numbers", async () => {
  const walk = await visit(browser, { timeZone: "Asia/Tokyo" });
  const { page } = walk;
  await page.setViewportSize({ width: 390, height: 664 });
  await open(walk, "/help");
  const country = page.getByRole("combobox", { name: "Tu país" });
  expect(await country.inputValue()).toBe("");
  expect(await isFree(country)).toBe(true);
  expect(await isFree(page.getByRole("button", { name: "Mostrar líneas de ayuda" }))).toBe(true);
  await country.selectOption({ label: "España" });
  await page.getByRole("link", { name: /112$/ }).waitFor();
  expect(await country.inputValue()).toBe("ES");
  walk.expectQuiet();
  await walk.close();
});

test("on a small phone somebody new reads and presses the first thing of each screen without scrolling", async () => {
  const walk = await newcomerAt(browser, "/");
  const { page } = walk;
  await page.setViewportSize({ width: 390, height: 664 });
  const main = page.getByRole("main");
  const things: readonly [path: string, thing: Locator][] = [
    ["/activities", main.getByRole("link", { name: "Hacer la evaluación" })],
    ["/zen-garden", main.getByRole("link", { name: "Ver las actividades" })],
    ["/dashboard?tab=milestones", main.getByText("Aún no tienes logros.")],
    ["/dashboard?tab=log", main.getByText("Aquí irá apareciendo lo que hagas por ti.")],
    ["/resources", main.getByRole("listitem").getByRole("link").first()],
    ["/breathing-game", main.getByText(/consulta médica\.$/)],
    ["/import", main.getByRole("button", { name: "Elegir un archivo" })],
  ];
  const found: string[] = [];
  for (const [path, thing] of things) {
    await open(walk, path);
    await untilSettled(page);
    if (!(await isFree(thing))) found.push(path);
  }
  expect(found).toEqual([]);
  await walk.close();
});

test("what is pressed on a screen stands in its first view, in low windows too", async () => {
  const walk = await personAt(browser, "/");
  const { page } = walk;
  const [first] = await ask(walk, "/api/activities");
  const found: string[] = [];
  let shown = "";
  for (const [path, role, name] of mainThings) {
    if (path !== shown) await open(walk, path === "session" ? `/activity-session/${first.id}` : path);
    shown = path;
    for (const size of lowWindows) {
      await page.setViewportSize(size);
      await untilSettled(page);
      const thing = page.getByRole("main").getByRole(role, { name }).filter({ visible: true }).first();
      if (!(await isFree(thing))) found.push(`${path} ${size.width} × ${size.height}: ${name.source}`);
    }
  }
  // in the narrowest window too the way into the chat stands beside the bar, and each place has its whole name
  await page.setViewportSize({ width: 320, height: 640 });
  await open(walk, "/activities");
  await untilSettled(page);
  const bar = page.getByRole("navigation", { name: "Principal" });
  const [around, bubble] = [
    await bar.boundingBox(),
    await page.getByRole("button", { name: "Abrir el chat de apoyo emocional" }).boundingBox(),
  ];
  if (!around || !bubble || bubble.y < around.y || bubble.x < around.x + around.width)
    found.push("the chat's button is not beside the bar");
  found.push(
    ...(await bar.evaluate((nav) =>
      [...nav.querySelectorAll(".truncate")]
        .filter((name) => name.scrollWidth > name.clientWidth)
        .map((name) => `${name.textContent} is cut`),
    )),
  );
  const stranger = await visit(browser);
  await stranger.page.setViewportSize({ width: 390, height: 664 });
  await open(stranger, "/?login");
  const enter = stranger.page.locator("form").getByRole("button", { name: "Iniciar sesión", exact: true });
  if (!(await isFree(enter))) found.push("the sign-in");
  expect(found).toEqual([]);
  await stranger.close();
  await walk.close();
});
