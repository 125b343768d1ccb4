import { recognizeText } from "./recognize.ts";
import type { FoundRow, Reading } from "./found-row.ts";
import { planImport, type Choices } from "./plan-import.ts";

// Small files after the described formats, for the tests of every part.

/** A table with every cell quoted where it must be. */
export function csvFile(header: readonly string[], rows: readonly (readonly string[])[], end = "\n"): string {
  const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return [header, ...rows].map((row) => row.map(quoted).join(",") + end).join("");
}

export const daylioHeaders = {
  2018: ["year", "date", "weekday", "time", "mood", "activities", "note"],
  2020: ["full_date", "date", "weekday", "time", "mood", "activities", "note_title", "note"],
  2026: ["full_date", "date", "weekday", "time", "mood", "activities", "scales", "note_title", "note"],
} as const;

/** A backup of Daylio as it lies in its zip, without the Base64: two moods of one's own among the five. */
export function daylioBackup(entries: readonly object[]): object {
  const mood = (id: number, group: number, name = "") => ({
    id,
    custom_name: name,
    mood_group_id: group,
    predefined_name_id: name === "" ? group : -1,
  });
  return {
    version: 15,
    pin: "1234",
    customMoods: [
      mood(1, 1),
      mood(2, 2),
      mood(3, 3),
      mood(4, 4),
      mood(5, 5),
      mood(6, 2, "null"),
      mood(7, 5, "roto"),
    ],
    tags: [
      { id: 10, name: "familia" },
      { id: 11, name: "leer, dibujar" },
    ],
    dayEntries: entries,
    metadata: { number_of_entries: entries.length },
  };
}

const undecided: Choices = { timeZone: "Europe/Madrid", moods: {}, types: {}, scale: null };
/** The last day of which anything is kept, in these tests. */
export const testToday = "2026-11-24";

/** What a file of text is read as. */
export function readingIn(text: string): Reading {
  const found = recognizeText(text);
  if (found.kind !== "reading") throw new Error(`The file was taken for: ${JSON.stringify(found)}`);
  return found.reading;
}

/** What is kept of a reading when every suggestion is taken. */
export function planned(reading: Reading, choices: Partial<Choices> = {}) {
  return planImport(reading, { ...undecided, moods: reading.suggested, ...choices }, testToday);
}

/** What of a kept row the tests look at: "mood 5 2026-05-17 15:39 text". */
export function inShort(reading: Reading, choices: Partial<Choices> = {}): string[] {
  return planned(reading, choices).rows.map(({ row }) =>
    [row.kind, row.mood ?? row.activityType, row.on, row.at, row.text]
      .filter((part) => part !== null)
      .join(" "),
  );
}

/** Why rows were left out: "3 date". */
export function whyLeftOut(reading: Reading, choices: Partial<Choices> = {}): string[] {
  return planned(reading, choices).leftOut.map(({ place, reason }) => `${place} ${reason}`);
}

export function firstRow(reading: Reading): FoundRow {
  const [row] = reading.rows;
  if (!row) throw new Error("The file has no row.");
  return row;
}
