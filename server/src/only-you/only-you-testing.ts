import { randomBytes } from "node:crypto";
import type { ClosedText } from "@remanso/core/shapes.ts";

/** What a device tells of a new key: the server cannot tell these random bytes from a wrapped key. */
export function newKey(version: number) {
  return { version, ways: [newWay(version, "passphrase"), newWay(version, "code")] };
}

export function newWay(version: number, kind: "passphrase" | "code" | "passkey") {
  const bytes = (count: number) => randomBytes(count).toString("base64url");
  return {
    version,
    kind,
    credentialId: kind === "passkey" ? bytes(16) : null,
    salt: bytes(32),
    rounds: kind === "passphrase" ? 600_000 : 0,
    wrapped: bytes(60),
  };
}

/** A text as a device closes it. */
export function closedText(of: string, version: number): ClosedText {
  return { version, of, bytes: randomBytes(284).toString("base64url") };
}
