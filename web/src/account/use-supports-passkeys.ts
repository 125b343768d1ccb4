import { useHydrated } from "../router/provider.tsx";

/** False once it is known that this browser cannot use passkeys over this connection. */
export function useSupportsPasskeys(): boolean {
  const isHere = useHydrated();
  return !isHere || "PublicKeyCredential" in globalThis;
}
