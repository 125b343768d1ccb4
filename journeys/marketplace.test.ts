import ICAL from "ical.js";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import { openBrowser, personAt, untilRunning, type Visit, type VisitOptions } from "./browser.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe("the marketplace", () => {
  test("searches names and specialties without accents; the search is in the address and survives going back and a reload", async () => {
    const walk = await seekerAt("/marketplace");
    const { page } = walk;
    await page.getByRole("heading", { level: 1, name: "Profesionales" }).waitFor();
    await page.getByText("Estos perfiles son ejemplos").waitFor();
    await expect
      .poll(() => names(page))
      .toEqual(["Alma Muestra", "Bruno Ejemplo", "Noor Ficticia", "Teo Inventado"]);
    await page.getByRole("searchbox", { name: "Buscar por nombre o especialidad" }).fill("depresion");
    await page.waitForURL(/\/marketplace\?q=depresion$/);
    await page.getByRole("button", { name: /^Filtros/ }).click();
    await page.getByLabel("Idioma").selectOption("Español");
    await page.waitForURL(/\?q=depresion&language=es$/);
    await expect.poll(() => names(page)).toEqual(["Bruno Ejemplo"]);
    await page.reload();
    await untilRunning(page);
    await expect.poll(() => names(page)).toEqual(["Bruno Ejemplo"]);
    await expect.poll(() => page.getByLabel("Idioma").inputValue()).toBe("es");
    await page.getByRole("main").getByRole("link", { name: "Líneas de ayuda" }).click();
    await page.getByRole("heading", { level: 1, name: "Alguien te escucha" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Profesionales" }).waitFor();
    await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("depresion");
    await page.getByRole("searchbox").fill("nadie así");
    await page.getByRole("heading", { name: "Nadie encaja con esta búsqueda" }).waitFor();
    await page.getByRole("button", { name: "Quitar filtros" }).last().click();
    await page.waitForURL(/\/marketplace$/);
    await expect.poll(() => names(page)).toHaveLength(4);
    walk.expectQuiet();
    await walk.close();
  });

  test("shows a profile at its own address; the keyboard opens it, going back closes it", async () => {
    const walk = await seekerAt("/marketplace", { size: "desktop", language: "en" });
    const { page } = walk;
    const link = page.getByRole("link", { name: "See profile of Noor Fictional" });
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\?professional=noor-ficticia$/);
    const profile = page.getByRole("dialog", { name: "Noor Fictional" });
    await profile.getByText("This profile is a sample").waitFor();
    await profile.getByText("4.8 of 5 · 203 reviews (sample)").waitFor();
    await profile.getByText("USD 110 an hour").waitFor();
    expect(await axeViolations(walk)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.waitForURL(/\/marketplace$/);
    await expect.poll(() => link.evaluate((node) => node === document.activeElement)).toBe(true);
    await link.click();
    await profile.getByRole("link", { name: "Book a session with Noor Fictional" }).click();
    await page.waitForURL(/\?professional=noor-ficticia&book=yes$/);
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.waitForURL(/\/marketplace$/);
    await page.goto(`${walk.url}/marketplace?professional=teo-inventado`);
    await page.getByRole("dialog", { name: "Teo Invented" }).waitFor();
    await page.goto(`${walk.url}/marketplace?professional=somebody-else`);
    await page.getByText("This person is no longer on the list.").waitFor();
    walk.expectQuiet();
    await walk.close();
  });

  test("books in the person's own time zone, marks every step as a sample, and offers a calendar file", async () => {
    const walk = await seekerAt("/marketplace", { timeZone: "America/Bogota" });
    const { page } = walk;
    await page.getByRole("link", { name: "Reservar una sesión con Alma Muestra" }).click();
    const window = page.getByRole("dialog", { name: "Reservar una sesión con Alma Muestra" });
    await window.getByRole("heading", { name: "¿Cómo prefieres que sea?" }).waitFor();
    await expectSample(window);
    await window.getByRole("button", { name: "Siguiente" }).click();
    await window.getByText("Elige una opción para seguir.").waitFor();
    await window.getByRole("radio", { name: "Chat" }).check();
    await window.getByRole("button", { name: "Siguiente" }).click();
    await window.getByRole("heading", { name: "¿Cuándo te viene bien?" }).waitFor();
    await expectSample(window);
    await window.getByText(/Horas en tu zona: .*Bogota/).waitFor();
    await window.getByText(/la hora de allí: .*Madrid/).waitFor();
    await window
      .getByRole("radio", { name: / allí$/ })
      .first()
      .check();
    await window.getByRole("button", { name: "Siguiente" }).click();
    await window.getByRole("heading", { name: "¿Está bien así?" }).waitFor();
    await expectSample(window);
    expect(await axeViolations(walk)).toEqual([]);
    await window.getByRole("button", { name: "Confirmar la sesión" }).click();
    await window.getByRole("heading", { name: "Tu sesión está reservada" }).waitFor();
    await expectSample(window);
    const [booked] = await bookingsOf(walk);
    const download = page.waitForEvent("download");
    await window.getByRole("link", { name: "Agregar a mi calendario" }).click();
    expect((await download).suggestedFilename()).toMatch(/^remanso-\d{4}-\d\d-\d\d\.ics$/);
    const address = await window.getByRole("link", { name: "Agregar a mi calendario" }).getAttribute("href");
    const file = await (await walk.context.request.get(`${walk.url}${address}`)).text();
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent")[0]);
    expect(event.startDate.toJSDate().toISOString()).toBe(booked?.startsAt);
    expect(event.summary).toBe("Ejemplo: sesión con Alma Muestra");
    await window.getByRole("button", { name: "Listo" }).click();
    await page.getByRole("heading", { name: "Tus próximas sesiones" }).waitFor();
    await page.getByRole("button", { name: /^Cancelar la sesión con Alma Muestra/ }).click();
    await page.getByRole("button", { name: "Conservarla" }).click();
    await page.getByRole("button", { name: /^Cancelar la sesión con Alma Muestra/ }).click();
    await page.getByRole("group", { name: /^¿Cancelar esta sesión\?/ }).waitFor();
    await page.getByRole("button", { name: "Sí, cancelarla" }).click();
    await page.getByText("La sesión está cancelada").first().waitFor();
    await page.getByText("Cuando reserves una sesión, estará aquí").waitFor();
    await expect.poll(() => bookingsOf(walk)).toEqual([]);
    walk.expectQuiet();
    await walk.close();
  });

  test("gives a time that two people want to one of them; the other is told so and keeps the other choices", async () => {
    const first = await seekerAt("/marketplace?professional=bruno-ejemplo&book=yes");
    const second = await seekerAt("/marketplace?professional=bruno-ejemplo&book=yes", { language: "en" });
    const wanted = await toConfirmation(first, { type: "Video llamada", next: "Siguiente" });
    expect(await toConfirmation(second, { type: "Video call", next: "Next" })).toBe(wanted);
    await Promise.all([
      first.page.getByRole("button", { name: "Confirmar la sesión" }).click(),
      second.page.getByRole("button", { name: "Confirm the session" }).click(),
    ]);
    const outcomeOf = (walk: Visit, done: string, taken: RegExp) =>
      Promise.race([
        walk.page
          .getByRole("heading", { name: done })
          .waitFor()
          .then(() => "booked"),
        walk.page
          .getByText(taken)
          .waitFor()
          .then(() => "taken"),
      ]);
    const outcomes = await Promise.all([
      outcomeOf(first, "Tu sesión está reservada", /otra persona reservó esa hora/),
      outcomeOf(second, "Your session is booked", /Somebody else just booked this time/),
    ]);
    expect(outcomes.toSorted()).toEqual(["booked", "taken"]);
    const [loser, next, done] =
      outcomes[0] === "taken"
        ? ([first, "Siguiente", "Tu sesión está reservada"] as const)
        : ([second, "Next", "Your session is booked"] as const);
    const window = loser.page.getByRole("dialog");
    const times = window.locator("input[name=session-time]");
    const offered = () => times.evaluateAll((nodes) => nodes.map((node) => node.getAttribute("value")));
    await expect.poll(offered).not.toContain(wanted);
    await times.first().check();
    await window.getByRole("button", { name: next }).click();
    // the kind of session is not asked again
    await window.getByText(/^(Video llamada|Video call)$/).waitFor();
    await window.getByRole("button", { name: /^Confirm/ }).click();
    await window.getByRole("heading", { name: done }).waitFor();
    await expect
      .poll(async () => (await bookingsOf(first)).length + (await bookingsOf(second)).length)
      .toBe(2);
    for (const walk of [first, second]) {
      walk.expectQuiet();
      await walk.close();
    }
  });

  test("offline it books nothing and says so; the second try books once", async () => {
    const walk = await seekerAt("/marketplace?professional=teo-inventado&book=yes");
    const { page } = walk;
    await toConfirmation(walk, { type: "Video llamada", next: "Siguiente" });
    await walk.context.setOffline(true);
    await page.getByRole("button", { name: "Confirmar la sesión" }).click();
    await page
      .getByText("Ahora mismo no hay conexión. Inténtalo de nuevo: no se reserva dos veces.")
      .waitFor();
    await walk.context.setOffline(false);
    await page.getByRole("button", { name: "Confirmar la sesión" }).click();
    await page.getByRole("heading", { name: "Tu sesión está reservada" }).waitFor();
    await expect.poll(() => bookingsOf(walk)).toHaveLength(1);
    await walk.close();
  });

  test("says what could not be loaded, and loads it on the second try", async () => {
    const walk = await seekerAt("/settings");
    const { page } = walk;
    let isAway = true;
    // on the context, because the service worker asks too
    await walk.context.route(/\/api\/(professionals|bookings)$/, (route) =>
      isAway ? route.fulfill({ status: 500, body: "{}" }) : route.fallback(),
    );
    await page.getByRole("navigation", { name: "Principal" }).getByRole("button", { name: "Más" }).click();
    await page.getByRole("link", { name: "Profesionales" }).click();
    await page.getByText("No se pudo cargar la lista.").waitFor();
    await page.getByText("No se pudieron cargar tus sesiones.").waitFor();
    isAway = false;
    await page.getByRole("main").getByRole("button", { name: "Intentar de nuevo" }).first().click();
    await page.getByRole("heading", { name: "Alma Muestra" }).waitFor();
    await page.getByRole("main").getByRole("button", { name: "Intentar de nuevo" }).click();
    await page.getByText("Cuando reserves una sesión, estará aquí").waitFor();
    await walk.close();
  });
});

function seekerAt(path: string, options: VisitOptions = {}): Promise<Visit> {
  return personAt(browser, path, { ...options, answers: null });
}

/** The names on the list, in order. */
async function names(page: Page): Promise<string[]> {
  return page.getByRole("main").locator("li h3").allInnerTexts();
}

async function expectSample(window: Locator): Promise<void> {
  await window.getByText("Ejemplo", { exact: true }).waitFor();
}

async function bookingsOf(walk: Visit): Promise<{ startsAt: string }[]> {
  return (await walk.context.request.get(`${walk.url}/api/bookings`)).json();
}

/** Chooses a kind of session and the first free time. Returns that time. */
async function toConfirmation(walk: Visit, words: { type: string; next: string }): Promise<string | null> {
  const window = walk.page.getByRole("dialog");
  await window.getByRole("radio", { name: words.type }).check();
  await window.getByRole("button", { name: words.next }).click();
  const first = window.locator("input[name=session-time]").first();
  await first.check();
  const wanted = await first.getAttribute("value");
  await window.getByRole("button", { name: words.next }).click();
  return wanted;
}
