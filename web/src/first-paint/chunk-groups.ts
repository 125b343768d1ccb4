interface ModuleGraph {
  getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/**
 * What every page needs, in four chunks, which stay cached when a screen changes: React, the query library, the list of languages (the
 * rules of safety import it, and would else be other files for each language: one-language.ts), and the application itself.
 * Everything else lies in the chunks of the screens that need it. docs/decisions/0049
 */
export function chunkGroups(entry: string) {
  let needed: ReadonlySet<string> | null = null;
  return [
    { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
    { name: "query", test: /node_modules[\\/]@tanstack[\\/]/, priority: 2 },
    { name: "languages", test: /core[\\/]src[\\/]language\.ts$/, priority: 2 },
    {
      debugName: "app",
      // the modules that the entry imports, however indirectly
      name: (id: string, graph: ModuleGraph) => {
        needed ??= importedBy(entry, graph);
        return needed.has(id) ? "app" : null;
      },
      priority: 1,
    },
  ];
}

/** Without the entry itself, which waits for its screen's chunk while it starts: a chunk of both would wait for itself. */
function importedBy(entry: string, graph: ModuleGraph): Set<string> {
  const found = new Set<string>([entry]);
  // the set grows while it is walked
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  found.delete(entry);
  return found;
}

/**
 * The file of a chunk. Each is named by the page and by all chunks that import it, and what several screens share has no name worth reading:
 * its hash is enough. 42 bits tell all files apart.
 */
export function fileName({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string {
  const isNamed = isDynamicEntry || ["react", "query", "languages", "app"].includes(name);
  return isNamed ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js";
}
