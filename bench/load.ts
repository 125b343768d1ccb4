import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type pg from "pg";
import { openDatabase } from "../server/src/db/db.ts";
import type { BarePlan } from "./bare-server.ts";
import { percentileOf, type Figure } from "./figure.ts";
import type { LoadPlan, LoadResult } from "./load-client.ts";
import { seedCrowd, type LoadPerson } from "./load-people.ts";
import { embeddedDatabase, end, type Product } from "./product.ts";
import { recordSql, type RecordedSql, type Statement } from "./recorded-sql.ts";
import { runSqlAlone, type SqlJob } from "./sql-alone.ts";
import type { Person } from "./walk.ts";

const connections = 50;

interface Size {
  readonly rounds: number;
  readonly amount: number;
}

// the product runs last: its memory is measured right afterwards
const contenders = ["sql", "bare", "product"] as const;
type Contender = (typeof contenders)[number];

interface Arena {
  readonly pool: pg.Pool;
  readonly urls: Readonly<Record<"product" | "bare", string>>;
  readonly sql: RecordedSql;
}

/** The two most frequent calls at 50 connections, compared with bare node:http and with their SQL alone. */
export async function measureLoad(product: Product, model: Person, size: Size): Promise<Figure[]> {
  const { connection } = await embeddedDatabase(product.dataDir);
  // filling in a crowd takes longer than a statement of the product may
  const { pool, close } = openDatabase(connection, { patienceMs: 60_000 });
  const readers = await seedCrowd(pool, model, { name: "reader", people: 200, pending: 12, completed: 18 });
  const doersNeeded = Math.ceil((contenders.length * size.rounds * jobsOf(size)) / pendingOfDoer) + 1;
  const doers = await seedCrowd(pool, model, {
    name: "doer",
    people: doersNeeded,
    pending: pendingOfDoer,
    completed: 0,
  });
  const sql = await recordSql(connection, doers.pop() ?? noPerson());
  const bare = await startBare({ connection, ...barest(sql) });
  const arena = { pool, urls: { product: product.url, bare: bare.url }, sql };
  try {
    const lists = await compete(arena, "list", { size, jobs: endless(readers) });
    const completions = await compete(arena, "complete", { size, jobs: eachOnce(doers) });
    return [...figuresOf("GET /api/activities", lists), ...figuresOf("PATCH complete", completions)];
  } finally {
    await bare.stop();
    await close();
  }
}

const pendingOfDoer = 60;

/** The counted requests, the warm-up, and one for each connection that is prepared but not sent. */
function jobsOf({ amount }: Size): number {
  return amount + warmUpOf(amount) + 2 * connections;
}

function warmUpOf(amount: number): number {
  return Math.ceil(amount / 5);
}

type Results = Readonly<Record<Contender, LoadResult[]>>;

/** In interleaved rounds, so that drift of the machine affects all alike. */
async function compete(
  arena: Arena,
  call: keyof RecordedSql,
  { size, jobs }: { size: Size; jobs: Iterator<SqlJob> },
): Promise<Results> {
  const results: Results = { product: [], bare: [], sql: [] };
  for (let round = 0; round < size.rounds; round += 1) {
    for (const contender of contenders) {
      const taken = Array.from({ length: jobsOf(size) }, () => jobs.next().value ?? noPerson());
      results[contender].push(await runOnce(arena, call, { contender, amount: size.amount, jobs: taken }));
    }
  }
  return results;
}

async function runOnce(
  { pool, urls, sql }: Arena,
  call: keyof RecordedSql,
  { contender, amount, jobs }: { contender: Contender; amount: number; jobs: readonly SqlJob[] },
): Promise<LoadResult> {
  const warmUp = warmUpOf(amount);
  if (contender === "sql") {
    await runSqlAlone(pool, sql[call], { jobs: jobs.slice(0, warmUp), atOnce: connections });
    return runSqlAlone(pool, sql[call], { jobs: jobs.slice(warmUp, warmUp + amount), atOnce: connections });
  }
  const path = ({ activityId }: SqlJob) =>
    call === "list" ? "/api/activities" : `/api/activities/${activityId}/complete`;
  const result = await runClient({
    url: urls[contender],
    method: call === "list" ? "GET" : "PATCH",
    connections,
    warmUp,
    amount,
    requests: jobs.map((job) => ({ path: path(job), cookie: job.person.cookie })),
  });
  if (Object.keys(result.failed).length > 0) {
    throw new Error(`${contender} ${call}: not every answer was 200: ${JSON.stringify(result.failed)}`);
  }
  return result;
}

async function runClient(plan: LoadPlan): Promise<LoadResult> {
  const client = spawn(process.execPath, [join(import.meta.dirname, "load-client.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  client.stdin.end(JSON.stringify(plan));
  return JSON.parse(await text(client.stdout));
}

async function startBare(plan: BarePlan): Promise<{ url: string; stop: () => Promise<void> }> {
  const args = [join(import.meta.dirname, "bare-server.ts"), JSON.stringify(plan)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [port] = await once(child.stdout, "data");
  return { url: `http://127.0.0.1:${String(port).trim()}`, stop: () => end(child, "SIGTERM") };
}

/** The two queries of the product that cannot be left out. */
function barest({ list, complete }: RecordedSql): Omit<BarePlan, "connection"> {
  return {
    session: theOne(list, /^select .* from "sessions"/s),
    list: theOne(list, /^select .* from "activities"/s),
    complete: theOne(complete, /^update "activities"/),
  };
}

function theOne(statements: readonly Statement[], kind: RegExp): Statement {
  const found = statements.find(({ text: sql }) => kind.test(sql));
  if (!found) throw new Error(`The product sends no statement like ${kind}: ${JSON.stringify(statements)}`);
  const { rowMode: _, ...statement } = found;
  return statement;
}

function* endless(people: readonly LoadPerson[]): Generator<SqlJob> {
  for (;;) for (const person of people) yield { person, activityId: "" };
}

/** Every pending activity once, person by person. */
function* eachOnce(people: readonly LoadPerson[]): Generator<SqlJob> {
  for (let place = 0; place < pendingOfDoer; place += 1) {
    for (const person of people) yield { person, activityId: person.activityIds[place] ?? "" };
  }
}

function noPerson(): never {
  throw new Error("There are not enough people for this load.");
}

function figuresOf(name: string, results: Results): Figure[] {
  const rate = (contender: Contender) => {
    const seconds = results[contender].reduce((sum, result) => sum + result.seconds, 0);
    return results[contender].reduce((sum, result) => sum + result.times.length, 0) / seconds;
  };
  const beside = (of: (contender: Contender) => number, unit: string) => {
    const share = (contender: Contender) =>
      `${of(contender).toFixed(of(contender) < 100 ? 1 : 0)} ${unit} (× ${(of("product") / of(contender)).toFixed(2)})`;
    return `bare node:http ${share("bare")}, its SQL alone ${share("sql")}`;
  };
  const percentile = (fraction: number) => (contender: Contender) =>
    percentileOf(
      results[contender].flatMap(({ times }) => times),
      fraction,
    );
  return [
    { part: "load", name, value: rate("product"), unit: "req/s", beside: beside(rate, "/s") },
    ...([50, 99] as const).map((percent): Figure => {
      const of = percentile(percent / 100);
      return {
        part: "load",
        name: `${name}, p${percent}`,
        value: of("product"),
        unit: "ms",
        beside: beside(of, "ms"),
      };
    }),
  ];
}
