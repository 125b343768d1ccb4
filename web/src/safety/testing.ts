import { vi } from "vitest";
import type { ContentKey } from "@remanso/core/only-you/contract.ts";
import { stubStores } from "../device/testing.ts";

// Tabs for tests of the kept plan: modules loaded anew over the same stores. Keys lie on a disk that they share, and all tell one another.

export const userId = "0197b0de-0000-7000-8000-000000000001";

const disk = new Map<string, unknown>();
const rawKeys = new Map<number, Uint8Array<ArrayBuffer>>();
const channels = new Set<EventTarget>();
const heard = new Set<(event: { key: string; newValue: string | null }) => void>();

const idle: (() => Promise<void>)[] = [];

/** Settles once every tab has done what it was about to do: a key that has come is still at work in the others. */
export async function untilIdle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all(idle.splice(0).map((isIdle) => isIdle()));
}

/** A browser of its own, with what it keeps. */
export function newBrowser(kept: Readonly<Record<string, string>>): void {
  for (const all of [disk, rawKeys, channels, heard]) all.clear();
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  stubStores({ localStorage: kept });
  vi.stubGlobal(
    "addEventListener",
    (name: string, listener: never) => name === "storage" && heard.add(listener),
  );
  vi.stubGlobal("BroadcastChannel", TestChannel);
  vi.doMock("../device/disk.ts", () => ({
    keepKeyOnDisk: async (person: string, version: number, key: unknown) =>
      disk.set(`${person} ${version}`, key).size > 0,
    keyOnDisk: async (person: string, version: number) => disk.get(`${person} ${version}`) ?? null,
    eraseOnDisk: async () => {
      disk.clear();
      return true;
    },
  }));
}

export async function newTab() {
  vi.resetModules();
  const [keeping, closed, keyring, { oneAtATime }] = await Promise.all([
    import("./plan-keeping.ts"),
    import("./closed-plan.ts"),
    import("../only-you/keyring.ts"),
    import("../outbox/one-at-a-time.ts"),
  ]);
  idle.push(() => oneAtATime("remanso.closed-plan", async () => undefined));
  const addKey = (version: number) => keyring.keepKey(userId, version, rawKey(version));
  const planHere = () => {
    const kept = keeping.keptHere(userId);
    return typeof kept === "string" ? kept : kept.plan;
  };
  return { ...keeping, ...closed, ...keyring, addKey, planHere };
}

export type Tab = Awaited<ReturnType<typeof newTab>>;

/** Only these keys are left in the browser. */
export async function leaveKeys(versions: readonly number[]): Promise<void> {
  for (const name of disk.keys()) if (!versions.includes(Number(name.split(" ")[1]))) disk.delete(name);
}

/** What another tab has stored comes as an event. */
export function storageEvent(key: string): void {
  for (const listener of heard) listener({ key, newValue: localStorage.getItem(key) });
}

export const wayTo = (version: number, id = `way ${version}`): ContentKey["ways"][number] => ({
  id,
  version,
  kind: "code",
  credentialId: null,
  salt: "",
  rounds: 0,
  wrapped: "",
  createdAt: "2026-01-01T00:00:00Z",
});

export const keyState = (version: number): ContentKey => ({
  version,
  isSettled: true,
  ways: version === 0 ? [] : [wayTo(version)],
  left: 0,
});

function rawKey(version: number): Uint8Array<ArrayBuffer> {
  const raw = rawKeys.get(version) ?? crypto.getRandomValues(new Uint8Array(32));
  rawKeys.set(version, raw);
  return raw;
}

/** Tells the tabs of this browser, and none of another. */
class TestChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels)
      if (other !== this) other.dispatchEvent(new MessageEvent("message", { data }));
  }
}
