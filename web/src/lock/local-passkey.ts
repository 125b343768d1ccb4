import { base64URLStringToBuffer, bufferToBase64URLString } from "@simplewebauthn/browser";

// A passkey as a key of this device's lock: the device itself asks for the finger, the face or its code. Nothing is sent, so it opens
// without a network too; the answer is not checked by the server, because the lock is as local as its code.

const challengeBytes = 32;

/**
 * Asks for a passkey of this address: of `credential` alone, or of any where it is null. Answers which one was shown, in base64url; null
 * if none was, or if its owner was not checked.
 */
export async function showLocalPasskey(credential: string | null): Promise<string | null> {
  const allowed = credential === null ? [] : [base64URLStringToBuffer(credential)];
  const shown = await navigator.credentials
    .get({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(challengeBytes)),
        userVerification: "required",
        allowCredentials: allowed.map((id) => ({ id, type: "public-key" })),
      },
    })
    // cancelled, or not possible here: the code still opens
    .catch(() => null);
  if (!(shown instanceof PublicKeyCredential)) return null;
  const { response, rawId } = shown;
  const isChecked =
    response instanceof AuthenticatorAssertionResponse && isOwnerChecked(response.authenticatorData);
  const id = bufferToBase64URLString(rawId);
  return isChecked && (credential === null || credential === id) ? id : null;
}

/** The flag "user verified" of the authenticator's data. WebAuthn Level 3, §6.1 */
function isOwnerChecked(data: ArrayBuffer): boolean {
  const [flags = 0] = new Uint8Array(data, 32, 1);
  return (flags & 0x04) !== 0;
}
