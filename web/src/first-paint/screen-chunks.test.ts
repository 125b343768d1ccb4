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

test("no two chunks come to need each other", () => {
  const graph = withScreens({
    "home.tsx": { imports: ["first.ts", "second.ts", "third.ts"] },
    "garden.tsx": { imports: ["second.ts", "third.ts"] },
    "journal.tsx": { imports: ["third.ts"] },
    // the first and the third together would need the second, which needs the third
    "first.ts": { imports: ["second.ts"], letters: 10 },
    "second.ts": { imports: ["third.ts"], letters: 90_000 },
    "third.ts": { letters: 10 },
  });
  const chunks = screenChunks(graph, { ...files, requestBytes: 300 });
  expect(chunks.get("first.ts")).not.toBe(chunks.get("third.ts"));
});

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
