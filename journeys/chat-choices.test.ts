import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, type Visit } from "./browser.ts";
import { newcomerAt, openChat, ownLines, panelHeader, say } from "./chat-page.ts";

// What a reply offers to press: the answers of a question, choices, and an exercise with its reason.

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

test("the answers of a question are pressed or typed, by keyboard too, and count alike", async () => {
  const walk = await newcomerAt(browser, "/", { language: "en" });
  const { page } = walk;
  await openChat(page);
  await say(page, "I don't want to be here anymore");
  const answers = page.getByRole("list", { name: "Your answer" });
  await answers.waitFor();
  expect(await answers.getByRole("button").allInnerTexts()).toEqual([
    "Yes, right now",
    "Sometimes",
    "No",
    "It's something else",
    "I'd rather not say",
  ]);
  await page.getByText("Any answer is OK; nobody gets an alert.").waitFor();
  expect(await page.locator("[data-card]").count()).toBe(0);
  await answers.getByRole("button", { name: "Sometimes" }).focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-card='3']").waitFor();
  await expect.poll(() => ownLines(page)).toEqual(["I don't want to be here anymore", "Sometimes"]);
  await page.getByText("Is there a danger you might hurt yourself today?").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("region");
  await say(page, "not today");
  await page.getByRole("list", { name: "Your answer" }).waitFor({ state: "detached" });
  // the card stays, pinned in the header
  await panelHeader(page).getByRole("link").first().waitFor();
  await walk.close();
});

test.each([
  ["without a network", (walk: Visit) => walk.context.setOffline(true)],
  ["with the server down", (walk: Visit) => answerAll(walk, { status: 500, body: "{}" })],
] as const)("%s the question, its answers and the card are the same", async (_name, breakIt) => {
  const walk = await newcomerAt(browser, "/");
  const { page } = walk;
  await openChat(page);
  await breakIt(walk);
  await say(page, "quiero desaparecer");
  await page.getByText("¿Estás pensando en no querer vivir o en suicidarte?").waitFor();
  expect(await page.locator("[data-card]").count()).toBe(0);
  await page.getByRole("button", { name: "Sí, ahora" }).click();
  await page.locator("[data-card='4']").waitFor();
  await page.getByText("¿Estás a salvo en este momento?").waitFor();
  await walk.close();
});

test("a card that was taken back is behind the help button only", async () => {
  const walk = await newcomerAt(browser, "/");
  const { page } = walk;
  await openChat(page);
  await say(page, "mi marido me pega");
  await page.locator("[data-card]").waitFor();
  await say(page, "era broma");
  await page.getByText("Entendido. Aun así dejo la ayuda aquí, por si acaso.").waitFor();
  expect(await page.locator("[data-card]").count()).toBe(0);
  await page.getByRole("button", { name: "Ayuda ahora" }).click();
  await page.locator("[data-card]").waitFor();
  await walk.close();
});

test("choices and an exercise are one tap each, wrap, are announced and can be reached by keyboard", async () => {
  const walk = await newcomerAt(browser, "/");
  const { page } = walk;
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = "34px"));
  await openChat(page);
  await answerAll(walk, {
    status: 200,
    contentType: "text/event-stream",
    body: `event: done\ndata: ${reply}\n\n`,
  });
  await say(page, "hoy ha sido un día raro");
  const log = page.getByRole("log");
  const choices = log.getByRole("list", { name: "Podrías decir" }).getByRole("button");
  await expect.poll(() => choices.allInnerTexts()).toEqual(offered);
  const edge = await page.getByRole("dialog").boundingBox();
  for (const choice of await choices.all()) {
    const box = await choice.boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 999)).toBeLessThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
  }
  const exercise = log.getByRole("link", { name: /Respiración al abdomen.*Puede ayudar a soltar el día/ });
  expect(await exercise.getAttribute("href")).toBe("/breathing-game");
  await exercise.focus();
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe(offered[0]);
  await page.keyboard.press("Enter");
  await expect.poll(() => ownLines(page)).toEqual(["hoy ha sido un día raro", offered[0]]);
  await walk.close();
});

const offered = ["Solo quiero desahogarme", "Del trabajo y de las reuniones interminables", "Respirar"];
const reply = JSON.stringify({
  message: "Un día raro.",
  by: "program",
  level: 0,
  offer: {
    path: "/breathing-game",
    label: "Respiración al abdomen",
    reason: "Puede ayudar a soltar el día.",
  },
  choices: offered,
  said: [],
  state: `${Buffer.from("{}").toString("base64url")}.unsigned`,
  closes: false,
  circle: null,
});

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly contentType?: string;
}

async function answerAll(walk: Visit, answer: Answer): Promise<void> {
  await walk.context.route("**/api/chat/message", (route) => route.fulfill(answer));
}
