import { whenQuiet } from "./when-quiet.ts";

// a hand that moves or presses, a page that is scrolled, a key, what a screen reader opens: whoever is about to use something, or to print it
const signs = [
  "pointerover",
  "pointerdown",
  "touchstart",
  "scroll",
  "keydown",
  "focusin",
  "click",
  "toggle",
  "beforeprint",
] as const;

/** Runs `work` once: with the first sign of somebody who uses the page, or with null when the page is quiet. The answer cancels it. */
export function onFirstSign(work: (sign: Event | null) => void): () => void {
  const options = { capture: true, passive: true };
  const end = () => {
    stopWaiting();
    for (const sign of signs) removeEventListener(sign, begin, options);
  };
  const begin = (sign: Event | null) => {
    end();
    work(sign);
  };
  const stopWaiting = whenQuiet(() => begin(null));
  for (const sign of signs) addEventListener(sign, begin, options);
  return end;
}
