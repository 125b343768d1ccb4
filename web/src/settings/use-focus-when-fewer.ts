import { useEffect, useRef, type RefObject } from "react";

/** When one of a list's things has been removed, and with it what had the focus, the list takes the focus. */
export function useFocusWhenFewer(list: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) list.current?.focus();
    before.current = count;
  }, [list, count]);
}
