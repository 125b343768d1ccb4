import { dirname } from "node:path";
import type { Browser, Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "@remanso/core/language.ts";
import type { PageLink } from "@remanso/core/professional-page/contract.ts";
import { addDays } from "@remanso/core/progress/local-date.ts";
import { axeViolations } from "./axe.ts";
import { ask, openBrowser, personAt, untilRunning, visit, type Visit } from "./browser.ts";
import { filesIn, makeBackup } from "./kept-files.ts";
import { setTextSize, unreadable } from "./large-text.ts";
import { words } from "./professional-page-words.ts";
import { startServer, type RunningServer } from "./server.ts";
import { untilSettled } from "./settled.ts";

// A page for a professional from the first press to the last: made, seen, printed, shared, opened by somebody else, and taken back. At the end
// what the server keeps of it is looked through for what was written on it.

let browser: Browser;
let server: RunningServer;

beforeAll(async () => {
  browser = await openBrowser();
  server = await startServer();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** In all that is written on a page; it may be found nowhere on the server. */
const canary = "canario-de-la-hoja";

type Said = (typeof words)[Language];

test.each(["es", "en"] as const)(
  "a page is made, printed, shared, opened and taken back in %s",
  async (language) => {
    const said = words[language];
    const walk = await personAt(browser, "/analytics", { language, url: server.url });
    const { page } = walk;
    const today = await live(walk);
    await page.getByRole("link", { name: said.fromAnalysis }).click();
    await page.getByRole("textbox", { name: said.question }).fill(longest(said.question));
    await page.getByRole("textbox", { name: said.name }).fill(`${canary} Inés`);
    for (let daysAgo = 1; daysAgo <= 5; daysAgo += 1) {
      await page.getByLabel(said.day, { exact: true }).fill(addDays(today, -daysAgo));
      await page
        .getByRole("textbox", { name: said.event })
        .fill(`${canary} ${daysAgo}, ${said.event} ${"m".repeat(20)}`);
      await page.getByRole("button", { name: said.add, exact: true }).click();
    }
    const sheet = page.getByRole("article");
    await sheet.getByText(`${canary} Inés`).waitFor();
    await leavesOut(page, said);
    expect(await axeViolations(walk)).toEqual([]);
    await prints(walk, said);
    const preview = await sheet.innerText();
    const link = await makesLink(page, said);
    await opens(language, { link, preview });
    const [listed]: PageLink[] = await ask(walk, "/api/professional-page/links");
    expect(listed).toMatchObject({ openings: 1, mostOpenings: 20, lastOpenedAt: expect.any(String) });
    await page.getByRole("button", { name: said.revoke }).click();
    await page.getByText(said.revoked).waitFor();
    await opensNothing(language, [
      link,
      `${link.slice(0, -4)}AAAA`,
      `${server.url}/shared/${"a".repeat(22)}#${"b".repeat(43)}`,
    ]);
    await page.getByRole("link", { name: said.home }).first().click();
    await page.getByRole("button", { name: said.stay }).click();
    await walk.context.setOffline(true);
    await page.getByRole("button", { name: said.make }).click();
    await page.getByText(said.offline).waitFor();
    expect(walk.complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED/.test(complaint))).toEqual([]);
    await walk.close();
  },
);

test("nothing that was written on a page is in the database, in a backup or in the log of the server", async () => {
  const walk = await personAt(browser, "/professional-page", { url: server.url });
  const { page } = walk;
  await page.getByRole("textbox", { name: words.es.question }).fill(`${canary} otra vez`);
  await page.getByRole("article").getByText(`${canary} otra vez`).waitFor();
  const link = await makesLink(page, words.es);
  const [address = "", key = ""] = new URL(link).href.split("/shared/")[1]?.split("#") ?? [];
  const { email }: { email: string } = await ask(walk, "/api/auth/user");
  await walk.close();
  const backups = await makeBackup(server.dataDir);
  await server.stop({ keepData: true });
  const kept = [
    ...(await filesIn(server.dataDir, backups)),
    { path: "log", bytes: Buffer.from(server.said()) },
  ];
  const holding = (text: string) => kept.filter(({ bytes }) => bytes.includes(text)).map(({ path }) => path);
  // an address of the mail is kept as it was typed: it shows that what is there is found, in the backup too
  expect(holding(email).length).toBeGreaterThan(1);
  expect(holding(email).map(dirname)).toContain(backups);
  expect([canary, address, key].map(holding)).toEqual([[], [], []]);
});

/** Check-ins of four weeks with gaps, two assessments, something done. Answers the person's today. */
async function live(walk: Visit): Promise<string> {
  const post = async (path: string, data: object) => {
    const answered = await walk.context.request.post(`${walk.url}${path}`, {
      data,
      headers: { origin: walk.url },
    });
    expect(answered.ok()).toBe(true);
    return answered.json();
  };
  const { today }: { today: string } = await ask(walk, "/api/professional-page");
  for (let daysAgo = 25; daysAgo > 0; daysAgo -= 1) {
    if (daysAgo % 4 === 0) continue;
    await post("/api/check-ins", {
      mood: 2 + (daysAgo % 3),
      stress: 3 + (daysAgo % 5),
      on: addDays(today, -daysAgo),
    });
  }
  const answers = ["work", "financial", "personal", "global"].flatMap((area) =>
    [1, 2, 3].map((n) => [`${area}_${n}`, 1]),
  );
  await post("/api/stress-assessment", { responses: Object.fromEntries(answers) });
  return today;
}

/** As much as may be written, in the way that takes most room on the sheet. */
function longest(begin: string): string {
  return `${canary}\nuno\ndos\ntres\ncuatro\n${`${begin} wwwwwwww `.repeat(30)}`.slice(0, 600);
}

/** What is not chosen is not on the page. */
async function leavesOut(page: Page, { mood }: Said): Promise<void> {
  const part = page.getByRole("article").getByRole("heading", { name: mood });
  await page.getByRole("checkbox", { name: mood }).uncheck();
  await part.waitFor({ state: "detached" });
  await page.getByRole("checkbox", { name: mood }).check();
  await part.waitFor();
}

// what Chromium's own window for printing begins with
const edge = "1cm";
const usualMargin = { top: edge, right: edge, bottom: edge, left: edge };

/** Chromium's own PDF, read back page by page, on both papers; and every text is dark on white. */
async function prints({ page }: Visit, { first, second }: Said): Promise<void> {
  await untilSettled(page);
  for (const format of ["A4", "Letter"] as const) {
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format, margin: usualMargin })));
    const { text: pages } = await extractText(pdf, { mergePages: false });
    expect([format, pages.length]).toEqual([format, 2]);
    const missing = [first, second].map((wanted, index) =>
      wanted.filter((part) => !pages[index]?.includes(part)),
    );
    expect([format, missing]).toEqual([format, [[], []]]);
    expect(pages[0]).toContain(`${canary} 5`);
  }
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(paleTexts)).toEqual([]);
  await page.emulateMedia({ media: null });
}

