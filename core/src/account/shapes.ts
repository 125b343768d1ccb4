import * as z from "zod/mini";
import { Id, Instant } from "../shapes.ts";

// WebAuthn's bytes are sent as base64url; the server checks what it reads from them (passkey-check.ts)
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

/** Identifies a passkey that no longer works, so that the browser can tell the device to forget it too. */
export const RemovedPasskey = z.object({ rpId: z.string(), credentialId: CredentialId });
export type RemovedPasskey = z.infer<typeof RemovedPasskey>;

const KnownCredential = z.object({
  id: CredentialId,
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** The request to create a passkey: WebAuthn's PublicKeyCredentialCreationOptionsJSON. */
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
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** The request to sign in with a passkey: WebAuthn's PublicKeyCredentialRequestOptionsJSON. */
export const PasskeyRequest = z.object({
  challenge: Bytes,
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal("required"),
  // empty: any passkey of this site that the device knows
  allowCredentials: z.array(KnownCredential),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** A new passkey: the part of WebAuthn's RegistrationResponseJSON that is read. */
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

/** A passkey used to sign in: the part of WebAuthn's AuthenticationResponseJSON that is read. */
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

/** What is shown after the password by somebody who turned the second factor on. */
export const SecondFactor = z.union([
  z.object({ passkey: ShownPasskey }),
  z.object({ recoveryCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
]);
export type SecondFactor = z.infer<typeof SecondFactor>;

export const Email = z.string().check(z.trim(), z.maxLength(254), z.refine(isEmail, { error: "email" }));
export const TimeZone = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.refine(isTimeZone, { error: "time_zone" }));
export const Country = z.string().check(z.regex(/^[A-Z]{2}$/));

/** True for what looks like exactly one address. */
export function isEmail(text: string): boolean {
  return /^[^\s\p{C}@<>"(),:;\\[\]]+@[^\s\p{C}@<>"(),:;\\[\]]+\.[^\s\p{C}@<>"(),:;\\[\].]{2,}$/u.test(text);
}

/** True for a name (IANA) or an offset that the platform can compute with. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
