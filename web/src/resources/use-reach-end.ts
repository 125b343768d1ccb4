import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

// nobody reads one of these texts in less
const plausibleMs = 30_000;

interface ReachingTheEnd {
  /** True when there is nothing left to be noticed. */
  readonly isOver: boolean;
  readonly onRead: () => void;
}

/** Tells when the end of a text is in view after a time in which it may have been read. The answer marks the end. */
export function useReachEnd({ isOver, onRead }: ReachingTheEnd): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (isOver || !end.current) return;
    let isInView = false;
    let isPlausible = false;
    const look = () => {
      if (isInView && isPlausible) tell();
    };
    const observer = new IntersectionObserver((seen) => {
      isInView = seen.at(-1)?.isIntersecting ?? false;
      look();
    });
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
