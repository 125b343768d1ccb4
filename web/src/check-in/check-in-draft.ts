import { stressFields, type StressField } from "@remanso/core/assessment/stress-fields.ts";
import type { CheckIn } from "@remanso/core/check-in/contract.ts";

export const moods = [1, 2, 3, 4, 5] as const;
export type MoodStep = (typeof moods)[number];

type PointsField = "stress" | StressField;

/** A check-in as entered. Untouched fields are null: nothing has a default. */
export interface CheckInDraft extends Readonly<Record<PointsField, number | null>> {
  readonly mood: number | null;
  readonly note: string;
  /** The day before that it is about; null is now. */
  readonly on: string | null;
}

export const emptyDraft: CheckInDraft = {
  mood: null,
  stress: null,
  workStress: null,
  financialStress: null,
  personalStress: null,
  globalStress: null,
  note: "",
  on: null,
};

const fields = ["mood", "stress", ...stressFields, "note", "on"] as const;

// contract: a note of at most 2,000 characters
const noteLimit = 2000;
export const noteCounterFrom = 200;

/** How many characters the note still has room for; negative where it is too long. */
export function noteRoom(note: string): number {
  return noteLimit - [...note.trim()].length;
}

export interface DraftProblems {
  readonly mood?: "moodMissing";
  readonly note?: "noteTooLong";
}

/** What keeps a draft from being saved, in the order of the form. */
export function problemsIn(draft: CheckInDraft): DraftProblems {
  return {
    ...(draft.mood === null ? { mood: "moodMissing" } : {}),
    ...(noteRoom(draft.note) < 0 ? { note: "noteTooLong" } : {}),
  };
}

/** A check-in that exists, to be changed. */
export function draftOf({ mood, note, stress, ...checkIn }: CheckIn): CheckInDraft {
  const { workStress, financialStress, personalStress, globalStress } = checkIn;
  const categories = { workStress, financialStress, personalStress, globalStress };
  return { mood, stress, ...categories, note: note ?? "", on: null };
}

/** What is sent for a new check-in; only what was said. Null where the draft cannot be saved. */
export function newCheckIn({ mood, stress, note, on, ...categories }: CheckInDraft) {
  if (mood === null) return null;
  return {
    mood,
    ...(stress === null ? {} : { stress }),
    ...said(categories),
    ...(note.trim() === "" ? {} : { note: note.trim() }),
    ...(on === null ? {} : { on }),
  };
}

/** What is sent for a change: only what is another now, null for what was taken away. */
export function changesTo(checkIn: CheckIn, draft: CheckInDraft) {
  const before = draftOf(checkIn);
  const isOther = (field: keyof CheckInDraft) => draft[field] !== before[field];
  const note = draft.note.trim();
  return {
    ...(isOther("mood") && draft.mood !== null ? { mood: draft.mood } : {}),
    ...(isOther("stress") ? { stress: draft.stress } : {}),
    ...Object.fromEntries(stressFields.filter(isOther).map((field) => [field, draft[field]])),
    ...(note === before.note.trim() ? {} : { note: note === "" ? null : note }),
  };
}

/** True where both say the same. */
export function isSameDraft(one: CheckInDraft, other: CheckInDraft): boolean {
  return fields.every((field) => one[field] === other[field]);
}

/** A draft as it was kept on the device; null for what is none. */
export function draftIn(kept: unknown): CheckInDraft | null {
  if (typeof kept !== "object" || kept === null) return null;
  const parts = new Map<string, unknown>(Object.entries(kept));
  const points = (name: string) => pointsIn(parts.get(name), { least: 0, most: 10 });
  const [note, on] = [parts.get("note"), parts.get("on")];
  return {
    mood: pointsIn(parts.get("mood"), { least: 1, most: 5 }),
    stress: points("stress"),
    workStress: points("workStress"),
    financialStress: points("financialStress"),
    personalStress: points("personalStress"),
    globalStress: points("globalStress"),
    note: typeof note === "string" ? note : "",
    on: typeof on === "string" && /^\d{4}-\d\d-\d\d$/.test(on) ? on : null,
  };
}

function pointsIn(value: unknown, { least, most }: { least: number; most: number }): number | null {
  return typeof value === "number" && value >= least && value <= most ? value : null;
}

function said(categories: Readonly<Record<StressField, number | null>>) {
  return Object.fromEntries(
    stressFields.flatMap((field) => (categories[field] === null ? [] : [[field, categories[field]]])),
  );
}
