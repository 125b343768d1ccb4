import { providerOutcomes, type ProviderOutcome } from "@remanso/core/account/provider-outcome.ts";

/** What came of a way to a provider and back, from behind the "?" of the settings; null when that says nothing we know. */
export function outcomeIn(search: object): ProviderOutcome | null {
  const said = "outcome" in search ? search.outcome : null;
  return providerOutcomes.find((known) => known === said) ?? null;
}
