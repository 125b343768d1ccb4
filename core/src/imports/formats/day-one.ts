import { instantOf } from "../day-and-time.ts";
import { foundRow, readingOf, type FoundRow, type LeftOut, type Reading } from "../found-row.ts";
import { listIn, objectIn, textIn, textsIn } from "../json-value.ts";
import { dayOneText } from "../cleaned-texts.ts";

/** True for a journal of Day One. */
export function isDayOne(value: unknown): boolean {
  const { metadata, entries } = objectIn(value);
  const first = objectIn(listIn(entries)[0]);
  return (
    "version" in objectIn(metadata) &&
    Array.isArray(entries) &&
    (entries.length === 0 || "creationDate" in first)
  );
}

/** The journals of Day One. Its day is that of the entry's own time zone. It has no moods; photos, places and weather are not read. */
export function readDayOne(journals: readonly unknown[]): Reading {
  const rows: FoundRow[] = [];
  const leftOut: LeftOut[] = [];
  const entries = journals.flatMap((journal) => listIn(objectIn(journal)["entries"]));
  entries.forEach((raw, index) => {
    const place = index + 1;
    const entry = objectIn(raw);
    const instant = instantOf(entry["creationDate"]);
    if (instant === null) return leftOut.push({ place, reason: "date" });
    return rows.push(
      foundRow({
        place,
        kind: "entry",
        when: { instant, zone: textIn(entry["timeZone"]) || null },
        clock: entry["isAllDay"] === true ? "none" : "exact",
        id: textIn(entry["uuid"]) || null,
        text: dayOneText(textIn(entry["text"])),
        tags: textsIn(entry["tags"]),
      }),
    );
  });
  return readingOf({ source: "day_one", rows, leftOut });
}
