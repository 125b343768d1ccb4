import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeViolations } from "./axe.ts";
import {
  ask,
  assess,
  open,
  openBrowser,
  personAt,
  signUp,
  untilPrepared,
  visit,
  type Visit,
} from "./browser.ts";

// What was done while something stood between the person and the server: nothing is lost, nothing is told that is not true.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const waitingLine = /Pendiente en este dispositivo: un registro de cómo estás/;

test("a captive portal's 200 is not taken for the server's word", async () => {
  const walk = await personAt(browser, "/");
  const { page, context } = walk;
  await answerCheckIns(context, { status: 200, contentType: "text/html", body: "<title>Wi-Fi</title>" });
  await checkIn(page);
  await page.getByText("Se enviará en cuanto haya conexión.", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByText(waitingLine).waitFor();
  expect(await ask(walk, "/api/check-ins")).toEqual([]);
  await context.unroute(checkInCalls);
  await networkComesBack(page);
  await page.getByText(waitingLine).waitFor({ state: "detached" });
  expect(await ask(walk, "/api/check-ins")).toMatchObject([{ mood: 4, stress: 3 }]);
  await walk.close();
});

test("what always fails steps aside with its text, others pass, and the person decides", async () => {
  const walk = await personAt(browser, "/");
  const { page, context } = walk;
  await context.route(checkInCalls, (route) =>
    route.request().postData()?.includes("piedra")
      ? route.fulfill({ status: 500, contentType: "text/plain", body: "Internal Server Error" })
      : route.continue(),
  );
  await checkIn(page, `Una piedra en el zapato ${"a".repeat(60)}`);
  await page.getByText(/El servidor no pudo guardarlo ahora mismo/).waitFor();
  await page.keyboard.press("Escape");
  await checkIn(page, "Agua clara");
  await page.getByText("Queda anotado.").waitFor();
  await page.keyboard.press("Escape");
  expect(await ask(walk, "/api/check-ins")).toMatchObject([{ note: "Agua clara" }]);

  // it was tried again with the second one; on a busy machine it may be tried once more before the network comes back
  const summary = page.getByText("No se pudo enviar: un registro de cómo estás.");
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event("online")));
      return summary.count();
    })
    .toBe(1);
  await summary.click();
  await page.getByText(/Una piedra en el zapato/).waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await axeViolations(walk)).toEqual([]);
  // still there, and still unsent, after a reload
  await open(walk, "/");
  await page.locator("summary", { has: summary }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Descartar/ }).click();
  await page.getByRole("button", { name: "Conservarlo" }).click();
  await context.unroute(checkInCalls);
  await page.getByRole("button", { name: /^Intentar de nuevo/ }).click();
  await summary.waitFor({ state: "detached" });
  await expect.poll(() => ask(walk, "/api/check-ins")).toHaveLength(2);
  await walk.close();
});

