interface ModuleInfo {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
  readonly code: string | null;
}

export interface ModuleGraph {
  getModuleInfo: (id: string) => ModuleInfo | null;
}

/** A module and all that it imports, however indirectly. */
export function reachOf(id: string, graph: ModuleGraph): Set<string> {
  const found = new Set([id]);
  // the set grows while it is walked
  for (const one of found)
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) found.add(imported);
  return found;
}

interface Files {
  readonly entry: string;
  /** It imports every screen, later. */
  readonly screensFile: string;
  /** The first thing that a device keeps, and small: it fetches nothing in vain. */
  readonly safetyFile: string;
}

/** Modules that lie in one file, and who fetches it: screens, and what is fetched later. */
interface Chunk {
  readonly modules: readonly string[];
  readonly users: ReadonlySet<string>;
  /** About as many as travel. */
  readonly bytes: number;
}

// of what is written, minified and compressed
const shareThatTravels = 0.2;

/**
 * The chunk of each module that a screen imports, beside those of every page (what `entry` imports): at first one for each set of users,
 * then chunks are put together wherever the requests saved weigh more than the bytes that some fetch in vain (`requestBytes`). What is fetched later
 * on the same screens alone, such as a window that opens there, makes no difference: it finds them there. Modules that no screen imports
 * are left to the bundler.
 */
export function screenChunks(
  graph: ModuleGraph,
  { entry, screensFile, safetyFile, requestBytes }: Files & { requestBytes: number },
): ReadonlyMap<string, string> {
  const usersOf = usersOfModules(graph, entry, screensFile);
  const bySet = Map.groupBy(usersOf, ([, users]) => [...users].toSorted().join(" "));
  const chunks = [...bySet.values()].map((members): Chunk => {
    const modules = members.map(([id]) => id);
    const written = modules.reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0);
    return { modules, users: members[0]?.[1] ?? new Set(), bytes: written * shareThatTravels };
  });
  const savedBy = (one: Chunk, other: Chunk) =>
    one.users.has(safetyFile) === other.users.has(safetyFile) ? savedIn(one, other, requestBytes) : 0;
  const joined = joinedChunks(chunks, graph, savedBy);
  return new Map(joined.flatMap((chunk, at) => chunk.modules.map((id) => [id, nameOf(chunk, at)])));
}

/** Who fetches each module that at least one screen imports. */
function usersOfModules(
  graph: ModuleGraph,
  entry: string,
  screensFile: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const screens = new Set(graph.getModuleInfo(screensFile)?.dynamicallyImportedIds);
  const everywhere = reachOf(entry, graph);
  const laterOf = (ids: Iterable<string>) =>
    [...ids]
      .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((part) => !screens.has(part));
  const reaches = new Map<string, readonly string[]>();
  const placesOf = new Map<string, Set<string>>();
  const walk = (part: string, place: string) => {
    const places = placesOf.get(part) ?? new Set();
    if (places.has(place)) return;
    placesOf.set(part, places.add(place));
    const reach = reaches.get(part) ?? [...reachOf(part, graph)].filter((id) => !everywhere.has(id));
    reaches.set(part, reach);
    for (const later of laterOf(reach)) walk(later, place);
  };
  for (const screen of screens) walk(screen, screen);
  for (const part of laterOf(everywhere)) walk(part, entry);
  const needing = new Map<string, Set<string>>();
  for (const [part, reach] of reaches)
    for (const id of reach) needing.set(id, (needing.get(id) ?? new Set()).add(part));
  const users = new Map<string, ReadonlySet<string>>();
  for (const [id, parts] of needing) {
    const isThereAlready = (part: string) =>
      !screens.has(part) && [...(placesOf.get(part) ?? [])].every((place) => parts.has(place));
    if ([...parts].some((part) => screens.has(part)))
      users.set(id, new Set([...parts].filter((part) => !isThereAlready(part))));
  }
  return users;
}

interface Pair {
  readonly one: Chunk;
  readonly other: Chunk;
}

/** Puts chunks together, the best two first, as long as that saves something and no two chunks come to need each other. */
function joinedChunks(
  chunks: readonly Chunk[],
  graph: ModuleGraph,
  savedBy: (one: Chunk, other: Chunk) => number,
): readonly Chunk[] {
  const refused = new Set<string>();
  let all = chunks;
  for (;;) {
    const best = bestPair(all, (one, other) => (refused.has(pairName(one, other)) ? 0 : savedBy(one, other)));
    if (!best) return all;
    const { one, other } = best;
    const both: Chunk = {
      modules: [...one.modules, ...other.modules],
      users: one.users.union(other.users),
      bytes: one.bytes + other.bytes,
    };
    const rest = all.filter((chunk) => chunk !== one && chunk !== other);
    if (needsItself(both, rest, graph)) refused.add(pairName(one, other));
    else all = [...rest, both];
  }
}

function bestPair(chunks: readonly Chunk[], savedBy: (one: Chunk, other: Chunk) => number): Pair | null {
  let best: Pair | null = null;
  let most = 0;
  for (const [at, one] of chunks.entries())
    for (const other of chunks.slice(0, at)) {
      const saved = savedBy(one, other);
      if (saved <= most) continue;
      best = { one, other };
      most = saved;
    }
  return best;
}

function savedIn(one: Chunk, other: Chunk, requestBytes: number): number {
  const ofBoth = one.users.intersection(other.users).size;
  if (ofBoth === 0) return 0;
  return (
    ofBoth * requestBytes - (one.users.size - ofBoth) * other.bytes - (other.users.size - ofBoth) * one.bytes
  );
}

const pairName = (one: Chunk, other: Chunk) => `${one.modules[0]} ${other.modules[0]}`;

/** Whether the way from `chunk` through what it imports comes back to it. */
function needsItself(chunk: Chunk, rest: readonly Chunk[], graph: ModuleGraph): boolean {
  const chunkOf = new Map([chunk, ...rest].flatMap((one) => one.modules.map((id) => [id, one] as const)));
  const seen = new Set<Chunk>();
  const comesBack = (from: Chunk): boolean =>
    from.modules.some((id) =>
      (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => {
        const next = chunkOf.get(imported);
        if (!next || next === from) return false;
        if (next === chunk) return true;
        if (seen.has(next)) return false;
        seen.add(next);
        return comesBack(next);
      }),
    );
  return comesBack(chunk);
}

/** A screen's own chunk has its name, any other only has to differ from the rest. */
function nameOf({ modules, users }: Chunk, place: number): string {
  const [only] = users.size === 1 ? users : [];
  const own = only !== undefined && modules.includes(only) ? /([^\\/]+?)\.\w+$/.exec(only)?.[1] : undefined;
  return own ?? `+${place}`;
}
