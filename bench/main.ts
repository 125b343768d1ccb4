import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { measureBundle, type BundleReport } from "./bundle.ts";
import { isMissed, tableOf, type Figure } from "./figure.ts";
import { measureClosedSearch } from "./closed-search.ts";
import { measureExperiments } from "./experiments.ts";
import { measureGardenFrames } from "./garden-frames.ts";
import { measureLoad } from "./load.ts";
import { measureLongHistory, personAfterYears } from "./long-history.ts";
import { measureMemory } from "./memory.ts";
import { measurePageLoad } from "./page-load.ts";
import { measurePatterns } from "./patterns.ts";
import { measurePlans } from "./plans.ts";
import { measureReading } from "./reading.ts";
import { measureServerPages } from "./server-pages.ts";
import { startProduct, withDataDir, type Product } from "./product.ts";
import { benchRoutes, routesAfterYears, type BenchRoute } from "./routes.ts";
import { measureChatCard } from "./chat-card.ts";
import { measureSlowPhone } from "./slow-phone.ts";
import { measureStartUp } from "./start-up.ts";
import { personWithPlan } from "./walk.ts";
import { measureWorstBodies } from "./worst-bodies.ts";

// BENCH_QUICK=1: one round of everything, to see that it works; its figures mean nothing
const quick = process.env["BENCH_QUICK"] === "1";
const rounds = quick ? 1 : 5;
// BENCH_FULL=1: as many people as decisions §8 names, which takes an hour
const full = process.env["BENCH_FULL"] === "1";
const people = quick
  ? { noise: 20, each: 20 }
  : full
    ? { noise: 1000, each: 1000 }
    : { noise: 200, each: 100 };
const load = quick ? { rounds: 1, amount: 1000 } : { rounds: 2, amount: 8000 };

interface Report {
  readonly figures: Figure[];
  readonly scripts: BundleReport["scripts"];
}

async function measureAll(): Promise<Report> {
  say("patterns (takes minutes)");
  const patterns = await measurePatterns({ ...people, workers: Math.min(2, cpus().length) });
  say("experiments");
  const experiments = measureExperiments(
    quick ? { noise: 50, each: 50, long: 10 } : { noise: 4000, each: 4000, long: 400 },
  );
  say("plans");
  const plans = measurePlans(quick ? 500 : 5000);
  say("the danger check");
  const reading = measureReading();
  say("the search of closed texts");
  const closed = await measureClosedSearch();
  say("start-up");
  const startUp = await measureStartUp(rounds);
  return withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir);
    try {
      const report = await measureRunning(product);
      return {
        ...report,
        figures: [
          ...startUp,
          ...patterns,
          ...experiments,
          ...plans,
          ...reading,
          ...closed,
          ...report.figures,
        ],
      };
    } finally {
      await product.stop();
    }
  });
}

async function measureRunning(product: Product): Promise<Report> {
  const memoryBefore = await measureMemory(product, "after start", 180);
  const person = await personWithPlan(product);
  const routes = benchRoutes(person);
  say("bytes");
  const bundle = await measureBundle(product, routes);
  say("the server's pages");
  const { name, value } = person.cookie;
  const pages = await measureServerPages(product, {
    who: "somebody new",
    cookie: `${name}=${value}`,
    amount: quick ? 20 : 100,
  });
  say("load");
  const loads = await measureLoad(product, person, load);
  const memoryAfter = await measureMemory(product, "after the load", 300);
  say("the garden");
  const garden = await measureGardenFrames(product);
  say("a long history");
  const years = await personAfterYears(product);
  const long = await measureLongHistory(product, years);
  say("the worst bodies (takes minutes)");
  const worst = await measureWorstBodies(product);
  const visits = await measureVisits(product, routes, routesAfterYears(years));
  return {
    figures: [
      ...visits,
      ...bundle.figures,
      ...garden,
      ...long,
      ...worst,
      ...pages,
      ...loads,
      ...memoryBefore,
      ...memoryAfter,
    ],
    scripts: bundle.scripts,
  };
}

async function measureVisits(
  product: Product,
  routes: readonly BenchRoute[],
  afterYears: readonly BenchRoute[],
): Promise<Figure[]> {
  say("page load (takes minutes)");
  const all = [...routes, ...afterYears];
  const pageLoads = await measurePageLoad(product, all, { rounds, say: (what) => console.log(`  ${what}`) });
  say("a slow phone (takes minutes)");
  const slow = await measureSlowPhone(product, all, rounds);
  const home = all.find(({ name }) => name === "home");
  return [...pageLoads, ...slow, ...(home ? [await measureChatCard(product, home, rounds)] : [])];
}

function keep({ figures, scripts }: Report): void {
  const [processor] = cpus();
  const results = {
    date: new Date().toISOString(),
    quick,
    cores: cpus().length,
    loadBefore: load1,
    processor: processor?.model ?? "unknown",
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    figures,
    scripts,
  };
  writeFileSync(join(import.meta.dirname, "results.json"), `${JSON.stringify(results, null, 2)}\n`);
}

function say(what: string): void {
  console.log(`Measuring ${what}…`);
}

const [load1 = 0] = loadavg();
if (load1 > cpus().length / 2) {
  console.log(
    `This machine is busy (load ${load1.toFixed(1)} on ${cpus().length} cores): times will be too long.`,
  );
}
const report = await measureAll();
keep(report);
console.log(`\n${tableOf(report.figures)}\n`);
const missed = report.figures.filter(isMissed);
console.log(
  missed.length === 0
    ? "Every limit is kept."
    : `${missed.length} beyond the limit: ${missed.map(({ name }) => name).join("; ")}`,
);
// all that was started has been stopped; a pipe of one of them may still be open, which is nothing to wait for
process.exit(missed.length === 0 ? 0 : 1);
