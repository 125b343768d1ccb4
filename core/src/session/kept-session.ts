import type { ActivityType } from "../activity/catalogue-entry.ts";
import type { StepType } from "../activity/guide.ts";
import type { SessionClock } from "./session-clock.ts";

// decisions §3: notes of a session up to 20,000 characters
export const writingLimit = 20_000;
// the counter appears when this many characters or fewer are left
export const writingCounterFrom = 2_000;

/** What a device stores of a session in progress, so that a reload resumes it and no text is lost. */
export interface KeptSession {
  readonly clock: SessionClock;
  readonly writing: string;
  /** The completion as first sent. A retry sends the same data under the same key, so it counts once. */
  readonly completion: KeptCompletion | null;
  /** When its page was known to be awake, noted while it plays; null before the first time. */
  readonly aliveAtMs: number | null;
  /** The clock that was running when its page fell asleep, until the person has said whether they went on; else null. */
  readonly slept: SessionClock | null;
}

/** A session that begins to play its first step. */
export function sessionFrom(clock: SessionClock): KeptSession {
  return { clock, writing: "", completion: null, aliveAtMs: null, slept: null };
}

export interface KeptCompletion {
  readonly key: string;
  /** Whole minutes. */
  readonly duration: number;
  readonly notes: string | null;
  readonly occurredAt?: string;
}

/** The session stored in `text`, or null if there is none or it is unreadable. */
export function keptSessionIn(text: string | null): KeptSession | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    // sessions kept by earlier versions knew nothing of sleep
    return isKeptSession(value)
      ? { ...value, aliveAtMs: value.aliveAtMs ?? null, slept: value.slept ?? null }
      : null;
  } catch {
    return null;
  }
}

// checked by hand: the browser bundle has no validator
function isKeptSession(value: unknown): value is KeptSession {
  if (!isRecord(value)) return false;
  const { clock, writing, completion, aliveAtMs = null, slept = null } = value;
  const isSleep = (aliveAtMs === null || isAmount(aliveAtMs)) && (slept === null || isClock(slept));
  return isClock(clock) && typeof writing === "string" && isCompletion(completion) && isSleep;
}

function isClock(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { stepIndex, startedAtMs, elapsedBeforeMs, playedBeforeMs } = value;
  const isStarted = startedAtMs === null || isAmount(startedAtMs);
  return (
    Number.isInteger(stepIndex) &&
    isAmount(stepIndex) &&
    isStarted &&
    isAmount(elapsedBeforeMs) &&
    isAmount(playedBeforeMs)
  );
}

function isCompletion(value: unknown): boolean {
  if (value === null) return true;
  if (!isRecord(value)) return false;
  const { key, duration, notes, occurredAt } = value;
  const isNotes = notes === null || typeof notes === "string";
  return (
    typeof key === "string" &&
    isAmount(duration) &&
    isNotes &&
    ["string", "undefined"].includes(typeof occurredAt)
  );
}

function isAmount(value: unknown): boolean {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** True where a session has a writing field: on reflection steps of journaling (decisions §3). */
export function hasWriting(activityType: ActivityType, stepType: StepType): boolean {
  return activityType === "journaling" && stepType === "reflection";
}

/** How many characters (code points) can still be written; negative when it is too long to be sent. */
export function writingRoom(writing: string): number {
  return writingLimit - [...writing].length;
}

/**
 * What to send when the session ended at `endedAtMs`: whole minutes played, the text (null if empty), and when, because it may
 * be sent much later (decisions §3, `occurredAt`).
 */
export function completionOf(
  played: { minutes: number; writing: string },
  endedAtMs: number,
): Omit<KeptCompletion, "key"> {
  return {
    duration: played.minutes,
    notes: played.writing.trim() === "" ? null : played.writing,
    occurredAt: new Date(endedAtMs).toISOString(),
  };
}