test("a server that fails is told as a failure, with what is kept, and counts once when it is back", async () => {
  const walk = await personAt(browser, "/activities");
  const { page, context } = walk;
  const [first] = await ask(walk, "/api/activities");
  const calls = `**/api/activities/${first.id}`;
  await context.route(calls, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await page.getByRole("button", { name: "Marcar como completada" }).first().click();
  await page.getByRole("button", { name: "Sí, completada" }).click();
  await page
    .getByText(/No se pudo completar la actividad. Inténtalo de nuevo. Queda en este dispositivo/)
    .first()
    .waitFor();
  expect(await page.getByText("¡Actividad Completada!").count()).toBe(0);
  await context.unroute(calls);
  await page.getByRole("button", { name: "Intentar de nuevo" }).click();
  await page.getByText("¡Actividad Completada!").first().waitFor();
  expect((await ask(walk, "/api/user/stats")).totalActivitiesCompleted).toBe(1);
  await walk.close();
});

test("what waits survives another person's visit, and its own person is told that it waited", async () => {
  const walk = await visit(browser);
  const { page, context, url } = walk;
  const ana = await signUp(walk, { fullName: "Ana Primera" });
  await assess(walk);
  await open(walk, "/");
  await context.route(checkInCalls, (route) => route.abort());
  await checkIn(page, "Solo mío");
  await page.getByText("Guardado en este dispositivo.").waitFor();
  // her session ends without her: nobody has asked her what should become of it
  await page.goto("about:blank");
  await context.unroute(checkInCalls);
  await context.request.get(`${url}/api/logout`);

  await signUp(walk, { fullName: "Luis Segundo" });
  await open(walk, "/");
  expect(await page.getByText(/pendiente|esperaba/i).count()).toBe(0);
  expect(await ask(walk, "/api/check-ins")).toEqual([]);
  await open(walk, "/settings");
  await page.getByRole("link", { name: "Cerrar sesión" }).click();
  await page.waitForURL(`${url}/`);

  await signIn(walk, ana);
  await open(walk, "/");
  await page.getByText("Una cosa de antes te esperaba en este dispositivo. Ya se ha enviado.").waitFor();
  expect(await ask(walk, "/api/check-ins")).toMatchObject([{ note: "Solo mío" }]);
  await walk.close();
});

test("a session that ended in between asks to sign in, and then sends what was done", async () => {
  const walk = await visit(browser, { withServiceWorker: true });
  const { page, context, url } = walk;
  const email = await signUp(walk);
  await assess(walk);
  await open(walk, "/");
  await untilPrepared(page);
  // ended while the form is open: a page that asks for something meanwhile goes to the sign-in by itself
  await checkIn(page, "Dicho a tiempo", () => context.request.get(`${url}/api/logout`));
  await page.waitForURL((address) => address.search.includes("login"));
  await signIn(walk, email);
  await open(walk, "/");
  await page.getByText(/te esperaba en este dispositivo/).waitFor();
  expect(await ask(walk, "/api/check-ins")).toMatchObject([{ note: "Dicho a tiempo" }]);
  await walk.close();
});

test("a full local storage loses nothing", async () => {
  const walk = await personAt(browser, "/");
  const { page, context } = walk;
  await page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        for (let n = 0; n < 8; n += 1) localStorage.setItem(`filler-${size}-${n}`, "x".repeat(size));
      } catch {
        // that much does not fit any more
      }
    }
  });
  await context.route(checkInCalls, (route) => route.abort());
  await checkIn(page);
  await page.getByText("Guardado en este dispositivo.").waitFor();
  await open(walk, "/");
  await page.getByText(waitingLine).waitFor();
  await context.unroute(checkInCalls);
  await networkComesBack(page);
  await expect.poll(() => ask(walk, "/api/check-ins")).toHaveLength(1);
  await walk.close();
});

const checkInCalls = "**/api/check-ins";

/** Something else than the server answers every new check-in. */
async function answerCheckIns(
  context: BrowserContext,
  answer: { status: number; contentType: string; body: string },
): Promise<void> {
  await context.route(checkInCalls, (route) =>
    route.request().method() === "POST" ? route.fulfill(answer) : route.continue(),
  );
}

async function checkIn(page: Page, note?: string, beforeSaving?: () => Promise<unknown>): Promise<void> {
  await page.getByRole("button", { name: "Agregar más" }).click();
  const dialog = page.getByRole("dialog", { name: "¿Cómo estás?" });
  await dialog.getByRole("radio", { name: "Bien", exact: true }).check();
  await dialog.getByRole("slider", { name: "Tu estrés" }).press("3");
  if (note !== undefined) await dialog.getByRole("textbox").fill(note);
  await beforeSaving?.();
  await dialog.getByRole("button", { name: "Guardar" }).click();
}

async function networkComesBack(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await answered;
}

async function signIn({ context, url }: Visit, email: string): Promise<void> {
  const answered = await context.request.post(`${url}/api/auth/sign-in`, {
    headers: { origin: url },
    data: { email, password: "agua tranquila 7" },
  });
  expect(answered.status()).toBe(200);
}
