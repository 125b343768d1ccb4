import {
  browserSupportsWebAuthn,
  sendSignal,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  RemovedPasskey,
  ShownPasskey,
} from "@remanso/core/account/shapes.ts";
import { PromptError, type PromptFailure } from "./prompt-error.ts";

// Loaded when a passkey is created, used or removed: most visits do not need it.

// some authenticators give a passkey keys for texts (web/src/only-you/prf.ts) only if that is asked for when it is made
const asksForKeys = { prf: {} };

/** Asks the device to make a passkey; fails with a PromptError. */
export async function makePasskey(options: PasskeyCreation): Promise<MadePasskey> {
  return orPromptError(() => startRegistration({ optionsJSON: { ...options, extensions: asksForKeys } }));
}

/** Asks the device to show a passkey; fails with a PromptError. */
export async function showPasskey(options: PasskeyRequest): Promise<ShownPasskey> {
  return orPromptError(() => startAuthentication({ optionsJSON: options }));
}

/** Tells the device that a passkey no longer works, where the browser can. */
export async function forgetPasskey({ rpId, credentialId }: RemovedPasskey): Promise<void> {
  if (!browserSupportsWebAuthn() || !("signalUnknownCredential" in PublicKeyCredential)) return;
  await sendSignal({ signalName: "unknownCredential", rpID: rpId, credentialID: credentialId });
}

// the browsers' own names for what went wrong
const failures: Readonly<Record<string, PromptFailure>> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "known",
  SecurityError: "elsewhere",
};

async function orPromptError<Result>(prompt: () => Promise<Result>): Promise<Result> {
  if (!browserSupportsWebAuthn()) throw new PromptError("unsupported");
  try {
    return await prompt();
  } catch (error) {
    throw new PromptError((error instanceof Error && failures[error.name]) || "failed");
  }
}
