import { useEffect, useState } from "react";
import type { ShownToast } from "./toast-message.ts";

/**
 * Where a message is seen and can be pressed: in the modal window that lies over everything else, which makes the rest
 * of the page inert; without one, in the page. When that window closes the message goes back to the page.
 */
export function useTopLayer(toast: ShownToast | null): Element {
  const [layer, setLayer] = useState<Element>(topLayer);
  useEffect(() => {
    const look = () => setLayer(topLayer());
    look();
    // "close" does not bubble
    document.addEventListener("close", look, true);
    return () => document.removeEventListener("close", look, true);
  }, [toast?.key]);
  return layer;
}

function topLayer(): Element {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
}
