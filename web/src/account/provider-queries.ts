import { accountApi } from "@remanso/core/account/contract.ts";
import { useChange } from "../app/ask.ts";

const leave = ({ address }: { address: string }) => location.assign(address);

/** Goes to the provider, which sends back to Settings once it knows who it is. */
export const useConnectProvider = () => useChange(accountApi.connectProvider, { onDone: leave });

/** Like `useConnectProvider`, but has the provider confirm that it is still the same person. */
export const useProveWithProvider = () => useChange(accountApi.proveWithProvider, { onDone: leave });

/** `onDisconnected` comes once the list says so. */
export function useDisconnectProvider(onDisconnected: () => void) {
  return useChange(accountApi.disconnectProvider, { onDone: onDisconnected });
}
