// Somebody else, in a thread of their own: makes one call after the other until told to stop, and answers how long each took.
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const { url, cookie }: { url: string; cookie: string } = workerData;
const times: number[] = [];
let isOver = false;

parentPort?.on("message", () => {
  isOver = true;
});

await fetch(url, { headers: { cookie } });
parentPort?.postMessage("ready");
while (!isOver) {
  const began = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  times.push(performance.now() - began);
  await sleep(5);
}
parentPort?.postMessage(times);
parentPort?.close();
