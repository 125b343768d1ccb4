import { useEffect, useRef } from "react";

/**
 * Closes a window that the address opens: back to the page that it was opened from, or, for whoever came to it by its address,
 * by `onLeave`, which writes the address without it.
 */
export function useClosingWindow(isOpen: boolean, onLeave: () => void): () => void {
  const hasSeenPage = useRef(!isOpen);
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
    if (!isOpen) hasSeenPage.current = true;
  }, [isOpen]);
  return () => {
    // going back has closed it already, or is about to: one step is enough
    if (!isOpen || isLeaving.current) return;
    isLeaving.current = true;
    if (hasSeenPage.current) history.back();
    else onLeave();
  };
}
