import { accountApi } from "@remanso/core/account/contract.ts";
import { useChange } from "../app/ask.ts";
import { connectedProvidersQuery } from "./queries.ts";

const leave = ({ address }: { address: string }) => location.assign(address);

/** Goes to the provider, which sends back to Settings once it knows who it is. */
export const useConnectProvider = () => useChange(accountApi.connectProvider, { onDone: leave });

/** As `useConnectProvider`, for the provider's word that it is still the same person. */
export const useProveWithProvider = () => useChange(accountApi.proveWithProvider, { onDone: leave });

export function useDisconnectProvider() {
  return useChange(accountApi.disconnectProvider, {
    onDone: (_reply, client) => client.invalidateQueries({ queryKey: connectedProvidersQuery.queryKey }),
  });
}
