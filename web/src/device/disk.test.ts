import { afterEach, beforeEach, expect, test, vi } from "vitest";

const key = "remanso.content-key.ana.1";
const stored = new Set<string>();
let lateMs = 0;
let isRefused = false;

vi.mock("idb-keyval", () => {
  const answer = async <Result>(work: () => Result) => {
    if (isRefused) throw new Error("no store");
    await new Promise((resolve) => setTimeout(resolve, lateMs));
    return work();
  };
  return {
    keys: () => answer(() => [...stored]),
    delMany: (gone: readonly string[]) => answer(() => gone.forEach((one) => stored.delete(one))),
  };
});

let disk: typeof import("./disk.ts");
beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  stored.clear();
  isRefused = false;
  disk = await import("./disk.ts");
  stored.add(key).add("remanso.content-key.luis.1");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const erase = () => disk.eraseOnDisk(({ userId }) => userId === "ana");

test("a disk that takes its time is waited for, and what belongs to others stays", async () => {
  lateMs = 2500;
  const erased = erase();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await erased).toBe(true);
  expect([...stored]).toEqual(["remanso.content-key.luis.1"]);
});

test("one that does not answer is not said to be erased, and is once it does", async () => {
  lateMs = 9000;
  const erased = erase();
  await vi.advanceTimersByTimeAsync(6000);
  expect(await erased).toBe(false);
  expect(stored.has(key)).toBe(true);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(stored.has(key)).toBe(false);
});

test("a browser without a store has nothing left to erase", async () => {
  lateMs = 0;
  isRefused = true;
  expect(await erase()).toBe(true);
});
