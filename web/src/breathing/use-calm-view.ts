import { useCallback, useEffect, useEffectEvent, useState, type RefObject } from "react";

interface CalmView {
  readonly isCalm: boolean;
  readonly enter: () => void;
  readonly leave: () => void;
}

/**
 * The picture over everything else: the whole screen where the browser gives it, else the whole page. What lies behind
 * cannot be reached meanwhile; Escape leaves.
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
    const bringBack = setAside(ref.current);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") onLeft();
    };
    // the browser's own way out of full screen tells no key
    const onScreenChange = () => {
      if (!document.fullscreenElement) onLeft();
    };
    addEventListener("keydown", onKey);
    document.addEventListener("fullscreenchange", onScreenChange);
    return () => {
      bringBack();
      removeEventListener("keydown", onKey);
      document.removeEventListener("fullscreenchange", onScreenChange);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, [isCalm, ref]);
  return { isCalm, enter, leave };
}

/** Makes everything but `kept` and what holds it unreachable, and keeps the page from scrolling. Answers how to undo it. */
function setAside(kept: HTMLElement): () => void {
  const aside: HTMLElement[] = [];
  for (let at: HTMLElement | null = kept; at && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement?.children ?? []) {
      if (sibling === at || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      aside.push(sibling);
    }
  }
  document.documentElement.style.overflow = "hidden";
  return () => {
    for (const element of aside) element.inert = false;
    document.documentElement.style.overflow = "";
  };
}
