const awaited = new Set<Promise<unknown>>();

/** Told by a part that the server draws before its code is there. */
export function awaitPart(part: Promise<unknown>): void {
  awaited.add(part);
}

/**
 * Draws a page on the server, anew as long as code has come that it waited for: the first page after a start is as whole as all others. What
 * cannot be fetched stands in its shape.
 */
export async function drawnWhole(draw: () => string): Promise<string> {
  for (;;) {
    // a page is drawn without a pause, so that what is awaited afterwards is its own
    awaited.clear();
    const html = draw();
    const parts = await Promise.allSettled(awaited);
    if (!parts.some(({ status }) => status === "fulfilled")) return html;
  }
}
