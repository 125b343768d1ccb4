import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { onFirstSign } from "../first-paint/first-sign.ts";
import { useAddress, useHydrated } from "../router/provider.tsx";
import { wholeIn } from "./whole-page.ts";

let isBegun = false;
const waiting = new Set<(work: (draw: () => void) => void) => void>();

/**
 * Whether a part that is folded is drawn behind its heading. A page comes without it: it is drawn with the first sign of somebody who uses the
 * page, or once that is quiet. An address that names something behind its "#" draws it at once, and so does the server for whoever has no
 * scripts. Screens that are come to later draw all of themselves. docs/decisions/0083
 */
export function useDrawsFolded(): boolean {
  const address = useAddress();
  const isHydrated = useHydrated();
  const [isDrawn, setDrawn] = useState(wholeIn(address) || (isHydrated && isBegun));
  const isNamed = address.hash !== "";
  useEffect(() => {
    if (isDrawn) return;
    const draw = (by: (work: () => void) => void) => by(() => setDrawn(true));
    // a fold opens before the page hears anything
    if (isBegun || isNamed || navigator.userActivation?.hasBeenActive) return draw(startTransition);
    if (waiting.size === 0) onFirstSign(drawAll);
    waiting.add(draw);
    return () => void waiting.delete(draw);
  }, [isDrawn, isNamed]);
  return isDrawn;
}

function drawAll(sign: Event | null): void {
  isBegun = true;
  // what is printed is there before the sheet is made, and before it is opened (open-for-print.ts)
  const by = sign?.type === "beforeprint" ? flushSync : startTransition;
  for (const draw of waiting) draw(by);
  waiting.clear();
}
