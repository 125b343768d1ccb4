import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { brotliParams } from "../server/src/compression.ts";
import { medianOf, type Figure } from "./figure.ts";
import type { Product } from "./product.ts";
import { countedQueries } from "./recorded-sql.ts";

interface Limits {
  readonly pagesPerSecond?: number;
  readonly kilobytes?: number;
}

// what is asked of the server for each page: how many it draws in a second of one core, and what it sends
const limits: Readonly<Record<string, Limits>> = {
  "/": { pagesPerSecond: 80, kilobytes: 14.3 },
  "/activities": { kilobytes: 14.3 },
  "/analytics": { pagesPerSecond: 50 },
  "/zen-garden": { kilobytes: 18 },
  "/journal": { kilobytes: 18 },
};
const mostQueries = 6;
const times = 5;
// the kernel counts a process's time in hundredths of a second
const tickSeconds = 0.01;

/** Each page of a person as the server draws it: pages a second of one core (user and system time), queries, and bytes. */
export async function measureServerPages(
  product: Product,
  { who, cookie, amount }: { who: string; cookie: string; amount: number },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const queries = await countedQueries(product.dataDir, { paths: Object.keys(limits), cookie });
  for (const [path, limit] of Object.entries(limits)) {
    const rate = await pagesPerSecond(product, { path, cookie, amount });
    const html = await pageAt(product, path, cookie);
    const part = "server pages";
    const name = `${path}, ${who}`;
    figures.push(
      {
        part,
        name: `${name}: pages a second of one core`,
        value: rate,
        unit: "/s",
        ...(limit.pagesPerSecond === undefined ? {} : { atLeast: limit.pagesPerSecond }),
        beside: `user and system time of ${amount} pages, one after the other`,
      },
      { part, name: `${name}: queries`, value: queries[path] ?? null, unit: "", atMost: mostQueries },
      {
        part,
        name: `${name}: HTML, brotli`,
        value: compressed(html) / 1024,
        unit: "KiB",
        ...(limit.kilobytes === undefined ? {} : { atMost: limit.kilobytes }),
        beside: `${Math.round(html.length / 1024)} KiB before`,
      },
    );
  }
  return figures;
}

/** The median of some rounds, after some pages that are not counted. */
async function pagesPerSecond(
  product: Product,
  { path, cookie, amount }: { path: string; cookie: string; amount: number },
): Promise<number> {
  const rates: number[] = [];
  await inTurn(20, () => pageAt(product, path, cookie));
  for (let time = 0; time < times; time += 1) {
    const before = await processorSeconds(product.pid);
    await inTurn(amount, () => pageAt(product, path, cookie));
    rates.push(amount / ((await processorSeconds(product.pid)) - before));
  }
  return medianOf(rates);
}

async function inTurn(amount: number, ask: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < amount; time += 1) await ask();
}

async function pageAt({ url }: Product, path: string, cookie: string): Promise<Buffer> {
  const headers = { cookie: `${cookie}; timeZone=Europe/Madrid`, "accept-encoding": "identity" };
  const response = await fetch(url + path, { headers });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

/** As the server compresses it. */
function compressed(html: Buffer): number {
  return brotliCompressSync(html, { params: brotliParams }).length;
}

async function processorSeconds(pid: number): Promise<number> {
  // after the name in parentheses: user and system time are fields 14 and 15
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * tickSeconds;
}
