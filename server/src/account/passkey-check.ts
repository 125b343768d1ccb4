import type { AttestationObject } from "@simplewebauthn/server/helpers";
import type { MadePasskey, ShownPasskey } from "@remanso/core/account/shapes.ts";
import { Refusal } from "@remanso/core/refusals.ts";
import type { Config } from "../config.ts";
import type { Db } from "../db/db.ts";
import { algorithms, passkeyPlace, userHandle } from "./passkey-options.ts";
import { findPasskey, notePasskeyUse, type NewPasskey, type PasskeyRow } from "./passkey-store.ts";

// loaded on first use: most visits need no passkey, and the library takes 27 MB
const library = () => import("@simplewebauthn/server");
const libraryParts = () => import("@simplewebauthn/server/helpers");

const nothing = { clientExtensionResults: {} };

/** A passkey that was made for this challenge on one of our pages. Refuses `passkey_refused`. */
export async function checkMadePasskey(
  config: Config,
  made: MadePasskey,
  challenge: string,
): Promise<NewPasskey> {
  const { origin, rpId } = passkeyPlace(config);
  const { verifyRegistrationResponse } = await library();
  const { decodeAttestationObject } = await libraryParts();
  const { verified, registrationInfo } = await orRefused(async () => {
    requireNoCertificates(decodeAttestationObject(bytesOf(made.response.attestationObject)));
    return verifyRegistrationResponse({
      response: { ...made, ...nothing },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
  });
  if (!verified || registrationInfo.credential.id !== made.id) throw new Refusal("passkey_refused");
  const { publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: Buffer.from(made.id, "base64url"),
    publicKey: Buffer.from(publicKey),
    signCount: counter,
    transports: (made.response.transports ?? []).slice(0, 10),
  };
}

export interface ProvedPasskey {
  readonly passkey: PasskeyRow;
  readonly signCount: number;
}

/**
 * The passkey that signed this challenge on one of our pages. Refuses `passkey_refused` in the same words whether it is unknown, removed,
 * somebody else's, wrongly signed or counts backwards; an unknown one takes as long as one that is wrongly signed. It has opened
 * nothing until `usePasskey` has noted it.
 */
export async function checkShownPasskey(
  { config, db }: { config: Config; db: Db },
  shown: ShownPasskey,
  challenge: string,
): Promise<ProvedPasskey> {
  const { origin, rpId } = passkeyPlace(config);
  const passkey = await findPasskey(db, Buffer.from(shown.id, "base64url"));
  const { userHandle: handle, ...response } = shown.response;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await orRefused(() =>
    verifyAuthenticationResponse({
      response: { ...shown, response, ...nothing },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: shown.id,
        publicKey: new Uint8Array(passkey?.publicKey ?? nobodysKey),
        counter: passkey?.signCount ?? 0,
      },
    }),
  );
  const isOwners =
    handle === undefined || handle === null || handle === (passkey && userHandle(passkey.userId));
  if (!passkey || !verified || !isOwners) throw new Refusal("passkey_refused");
  return { passkey, signCount: authenticationInfo.newCounter };
}

/** Notes the use of a passkey that was checked, in the transaction of what it opens; it may have been removed meanwhile. */
export async function usePasskey(db: Db, { passkey, signCount }: ProvedPasskey, now: Date): Promise<void> {
  const isNoted = await notePasskeyUse(db, passkey.userId, { id: passkey.id, signCount, now });
  if (!isNoted) throw new Refusal("passkey_refused");
}

/**
 * We ask for no attestation. Where one comes with certificates, checking them would fetch addresses that the sender wrote into them:
 * it is refused unread. A signature with the passkey's own key ("packed" without certificates) is allowed.
 */
function requireNoCertificates(attestation: AttestationObject): void {
  const format: string = attestation.get("fmt");
  const isPlain = format === "none" || format === "packed";
  if (!isPlain || attestation.get("attStmt").get("x5c") !== undefined) throw new Refusal("passkey_refused");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, "base64url"));
}

/** The library throws for anything that is wrong. */
async function orRefused<Result>(check: () => Promise<Result>): Promise<Result> {
  try {
    return await check();
  } catch {
    throw new Refusal("passkey_refused");
  }
}

// a P-256 key whose private half was discarded, so that an unknown passkey takes as long as a known one
const nobodysKey = Buffer.from(
  "pQECAyYgASFYIFkoC0uHXwO5BI8QYiURhdoIFA89Bb-ER1DZPm21VIF2IlgguzkdPfXXmTn9VkzIcG4qHbF_0Vka7DLfEU9XPZhU-E4",
  "base64url",
);
