/** What was typed in the dialog of a new activity. */
export interface ActivityDraft {
  readonly name: string;
  readonly duration: string;
  readonly notes: string;
}

export const emptyDraft: ActivityDraft = { name: "", duration: "", notes: "" };

type DraftProblem = "nameTooLong" | "durationWrong" | "notesTooLong";

// decisions §3: name 1–120 characters, duration 1–240 minutes or null, notes up to 2,000 characters
const nameLimit = 120;
const mostMinutes = 240;
const notesLimit = 2000;

/** Which fields are wrong and why, in the order of the form. */
export function problemsIn(draft: ActivityDraft): Partial<Record<keyof ActivityDraft, DraftProblem>> {
  const minutes = minutesIn(draft.duration);
  return {
    ...(lengthOf(draft.name) > nameLimit ? { name: "nameTooLong" } : {}),
    ...(minutes !== null && (minutes < 1 || minutes > mostMinutes) ? { duration: "durationWrong" } : {}),
    ...(lengthOf(draft.notes) > notesLimit ? { notes: "notesTooLong" } : {}),
  };
}

/** The activity to create. specification §5: activityType is always 'custom'. */
export function typedActivity(draft: ActivityDraft, planId: string) {
  return {
    planId,
    activityName: draft.name.trim(),
    activityType: "custom" as const,
    duration: minutesIn(draft.duration),
    notes: draft.notes.trim() || null,
  };
}

/** specification §5: duration optional, parsed as integer else null. */
export function minutesIn(text: string): number | null {
  const minutes = Number.parseInt(text, 10);
  return Number.isNaN(minutes) ? null : minutes;
}

function lengthOf(text: string): number {
  return [...text.trim()].length;
}
