import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { check } from "recheck";
import { expect, test } from "vitest";
import type { Written } from "./testing/patterns-worker.ts";

// What a person types is read by hundreds of regular expressions. One that repeats a group which can match the same letters in two
// ways takes twice as long with each repetition: "no no no no …" would hold the server for ever.

const atOnce = 2;
const longestMs = 1500;
const repeatsAGroup = /\)(?:[*+]|\{\d+,\})/;

async function patterns(): Promise<Written[]> {
  const worker = new Worker(join(import.meta.dirname, "testing/patterns-worker.ts"));
  const [all] = (await once(worker, "message")) as [Written[]];
  await worker.terminate();
  return all;
}

async function growth({ source, flags }: Written): Promise<string> {
  const found = await check(source, flags, { timeout: longestMs });
  if (found.status !== "vulnerable") return found.status;
  return found.complexity.type === "polynomial" ? `polynomial ${found.complexity.degree}` : "exponential";
}

const growsTooFast = /^(?:exponential|polynomial (?:[4-9]|\d{2}))/;

test("the check finds the patterns that must not be", async () => {
  expect(await growth({ source: "^(?:(?:no|ya) ?[,.]? ?)*!$", flags: "", where: "here" })).toMatch(
    growsTooFast,
  );
});

test("no pattern takes exponentially long", async () => {
  const all = await patterns();
  expect(all.length).toBeGreaterThan(700);
  expect(all.filter(({ where }) => where === "put together").length).toBeGreaterThan(200);
  const left = all.filter(({ source }) => repeatsAGroup.test(source));
  expect(left.length).toBeGreaterThan(40);
  const bad: string[] = [];
  const readOn = async () => {
    for (let one = left.pop(); one; one = left.pop())
      if (growsTooFast.test(await growth(one))) bad.push(`${one.where}: ${one.source}`);
  };
  await Promise.all(Array.from({ length: atOnce }, readOn));
  expect(bad).toEqual([]);
});
