// a drawing of the sheet of scenes has up to sixty elements
const atOnce = 4;

const waiting = new Map<SVGUseElement, string>();

/**
 * Shows the drawing at `address` in `node`. On the first page they come some with each frame, once what can be pressed hears presses: twenty
 * drawings have as many elements as all the rest of a page, which a phone styles for a fifth of a second.
 */
export function showDrawing(node: SVGUseElement | null, address: string): void {
  if (!node || node.getAttribute("href") === address) return;
  if (waiting.size === 0) requestAnimationFrame(showSome);
  waiting.set(node, address);
}

function showSome(): void {
  const { running } = document.documentElement.dataset;
  const shown = running === undefined ? [] : [...waiting].slice(0, atOnce);
  for (const [node, address] of shown) {
    node.setAttribute("href", address);
    waiting.delete(node);
  }
  if (waiting.size > 0) requestAnimationFrame(showSome);
}
