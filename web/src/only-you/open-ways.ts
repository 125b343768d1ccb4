import type { KeyWay } from "@remanso/core/only-you/contract.ts";
import { keyBehind, type Shown } from "./content-key.ts";
import { keepKey } from "./keyring.ts";
import { passphraseBytes, passphraseFault } from "./passphrase.ts";
import { codeBytes } from "./recovery-code.ts";

/** What was typed, as a way is opened by it; else what is wrong with it. */
export async function shownByTyping(
  typed: string,
): Promise<{ shown: Shown } | { fault: { unknown: string } | "count" }> {
  const code = await codeBytes(typed);
  if (code) return { shown: { kind: "code", secret: code, credentialId: null } };
  const fault = passphraseFault(typed);
  // eight groups with a slip in them are no words at all
  if (fault) return { fault: /\d/.test(typed) ? "count" : fault };
  return { shown: { kind: "passphrase", secret: passphraseBytes(typed), credentialId: null } };
}

/** The key of `version` behind any of the ways that `shown` may open; null where it opens none. */
export async function rawKeyFor(
  ways: readonly KeyWay[],
  shown: Shown,
  { userId, version }: { userId: string; version: number },
): Promise<Uint8Array<ArrayBuffer> | null> {
  for (const way of ways) {
    const isMeant = way.kind === shown.kind && way.credentialId === shown.credentialId;
    const raw = isMeant && way.version === version ? await keyBehind(way, shown, { userId }) : null;
    if (raw) return raw;
  }
  return null;
}

/** Opens this device with what was shown, to every key that it leads to. False where it leads to none. */
export async function openDevice(ways: readonly KeyWay[], shown: Shown, userId: string): Promise<boolean> {
  const versions = [...new Set(ways.map(({ version }) => version))];
  let isOpen = false;
  for (const version of versions) {
    const raw = await rawKeyFor(ways, shown, { userId, version });
    if (!raw) continue;
    await keepKey(userId, version, raw);
    isOpen = true;
  }
  return isOpen;
}
