interface LoadedLater {
  readonly loaded: () => Promise<void>;
}

/**
 * `Screen`, with the parts that the server and whoever comes from another screen draw at once. The first page of a visit does without: what
 * the server has drawn stands until their code is there.
 */
export async function withParts<Screen>(Screen: Screen, parts: readonly LoadedLater[]): Promise<Screen> {
  const isFirst = !import.meta.env.SSR && document.documentElement.dataset["running"] === undefined;
  // where one does not come, it says so itself
  if (!isFirst) await Promise.allSettled(parts.map((part) => part.loaded()));
  return Screen;
}
