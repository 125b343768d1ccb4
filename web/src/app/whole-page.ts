import type { Address } from "../router/address.ts";
import { useAddress } from "../router/provider.tsx";
import { foldedScreens } from "./around-screens.ts";
import { useScreen } from "./use-screen.ts";

// behind the "?" of an address: the server draws what is folded too (draws-folded.ts)
const asked = "whole";

/** Whether the address asks for all of its page at once. */
export function wholeIn({ search }: Address): boolean {
  return search[asked] !== undefined;
}

/** The same address, asking for all of its page: what stands behind its path alone, so that no path ("//name") leads elsewhere. */
export function wholeAddress({ href }: Address): string {
  const [path = ""] = href.split("#");
  const at = path.indexOf("?");
  return at < 0 ? `?${asked}` : `${path.slice(at)}&${asked}`;
}

/** Where all of this page is, for whoever has no scripts; null where it is here. */
export function useWholeAddress(): string | null {
  const address = useAddress();
  const screen = useScreen();
  return screen !== null && foldedScreens.has(screen) && !wholeIn(address) ? wholeAddress(address) : null;
}
