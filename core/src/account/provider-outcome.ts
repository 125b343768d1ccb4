import { signInErrors } from "./sign-in-error.ts";

/**
 * The outcome of a visit to a provider that a signed-in person started in Settings. It is the `outcome` in the address they
 * return to (`/settings?outcome=…`). A visit can also fail with any sign-in error.
 */
export const providerOutcomes = [
  "connected",
  "proved",
  // the identity there belongs to another account here
  "connected_elsewhere",
  // the identity there is not connected to this account
  "another_identity",
  ...signInErrors,
] as const;

export type ProviderOutcome = (typeof providerOutcomes)[number];
