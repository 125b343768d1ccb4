import { spawn } from "node:child_process";
import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { medianOf, type Figure } from "./figure.ts";
import { startProduct, withDataDir } from "./product.ts";

// on existing data; what is not needed for the first answer is loaded after it
const existingLimitMs = 1000;
// promised: the next start adopts or recovers the database within 5 s
const killedLimitMs = 5000;

/** How long a start takes: in an empty folder, after a clean stop, and after kill -9. */
export async function measureStartUp(rounds: number): Promise<Figure[]> {
  const empty: number[] = [];
  const existing: number[] = [];
  const killed: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await withDataDir(async (dataDir) => {
      const first = await startProduct(dataDir);
      await first.stop();
      const second = await startProduct(dataDir);
      await second.kill();
      const third = await startProduct(dataDir);
      await third.stop();
      empty.push(first.readyMs);
      existing.push(second.readyMs);
      killed.push(third.readyMs);
    });
  }
  const bareMs = await bareNodeMs(rounds);
  const beside = `Node alone starts and ends in ${Math.round(bareMs)} ms`;
  return [
    { part: "start-up", name: "empty DATA_DIR, to ready", value: medianOf(empty), unit: "ms", beside },
    {
      part: "start-up",
      name: "existing database, to ready",
      value: medianOf(existing),
      unit: "ms",
      atMost: existingLimitMs,
      beside,
    },
    {
      part: "start-up",
      name: "after kill -9, to ready",
      value: medianOf(killed),
      unit: "ms",
      atMost: killedLimitMs,
      beside: "the database is adopted or recovered",
    },
  ];
}

async function bareNodeMs(rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const child = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
    await once(child, "exit");
    times.push(performance.now() - started);
  }
  return medianOf(times);
}
