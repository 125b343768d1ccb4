// One audit by Lighthouse in a process of its own, because Lighthouse sometimes ends the process it runs in.
// Started with an address and cookies (as JSON); prints an Audit.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { benchTimeZone } from "./time-zone.ts";
import { categories, type Category } from "./categories.ts";
import { chromiumFlags, chromiumPath } from "../testing/chromium.ts";

/** What Lighthouse (mobile, simulated slow network) reports about one visit with an empty cache. */
export interface Audit {
  readonly finalUrl: string;
  /** The document as it arrived. */
  readonly html: string;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  /** 0 to 100 each. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Ids of the weighted audits that were not perfect. */
  readonly shortfalls: Readonly<Record<Category, readonly string[]>>;
  readonly scriptBytes: number;
  readonly requests: number;
}

async function audit(url: string, cookies: Record<string, string>): Promise<Audit> {
  const chrome = await launch({
    chromePath: await chromiumPath(),
    chromeFlags: [...chromiumFlags],
    // a device in its person's time zone: home asks no question about another one
    envVars: { ...process.env, TZ: benchTimeZone },
  });
  try {
    await giveCookies(chrome.port, url, cookies);
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      disableStorageReset: true,
      logLevel: "error",
    });
    if (!result) throw new Error("Lighthouse answered nothing.");
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    return summaryOf(result);
  } finally {
    chrome.kill();
  }
}

/** The cookies are set in the browser, so that the page's own calls send them too. */
async function giveCookies(port: number, url: string, cookies: Record<string, string>): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const jar = Object.entries(cookies).map(([name, value]) => ({
    name,
    value,
    // for the whole site, not for the folder of this page
    url: new URL(url).origin,
    sameSite: "Lax" as const,
  }));
  if (jar.length > 0) await browser.contexts()[0]?.addCookies(jar);
  await browser.close();
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

function summaryOf({ lhr, artifacts }: Result): Audit {
  const valueOf = (id: string) => {
    const value = lhr.audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse could not measure ${id}.`);
    return value;
  };
  const scoreOf = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const shortfallsOf = (id: Category) =>
    (lhr.categories[id]?.auditRefs ?? [])
      .filter((ref) => ref.weight > 0 && (lhr.audits[ref.id]?.score ?? 1) < 1)
      .map((ref) => ref.id);
  const requests = requestsOf(lhr.audits["network-requests"]?.details);
  const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
  return {
    finalUrl: lhr.finalDisplayedUrl,
    html: artifacts.MainDocumentContent,
    lcpMs: valueOf("largest-contentful-paint"),
    cls: valueOf("cumulative-layout-shift"),
    tbtMs: valueOf("total-blocking-time"),
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      seo: scoreOf("seo"),
    },
    shortfalls: {
      performance: shortfallsOf("performance"),
      accessibility: shortfallsOf("accessibility"),
      "best-practices": shortfallsOf("best-practices"),
      seo: shortfallsOf("seo"),
    },
    scriptBytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
  };
}

interface NetworkRequest {
  readonly resourceType: string;
  readonly transferSize: number;
}

function requestsOf(details: unknown): readonly NetworkRequest[] {
  const { items = [] }: { items?: NetworkRequest[] } = details ?? {};
  return items;
}

const [url = "", cookies = "{}"] = process.argv.slice(2);
const answer = JSON.stringify(await audit(url, JSON.parse(cookies)));
// Lighthouse leaves timers running, and the pipe must be flushed before the exit
process.stdout.write(answer, () => process.exit(0));
