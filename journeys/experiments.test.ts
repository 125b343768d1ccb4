import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Activity } from "@remanso/core/activity/contract.ts";
import type { Experiment } from "@remanso/core/experiments/contract.ts";
import type { Language } from "@remanso/core/language.ts";
import { axeViolations } from "./axe.ts";
import { ask, open, openBrowser, personAt, type Visit } from "./browser.ts";
import { root } from "./root.ts";
import { startServer, type RunningServer } from "./server.ts";
import { untilSettled } from "./settled.ts";

// An experiment from the first press to its result and its deletion, on a server whose clock goes on by days.

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await openBrowser();
  const today = new Date().toISOString().slice(0, 10);
  server = await startServer({
    env: {
      // half past eight in the evening in Madrid, or half past nine in summer
      CLOCK_STARTS_AT: `${today}T19:30:00.000Z`,
      CLOCK_STEP_MINUTES: String(24 * 60),
      NODE_OPTIONS: `--import=${join(root, "journeys/shifted-clock.ts")}`,
    },
  });
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const words = {
  es: {
    title: "Pruébalo tú",
    other: "Algo distinto",
    own: "Con tus palabras",
    medicine: "dejar la medicación",
    refused: /no conviene dejarlo al azar/,
    mine: "Caminar antes de cenar",
    begin: "Empezar mañana",
    comes: "empieza mañana",
    onHome: "la pregunta de esta noche",
    stress: "¿Cuánto estrés sientes esta noche?",
    yes: "Sí",
    save: "Guardar",
    tomorrow: /^Mañana (sí|no)$/,
    result: /Los días con «Caminar antes de cenar», tu estrés de la noche fue 6 puntos más bajo de media/,
    see: "mira qué pasó",
    remove: "Borrar «Caminar antes de cenar»",
    sure: "Sí, borrar",
    stop: "Parar aquí",
    stopped: "Lo paraste. No se saca ningún resultado.",
  },
  en: {
    title: "Try it for yourself",
    other: "Something different",
    own: "In your words",
    medicine: "skip my medication",
    refused: /Chance shouldn’t decide about this one/,
    mine: "A walk before dinner",
    begin: "Start tomorrow",
    comes: "starts tomorrow",
    onHome: "tonight’s question",
    stress: "How much stress do you feel this evening?",
    yes: "Yes",
    save: "Save",
    tomorrow: /^Tomorrow: (yes|no)$/,
    result: /On days with “A walk before dinner” your evening stress was 6 points lower on average/,
    see: "see what happened",
    remove: "Delete “A walk before dinner”",
    sure: "Yes, delete",
    stop: "Stop here",
    stopped: "You stopped it. No result is drawn from it.",
  },
} as const satisfies Record<Language, object>;

test.each(["es", "en"] as const)(
  "an experiment is begun, lived, told and deleted in %s",
  async (language) => {
    const said = words[language];
    const walk = await personAt(browser, "/experiments", { language, url: server.url });
    const { page } = walk;
    await begin(page, said);
    // home would tell first that the result of the questions is there
    await open(walk, "/?result");
    await open(walk, "/");
    await page.getByRole("link", { name: said.comes }).waitFor();
    await nextDay(walk, 1);
    await open(walk, "/");
    await page.getByRole("link", { name: said.onHome }).click();
    await answerHere(page, said);
    for (let day = 2; ; day += 1) {
      const current = await nextDay(walk, day);
      const isYes = current.today?.isYes === true;
      const input = { points: isYes ? 1 : 7, done: isYes };
      const headers = { origin: server.url };
      const answered = await walk.context.request.post(
        `${server.url}/api/experiments/${current.id}/evenings`,
        { data: input, headers },
      );
      expect(answered.status()).toBe(200);
      const { state }: Experiment = await answered.json();
      if (state === "ended") break;
      expect(day).toBeLessThan(20);
    }
    await open(walk, "/");
    await page.getByRole("link", { name: said.see }).click();
    await page.getByRole("heading", { name: said.result }).waitFor();
    await untilSettled(page);
    expect(await axeViolations(walk)).toEqual([]);
    await page.getByRole("button", { name: said.remove }).click();
    await page.getByRole("button", { name: said.sure }).click();
    await page.getByRole("heading", { name: said.result }).waitFor({ state: "detached" });
    await begin(page, said);
    await page.getByRole("button", { name: said.stop }).click();
    await page.getByRole("heading", { name: said.stopped }).waitFor();
    walk.expectQuiet();
    await walk.close();
  },
);

test("an activity offers it, and the form has it chosen", async () => {
  const walk = await personAt(browser, "/", { url: server.url });
  const { page } = walk;
  const activities: Activity[] = await ask(walk, "/api/activities");
  const offered = async ({ catalogueKey }: Activity): Promise<boolean> =>
    (await ask(walk, `/api/experiments/offer?catalogueKey=${catalogueKey}`)).mayBegin;
  const answers = await Promise.all(activities.map(offered));
  const tried = activities.find((_, at) => answers[at]);
  await open(walk, `/activity-session/${tried?.id}`);
  await page.getByRole("link", { name: "¿Me ayuda? Probarlo unas semanas" }).click();
  const form = page.locator("form", { hasText: "¿Qué quieres probar?" });
  // one of the examples, or chosen in the list of the others
  const chosen = () => form.locator("input:checked, select").first().inputValue();
  const listed = () => form.locator("select").first().inputValue();
  await expect
    .poll(async () => [await chosen(), await listed()].includes(tried?.catalogueKey ?? ""))
    .toBe(true);
  walk.expectQuiet();
  await walk.close();
});

type Said = (typeof words)[Language];

/** What chance may not decide is refused in words; then a walk is begun. */
async function begin(page: Page, said: Said): Promise<void> {
  await page.getByRole("radio", { name: said.other }).check();
  const field = page.getByRole("textbox", { name: said.own });
  await field.fill(said.medicine);
  await page.getByRole("button", { name: said.begin }).click();
  await page.getByText(said.refused).waitFor();
  await field.fill(said.mine);
  await page.getByRole("button", { name: said.begin }).click();
  await page.getByRole("heading", { name: said.mine, level: 2 }).waitFor();
}

/** Puts the clock on by a day, and answers what the experiment then says. */
async function nextDay(walk: Visit, day: number): Promise<Experiment> {
  server.putClockOn();
  const current = (): Promise<Experiment> => ask(walk, "/api/experiments/current");
  await expect.poll(async () => (await current()).today?.day).toBe(day);
  return current();
}

/** Answers on the screen, by keyboard: on a "yes" day 1, else 7. */
async function answerHere(page: Page, said: Said): Promise<void> {
  const slider = page.getByRole("slider", { name: said.stress });
  await slider.waitFor();
  const isYes = await page.getByText(/^(Hoy sí|Today: yes)$/).isVisible();
  await slider.focus();
  await page.keyboard.press(isYes ? "1" : "7");
  await page.getByRole("radio", { name: isYes ? said.yes : "No" }).check();
  await page.getByRole("button", { name: said.save }).click();
  await page.getByText(said.tomorrow).waitFor();
}
