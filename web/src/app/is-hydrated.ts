import { useSyncExternalStore } from "react";

/** False on the server and while React takes over what it drew, true for what the browser draws itself. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};
