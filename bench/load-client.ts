// The client of a load run, in a process of its own. Reads a LoadPlan from its input, prints a LoadResult.
import { performance } from "node:perf_hooks";
import { text } from "node:stream/consumers";
import autocannon from "autocannon";

export interface LoadPlan {
  readonly url: string;
  readonly method: "GET" | "PATCH";
  readonly connections: number;
  /** Requests made before the ones that count. */
  readonly warmUp: number;
  readonly amount: number;
  /** Used in turn, over and over. */
  readonly requests: readonly { readonly path: string; readonly cookie: string }[];
}

export interface LoadResult {
  readonly seconds: number;
  /** Of the requests answered 200, each. */
  readonly times: readonly number[];
  /** How many requests got another answer, or none. */
  readonly failed: Readonly<Record<string, number>>;
}

async function fire(plan: LoadPlan, amount: number): Promise<LoadResult> {
  const times: number[] = [];
  const failed: Record<string, number> = {};
  const fail = (name: string) => {
    failed[name] = (failed[name] ?? 0) + 1;
  };
  const { url, connections } = plan;
  const started = performance.now();
  // autocannon notices the end up to a second late
  let ended = started;
  const run = autocannon({ url, connections, amount, requests: [{ setupRequest: nextOf(plan) }] });
  run.on("response", (...[, status, , ms]) => {
    ended = performance.now();
    if (status === 200) times.push(ms);
    else fail(String(status));
  });
  run.on("reqError", (error) => fail(error.message));
  await run;
  return { seconds: (ended - started) / 1000, times, failed };
}

let turn = 0;

function nextOf({ method, requests }: LoadPlan) {
  return () => {
    const { path = "/", cookie = "" } = requests[turn++ % requests.length] ?? {};
    return { method, path, headers: { cookie, "sec-fetch-site": "same-origin" } };
  };
}

const plan: LoadPlan = JSON.parse(await text(process.stdin));
await fire(plan, plan.warmUp);
console.log(JSON.stringify(await fire(plan, plan.amount)));
