import { get } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { addressOf, brotliBytes, scriptsOf } from "./chunks.ts";
import type { Figure } from "./figure.ts";
import type { Product } from "./product.ts";
import { cookieHeader, type BenchRoute } from "./routes.ts";

const kib = 1024;
// design, "The first screen is drawn by the server": brotli, first load without fonts
const landingLimitKib = 25;
const routeLimitKib = 125;
const assessmentLimitKib = 115;
// ten packets of 1,460 bytes before the first acknowledgement (RFC 6928), headers included
const roundTripKib = 14.3;

export interface BundleReport {
  readonly figures: Figure[];
  /** Each route's scripts with their bytes, the largest first. */
  readonly scripts: Record<string, { file: string; bytes: number }[]>;
}

/** The bytes of each route's first load: the page as the server sends it, and the scripts it requests. */
export async function measureBundle(product: Product, routes: readonly BenchRoute[]): Promise<BundleReport> {
  const figures: Figure[] = [];
  const scripts: BundleReport["scripts"] = {};
  for (const route of routes) {
    const page = await fetchPage(product, route);
    requireScreen(route, page.html);
    const files = scriptsOf(page.html).map((file) => ({ file, bytes: brotliBytes(file) }));
    scripts[route.name] = files.toSorted((a, b) => b.bytes - a.bytes);
    figures.push(pageFigure(route, page), scriptFigure(route, files));
  }
  return { figures, scripts };
}

/** Throws if the page is not the expected one: measuring a redirect, a 404 or a signed-out page would say nothing. */
export function requireScreen({ name, screen }: BenchRoute, html: string): void {
  const scripts = scriptsOf(html);
  const isRight =
    screen === null
      ? scripts.length === 0 && html.includes("?login")
      : scripts.includes(addressOf(screen, html));
  if (!isRight || !/<h1[\s>]/.test(html)) throw new Error(`The page measured as "${name}" is another one.`);
}

interface FetchedPage {
  readonly html: string;
  /** The bytes on the wire, in whatever encoding. */
  readonly sentBytes: number;
}

function pageFigure(route: BenchRoute, { html, sentBytes }: FetchedPage): Figure {
  return {
    part: "bytes",
    name: `${route.name}: page with its style, as sent`,
    value: sentBytes / kib,
    unit: "KiB",
    ...(route.screen === null ? { atMost: landingLimitKib } : {}),
    beside: `${(html.length / kib).toFixed(1)} KiB plain; a first round trip carries ${roundTripKib} KiB`,
  };
}

function scriptFigure(route: BenchRoute, files: readonly { file: string; bytes: number }[]): Figure {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const react = files.find(({ file }) => /\/react-/.test(file))?.bytes ?? 0;
  return {
    part: "bytes",
    name: `${route.name}: scripts, brotli`,
    value: bytes / kib,
    unit: "KiB",
    atMost: scriptLimitOf(route),
    beside:
      route.screen === null
        ? "no script"
        : `${files.length} files, React alone ${(react / kib).toFixed(1)} KiB`,
  };
}

function scriptLimitOf({ name, screen }: BenchRoute): number {
  if (screen === null) return 0;
  return name === "assessment" ? assessmentLimitKib : routeLimitKib;
}

/** The page of a route as the server sends it. */
export function fetchPage(product: Pick<Product, "url">, route: BenchRoute): Promise<FetchedPage> {
  const headers = { cookie: cookieHeader(route), "accept-encoding": "br" };
  return new Promise((resolve, reject) => {
    get(product.url + route.path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const sent = Buffer.concat(parts);
        if (response.statusCode !== 200)
          return reject(new Error(`${route.path} answered ${response.statusCode}.`));
        const isBrotli = response.headers["content-encoding"] === "br";
        resolve({
          html: (isBrotli ? brotliDecompressSync(sent) : sent).toString("utf8"),
          sentBytes: sent.length,
        });
      });
    }).on("error", reject);
  });
}
