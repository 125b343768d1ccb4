// a drawing of the sheet of scenes has up to sixty elements
const atOnce = 4;

const waiting = new Map<SVGUseElement, string>();

/**
 * Shows the drawing at `address` in `node`: some with each frame, on the first page once what can be pressed hears presses. Twenty drawings
 * have as many elements as all the rest of a page, which a phone styles for a fifth of a second.
 */
export function showDrawing(node: SVGUseElement | null, address: string): void {
  if (!node || node.getAttribute("href") === address) return;
  if (waiting.size === 0) requestAnimationFrame(showSome);
  waiting.set(node, address);
}

/** Shows what the server drew a place for, also in parts that the application has not taken over yet. */
export function showDrawings(): void {
  for (const node of document.querySelectorAll<SVGUseElement>("use[data-href]:not([href])"))
    showDrawing(node, node.dataset["href"] ?? "");
}

function showSome(): void {
  const { running } = document.documentElement.dataset;
  const shown = running === undefined ? [] : [...waiting].slice(0, atOnce);
  for (const [node, address] of shown) {
    waiting.delete(node);
    // boot.js may have shown it, where the page took long
    if (node.isConnected && node.getAttribute("href") !== address) node.setAttribute("href", address);
  }
  if (waiting.size > 0) requestAnimationFrame(showSome);
}
