import { catalogueEntry } from "@remanso/core/activity/catalogue.ts";
import { ActivityType } from "@remanso/core/activity/contract.ts";
import type { JournalEntry } from "@remanso/core/journal/contract.ts";
import { hasWords } from "@remanso/core/journal/search-words.ts";
import type { Language } from "@remanso/core/language.ts";
import { listWritings, type Writing } from "../activity/writing-store.ts";
import { listNoted } from "../check-in/note-store.ts";
import type { CheckInRow } from "../check-in/store.ts";
import type { Db } from "../db/db.ts";
import type { OpenText } from "./own-texts.ts";

interface Reader {
  readonly open: OpenText;
  readonly language: Language;
}

interface Wanted extends Reader {
  readonly before: Date | null;
  readonly q: string;
  readonly most: number;
}

// texts are opened so many at a time until enough are found
const batch = 200;

/**
 * What somebody wrote before `before`, the newest first, at most `most`. With `q` the texts are opened and looked through here:
 * the database cannot read them.
 */
export async function journalEntries(db: Db, userId: string, wanted: Wanted): Promise<JournalEntry[]> {
  const { q, most } = wanted;
  const found: JournalEntry[] = [];
  let before = wanted.before;
  for (;;) {
    const entries = await entriesBefore(db, userId, { ...wanted, before });
    found.push(...entries.filter(({ text }) => q === "" || (text !== null && hasWords(text, q))));
    const oldest = entries.at(-1);
    if (found.length >= most || entries.length < batch || !oldest) return found.slice(0, most);
    before = new Date(oldest.at);
  }
}

/** The newest of both kinds together; what falls off the end of one kind comes with the next batch. */
async function entriesBefore(
  db: Db,
  userId: string,
  { before, ...reader }: Reader & { before: Date | null },
): Promise<JournalEntry[]> {
  const writings = await listWritings(db, userId, { before, most: batch });
  const notes = await listNoted(db, userId, { before, most: batch });
  return [
    ...writings.map((writing) => writingEntry(writing, reader)),
    ...notes.map((note) => noteEntry(note, reader)),
  ]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, batch);
}

/** What was written in a session. */
export function writingEntry(row: Writing, { open, language }: Reader): JournalEntry {
  const entry = row.catalogueKey === null ? null : catalogueEntry(row.catalogueKey);
  return {
    id: row.id,
    source: "activity",
    activityName: entry?.name[language] ?? row.customName ?? row.catalogueKey,
    activityType: ActivityType.parse(row.activityType),
    mood: null,
    stress: null,
    text: row.sealed && open(row.sealed, row.id),
    at: row.completedAt?.toISOString() ?? "",
    on: row.completedOn ?? "",
    backDated: false,
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}

/** The note of a check-in. */
export function noteEntry(row: CheckInRow, { open }: Reader): JournalEntry {
  return {
    id: row.id,
    source: "check_in",
    activityName: null,
    activityType: null,
    mood: row.mood,
    stress: row.stress,
    text: row.noteSealed && open(row.noteSealed, row.id),
    at: row.occurredAt.toISOString(),
    on: row.localDate,
    backDated: row.backDated,
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}
