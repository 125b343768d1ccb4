import * as z from "zod/mini";
import type { ActivityType } from "../activity/catalogue-entry.ts";
import type { StepType } from "../activity/guide.ts";

// decisions §3: notes of a session up to 20,000 characters
export const writingLimit = 20_000;
// the counter appears when this many characters or fewer are left
export const writingCounterFrom = 2_000;

const Milliseconds = z.number().check(z.minimum(0));

/** What a device keeps of a session under way, so that a reload resumes it and no written word is lost. */
export const KeptSession = z.object({
  clock: z.object({
    stepIndex: z.int().check(z.minimum(0)),
    startedAtMs: z.nullable(Milliseconds),
    elapsedBeforeMs: Milliseconds,
    playedBeforeMs: Milliseconds,
  }),
  writing: z.string(),
  /** The completion as it was first sent. A retry sends the same under the same key, so that it counts once. */
  completion: z.nullable(
    z.object({
      key: z.string(),
      duration: z.number(),
      notes: z.nullable(z.string()),
      occurredAt: z.optional(z.string()),
    }),
  ),
});
export type KeptSession = z.infer<typeof KeptSession>;
export type KeptCompletion = NonNullable<KeptSession["completion"]>;

/** The kept session in `text`, or null where there is none or it is not readable. */
export function keptSessionIn(text: string | null): KeptSession | null {
  if (text === null) return null;
  try {
    const parsed = KeptSession.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** True where a session has a writing field: on reflection steps of journaling (decisions §3). */
export function hasWriting(activityType: ActivityType, stepType: StepType): boolean {
  return activityType === "journaling" && stepType === "reflection";
}

/** How many characters (code points) can still be written; negative when it is too long to be sent. */
export function writingRoom(writing: string): number {
  return writingLimit - [...writing].length;
}

// a completion told later than this says when it happened; a younger one is dated by the server
const lateAfterMs = 10 * 60_000;

/**
 * What to send when the session ended at `endedAtMs` and is told at `nowMs`: whole minutes played, what was written
 * (null when nothing was), and, for one that ended a while ago, when (decisions §3, `occurredAt`).
 */
export function completionOf(
  played: { minutes: number; writing: string },
  endedAtMs: number,
  nowMs: number,
): Omit<KeptCompletion, "key"> {
  return {
    duration: played.minutes,
    notes: played.writing.trim() === "" ? null : played.writing,
    ...(nowMs - endedAtMs > lateAfterMs ? { occurredAt: new Date(endedAtMs).toISOString() } : {}),
  };
}
