import { useLayoutEffect, useRef, type RefObject } from "react";

let holder: HTMLElement | null = null;

/**
 * For what goes away when its button is pressed. The part of the page around it takes the focus, where the shape of what comes stands by
 * then; if it comes back instead, so does the focus.
 */
export function useFocusHandedOn(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = ref.current;
    const around = own?.parentElement?.closest<HTMLElement>("[role=region], [role=tabpanel], section, main");
    if (around && around === holder && document.activeElement === around)
      own?.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      if (around && own?.contains(document.activeElement)) requestAnimationFrame(() => handTo(around));
    };
  }, []);
  return ref;
}

function handTo(around: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  if (!around.hasAttribute("tabindex")) around.tabIndex = -1;
  around.focus({ preventScroll: true });
  holder = around;
}
