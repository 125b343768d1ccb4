import { createPrivateKey, sign, type KeyObject } from "node:crypto";
import { WrongConfig, type Config } from "../config.ts";

type Apple = NonNullable<Config["apple"]>;

// it is made for one call
const lastsSeconds = 300;

/** The key of APPLE_PRIVATE_KEY; a wrong one stops the start. */
export function appleKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyDetails?.namedCurve === "prime256v1") return key;
  } catch {
    // said below, without quoting the key
  }
  throw new WrongConfig("APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple gave for the key.");
}

/** What Apple wants in place of a client secret: a token signed by us (ES256), made anew for each call. */
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
