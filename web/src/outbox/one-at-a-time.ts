const running = new Map<string, Promise<unknown>>();

/**
 * Runs `work` when nothing else of this name runs, in this tab or in another one. On pages without TLS browsers have no locks: there it holds
 * for this tab, and the keys of the entries see to it that everything counts once.
 */
export function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if ("locks" in navigator) return navigator.locks.request(name, work);
  const before = running.get(name) ?? Promise.resolve();
  const next = before.then(work, work);
  running.set(
    name,
    next.catch(() => null),
  );
  return next;
}
