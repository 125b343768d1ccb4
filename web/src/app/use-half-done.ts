import { useEffect } from "react";

/**
 * For screens of which a device may keep a half-done state: the inline script has hidden what the server drew in its
 * place (elements with `in-data-half-done:invisible`); here it comes into sight, as this device knows it.
 */
export function useHalfDone(): void {
  useEffect(() => {
    delete document.documentElement.dataset["halfDone"];
  }, []);
}
