import type { JournalEntry } from "@remanso/core/journal/contract.ts";

// contract: 20,000 characters on a page, in a session and from another program, 2,000 in the note of a check-in
const limits = { page: 20_000, activity: 20_000, imported: 20_000, check_in: 2000 } as const;
const counterFrom = { page: 2000, activity: 2000, imported: 2000, check_in: 200 } as const;

export type TextProblem = "empty" | "tooLong";

/** How many characters there is room for; negative where there are too many. */
export function roomIn(text: string, source: JournalEntry["source"]): number {
  return limits[source] - [...text.trim()].length;
}

/** True when so few characters are left that the count is shown. */
export function isRoomSmall(room: number, source: JournalEntry["source"]): boolean {
  return room >= 0 && room <= counterFrom[source];
}

/** What keeps a text from being saved, or null. */
export function textProblem(text: string, source: JournalEntry["source"]): TextProblem | null {
  if (text.trim() === "") return "empty";
  return roomIn(text, source) < 0 ? "tooLong" : null;
}
