// nothing that is only kept for later competes with the first seconds of a page
const quietAfterMs = 6000;

/** Runs `work` once the page's first seconds are over and the browser is idle. The answer cancels it. */
export function whenQuiet(work: () => void): () => void {
  let isCancelled = false;
  const timer = setTimeout(
    () =>
      whenIdle(() => {
        if (!isCancelled) work();
      }),
    Math.max(0, quietAfterMs - performance.now()),
  );
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}

/** Fetches code before it is asked for, so that it opens at once, and without a network too. The answer cancels it. */
export function fetchAhead(load: () => Promise<unknown>): () => void {
  return whenQuiet(() => void load().catch(() => null));
}

/** Runs `work` in the first idle moment. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1000);
}

declare global {
  // only in Chromium
  interface Navigator {
    readonly connection?: {
      readonly saveData?: boolean;
      readonly effectiveType?: string;
      readonly type?: string;
    };
  }
}

/** True on a line that is slow, or paid for by what it carries, as far as the browser tells. */
export function isThriftyLine(): boolean {
  const { connection } = navigator;
  if (!connection) return false;
  const { saveData = false, effectiveType = "4g", type } = connection;
  return saveData || effectiveType !== "4g" || type === "cellular";
}
