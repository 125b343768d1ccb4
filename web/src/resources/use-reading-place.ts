import { useEffect, useRef, useState, type RefObject } from "react";
import { keepPart, keptPart } from "./reading-places.ts";

export interface ReadingPlaceOf {
  readonly userId: string;
  readonly resourceId: string;
  /** What is read: its parts bear `data-part`. */
  readonly body: RefObject<HTMLElement | null>;
}

// a reader who has only seen the beginning has no place to return to
const firstPart = 3;
// how often the position is read while scrolling
const lookMs = 250;

/**
 * Keeps where somebody is in a text, and offers to go back to where they stopped the last time. As long as the offer
 * stands, the place is not given up for one before it.
 */
export function useReadingPlace({ userId, resourceId, body }: ReadingPlaceOf) {
  const [offered, setOffered] = useState<number | null>(null);
  const standing = useRef<number | null>(null);

  useEffect(() => {
    standing.current = keptPart(userId, resourceId);
    const parts = partsOf(body.current);
    setOffered(standing.current !== null && parts[standing.current] ? standing.current : null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const part = partInView(parts);
      if (part !== "end" && standing.current !== null && (part ?? 0) < standing.current) return;
      standing.current = null;
      setOffered(null);
      keepPart(userId, resourceId, part === "end" ? null : part);
    };
    const lookSoon = () => {
      timer ??= setTimeout(look, lookMs);
    };
    lookSoon();
    addEventListener("scroll", lookSoon, { passive: true });
    return () => {
      removeEventListener("scroll", lookSoon);
      clearTimeout(timer);
    };
  }, [userId, resourceId, body]);

  function goThere(): void {
    const part = partsOf(body.current)[offered ?? 0];
    setOffered(null);
    if (!part) return;
    part.tabIndex = -1;
    part.scrollIntoView({ block: "start" });
    part.focus({ preventScroll: true });
  }
  return { isOffered: offered !== null, goThere };
}

function partsOf(body: HTMLElement | null): HTMLElement[] {
  return [...(body?.querySelectorAll<HTMLElement>("[data-part]") ?? [])];
}

/** The number of the part that is being read; null at the beginning. */
function partInView(parts: readonly HTMLElement[]): number | "end" | null {
  const last = parts.at(-1);
  if (last && last.getBoundingClientRect().bottom <= innerHeight) return "end";
  const line = innerHeight * 0.3;
  const part = parts.findLastIndex((one) => one.getBoundingClientRect().top <= line);
  return part < firstPart ? null : part;
}
