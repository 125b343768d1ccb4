import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * A button that is disabled while its call is under way loses the focus to the page. Once it can be pressed again, after a failure say, it takes
 * the focus back, unless something else has it by then.
 */
export function useKeptFocus(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isDisabled) hadFocus.current = document.activeElement === ref.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      const holder = document.activeElement;
      if (holder === null || holder === document.body || holder instanceof HTMLDialogElement)
        ref.current?.focus({ preventScroll: true });
    }
  }, [isDisabled]);
  return ref;
}
