/** Why a sign-in with a provider failed: the `error` in the address of the sign-in screen (`/?login&error=…`), which explains it. */
export const signInErrors = [
  // decisions §1: a provider that is not configured
  "provider_unavailable",
  // it does not answer
  "provider_down",
  // the person declined there
  "cancelled",
  // decisions §1: the provider has not verified the address, so it cannot be used to sign in
  "email_unverified",
  // the return came too late, twice, or in another browser
  "expired",
  // anything else that the provider refused or got wrong
  "provider_failed",
  // the operator has locked the account
  "account_locked",
  // too many attempts in a short time
  "too_many_attempts",
] as const;

export type SignInError = (typeof signInErrors)[number];
