/**
 * Why a sign-in with a provider did not succeed: the `error` in the address of the sign-in screen (`/?login&error=…`),
 * which says it in words.
 */
export const signInErrors = [
  // decisions §1: a provider that is not configured
  "provider_unavailable",
  // it does not answer
  "provider_down",
  // the person said no there
  "cancelled",
  // decisions §1: an address that the provider has not verified opens nothing
  "email_unverified",
  // the way back came too late, twice, or in another browser
  "expired",
  // anything else that the provider refused or got wrong
  "provider_failed",
  // too many in a short time
  "too_many_attempts",
] as const;

export type SignInError = (typeof signInErrors)[number];
