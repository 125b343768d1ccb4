import { cellsBy, type CsvTable } from "../csv-rows.ts";
import { dayInWords, isoDay, timeOf } from "../day-and-time.ts";
import { foundRow, readingOf, type FoundRow, type LeftOut, type Reading } from "../found-row.ts";
import { htmlText, joined } from "../cleaned-texts.ts";
import { daylioMoods } from "../known-moods.ts";

const oldHeader = ["year", "date", "weekday", "time", "mood", "activities", "note"];

/** True for the header of one of the three generations: of 2018, of 2020–2025, and with `scales` of 2026. */
export function isDaylio(header: readonly string[]): boolean {
  const names = new Set(header.map((name) => name.toLowerCase()));
  return names.has("mood") && (names.has("full_date") || oldHeader.every((name) => names.has(name)));
}

/**
 * A CSV of Daylio. The day is `full_date`, or of 2018 the year and an English "18 May"; the other columns with a date are for people, in the phone's
 * language. Moods are names that the file does not rank: those of known languages get a suggestion, all others are a choice. What Daylio calls
 * activities, and its scales, are kept as tags: they are no activity done here and no stress measured here.
 */
export function readDaylioCsv({ header, rows, isCut }: CsvTable): Reading {
  const cell = cellsBy(header);
  const found: FoundRow[] = [];
  const leftOut: LeftOut[] = [];
  rows.forEach((row, index) => {
    const place = index + 1;
    if (row.length !== header.length) return leftOut.push({ place, reason: "columns" });
    const on = isoDay(cell(row, "full_date")) ?? dayInWords(cell(row, "date"), Number(cell(row, "year")));
    if (on === null) return leftOut.push({ place, reason: "date" });
    const at = timeOf(cell(row, "time"));
    const mood = cell(row, "mood");
    return found.push(
      foundRow({
        place,
        kind: "mood",
        when: { on, at: at ?? "12:00" },
        clock: at === null ? "none" : "exact",
        text: joined(htmlText(cell(row, "note_title")), htmlText(cell(row, "note"))),
        tags: [...listed(cell(row, "activities")), ...listed(cell(row, "scales"))],
        said: mood === "" ? [] : [mood],
      }),
    );
  });
  return readingOf({ source: "daylio", rows: found, leftOut, suggested: daylioMoods, isCut });
}

function listed(cell: string): string[] {
  return cell
    .split(" | ")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}
