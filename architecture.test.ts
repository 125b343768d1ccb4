import { readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { impersonal } from "./testing/impersonal-queries.ts";

// The rooms and who may import whom, as data. docs/decisions/0001 says why.

interface Source {
  readonly path: string;
  readonly text: string;
  readonly imports: readonly string[];
  /** Those of `imports` that are only asked for with `import()`. */
  readonly lazyImports: readonly string[];
}

const fixedImport = /(?:^|\n)\s*(?:import|export)\b[^;"']*?from\s+"([^"]+)"|(?:^|\n)import "([^"]+)"/g;
const lazyImport = /import\("([^"]+)"\)/g;
const root = import.meta.dirname;
const sources = ["core/src", "server/src", "web/src"].flatMap(readSources);
const inRoom = (room: RegExp) => sources.filter(({ path }) => room.test(path));
const isTest = (path: string) => path.endsWith(".test.ts");
const product = sources.filter(
  ({ path }) => !isTest(path) && !path.endsWith("/testing.ts") && !/\/(fire|harness)\//.test(path),
);

describe("the rooms", () => {
  test("this test sees the code at all", () => {
    expect(inRoom(/^core\/src\/[\w-]+\/contract\.ts$/).length).toBeGreaterThanOrEqual(5);
    expect(inRoom(/^server\/src\/[\w-]+\/store\.ts$/).length).toBeGreaterThanOrEqual(4);
    expect(inRoom(/^web\/src\/.*-screen\.tsx$/).length).toBeGreaterThanOrEqual(10);
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(200);
  });

  test("core knows nothing outside core", () => {
    const allowed = new Set(["zod/mini", "temporal-polyfill"]);
    expect(imported(/^core\//, (to) => !to.startsWith("core/") && !allowed.has(to))).toEqual([]);
  });

  test("core has no clock and no chance", () => {
    const found = product.filter(
      ({ path, text }) =>
        path.startsWith("core/") &&
        /new Date\(\)|Date\.now|Math\.random|crypto\.|performance\.now/.test(text),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test("a contract imports shapes only: other contracts, data and zod", () => {
    const shape =
      /^core\/src\/(([\w-]+\/)?(contract|endpoint|shapes|catalogue-entry|guide|questions|patterns|plant-types|notification-kinds|finding|measurement-source|sources|limits|refusals|language)\.ts)$/;
    expect(
      imported(/^core\/src\/[\w-]+\/contract\.ts$/, (to) => to !== "zod/mini" && !shape.test(to)),
    ).toEqual([]);
  });

  test("the server imports core and itself, never the web package", () => {
    expect(imported(/^server\//, (to) => to.startsWith("web/"))).toEqual([]);
  });

  test("the browser imports core and itself, never the server package or Node", () => {
    const isNode = (to: string) => to.startsWith("node:") || builtinModules.includes(to);
    expect(imported(/^web\//, (to) => to.startsWith("server/") || isNode(to))).toEqual([]);
  });

  test("tables import tables, columns, Drizzle and what a column may hold", () => {
    const allowed =
      /^(drizzle-orm(\/.*)?|core\/src\/(reminders\/notification-kinds|imports\/sources|language)\.ts|server\/src\/([\w-]+\/tables|db\/columns)\.ts)$/;
    expect(imported(/^server\/src\/[\w-]+\/tables\.ts$/, (to) => !allowed.test(to))).toEqual([]);
  });

  test("SQL lives in stores, tables and db/", () => {
    const mayAsk = /^server\/src\/(db\/.*|[\w-]+\/(tables|store|[\w-]+-store)\.ts)$/;
    const asks = (to: string) => to === "pg" || to.startsWith("drizzle-orm");
    expect(
      imported(/^server\/src\//, asks).filter((line) => !mayAsk.test(line.split(" → ")[0] ?? "")),
    ).toEqual([]);
  });

  test("every query of a store names the person", () => {
    const stores = product.filter(({ path }) => /^server\/src\/[\w-]+\/([\w-]+-)?store\.ts$/.test(path));
    expect(stores.length).toBeGreaterThanOrEqual(4);
    const unnamed = stores.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:async function|const) (\w+)[\s\S]*?(?=^export |$(?![\s\S]))/gm)]
        .filter(
          ([body]) =>
            /\.(select|update|delete)\(|execute\(/.test(body ?? "") &&
            !/user_?id|users\.id/i.test(body ?? ""),
        )
        .map(([, name]) => `${path} ${name}`),
    );
    expect(unnamed.filter((found) => !impersonal.has(found.split(" ")[1] ?? ""))).toEqual([]);
  });

  test("ui knows React, icons and itself, and which plants have to be drawn", () => {
    const allowed =
      /^(react|react-dom|lucide-react|@visx\/\w+|web\/src\/ui\/.*|core\/src\/garden\/plant-types\.ts)$/;
    expect(imported(/^web\/src\/ui\//, (to) => !allowed.test(to))).toEqual([]);
  });

  test("only queries, ask.ts and the two entries make calls", () => {
    const maySend =
      /^web\/src\/(main\.tsx|render\.tsx|call\.ts|app\/(ask\.ts|page-order\.ts)|outbox\/(sending|outbox|open-outbox|closing)\.ts|outbox\/provider\.tsx|[\w-]+\/(queries|[\w-]+-queries)\.ts)$/;
    const callers = product
      .filter(
        ({ path, text }) =>
          path.startsWith("web/") && /import (?!type)[^;]*from "[^"]*\/call\.ts"/.test(text),
      )
      .map(({ path }) => path);
    expect(callers.filter((path) => !maySend.test(path))).toEqual([]);
  });

  test("only device/ touches what a browser keeps", () => {
    const stores =
      /\b(localStorage|sessionStorage|indexedDB|caches|CacheStorage|StorageEvent)\b|\bdocument\.cookie\b|idb-keyval|"storage"/;
    const inside = (path: string) => path.startsWith("web/src/device/");
    const touching = product.filter(
      ({ path, text }) => path.startsWith("web/") && stores.test(withoutComments(text)),
    );
    expect(touching.map(({ path }) => path).filter((path) => !inside(path))).toEqual([]);
    expect(touching.filter(({ path }) => inside(path)).length).toBeGreaterThanOrEqual(3);
  });

  test("strings import nothing but types, and numbers that they say", () => {
    const strings = product.filter(({ path }) => /^web\/src\/[\w-]+\/strings\.ts$/.test(path));
    expect(strings.length).toBeGreaterThanOrEqual(5);
    const imports =
      /^import (?!type )(?![^"]*"@remanso\/core\/(assessment\/question-ids|number-words)\.ts")/m;
    expect(strings.filter(({ text }) => imports.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test("the browser never carries the catalogue of activities, only the table of its facts", () => {
    const texts =
      /^core\/src\/(activity\/catalogue(\/.*)?\.ts|activity\/catalogue\/|plan\/recommendation-words)/;
    // the build puts the table in its place: web/src/first-paint/thin-tables.ts
    const table = "core/src/activity/catalogue-facts.ts";
    const fileOf = new Map(product.map((source) => [source.path, source]));
    const seen = new Set<string>();
    const follow = (path: string) => {
      if (seen.has(path) || path === table) return;
      seen.add(path);
      for (const to of fileOf.get(path)?.imports ?? []) follow(to);
    };
    for (const { path } of product.filter(({ path }) => path.startsWith("web/"))) follow(path);
    expect([...seen].filter((path) => texts.test(path))).toEqual([]);
    expect(seen.size).toBeGreaterThan(500);
  });

  test("every package is declared by the workspace that imports it", () => {
    for (const workspace of ["core", "server", "web"]) {
      const manifest = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
      const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
      const declared = new Set(
        Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...own.devDependencies }),
      );
      const undeclared = imported(new RegExp(`^${workspace}/`), (to) => {
        if (/^(core|server|web)\/|^node:|^\//.test(to)) return false;
        const name = to.startsWith("@") ? to.split("/").slice(0, 2).join("/") : (to.split("/")[0] ?? to);
        return !declared.has(name);
      });
      expect(undeclared).toEqual([]);
    }
  });

  test("no file imports itself by way of others, not even for a type", () => {
    expect(cycles()).toEqual([]);
  });

  test("file names are kebab-case and never a drawer", () => {
    const drawers = /(^|\/)(index|utils|helpers|common|misc|types|constants)\.tsx?$/;
    expect(sources.map(({ path }) => path).filter((path) => drawers.test(path))).toEqual([]);
    expect(sources.map(({ path }) => path).filter((path) => !/^[a-z0-9/.-]+$/.test(path))).toEqual([]);
  });
});

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replace(/\bfrom "[^"]*\/caches\.ts"/g, "");
}

function imported(from: RegExp, isForbidden: (to: string) => boolean): string[] {
  return product
    .filter(({ path }) => from.test(path))
    .flatMap(({ path, imports }) => imports.filter(isForbidden).map((to) => `${path} → ${to}`));
}

/** Each cycle as the path that closes it. `import()` may point back: it runs when everything is loaded. */
function cycles(): string[] {
  const fileOf = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): string[] => {
    const at = way.indexOf(path);
    if (at >= 0) return [[...way.slice(at), path].join(" → ")];
    const source = fileOf.get(path);
    if (!source || done.has(path)) return [];
    const found = source.imports
      .filter((to) => !source.lazyImports.includes(to))
      .flatMap((to) => visit(to, [...way, path]));
    done.add(path);
    return found;
  };
  return sources.flatMap(({ path }) => visit(path, []));
}

function readSources(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => {
      const path = join(folder, name);
      const text = readFileSync(join(root, path), "utf8");
      const namesAt = (pattern: RegExp) => importsOf(path, text.matchAll(pattern));
      const fixed = namesAt(fixedImport);
      const lazyImports = namesAt(lazyImport).filter((to) => !fixed.includes(to));
      return { path, text, imports: [...fixed, ...lazyImports], lazyImports };
    });
}

function importsOf(path: string, found: Iterable<RegExpMatchArray>): string[] {
  return [...found]
    .map((match) => match[1] ?? match[2] ?? "")
    .map((name) => {
      if (name.startsWith("@remanso/core/")) return `core/src/${name.slice("@remanso/core/".length)}`;
      return name.startsWith(".") ? normalize(join(dirname(path), name)) : name;
    });
}
