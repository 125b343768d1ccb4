import { setImmediate } from "node:timers/promises";
import { catalogueEntry } from "@remanso/core/activity/catalogue.ts";
import { ActivityType } from "@remanso/core/activity/contract.ts";
import type { JournalEntry } from "@remanso/core/journal/contract.ts";
import { revisionOf } from "@remanso/core/revision.ts";
import { hasWords } from "@remanso/core/journal/search-words.ts";
import type { Language } from "@remanso/core/language.ts";
import { closedName, closedWords, ownNameOf } from "../activity/own-words.ts";
import { findWriting, listWritings, type Writing } from "../activity/writing-store.ts";
import { listNoted } from "../check-in/note-store.ts";
import { findCheckIn, type CheckInRow } from "../check-in/store.ts";
import type { Db } from "../db/db.ts";
import { closedIn } from "./closed-text.ts";
import type { OpenText } from "./own-texts.ts";
import { detailsOf } from "../imports/imported-texts.ts";
import { findImported, listImportedTexts, type ImportedRowRow } from "../imports/store.ts";
import { findPage, listPages, type PageRow } from "./page-store.ts";

interface Reader {
  readonly open: OpenText;
  readonly language: Language;
}

interface Wanted extends Reader {
  readonly before: Date | null;
  /** Only those of this day. */
  readonly on?: string | undefined;
  readonly q: string;
  readonly most: number;
}

// where something is looked for, texts are decrypted in batches of this size until enough match
const batch = 200;
// others get their turn after so many, which may be long
const openedAtOnce = 20;

/**
 * What somebody wrote before `before`, or on the day `on`, the newest first, at most `most`; nothing else is decrypted. With `q` the texts are decrypted and
 * searched here, since the database cannot read them.
 */
export async function journalEntries(db: Db, userId: string, wanted: Wanted): Promise<JournalEntry[]> {
  const { q, most } = wanted;
  const size = q === "" ? most : batch;
  const found: JournalEntry[] = [];
  let before = wanted.before;
  for (;;) {
    const rows = await rowsBefore(db, userId, { ...wanted, before, size });
    for (const [index, { open }] of rows.entries()) {
      if (index % openedAtOnce === openedAtOnce - 1) await setImmediate();
      const entry = open();
      if (q === "" || (entry.text !== null && hasWords(entry.text, q))) found.push(entry);
      if (found.length === most) return found;
    }
    const oldest = rows.at(-1);
    if (rows.length < size || !oldest) return found;
    before = oldest.at;
  }
}

/** The newest of all kinds merged, not yet decrypted; those cut off here come with the next batch. */
async function rowsBefore(
  db: Db,
  userId: string,
  { before, on, size, ...reader }: Pick<Wanted, "before" | "on"> & Reader & { size: number },
): Promise<{ at: Date; open: () => JournalEntry }[]> {
  const page = { before, on, most: size };
  const [writings, notes, pages, imported] = await Promise.all([
    listWritings(db, userId, page),
    listNoted(db, userId, page),
    listPages(db, userId, page),
    listImportedTexts(db, userId, page),
  ]);
  return [
    ...imported.map((row) => ({ at: row.occurredAt, open: () => importedEntry(row, reader) })),
    ...pages.map((row) => ({ at: row.writtenAt, open: () => pageEntry(row, reader) })),
    ...writings.map((row) => ({ at: row.completedAt ?? new Date(0), open: () => writingEntry(row, reader) })),
    ...notes.map((row) => ({ at: row.occurredAt, open: () => noteEntry(row, reader) })),
  ]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, size);
}

/** A written entry with what its next change is based on, or null where this person has none with this id. */
export async function findEntry(
  db: Db,
  userId: string,
  { id, ...reader }: Reader & { id: string },
): Promise<JournalEntry | null> {
  const page = await findPage(db, userId, id);
  if (page) return pageEntry(page, reader);
  const writing = await findWriting(db, userId, id);
  if (writing) return writingEntry(writing, reader);
  const checkIn = await findCheckIn(db, userId, id);
  if (checkIn) return noteEntry(checkIn, reader);
  const imported = await findImported(db, userId, id);
  return imported && importedEntry(imported, reader);
}

function textOf(sealed: Buffer | null, id: string, open: OpenText): Pick<JournalEntry, "text" | "closed"> {
  return { text: sealed && open(sealed, id), closed: closedIn(sealed, id) };
}

/** What was written on its own. */
export function pageEntry(row: PageRow, { open }: Pick<Reader, "open">): JournalEntry {
  return {
    id: row.id,
    source: "page",
    activityName: null,
    activityType: null,
    catalogueKey: null,
    imported: null,
    mood: null,
    stress: null,
    ...textOf(row.textSealed, row.id, open),
    at: row.writtenAt.toISOString(),
    on: row.writtenOn,
    backDated: false,
    editedAt: row.editedAt?.toISOString() ?? null,
    revision: revisionOf(row),
  };
}

/** What was written in a session. */
function writingEntry(row: Writing, { open, language }: Reader): JournalEntry {
  const entry = row.catalogueKey === null ? null : catalogueEntry(row.catalogueKey);
  return {
    id: row.id,
    source: "activity",
    activityName: entry?.name[language] ?? ownNameOf(row, { open, language }) ?? row.catalogueKey,
    activityType: ActivityType.parse(row.activityType),
    catalogueKey: entry?.key ?? null,
    imported: null,
    mood: null,
    stress: null,
    ...textOf(row.sealed, row.id, open),
    at: row.completedAt?.toISOString() ?? "",
    on: row.completedOn ?? "",
    backDated: false,
    editedAt: row.editedAt?.toISOString() ?? null,
    revision: revisionOf(row),
    ...closedWords({ activityName: closedName(row) }),
  };
}

/** The note of a check-in. */
function noteEntry(row: CheckInRow, { open }: Reader): JournalEntry {
  return {
    id: row.id,
    source: "check_in",
    activityName: null,
    activityType: null,
    catalogueKey: null,
    imported: null,
    mood: row.mood,
    stress: row.stress,
    ...textOf(row.noteSealed, row.id, open),
    at: row.occurredAt.toISOString(),
    on: row.localDate,
    backDated: row.backDated,
    editedAt: row.editedAt?.toISOString() ?? null,
    revision: revisionOf(row),
  };
}

/** A text that came from another program. */
function importedEntry(row: ImportedRowRow, { open }: Reader): JournalEntry {
  const { said, tags } = detailsOf(row, open);
  return {
    id: row.id,
    source: "imported",
    activityName: row.kind === "activity" ? said || null : null,
    activityType: row.activityType === null ? null : ActivityType.parse(row.activityType),
    catalogueKey: null,
    imported: { source: row.source, said: row.kind === "activity" ? "" : said, tags: [...tags] },
    mood: row.mood,
    stress: null,
    ...textOf(row.textSealed, row.id, open),
    at: row.occurredAt.toISOString(),
    on: row.localDate,
    backDated: row.clock !== "exact",
    editedAt: row.editedAt?.toISOString() ?? null,
    revision: revisionOf(row),
  };
}
