import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from "playwright-core";
import { expect, inject } from "vitest";
import type { ByLanguage, Language } from "@remanso/core/language.ts";
import { chromiumPath } from "../testing/chromium.ts";
import { countRequests } from "./settled.ts";

export type { Language };
export type Theme = "light" | "dark";

// Longer than anything takes on the busiest machine: who waits so long, hangs.
export const hangMs = 120_000;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export interface VisitOptions {
  url?: string;
  language?: Language | null;
  theme?: Theme;
  size?: keyof typeof sizes;
  timeZone?: string;
  /** What the browser asks for; without one that of the language. */
  locale?: string;
  reducedMotion?: boolean;
  /**
   * Installs the service worker, which keeps every file for offline use: a second of work for each window, so only where it matters.
   * Without it every call of the page goes past Playwright, which sees none that a service worker makes.
   */
  withServiceWorker?: boolean;
}

/** One visitor's browser window. It collects everything that goes wrong in it. */
export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly url: string;
  readonly complaints: string[];
  /** Fails if the console reported an error, the policy was violated, or another host was asked. */
  expectQuiet(): void;
  close(): Promise<void>;
}

/** Starts the machine's own Chromium; testing/chromium.ts says where it is looked for. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      // one process for a window, and none held ready for the next
      "--disable-site-isolation-trials",
      "--renderer-process-limit=1",
    ],
  });
}

const locales: ByLanguage<string> = { en: "en-US", es: "es-ES" };

/** Opens a window. With `language: null` it is a first visit, which starts with the language picker. */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const { language = "es", theme = "light", size = "phone", timeZone = "Europe/Madrid" } = options;
  const url = options.url ?? inject("url");
  const context = await browser.newContext({
    viewport: sizes[size],
    timezoneId: timeZone,
    locale: options.locale ?? locales[language ?? "es"],
    reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
    serviceWorkers: options.withServiceWorker ? "allow" : "block",
  });
  const cookies = [
    ...(language ? [{ name: "language", value: language, url }] : []),
    { name: "theme", value: theme, url },
    { name: "timeZone", value: timeZone, url },
  ];
  await context.addCookies(cookies);
  context.setDefaultTimeout(hangMs);
  const page = await context.newPage();
  const complaints = listen(page, url);
  countRequests(page);
  return {
    context,
    page,
    url,
    complaints,
    // as a text: a failure then tells all of it in one line
    expectQuiet: () => expect(complaints.join("\n")).toBe(""),
    close: () => context.close(),
  };
}

function listen(page: Page, url: string): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !isExpected(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`page: ${error.message}`));
  page.on("request", (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith("http") && asked.origin !== new URL(url).origin)
      complaints.push(`other host: ${asked.origin}`);
  });
  return complaints;
}

/** The browser logs every answer of 400 and above by itself; the screens handle those. */
function isExpected(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of (4\d\d|503)/.test(text);
}

let counter = 0;

/** Signs up a new person through the API, in the visit's own window. Returns the e-mail address. */
export async function signUp(
  visited: Pick<Visit, "context" | "url">,
  more: { language?: Language; fullName?: string; timeZone?: string } = {},
): Promise<string> {
  counter += 1;
  const email = `caminante-${process.pid}-${Date.now()}-${counter}@example.org`;
  await post(visited, "/api/auth/sign-up", {
    fullName: "Inés Caminante",
    email,
    password: "agua tranquila 7",
    confirmPassword: "agua tranquila 7",
    language: "es",
    timeZone: "Europe/Madrid",
    ...more,
  });
  return email;
}

/** A machine that is busy with other tests may put somebody off (503): they come again, as they are asked to. */
async function post({ context, url }: Pick<Visit, "context" | "url">, path: string, data: object) {
  const send = () => context.request.post(`${url}${path}`, { headers: { origin: url }, data });
  let answered = await send();
  for (let again = 0; again < mostAgain && answered.status() === 503; again += 1) {
    await sleep(500);
    answered = await send();
  }
  expect(answered.status()).toBe(201);
}

const mostAgain = 60;

/** Submits an assessment through the API; `answer` gives the value for each category. */
export async function assess(
  visited: Pick<Visit, "context" | "url">,
  answer: (category: string) => number = () => 2,
): Promise<void> {
  const responses = Object.fromEntries(
    ["work", "financial", "personal", "global"].flatMap((category) =>
      [1, 2, 3].map((n) => [`${category}_${n}`, answer(category)]),
    ),
  );
  await post(visited, "/api/stress-assessment", { responses });
}

/** Waits until the application has taken over the server's page. */
export async function untilRunning(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["running"] === "yes");
}

export interface PersonOptions extends VisitOptions {
  /** The answers to the assessment, by category; null if they have not taken it. */
  answers?: ((category: string) => number) | null;
}

/** Signs up a new person and opens `path` in their window. */
export async function personAt(
  browser: Browser,
  path: string,
  { answers = () => 2, ...options }: PersonOptions = {},
): Promise<Visit> {
  const { language, timeZone } = options;
  const walk = await visit(browser, options);
  await signUp(walk, { language: language ?? "es", ...(timeZone ? { timeZone } : {}) });
  if (answers) await assess(walk, answers);
  await open(walk, path);
  return walk;
}

/** Loads `path` and waits until the application runs there. */
export async function open({ page, url }: Pick<Visit, "page" | "url">, path: string): Promise<void> {
  await page.goto(`${url}${path}`, { waitUntil: "load" });
  await untilRunning(page);
}

/** What the server answers this person's GET of `path`. */
export async function ask({ context, url }: Pick<Visit, "context" | "url">, path: string) {
  return (await context.request.get(`${url}${path}`)).json();
}

/** Waits until everything that opens offline is on the device. */
export async function untilPrepared(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["offline"] === "ready");
}

/** Presses something after the session has ended. A call that was still under way may have led to the sign-in screen before. */
export async function pressWithoutSession(page: Page, pressed: Locator): Promise<void> {
  const signIn = page.waitForURL(/\?login/);
  await Promise.race([pressed.click(), signIn]);
  await signIn;
}
