import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from "react";
import { makeRestInert } from "../ui/rest-of-page.ts";

interface CalmView {
  readonly isCalm: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/**
 * Shows the picture full screen, or over the whole page where the browser refuses. Meanwhile the rest of the page is inert;
 * Escape leaves.
 */
export function useCalmView(ref: RefObject<HTMLElement | null>): CalmView {
  const [isCalm, setCalm] = useState(false);
  const enter = useCallback(() => {
    setCalm(true);
    document.documentElement.requestFullscreen?.({ navigationUI: "hide" }).catch(() => {});
  }, []);
  const leave = useCallback(() => {
    setCalm(false);
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
  }, []);

  const onLeft = useEffectEvent(leave);
  useEffect(() => {
    if (!isCalm || !ref.current) return undefined;
    const wakeRest = makeRestInert(ref.current);
    document.documentElement.style.overflow = "hidden";
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") onLeft();
    };
    // leaving full screen by the browser's own controls sends no key
    const onScreenChange = () => {
      if (!document.fullscreenElement) onLeft();
    };
    addEventListener("keydown", onKey);
    document.addEventListener("fullscreenchange", onScreenChange);
    return () => {
      wakeRest();
      document.documentElement.style.overflow = "";
      removeEventListener("keydown", onKey);
      document.removeEventListener("fullscreenchange", onScreenChange);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, [isCalm, ref]);
  return { isCalm, enter, leave };
}
