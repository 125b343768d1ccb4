import { createHmac, randomInt } from "node:crypto";
import type { AppSecret } from "../secret.ts";

const count = 10;
// without those that look alike on paper: 0 and o, 1, i and l
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 3;
const groupLength = 4;

/** Ten new codes of 59 random bits each, such as `k7fm-2xqa-9dhe`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => Array.from({ length: groups }, newGroup).join("-"));
}

/** What is kept of a code, whatever its capitals and dashes: worth nothing without the installation's secret. */
export function recoveryCodeHash(secret: AppSecret, userId: string, code: string): Buffer {
  const plain = code
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
  return createHmac("sha256", secret.keyFor("recovery-code", userId)).update(plain).digest();
}

function newGroup(): string {
  return Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join("");
}
