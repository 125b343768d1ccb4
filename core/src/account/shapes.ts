import * as z from "zod/mini";
import { Id, Instant } from "../shapes.ts";

// WebAuthn's bytes travel as base64url; what is read of them is checked by the server (passkey-check.ts)
const Bytes = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(16_384));
// WebAuthn: at most 1023 bytes
const CredentialId = z.string().check(z.regex(/^[\w-]+$/), z.maxLength(1364));

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

/** Names a passkey that opens nothing any more, so that the browser can tell the device to forget it too. */
export const RemovedPasskey = z.object({ rpId: z.string(), credentialId: CredentialId });
export type RemovedPasskey = z.infer<typeof RemovedPasskey>;

const KnownCredential = z.object({
  id: CredentialId,
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** What the browser is asked to make: WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
export const PasskeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: Bytes, name: z.string(), displayName: z.string() }),
  challenge: Bytes,
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  timeout: z.number(),
  excludeCredentials: z.array(KnownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("preferred"),
  }),
  attestation: z.literal("none"),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** What the browser is asked to show: WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
export const PasskeyRequest = z.object({
  challenge: Bytes,
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("preferred"),
  // empty: any passkey of this site that the device knows
  allowCredentials: z.array(KnownCredential),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** A passkey that was made: the part of WebAuthn's RegistrationResponseJSON that is read. */
export const MadePasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.catch(z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,32}$/)))), undefined),
  }),
});
export type MadePasskey = z.infer<typeof MadePasskey>;

/** A passkey that was shown: the part of WebAuthn's AuthenticationResponseJSON that is read. */
export const ShownPasskey = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.nullish(Bytes),
  }),
});
export type ShownPasskey = z.infer<typeof ShownPasskey>;
