import { parse } from "uuid";
import type { PasskeyCreation, PasskeyRequest } from "@remanso/core/account/shapes.ts";
import type { Config } from "../config.ts";
import { challengeMs } from "./passkey-challenge.ts";
import type { PasskeyRow } from "./passkey-store.ts";
import type { UserRow } from "./store.ts";

/** EdDSA, ES256 and RS256, by their numbers in COSE: what every authenticator knows one of. */
export const algorithms = [-8, -7, -257];

/** Where passkeys belong to: browsers hand them to pages of this host only, and say from which page it was. */
export function passkeyPlace({ baseUrl }: Pick<Config, "baseUrl">): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(baseUrl);
  return { rpId: hostname, origin };
}

interface Creation {
  readonly config: Config;
  readonly user: UserRow;
  readonly challenge: string;
  /** The person's other passkeys: one device does not keep two. */
  readonly known: readonly PasskeyRow[];
}

/** What the browser is asked to make: a passkey that names its owner by itself, so that nobody has to type an address. */
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
      userVerification: "preferred",
    },
    // nobody needs to know which make of key it is
    attestation: "none",
  };
}

/** What the browser is asked to show: one of `known`, or any passkey of this site when none is named. */
export function requestOptions(
  config: Config,
  challenge: string,
  known: readonly PasskeyRow[] = [],
): PasskeyRequest {
  return {
    challenge,
    rpId: passkeyPlace(config).rpId,
    timeout: challengeMs,
    userVerification: "preferred",
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
