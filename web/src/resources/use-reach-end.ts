import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

// nobody reads one of these texts in less time
const plausibleMs = 30_000;
// an end that lies above the window has been reached as well
const pastIt = "100000px 0px 0px";

interface ReachingTheEnd {
  /** True when there is nothing left to be noticed. */
  readonly isOver: boolean;
  readonly onRead: () => void;
}

/** Tells when the end of a text has been reached, after a time in which it may have been read. The answer marks the end. */
export function useReachEnd({ isOver, onRead }: ReachingTheEnd): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (isOver || !end.current) return;
    let isReached = false;
    let isPlausible = false;
    const look = () => {
      if (isReached && isPlausible) tell();
    };
    const observer = new IntersectionObserver(
      (seen) => {
        isReached = seen.at(-1)?.isIntersecting ?? false;
        look();
      },
      { rootMargin: pastIt },
    );
    observer.observe(end.current);
    const timer = setTimeout(() => {
      isPlausible = true;
      look();
    }, plausibleMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isOver]);
  return end;
}
