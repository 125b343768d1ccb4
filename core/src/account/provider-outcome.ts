import { signInErrors } from "./sign-in-error.ts";

/**
 * How a way to a provider and back ended that a signed-in person began in Settings: the `outcome` in the address there
 * (`/settings?outcome=…`), which says it in words. Besides these, whatever can go wrong with a sign-in.
 */
export const providerOutcomes = [
  "connected",
  "proved",
  // the identity there opens another account here
  "connected_elsewhere",
  // the identity there is not one that this account is connected with
  "another_identity",
  ...signInErrors,
] as const;

export type ProviderOutcome = (typeof providerOutcomes)[number];
