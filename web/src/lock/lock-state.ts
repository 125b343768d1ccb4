import { keptAs, writeKept } from "../device/keep.ts";

// What this device keeps of a lock. It covers the screen; it encrypts nothing, and whoever can open the browser's own tools gets past
// it. docs/security.md says so, and so does the setting.

/** Minutes away after which the code is asked for; 0: as soon as the page is left. */
export const lockMinutes = [0, 1, 5, 15] as const;
export type LockMinutes = (typeof lockMinutes)[number];

/** The digits of a code. */
export const codePattern = /^\d{4,8}$/;

export interface Lock {
  /** PBKDF2 of the code, both in hexadecimal. */
  readonly salt: string;
  readonly hash: string;
  readonly minutes: LockMinutes;
  /** The credential that opens too, in base64url; null if there is none. */
  readonly passkey: string | null;
  /** Wrong codes since the last right one. */
  readonly wrong: number;
  /** Until when no further code is taken, in milliseconds since 1970. */
  readonly waitsUntil: number;
}

const minuteMs = 60_000;
// a page in view that nobody touches counts as used for this long where the lock falls as soon as it is left
const inViewMs = 5_000;

/** The kept text as a lock; null for what is none. */
export function lockIn(text: string | null): Lock | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isLock(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isLock(value: unknown): value is Lock {
  if (typeof value !== "object" || value === null) return false;
  const { salt, hash, minutes, passkey, wrong, waitsUntil }: Partial<Record<keyof Lock, unknown>> = value;
  return (
    typeof salt === "string" &&
    typeof hash === "string" &&
    lockMinutes.some((known) => known === minutes) &&
    (passkey === null || typeof passkey === "string") &&
    typeof wrong === "number" &&
    typeof waitsUntil === "number"
  );
}

/** The person's lock on this device, if they have set one. */
export const lockOf = keptAs("lock", lockIn);

/** Keeps a lock, or takes it away, and tells the server to draw the next page covered, or not. False where the device keeps nothing. */
export function keepLock(userId: string, lock: Lock | null): boolean {
  writeKept("lockMark", lock ? "on" : "off");
  return writeKept("lock", lock && JSON.stringify(lock), userId);
}

/** The page is used: it stays open for as long as was chosen. */
export function stayOpen(userId: string, { minutes }: Lock, nowMs: number): void {
  writeKept("lockOpen", String(nowMs + Math.max(minutes * minuteMs, inViewMs)), userId);
}

/** The page is left. It may stay open for as long as was chosen, for a moment at least: another tab may be the next in view. */
export function leaveOpen(userId: string, { minutes }: Lock, nowMs: number): void {
  writeKept("lockOpen", String(nowMs + Math.max(minutes * minuteMs, 1_000)), userId);
}

export function closeNow(userId: string): void {
  writeKept("lockOpen", "0", userId);
}

// five slips cost nothing; then each wrong code costs more
const freeTries = 5;
const waitsMs = [30_000, 60_000, 5 * minuteMs, 15 * minuteMs];

/** The lock after one more wrong code. */
export function afterWrongCode(lock: Lock, nowMs: number): Lock {
  const wrong = lock.wrong + 1;
  const step = wrong - freeTries;
  const waitMs = step < 0 ? 0 : (waitsMs[Math.min(step, waitsMs.length - 1)] ?? 0);
  return { ...lock, wrong, waitsUntil: nowMs + waitMs };
}

/** The lock after a right code or a passkey. */
export function afterRightCode(lock: Lock): Lock {
  return { ...lock, wrong: 0, waitsUntil: 0 };
}

/** How long no code is taken, in milliseconds; at most the longest wait, so that a clock set back locks nobody out. */
export function waitMs({ waitsUntil }: Lock, nowMs: number): number {
  return Math.min(Math.max(0, waitsUntil - nowMs), waitsMs.at(-1) ?? 0);
}
