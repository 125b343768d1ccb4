import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

// npm runs these with the Node that the machine has, which may be too old to read TypeScript.
const root = import.meta.dirname;
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The modules that a module imports by its path when it is loaded, itself included. */
function loadedBy(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known;
  known.add(path);
  const imports = readFileSync(path, "utf8").matchAll(/^(?:import|export) [^;]*?"(\.[^"]+)";$/gm);
  for (const [, to = ""] of imports) loadedBy(join(dirname(path), to), known);
  return known;
}

const commands = Object.values<string>(scripts).flatMap(
  (line) => /node (scripts\/[\w-]+\.mjs)/.exec(line)?.[1] ?? [],
);

// started after the installation, which brings the pinned Node
const onPinnedNode = new Set(["build.mjs"]);

test.each([...new Set(commands)].filter((path) => !onPinnedNode.has(basename(path))))(
  "%s starts on any Node: it loads no TypeScript",
  (path) => {
    const loaded = [...loadedBy(join(root, path))];
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.filter((file) => !file.endsWith(".mjs"))).toEqual([]);
  },
);
