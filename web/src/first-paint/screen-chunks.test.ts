import fc from "fast-check";
import { expect, test } from "vitest";
import { screenChunks, type ModuleGraph } from "./screen-chunks.ts";

interface Written {
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly letters?: number;
}

function graphOf(modules: Readonly<Record<string, Written>>): ModuleGraph {
  return {
    getModuleInfo: (id) => {
      const { imports = [], later = [], letters = 5000 } = modules[id] ?? {};
      return { importedIds: imports, dynamicallyImportedIds: later, code: "x".repeat(letters) };
    },
  };
}

const files = { entry: "main.tsx", screensFile: "screens.ts", safetyFile: "checker.ts" };
const withScreens = (modules: Readonly<Record<string, Written>>) =>
  graphOf({
    "main.tsx": { imports: ["screens.ts", "frame.tsx"] },
    "screens.ts": { later: ["home.tsx", "garden.tsx", "journal.tsx"] },
    ...modules,
  });

test("what one screen alone imports lies in its chunk, and what every page has in none of them", () => {
  const graph = withScreens({ "home.tsx": { imports: ["frame.tsx", "mood.tsx"] }, "mood.tsx": {} });
  const chunks = screenChunks(graph, { ...files, requestBytes: 0 });
  expect(chunks.get("home.tsx")).toBe("home");
  expect(chunks.get("mood.tsx")).toBe("home");
  expect(chunks.has("frame.tsx")).toBe(false);
});

test("a window that only this screen opens finds there what it needs", () => {
  const graph = withScreens({
    "home.tsx": { imports: ["mood.tsx"], later: ["window.tsx"] },
    "window.tsx": { imports: ["mood.tsx", "own.tsx"] },
  });
  const chunks = screenChunks(graph, { ...files, requestBytes: 0 });
  expect(chunks.get("mood.tsx")).toBe("home");
  // the bundler takes care of what no screen imports
  expect(chunks.has("window.tsx")).toBe(false);
  expect(chunks.has("own.tsx")).toBe(false);
});

test("a window that opens elsewhere too does not fetch the screen", () => {
  const graph = withScreens({
    "home.tsx": { imports: ["mood.tsx"] },
    "frame.tsx": { later: ["chat.tsx"] },
    "chat.tsx": { imports: ["mood.tsx"] },
  });
  const chunks = screenChunks(graph, { ...files, requestBytes: 0 });
  expect(chunks.get("mood.tsx")).not.toBe("home");
});

test("chunks are put together where a request costs more than bytes in vain", () => {
  const graph = withScreens({
    "home.tsx": { imports: ["small.ts", "large.ts"] },
    "garden.tsx": { imports: ["small.ts", "large.ts"] },
    "journal.tsx": { imports: ["large.ts"] },
    "small.ts": { letters: 100 },
    "large.ts": { letters: 9000 },
  });
  const together = screenChunks(graph, { ...files, requestBytes: 300 });
  expect(together.get("small.ts")).toBe(together.get("large.ts"));
  const apart = screenChunks(graph, { ...files, requestBytes: 9 });
  expect(apart.get("small.ts")).not.toBe(apart.get("large.ts"));
});

const names = Array.from({ length: 12 }, (_, at) => `${at}.ts`);
const some = (of: readonly string[]) => fc.subarray([...of], { maxLength: Math.min(4, of.length) });

test("no chunks come to need each other, whatever imports what", () => {
  const modules = fc.tuple(
    ...names.map((_, at) =>
      fc.record({ imports: some(names.slice(at + 1)), letters: fc.oneof(fc.nat(200), fc.nat(30_000)) }),
    ),
  );
  const screens = fc.array(some(names), { minLength: 3, maxLength: 6 });
  fc.assert(
    fc.property(modules, screens, some(names), (written, imports, ofSafety) => {
      const graph: Record<string, Written> = {
        "main.tsx": { imports: ["screens.ts", "frame.tsx"] },
        "frame.tsx": { later: ["checker.ts"] },
        "checker.ts": { imports: ofSafety },
        "screens.ts": { later: imports.map((_, at) => `screen-${at}.tsx`) },
      };
      for (const [at, one] of written.entries()) graph[`${at}.ts`] = one;
      for (const [at, one] of imports.entries()) graph[`screen-${at}.tsx`] = { imports: one, letters: 500 };
      const chunks = screenChunks(graphOf(graph), { ...files, requestBytes: 300 });
      expect(circleIn(neededBy(chunks, graph))).toBeNull();
    }),
    { numRuns: 500 },
  );
});

/** Which chunks each chunk needs. */
function neededBy(chunks: ReadonlyMap<string, string>, graph: Readonly<Record<string, Written>>) {
  const needed = new Map<string, Set<string>>();
  for (const [id, chunk] of chunks) {
    const others = needed.get(chunk) ?? new Set();
    needed.set(chunk, others);
    for (const imported of graph[id]?.imports ?? []) {
      const other = chunks.get(imported);
      if (other !== undefined && other !== chunk) others.add(other);
    }
  }
  return needed;
}

/** A chunk from which there is a way back to it. */
function circleIn(needed: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  for (const [from, direct] of needed) {
    const reached = new Set(direct);
    // the set grows while it is walked
    for (const chunk of reached) for (const next of needed.get(chunk) ?? []) reached.add(next);
    if (reached.has(from)) return from;
  }
  return null;
}

test("the safety rules fetch nothing in vain", () => {
  const graph = withScreens({
    "home.tsx": { imports: ["small.ts", "rules.ts"] },
    "frame.tsx": { later: ["checker.ts"] },
    "checker.ts": { imports: ["rules.ts"] },
    "small.ts": { letters: 10 },
    "rules.ts": { letters: 10 },
  });
  const chunks = screenChunks(graph, { ...files, requestBytes: 9000 });
  expect(chunks.get("rules.ts")).not.toBe(chunks.get("small.ts"));
});
