import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster, Machine } from "./cluster.ts";

/** When the cluster itself had switched, past Remanso: moments of `performance.now()`. */
export interface Switch {
  readonly to: Machine;
  /** A machine said that it is the primary now. */
  readonly promotedAt: number;
  /** It had committed a row, which a second machine has on its disk too. */
  readonly writesAt: number;
}

const patienceMs = 120_000;

/** Waits until one of the other machines is the primary and takes writes. */
export async function untilSwitched(cluster: Cluster, gone: Machine): Promise<Switch> {
  const others = cluster.machines.filter((machine) => machine !== gone);
  const until = performance.now() + patienceMs;
  let promotedAt: number | null = null;
  while (performance.now() < until) {
    const found = await Promise.all(others.map(isPrimary));
    const to = others[found.indexOf(true)];
    if (to) {
      promotedAt ??= performance.now();
      const row = "insert into probe values (now())";
      const isKept = await to.ask(row, { withinMs: patienceMs }).then(
        () => true,
        () => false,
      );
      if (isKept) return { to, promotedAt, writesAt: performance.now() };
    }
    await sleep(20);
  }
  throw new Error(`Nobody took over within ${patienceMs / 1000} s: see ${cluster.place.folder}.`);
}

async function isPrimary(machine: Machine): Promise<boolean> {
  const rows = await machine.ask("select pg_is_in_recovery() as recovers").catch(() => []);
  return rows[0]?.["recovers"] === false;
}
