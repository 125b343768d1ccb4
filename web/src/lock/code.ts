import type { Lock } from "./lock-state.ts";

// OWASP's figure for PBKDF2 with SHA-256. A code of four digits falls to whoever can read the device's stores all the same.
const iterations = 600_000;
const saltBytes = 16;
const hashBits = 256;

/** Whether this browser can keep a code over this connection: WebCrypto needs https, or the machine itself. */
export function canKeepCode(): boolean {
  return isSecureContext && "subtle" in crypto;
}

/** A code as it is kept. */
export async function keepable(code: string): Promise<Pick<Lock, "salt" | "hash">> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  return { salt: hex(salt), hash: await hashOf(code, salt) };
}

/** Whether it is the code of this lock. */
export async function isRightCode(
  code: string,
  { salt, hash }: Pick<Lock, "salt" | "hash">,
): Promise<boolean> {
  return (await hashOf(code, bytes(salt))) === hash;
}

async function hashOf(code: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey("raw", new TextEncoder().encode(code), "PBKDF2", false, [
    "deriveBits",
  ]);
  const derived = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(derived, key, hashBits)));
}

function hex(values: Uint8Array): string {
  return [...values].map((value) => value.toString(16).padStart(2, "0")).join("");
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
