/** Why a device showed or made no passkey. */
export type PromptFailure =
  // the person closed the window, or took too long
  | "cancelled"
  // no passkeys in this browser, or not over this connection
  | "unsupported"
  // the device keeps one for this account already
  | "known"
  // the page is open under another address than the installation's own
  | "elsewhere"
  // anything else that the device could not do
  | "failed";

/** A device showed or made no passkey; the screens say why in words. */
export class PromptError extends Error {
  readonly failure: PromptFailure;

  constructor(failure: PromptFailure) {
    super(failure);
    this.name = "PromptError";
    this.failure = failure;
  }
}
