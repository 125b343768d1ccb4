import { dirname } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { strings as ownStrings } from "../web/src/only-you/strings.ts";
import { planWords } from "../web/src/safety/plan-words.ts";
import { ask, open, openBrowser, personAt, visit, type Visit } from "./browser.ts";
import { addDevice } from "./device.ts";
import { freePort } from "./free-port.ts";
import { filesIn, makeBackup, restoreBackup } from "./kept-files.ts";
import { addActivity, button, canary, signIn, writePage } from "./only-you-steps.ts";
import { startServer, type RunningServer } from "./server.ts";

// Texts that only their writer can read, by a passkey; what the server keeps of them is looked through, and restored on another machine.

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await openBrowser();
  // passkeys belong to an address, so the server must know its port
  server = await startServer({ port: await freePort() });
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const words = ownStrings.es;

test("a passkey opens them; lost, the code does; and nothing of them is on the server, in a backup or in the log", async () => {
  const walk = await personAt(browser, "/settings#account", { url: server.url });
  const { page } = walk;
  await addDevice(page, { hasPrf: true });
  await button(page, "Agregar una llave de acceso").click();
  await page.getByLabel("Nombre de la llave").press("Enter");
  await page.getByText("Sin usar todavía").waitFor();
  await page.getByRole("heading", { name: "Textos que solo tú puedes leer" }).click();
  await button(page, words.turnOn).click();
  await button(page, words.byPasskey).click();
  const list = page.getByRole("list", { name: words.codeTitle });
  await expect.poll(() => list.getByRole("listitem").count()).toBe(8);
  const groups = await list.getByRole("listitem").allInnerTexts();
  await button(page, words.codeKept).click();
  for (const place of [3, 7]) await page.getByLabel(words.group(place)).fill(groups[place - 1] ?? "");
  await button(page, words.goOn).click();
  await page.getByText(words.isOn).waitFor();
  await button(page, words.closeHere).click();
  await button(page, words.openPasskey).click();
  await page.getByText(words.isOn).waitFor();
  // lost: the code opens, words are added, and the passkey goes
  await button(page, words.closeHere).click();
  await page.getByLabel(words.typed).fill(groups.join(" "));
  await button(page, words.open).click();
  await button(page, words.addWords).click();
  await page.getByLabel(words.typed).fill(groups.join(""));
  await button(page, words.open).click();
  const phrase = await page.getByRole("group", { name: words.yourWords }).innerText();
  await page.getByLabel(words.wordsAgain).fill(phrase);
  await button(page, words.goOn).click();
  await page.getByRole("button", { name: new RegExp(`^${words.remove}: ${words.kinds.passkey}`) }).click();
  await button(page, words.removeYes).click();
  await page.getByText(words.removed).first().waitFor();
  await open(walk, "/journal");
  await writePage(page, "es", `${canary} del final`);
  await page.getByText(`${canary} del final`).waitFor();
  await addActivity(walk, "es", `${canary} paseo`);
  await keepPlanCopy(walk);
  const { email }: { email: string } = await ask(walk, "/api/auth/user");
  await walk.close();
  const backups = await makeBackup(server.dataDir);
  await server.stop({ keepData: true });
  const kept = [
    ...(await filesIn(server.dataDir, backups)),
    { path: "log", bytes: Buffer.from(server.said()) },
  ];
  const holding = (text: string) => kept.filter(({ bytes }) => bytes.includes(text)).map(({ path }) => path);
  // an address is kept as it was typed: it shows that what is there is found, in the backup too
  expect(holding(email).map(dirname)).toContain(backups);
  expect([canary, phrase, groups.join("-"), groups.join("")].map(holding)).toEqual([[], [], [], []]);
  await afterRestore(backups, { email, phrase });
});

async function keepPlanCopy(walk: Visit): Promise<void> {
  const { page } = walk;
  const words = planWords.es;
  await open(walk, "/safety-plan");
  await page.getByLabel(words.parts.reasons.title).fill(`${canary} la gata`);
  await page.getByRole("switch", { name: words.copy.label }).click();
  await page.getByText(words.copy.kept("…").split("…")[0] ?? "").waitFor();
}

/** On another machine, whose secret is another one: what only they can read depends on their words alone. */
async function afterRestore(backups: string, { email, phrase }: { email: string; phrase: string }) {
  const dataDir = await restoreBackup(backups);
  const restored = await startServer({ dataDir });
  const walk = await visit(browser, { url: restored.url });
  const { page } = walk;
  await signIn(walk, email);
  await open(walk, "/journal");
  await page.getByLabel(words.typed).fill(phrase);
  await button(page, words.open).click();
  await page.getByText(`${canary} del final`).waitFor();
  await open(walk, "/activities");
  await page.getByRole("heading", { name: `${canary} paseo` }).waitFor();
  await open(walk, "/safety-plan");
  await expect
    .poll(() => page.getByLabel(planWords.es.parts.reasons.title).inputValue())
    .toBe(`${canary} la gata`);
  await walk.close();
  await restored.stop();
}
