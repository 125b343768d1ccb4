import { base64URLStringToBuffer, bufferToBase64URLString } from "@simplewebauthn/browser";
import type { Shown } from "./content-key.ts";
import { textBytes } from "./bytes.ts";

// A passkey answers one fixed question always with the same 32 bytes, which only it can work out (WebAuthn Level 3, "prf"). Nothing is sent:
// the answer is the key of a way. With and without a check of the owner they are different bytes, so the check is always required.

const question = "remanso content key";

/** What one of these passkeys answers, after its owner was checked; null where none was shown, or it cannot do that. */
export async function askPasskey(credentialIds: readonly string[]): Promise<Shown | null> {
  const first = await crypto.subtle.digest("SHA-256", textBytes(question));
  const shown = await navigator.credentials
    .get({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        userVerification: "required",
        allowCredentials: credentialIds.map((id) => ({
          id: base64URLStringToBuffer(id),
          type: "public-key",
        })),
        extensions: { prf: { eval: { first } } },
      },
    })
    // cancelled, or not possible here: the other ways still open
    .catch(() => null);
  if (!(shown instanceof PublicKeyCredential)) return null;
  const secret = shown.getClientExtensionResults().prf?.results?.first;
  if (secret === undefined) return null;
  const bytes = secret instanceof ArrayBuffer ? new Uint8Array(secret) : new Uint8Array(secret.buffer);
  return {
    kind: "passkey",
    secret: new Uint8Array(bytes),
    credentialId: bufferToBase64URLString(shown.rawId),
  };
}
