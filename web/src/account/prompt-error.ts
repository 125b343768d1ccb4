/** Why the device's passkey prompt failed. */
export type PromptFailure =
  // the person closed the window, or took too long
  | "cancelled"
  // no passkeys in this browser, or not over this connection
  | "unsupported"
  // the device already has one for this account
  | "known"
  // the page is open at an address other than the installation's own
  | "elsewhere"
  // anything else that the device could not do
  | "failed";

/** The device's passkey prompt failed; the screens say why in words. */
export class PromptError extends Error {
  readonly failure: PromptFailure;

  constructor(failure: PromptFailure) {
    super(failure);
    this.name = "PromptError";
    this.failure = failure;
  }
}
