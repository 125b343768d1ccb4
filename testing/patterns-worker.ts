import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { parseSync, Visitor } from "oxc-parser";

// A thread of its own: its RegExp is replaced before any module of core is loaded, so that every pattern that is put together is seen.

/** A regular expression, and where it is written; "put together" where it is made while the program runs. */
export interface Written {
  readonly source: string;
  readonly flags: string;
  readonly where: string;
}

const root = join(import.meta.dirname, "..");
const found = new Map<string, Written>();

function add({ source, flags }: Pick<Written, "source" | "flags">, where: string): void {
  if (!found.has(`${source}/${flags}`)) found.set(`${source}/${flags}`, { source, flags, where });
}

function sourcesIn(...rooms: readonly string[]): string[] {
  const names = rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }));
  return names.filter((name) => !/\.test\.tsx?$|-testing\.ts$|node_modules/.test(name));
}

for (const name of sourcesIn("core/src", "server/src", "web/src")) {
  const { program } = parseSync(name, readFileSync(join(root, name), "utf8"));
  new Visitor({
    Literal(node) {
      if ("regex" in node) add({ source: node.regex.pattern, flags: node.regex.flags }, name);
    },
  }).visit(program);
}

const Plain = RegExp;
globalThis.RegExp = new Proxy(Plain, {
  construct(target, given: [string, string?]) {
    const made = new target(...given);
    add(made, "put together");
    return made;
  },
});
for (const name of sourcesIn("core/src")) await import(join(root, name));
globalThis.RegExp = Plain;

parentPort?.postMessage([...found.values()]);
