const lookAgainMs = 50;
const giveUpMs = 10_000;
const takeOverMs = 16;

/** Presses again what was pressed before the application was there, as the inline script has marked it. */
export function repeatEarlyPress(sinceMs = performance.now()): void {
  const pressed = document.querySelector<HTMLElement>("[data-pressed-early]");
  if (!pressed || performance.now() - sinceMs > giveUpMs) return;
  if (!isTakenOver(pressed)) {
    setTimeout(() => repeatEarlyPress(sinceMs), lookAgainMs);
    return;
  }
  delete pressed.dataset["pressedEarly"];
  // an answer that the browser has chosen already is chosen anew, so that it is heard
  if (pressed instanceof HTMLInputElement) pressed.checked = false;
  // what was taken over a moment ago answers a moment later
  setTimeout(() => pressed.click(), lookAgainMs);
}

/**
 * Does `work` once `element` belongs to the application. Until the page itself does, what is pressed is heard by nobody but the
 * inline script, since React cannot take over a page whose first data it still waits for.
 */
export function whenTakenOver(element: HTMLElement, work: () => void): void {
  if (isTakenOver(element)) work();
  else setTimeout(() => whenTakenOver(element, work), takeOverMs);
}

/** The page is taken over piece by piece; React leaves its mark on each. */
function isTakenOver(element: HTMLElement): boolean {
  return Object.keys(element).some((name) => name.startsWith("__reactProps"));
}
