import type { ConnectedProvider } from "@remanso/core/account/contract.ts";

/** What people call a provider; the generic one by the name that the operator gave it. */
export function providerName({ provider, label }: Pick<ConnectedProvider, "provider" | "label">): string {
  if (provider === "google") return "Google";
  return provider === "apple" ? "Apple" : (label ?? "OpenID");
}
