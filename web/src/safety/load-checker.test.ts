import { afterEach, expect, test, vi } from "vitest";

// a browser whose next idle moment comes when the test says so
const moments: (() => void)[] = [];
vi.stubGlobal("requestIdleCallback", (work: () => void) => moments.push(work));

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what the first reading would wait for is made ready in idle moments, a little in each", async () => {
  const { loadChecker, loadReaders } = await import("./load-checker.ts");
  const { prepareSomePhrases } = await import("@remanso/core/safety/learned-readers.ts");
  await loadChecker();
  await loadReaders();
  let used = 0;
  for (let next = moments.shift(); next; next = moments.shift()) {
    next();
    used += 1;
  }
  expect(used).toBeGreaterThan(10);
  expect(prepareSomePhrases()).toBe(false);
});
