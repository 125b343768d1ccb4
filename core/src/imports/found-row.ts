import type { ActivityType } from "../activity/catalogue-entry.ts";
import type { Source } from "./sources.ts";

/** How well the time of day is known: as the file has it, a part of the day, or not at all. */
export type Clock = "exact" | "approximate" | "none";

/** A moment as the file has it: on the clock of wherever the person was, or an instant. */
export type When =
  | { readonly on: string; readonly at: string }
  | { readonly instant: string; readonly zone: string | null };

/** What a parser found in one row, before anything of it is decided. */
export interface FoundRow {
  /** Which row of the file it is, from 1. */
  readonly place: number;
  readonly kind: "mood" | "entry" | "activity";
  readonly when: When;
  readonly clock: Clock;
  /** The file's own id of it; null where it has none. */
  readonly id: string | null;
  readonly text: string;
  readonly tags: readonly string[];
  /** The names of a mood or of a habit, which the person gives a meaning. */
  readonly said: readonly string[];
  /** The mood as a number, on the scale of the reading. */
  readonly points: number | null;
  /** For an activity whose type the file tells. */
  readonly activityType: ActivityType | null;
  readonly minutes: number | null;
}

/** The ends of a scale of moods: `worst` may be the larger one. */
export interface Scale {
  readonly worst: number;
  readonly best: number;
}

/** Why a row is not kept. */
export const leftOutReasons = [
  "columns",
  "date",
  "future",
  "empty",
  "twice",
  "other_kind",
  "health",
  "not_done",
  "thinned",
  "no_mood",
  "no_type",
  "here",
  "full",
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export interface LeftOut {
  readonly place: number;
  readonly reason: LeftOutReason;
}

/** What a whole file says. */
export interface Reading {
  readonly source: Source;
  readonly rows: readonly FoundRow[];
  readonly leftOut: readonly LeftOut[];
  /** The scale of `points`; null where the file does not tell it and the person is asked. */
  readonly scale: Scale | null;
  /** What the program or a list says of a name: a mood 1–5. Names without one are a choice. */
  readonly suggested: Readonly<Record<string, number>>;
  /** True where the file ends in the middle of a row. */
  readonly isCut: boolean;
}

/** A row of which only what differs from an ordinary one is given. */
export function foundRow(row: Pick<FoundRow, "place" | "kind" | "when"> & Partial<FoundRow>): FoundRow {
  return {
    clock: "exact",
    id: null,
    text: "",
    tags: [],
    said: [],
    points: null,
    activityType: null,
    minutes: null,
    ...row,
  };
}

/** A reading of which only what differs from an ordinary one is given. */
export function readingOf(reading: Pick<Reading, "source" | "rows"> & Partial<Reading>): Reading {
  return { leftOut: [], scale: null, suggested: {}, isCut: false, ...reading };
}
