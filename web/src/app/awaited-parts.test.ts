import { expect, test } from "vitest";
import { awaitPart, drawnWhole } from "./awaited-parts.ts";

test("a page is drawn anew until all of its parts have come, those within parts too", async () => {
  const arrived = new Set<string>();
  const part = (name: string, inner = () => "") => {
    if (arrived.has(name)) return `${name} ${inner()}`;
    awaitPart(Promise.resolve().then(() => arrived.add(name)));
    return "…";
  };
  const page = () => part("outer", () => part("inner"));
  expect(await Promise.all([drawnWhole(page), drawnWhole(() => "another")])).toEqual([
    "outer inner ",
    "another",
  ]);
});

test("what cannot be fetched keeps its shape", async () => {
  let times = 0;
  const draw = () => {
    times += 1;
    awaitPart(Promise.reject(new Error("no such file")));
    return "…";
  };
  expect(await drawnWhole(draw)).toBe("…");
  expect(times).toBe(1);
});
