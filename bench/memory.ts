import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import type { Figure } from "./figure.ts";
import { embeddedDatabase, end, type Product } from "./product.ts";

/** The memory of the server and its PostgreSQL right now; null except on Linux. */
export async function measureMemory(product: Product, when: string, mostNode: number): Promise<Figure[]> {
  const database = await embeddedDatabase(product.dataDir);
  const nodeKib = await statusKib(product.pid, "VmRSS");
  const processes = [database.pid, ...(await childrenOf(database.pid))];
  const shares = await Promise.all(processes.map((pid) => shareKib(pid)));
  // a connection's process may have ended since it was listed; the first process has not
  const postgresKib = shares[0] === null ? null : shares.reduce<number>((sum, kib) => sum + (kib ?? 0), 0);
  return [
    {
      part: "memory",
      name: `Node, ${when}`,
      value: mebibytes(nodeKib),
      unit: "MiB",
      atMost: mostNode,
      beside: `resident; Node with an empty program ${await bareNodeMib()} MiB`,
    },
    {
      part: "memory",
      name: `PostgreSQL, ${when}`,
      value: mebibytes(postgresKib),
      unit: "MiB",
      beside: `${processes.length} processes, shared pages counted once`,
    },
  ];
}

async function childrenOf(parent: number): Promise<number[]> {
  const names = await readdir("/proc").catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map((pid) => statusKib(pid, "PPid")));
  return pids.filter((_, index) => parents[index] === parent);
}

/** The process's proportional share: a page that n processes share counts 1/n for each. */
async function shareKib(pid: number): Promise<number | null> {
  return numberAfter("Pss", await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => ""));
}

async function statusKib(pid: number, field: string): Promise<number | null> {
  return numberAfter(field, await readFile(`/proc/${pid}/status`, "utf8").catch(() => ""));
}

function numberAfter(field: string, text: string): number | null {
  const found = new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

function mebibytes(kib: number | null): number | null {
  return kib === null ? null : kib / 1024;
}

async function bareNodeMib(): Promise<string> {
  const child = spawn(process.execPath, ["-e", "console.log(); setTimeout(() => {}, 60_000)"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await once(child.stdout, "data");
  const kib = await statusKib(child.pid ?? 0, "VmRSS");
  await end(child, "SIGKILL");
  return kib === null ? "?" : (kib / 1024).toFixed(0);
}
