import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Life } from "../core/src/analytics/testing.ts";
import type { Batch, Person } from "./pattern-worker.ts";

/** Workers that live people's days; each works through batches until all are done. */
export interface Crowd {
  readonly live: (scenario: { name: string; life: Life; people: number }) => Promise<Person[]>;
  readonly dismiss: () => Promise<void>;
}

const batchSize = 20;

export function gatherCrowd(workers: number): Crowd {
  const all = Array.from(
    { length: workers },
    () => new Worker(new URL("pattern-worker.ts", import.meta.url)),
  );
  return {
    live: async ({ name, life, people }) => {
      const batches = Array.from({ length: Math.ceil(people / batchSize) }, (_, index): Batch => {
        const from = index * batchSize;
        return { name, life, from, to: Math.min(people, from + batchSize) };
      });
      const lived = await Promise.all(all.map((worker) => workThrough(worker, batches)));
      return lived.flat();
    },
    dismiss: async () => {
      await Promise.all(all.map((worker) => worker.terminate()));
    },
  };
}

async function workThrough(worker: Worker, batches: Batch[]): Promise<Person[]> {
  const people: Person[] = [];
  for (let batch = batches.pop(); batch; batch = batches.pop()) {
    // rejects when the worker fails
    const answer = once(worker, "message");
    worker.postMessage(batch);
    const [lived]: Person[][] = await answer;
    people.push(...(lived ?? []));
  }
  return people;
}
