import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { chromiumFlags, chromiumPath } from "../testing/chromium.ts";
import { medianOf, type Figure } from "./figure.ts";
import type { Product } from "./product.ts";
import { benchTimeZone } from "./time-zone.ts";
import type { BenchRoute } from "./routes.ts";

// What a first visit costs a phone whose processor is four times slower than this machine's.
const slowdown = 4;
const firstMs = 5000;
const kib = 1024;
// design, "The first screen is drawn by the server"
const limits = { taskMs: 100, runsMs: 1200, nextViewMs: 300, inpMs: 150, totalKib: 300 };

interface FirstVisit {
  readonly longestTaskMs: number;
  /** When the application began to hear presses; null on a page without script. */
  readonly runsMs: number | null;
  readonly totalKib: number;
  readonly scriptKib: number;
}

interface Step {
  readonly nextViewMs: number;
  readonly inpMs: number;
}

/** First visits of each route, and one step from home to the garden: medians of `rounds`. */
export async function measureSlowPhone(
  product: Product,
  routes: readonly BenchRoute[],
  rounds: number,
): Promise<Figure[]> {
  const browser = await phoneBrowser();
  try {
    const visits = routes.map((route) => ({ route, seen: [] as FirstVisit[] }));
    const steps: Step[] = [];
    const home = routes.find(({ name }) => name === "home");
    for (let round = 0; round < rounds; round += 1) {
      for (const { route, seen } of visits) seen.push(await firstVisit(browser, product, route));
      if (home) steps.push(await stepFrom(browser, product, home));
    }
    return [...visits.flatMap(({ route, seen }) => figuresOf(route.name, seen)), ...figuresOfStep(steps)];
  } finally {
    await browser.close();
  }
}

/** To be closed by the caller. */
export async function phoneBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumFlags.filter((flag) => !flag.startsWith("--headless")),
  });
}

function figuresOf(name: string, seen: readonly FirstVisit[]): Figure[] {
  const middle = (pick: (visit: FirstVisit) => number) => medianOf(seen.map(pick));
  const part = "slow phone";
  const bytes = middle(({ totalKib }) => totalKib);
  const scripts = middle(({ scriptKib }) => scriptKib).toFixed(1);
  const figures: Figure[] = [
    {
      part,
      name: `${name}: longest task after the first paint`,
      value: middle(({ longestTaskMs }) => longestTaskMs),
      unit: "ms",
      atMost: limits.taskMs,
    },
    {
      part,
      name: `${name}: everything in the first 5 s`,
      value: bytes,
      unit: "KiB",
      atMost: limits.totalKib,
      beside: `with headers; ${scripts} KiB of it scripts`,
    },
  ];
  const runs = seen.flatMap(({ runsMs }) => runsMs ?? []);
  if (runs.length === 0) return figures;
  const press: Figure = { part, name: `${name}: a press works`, value: medianOf(runs), unit: "ms" };
  return [...figures, { ...press, atMost: limits.runsMs }];
}

function figuresOfStep(steps: readonly Step[]): Figure[] {
  const part = "slow phone";
  const nextViewMs = medianOf(steps.map((step) => step.nextViewMs));
  const inpMs = medianOf(steps.map((step) => step.inpMs));
  return [
    { part, name: "home to garden: visible", value: nextViewMs, unit: "ms", atMost: limits.nextViewMs },
    { part, name: "home to garden: INP", value: inpMs, unit: "ms", atMost: limits.inpMs },
  ];
}

async function firstVisit(browser: Browser, product: Product, route: BenchRoute): Promise<FirstVisit> {
  const context = await slowPhone(browser, product, route);
  const bytes = { total: 0, script: 0 };
  context.on("requestfinished", (request) => {
    void request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
      const sent = Math.max(0, responseBodySize) + responseHeadersSize;
      bytes.total += sent;
      if (/\/assets\/.*\.js$/.test(request.url())) bytes.script += sent;
    });
  });
  const page = await slowPage(context);
  await page.goto(product.url + route.path);
  await page.waitForFunction((until) => performance.now() > until, firstMs);
  const told = await page.evaluate(() => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const tasks = window.benchTasks.filter(({ startTime }) => startTime > painted);
    return { longest: Math.max(0, ...tasks.map(({ duration }) => duration)), runs: window.benchRuns };
  });
  await context.close();
  return {
    longestTaskMs: told.longest,
    runsMs: told.runs,
    totalKib: bytes.total / kib,
    scriptKib: bytes.script / kib,
  };
}

async function stepFrom(browser: Browser, product: Product, route: BenchRoute): Promise<Step> {
  const context = await slowPhone(browser, product, route);
  const page = await slowPage(context);
  await page.goto(product.url + route.path);
  await page.waitForFunction((until) => performance.now() > until, firstMs);
  await page.evaluate(() => {
    addEventListener("click", ({ timeStamp }) => (window.benchPressed = timeStamp), { capture: true });
    const look = () => {
      if (location.pathname === "/zen-garden" && document.querySelector("main h1"))
        window.benchSeen = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.locator('nav a[href="/zen-garden"]:visible, a[href="/zen-garden"]:visible').first().click();
  await page.waitForFunction(() => window.benchSeen !== null);
  const step = await page.evaluate(() => ({
    nextViewMs: (window.benchSeen ?? 0) - (window.benchPressed ?? 0),
    inpMs: Math.max(0, ...window.benchEvents),
  }));
  await context.close();
  return step;
}

/** A window of a phone in which the person of `route` is signed in. */
export async function slowPhone(
  browser: Browser,
  { url }: Product,
  route: BenchRoute,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    timezoneId: benchTimeZone,
  });
  const cookies = Object.entries(route.cookies).map(([name, value]) => ({
    name,
    value: encodeURIComponent(value),
    url,
  }));
  await context.addCookies(cookies);
  return context;
}

declare global {
  interface Window {
    benchTasks: PerformanceEntry[];
    benchEvents: number[];
    benchRuns: number | null;
    benchPressed: number | null;
    benchSeen: number | null;
  }
}

/** A page on a processor four times slower, which notes its long tasks, presses and when it hears them. */
export async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.assign(window, {
      benchTasks: [],
      benchEvents: [],
      benchRuns: null,
      benchPressed: null,
      benchSeen: null,
    });
    new PerformanceObserver((list) => window.benchTasks.push(...list.getEntries())).observe({
      type: "longtask",
      buffered: true,
    });
    new PerformanceObserver((list) =>
      window.benchEvents.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: "event", buffered: true });
    new MutationObserver(() => {
      if (document.documentElement?.dataset["running"]) window.benchRuns ??= performance.now();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-running"] });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}
