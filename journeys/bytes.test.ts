import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { fileSizes, scriptsOf } from "../bench/chunks.ts";
import { fetchPage, requireScreen } from "../bench/bundle.ts";
import { keptBytes } from "../bench/kept-bytes.ts";
import { benchRoutes } from "../bench/routes.ts";
import { personWithPlan } from "../bench/walk.ts";
import { root } from "./root.ts";

// Bytes on the wire, brotli, beside those that bench/kept-bytes.ts holds. Nothing grows by more than this unnoticed: whoever has a reason for
// more writes the new number there, and whoever makes something lighter too.
const slackKib = 2;
// safety.md: rules, fixed words, questions and helplines are kept for offline in the first idle moment
const safetyLimitKib = 40;

const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

test("no route's scripts and no page have grown unnoticed", async () => {
  const url = inject("url");
  const measured: Record<string, { scripts: number; page: number }> = {};
  for (const route of benchRoutes(await personWithPlan({ url }))) {
    const { html, sentBytes } = await fetchPage({ url }, route);
    requireScreen(route, html);
    const bytes = fileSizes(scriptsOf(html));
    measured[route.name] = { scripts: kib(bytes), page: kib(sentBytes) };
  }
  const grown = Object.entries(measured).filter(
    ([name, { scripts, page }]) =>
      scripts > (keptBytes[name]?.scripts ?? 0) + slackKib || page > (keptBytes[name]?.page ?? 0) + slackKib,
  );
  expect(Object.fromEntries(grown)).toEqual({});
  // a route that is gone from the bench is gone from the list
  expect(Object.keys(keptBytes).toSorted()).toEqual(Object.keys(measured).toSorted());
});

test("a first visit installs the safety rules alone, and they are small", () => {
  const worker = readFileSync(join(root, "web/dist/client/sw.js"), "utf8");
  // the list of everything names each file once, and the list of these once more
  const named = [...worker.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file);
  const safety = [...new Set(named.filter((file, index) => named.indexOf(file) !== index))];
  expect(named.length).toBeGreaterThan(100);
  expect(safety.length).toBeGreaterThan(2);
  expect(safety.filter((file) => file.includes("learned-readers"))).toEqual([]);
  expect(kib(fileSizes(safety))).toBeLessThanOrEqual(safetyLimitKib);
});
