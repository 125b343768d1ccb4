import { reachOf, screenChunks, type ModuleGraph } from "./screen-chunks.ts";

// one more request weighs as much: its headers, the beginning of a compressed file, and two to three milliseconds of a slow phone
const requestBytes = 300;

/**
 * What every page needs, in four chunks, which stay cached when a screen changes: React, the query library, the list of languages (the
 * rules of safety import it, and would else be other files for each language: one-language.ts), and the application itself.
 * Everything else lies in the chunks of the screens that need it (screenChunks). docs/decisions/0049, 0082
 */
export function chunkGroups(web: string) {
  const entry = `${web}/src/main.tsx`;
  const screensFile = `${web}/src/app/screens.ts`;
  const safetyFile = `${web}/src/safety/checker.ts`;
  let needed: ReadonlySet<string> | null = null;
  let chunks: ReadonlyMap<string, string> | null = null;
  return [
    { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
    { name: "query", test: /node_modules[\\/]@tanstack[\\/]/, priority: 3 },
    { name: "languages", test: /core[\\/]src[\\/]language\.ts$/, priority: 3 },
    {
      debugName: "app",
      // the modules that the entry imports, however indirectly
      name: (id: string, graph: ModuleGraph) => {
        needed ??= importedBy(entry, graph);
        return needed.has(id) ? "app" : null;
      },
      priority: 2,
    },
    {
      debugName: "screens",
      name: (id: string, graph: ModuleGraph) => {
        chunks ??= screenChunks(graph, { entry, screensFile, safetyFile, requestBytes });
        return chunks.get(id) ?? null;
      },
      priority: 1,
      // what it imports is needed by more screens: it has a chunk of its own
      includeDependenciesRecursively: false,
    },
  ];
}

/** Without the entry itself, which waits for its screen's chunk while it starts: a chunk of both would wait for itself. */
function importedBy(entry: string, graph: ModuleGraph): Set<string> {
  const found = reachOf(entry, graph);
  found.delete(entry);
  return found;
}

/**
 * The file of a chunk. Each is named by the page and by all chunks that import it, and what several screens share has no name worth reading:
 * its hash is enough. 42 bits tell all files apart.
 */
export function fileName({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string {
  const isNamed =
    !name.includes("+") && (isDynamicEntry || ["react", "query", "languages", "app"].includes(name));
  return isNamed ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js";
}
