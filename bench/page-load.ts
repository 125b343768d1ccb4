import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Audit } from "./audit.ts";
import { categories, type Category } from "./categories.ts";
import { requireScreen } from "./bundle.ts";
import { serveEmptyPage } from "./empty-page.ts";
import { medianOf, type Figure } from "./figure.ts";
import { servePeers } from "./peers.ts";
import type { Product } from "./product.ts";
import type { BenchRoute } from "./routes.ts";

const runProgram = promisify(execFile);
const attempts = 3;

// design, "The first screen is drawn by the server": Lighthouse, median of five
const limits = { cls: 0, others: 100 };
const landingLimits = { lcpRatio: 1.15, tbtMs: 20, performance: 100 };
const routeLimits = { lcpRatio: 1.25, tbtMs: 100, performance: 95 };

function limitsOf({ name }: Visit) {
  return name === "landing" ? landingLimits : routeLimits;
}

interface Visit {
  readonly name: string;
  readonly url: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly route: BenchRoute | null;
  readonly audits: Audit[];
}

/**
 * Lighthouse (mobile) of each route beside an empty page and the peers that there are; the rounds are interleaved, so that drift affects all
 * alike.
 */
export async function measurePageLoad(
  product: Product,
  routes: readonly BenchRoute[],
  { rounds, say }: { rounds: number; say: (what: string) => void },
): Promise<Figure[]> {
  const peers = await servePeers(say);
  const emptyPage = await serveEmptyPage();
  const empty: Visit = { name: "empty page", url: emptyPage.url, cookies: {}, route: null, audits: [] };
  const visits = routes.map((route): Visit => {
    return { name: route.name, url: product.url + route.path, cookies: route.cookies, route, audits: [] };
  });
  const beside = peers.map(({ name, url }): Visit => ({ name, url, cookies: {}, route: null, audits: [] }));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const visit of [empty, ...visits]) visit.audits.push(await auditOnce(visit));
      for (const visit of beside) await auditPeer(visit, say);
    }
  } finally {
    emptyPage.stop();
    for (const peer of peers) await peer.stop();
  }
  const audited = beside.filter(({ audits }) => audits.length > 0);
  const emptyLcpMs = medianOf(empty.audits.map(({ lcpMs }) => lcpMs));
  return [
    {
      part: "page load",
      name: "empty page: largest paint",
      value: emptyLcpMs,
      unit: "ms",
      beside: "the floor of this run",
    },
    ...audited
      .flatMap((visit) => [paintOf(visit, emptyLcpMs), blockingOf(visit), scoreOf(visit, "performance")])
      .map(asPeer),
    ...visits.flatMap((visit) => figuresOf(visit, emptyLcpMs)),
    ...(audited.length === 0 ? [] : [leastBeside(visits, audited)]),
  ];
}

/** A figure of a peer has no limit of ours. */
function asPeer({ part, name, value, unit, beside = "" }: Figure): Figure {
  return { part, name: `peer ${name}`, value, unit, ...(beside ? { beside } : {}) };
}

const performanceOf = ({ audits }: Visit) => medianOf(audits.map(({ scores }) => scores.performance));

/** Each route beside the best peer. */
function leastBeside(visits: readonly Visit[], peers: readonly Visit[]): Figure {
  const worst = visits.toSorted((one, other) => performanceOf(one) - performanceOf(other)).at(0);
  return {
    part: "page load",
    name: "the slowest route's performance, not below the best peer",
    value: worst ? performanceOf(worst) : null,
    unit: "",
    atLeast: Math.max(...peers.map(performanceOf)),
    ...(worst ? { beside: worst.name } : {}),
  };
}

function figuresOf(visit: Visit, emptyLcpMs: number): Figure[] {
  return [
    paintOf(visit, emptyLcpMs),
    ...calmOf(visit),
    ...categories.map((category) => scoreOf(visit, category)),
  ];
}

function paintOf(visit: Visit, emptyLcpMs: number): Figure {
  const { name, audits } = visit;
  const lcpMs = medianOf(audits.map((audit) => audit.lcpMs));
  return {
    part: "page load",
    name: `${name}: largest paint ÷ empty page`,
    value: lcpMs / emptyLcpMs,
    unit: "×",
    atMost: limitsOf(visit).lcpRatio,
    beside: `${Math.round(lcpMs)} ms ÷ ${Math.round(emptyLcpMs)} ms`,
  };
}

function calmOf(visit: Visit): Figure[] {
  const { name, audits } = visit;
  const middle = (pick: (audit: Audit) => number) => medianOf(audits.map(pick));
  // layout shift is reported with three digits: a smaller one is invisible
  const cls = Math.round(middle((audit) => audit.cls) * 1000) / 1000;
  return [
    { part: "page load", name: `${name}: layout shift`, value: cls, unit: "", atMost: limits.cls },
    blockingOf(visit),
  ];
}

function blockingOf(visit: Visit): Figure {
  const { name, audits } = visit;
  const middle = (pick: (audit: Audit) => number) => medianOf(audits.map(pick));
  const scriptKib = Math.round(middle(({ scriptBytes }) => scriptBytes) / 1024);
  return {
    part: "page load",
    name: `${name}: blocking time`,
    value: middle(({ tbtMs }) => tbtMs),
    unit: "ms",
    atMost: limitsOf(visit).tbtMs,
    beside: `${middle(({ requests }) => requests)} requests, ${scriptKib} KiB of script with headers`,
  };
}

function scoreOf(visit: Visit, category: Category): Figure {
  const { name, audits } = visit;
  const shortfalls = [...new Set(audits.flatMap((audit) => audit.shortfalls[category]))];
  return {
    part: "page load",
    name: `${name}: ${category}`,
    value: medianOf(audits.map(({ scores }) => scores[category])),
    unit: "",
    atLeast: category === "performance" ? limitsOf(visit).performance : limits.others,
    ...(shortfalls.length > 0 ? { beside: `imperfect: ${shortfalls.join(", ")}` } : {}),
  };
}

/** A peer that cannot be audited says why, and is left out of this round. */
async function auditPeer(visit: Visit, say: (what: string) => void): Promise<void> {
  try {
    visit.audits.push(await auditOnce(visit));
  } catch (error) {
    say(`not ${visit.name} in this round: ${causeOf(error)}`);
  }
}

/** Lighthouse sometimes loses its tab; then the visit is repeated. */
async function auditOnce(visit: Visit): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const args = [join(import.meta.dirname, "audit.ts"), visit.url, JSON.stringify(visit.cookies)];
      const { stdout } = await runProgram(process.execPath, args, {
        timeout: 120_000,
        maxBuffer: 50_000_000,
      });
      return requireRightPage(visit, JSON.parse(stdout));
    } catch (error) {
      if (attempt === attempts) throw error;
      console.log(`  ${visit.name}: once more (${causeOf(error)})`);
    }
  }
}

/** The line of a failed program's output that names the error. */
function causeOf(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error).split("\n");
  return (lines.find((line, index) => index > 0 && /error/i.test(line)) ?? lines[0] ?? "").slice(0, 200);
}

function requireRightPage({ name, url, route }: Visit, audit: Audit): Audit {
  if (route && audit.finalUrl !== url) throw new Error(`"${name}" ended at ${audit.finalUrl}.`);
  if (route) requireScreen(route, audit.html);
  return audit;
}