/** Runs in the page: texts of the sheet that would be too pale in black and white, by the luminance of what they are painted in. */
function paleTexts(): string[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const grayOf = (color: string) => {
    if (!canvas) return 1;
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  const texts = [...document.querySelectorAll("article :is(h2, h3, p, th, td, li, span, strong)")];
  return texts
    .filter((text) => text.checkVisibility() && grayOf(getComputedStyle(text).color) > 0.45)
    .map(({ textContent }) => textContent);
}

async function makesLink(page: Page, { make, yours }: Said): Promise<string> {
  await page.getByRole("button", { name: make }).click();
  const field = page.getByRole("textbox", { name: yours });
  await field.waitFor();
  return field.inputValue();
}

/** Fetched by a scanner, the link shows nothing and counts nothing; pressed by a stranger, it shows the page as it was previewed. */
async function opens(
  language: Language,
  { link, preview }: { link: string; preview: string },
): Promise<void> {
  const other = await visit(browser, { language, url: server.url, theme: "dark" });
  const scanned = await other.context.request.get(link);
  expect([scanned.status(), scanned.headers()["x-robots-tag"]]).toEqual([
    200,
    "noindex, nofollow, noarchive",
  ]);
  expect(scanned.headers()).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
  expect(await scanned.text()).not.toContain(canary);
  await press(other, link);
  const sheet = other.page.getByRole("article");
  await sheet.waitFor();
  expect((await sheet.innerText()).replaceAll(/\s+/g, " ")).toBe(preview.replaceAll(/\s+/g, " "));
  await untilSettled(other.page);
  expect(await axeViolations(other)).toEqual([]);
  await other.page.setViewportSize({ width: 320, height: 800 });
  await setTextSize(other.page, 200);
  await untilSettled(other.page);
  expect(await unreadable(other.page)).toEqual([]);
  other.expectQuiet();
  await other.close();
}

/** Whatever is wrong with a link, it is told in the same words; only one without its key can be told apart, by the browser alone. */
async function opensNothing(language: Language, links: readonly string[]): Promise<void> {
  const { over, incomplete } = words[language];
  const other = await visit(browser, { language, url: server.url });
  const told: string[] = [];
  for (const link of links) {
    await press(other, link);
    told.push(await other.page.getByRole("alert").filter({ hasText: over }).innerText());
  }
  expect(new Set(told).size).toBe(1);
  await press(other, links[0]?.split("#")[0] ?? "");
  await other.page.getByText(incomplete).waitFor();
  other.expectQuiet();
  await other.close();
}

/** Goes to a link as if it was followed from a letter, and presses the button. */
async function press({ page }: Visit, link: string): Promise<void> {
  // from one link to another of the same page only the fragment would change
  await page.goto("about:blank");
  await page.goto(link, { waitUntil: "load" });
  await untilRunning(page);
  await page.getByRole("main").getByRole("button").first().click();
}
