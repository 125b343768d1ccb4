import type { SignInError } from "@remanso/core/account/sign-in-error.ts";

/** A sign-in with a provider ended without a session; the sign-in screen says why. */
export class SignInFailed extends Error {
  readonly reason: SignInError;
  readonly next: string | null;

  constructor(reason: SignInError, next: string | null = null) {
    super(reason);
    this.name = "SignInFailed";
    this.reason = reason;
    this.next = next;
  }
}
