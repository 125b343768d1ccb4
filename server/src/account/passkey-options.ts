import { parse } from "uuid";
import type { PasskeyCreation, PasskeyRequest } from "@remanso/core/account/shapes.ts";
import type { Config } from "../config.ts";
import { challengeMs } from "./passkey-challenge.ts";
import type { PasskeyRow } from "./passkey-store.ts";
import type { UserRow } from "./store.ts";

/** EdDSA, ES256 and RS256, by their COSE numbers: every authenticator supports at least one. */
export const algorithms = [-8, -7, -257];

/** The site that passkeys belong to: browsers use them only on pages of this host, and name the page. */
export function passkeyPlace({ baseUrl }: Pick<Config, "baseUrl">): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(baseUrl);
  return { rpId: hostname, origin };
}

interface Creation {
  readonly config: Config;
  readonly user: UserRow;
  readonly challenge: string;
  /** The person's other passkeys, so that no device stores a second one. */
  readonly known: readonly PasskeyRow[];
}

/** Options for creating a passkey that identifies its owner, so that nobody has to type an address. */
export function creationOptions({ config, user, challenge, known }: Creation): PasskeyCreation {
  return {
    rp: { id: passkeyPlace(config).rpId, name: "Remanso" },
    user: {
      id: userHandle(user.id),
      name: user.email ?? user.fullName ?? "Remanso",
      displayName: user.fullName ?? user.email ?? "Remanso",
    },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
    timeout: challengeMs,
    excludeCredentials: known.map(knownCredential),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    // the make of the key does not matter
    attestation: "none",
  };
}

/** Options for signing in: with one of `known`, or with any passkey of this site if none is named. */
export function requestOptions(
  config: Config,
  challenge: string,
  known: readonly PasskeyRow[] = [],
): PasskeyRequest {
  return {
    challenge,
    rpId: passkeyPlace(config).rpId,
    timeout: challengeMs,
    userVerification: "required",
    allowCredentials: known.map(knownCredential),
  };
}

/** A person's name in their passkeys. */
export function userHandle(userId: string): string {
  return Buffer.from(parse(userId)).toString("base64url");
}

function knownCredential({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId.toString("base64url"), type: "public-key" as const, transports };
}
