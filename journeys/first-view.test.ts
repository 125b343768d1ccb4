import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, open, openBrowser, personAt, visit } from "./browser.ts";
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
