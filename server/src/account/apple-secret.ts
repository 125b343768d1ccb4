import { createPrivateKey, sign, type KeyObject } from "node:crypto";
import type { Config } from "../config.ts";
import { WrongConfig } from "../setting.ts";

type Apple = NonNullable<Config["apple"]>;

// the token is used for a single call
const lastsSeconds = 300;

/** The key of APPLE_PRIVATE_KEY; a wrong one stops the start. */
export function appleKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyDetails?.namedCurve === "prime256v1") return key;
  } catch {
    // reported below, without quoting the key
  }
  throw new WrongConfig("APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple gave for the key.");
}

/** Apple's replacement for a client secret: a token that we sign (ES256), a new one for each call. */
export function appleClientSecret(apple: Apple, key: KeyObject, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const header = { alg: "ES256", kid: apple.keyId, typ: "JWT" };
  const claims = {
    iss: apple.teamId,
    iat: issuedAt,
    exp: issuedAt + lastsSeconds,
    aud: "https://appleid.apple.com",
    sub: apple.clientId,
  };
  const content = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(content), { key, dsaEncoding: "ieee-p1363" });
  return `${content}.${signature.toString("base64url")}`;
}
