import { useEffect, type RefObject } from "react";

/** The plants of the first window, from the back of the garden on: they stand there with the page. */
export const drawnAtOnce = 12;
const slice = 3;

/**
 * Brings the pictures that wait (plant-waiting) into sight, some with each frame once the page runs: sixty plants have three thousand
 * elements, which a phone draws for half a second. What comes later waits for boot.js, three seconds at most.
 */
export function useSlices(ground: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const waiting = [...(ground.current?.querySelectorAll<HTMLElement>(".plant-waiting") ?? [])];
    let frame = 0;
    const next = () => {
      for (const picture of waiting.splice(0, slice)) picture.dataset["drawn"] = "";
      if (waiting.length > 0) frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  }, [ground]);
}
