import { useEffect, useState, type RefObject } from "react";

/** Fills the screen with a part of the page; where the browser cannot, the part fills the page, and Escape ends that. */
export function useFullScreen(part: RefObject<HTMLElement | null>): { isFull: boolean; toggle: () => void } {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === part.current);
    document.addEventListener("fullscreenchange", look);
    return () => document.removeEventListener("fullscreenchange", look);
  }, [part]);
  useEffect(() => {
    if (!isFull) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setFull(false);
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [isFull]);
  function toggle(): void {
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (isFull || !part.current?.requestFullscreen) setFull(!isFull);
    else part.current.requestFullscreen().catch(() => setFull(true));
  }
  return { isFull, toggle };
}
