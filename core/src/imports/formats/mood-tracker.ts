import { cellsBy, type CsvTable } from "../csv-rows.ts";
import { instantOf } from "../day-and-time.ts";
import {
  foundRow,
  readingOf,
  type FoundRow,
  type LeftOut,
  type LeftOutReason,
  type Reading,
} from "../found-row.ts";
import { numberIn, objectIn, textIn, type JsonObject } from "../json-value.ts";
import { joined } from "../cleaned-texts.ts";

/** True for a list of moods or meditations as MoodTracker writes it. */
export function isMoodTracker(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const first = objectIn(value[0]);
  return (
    typeof first["createdAt"] === "string" &&
    (typeof first["mood"] === "number" || typeof first["seconds"] === "number")
  );
}

/** True for the header of the same as a table, whose columns vary. */
export function isMoodTrackerCsv(header: readonly string[]): boolean {
  return header.includes("createdAt") && (header.includes("mood") || header.includes("seconds"));
}

/** Moods 0–10 and meditations of MoodTracker as JSON. The moment is `experiencedAt` where there is one. Places and weather are not read. */
export function readMoodTracker(value: unknown): Reading {
  return read(Array.isArray(value) ? value.map(objectIn) : []);
}

/** The same as CSV. */
export function readMoodTrackerCsv({ header, rows, isCut }: CsvTable): Reading {
  const cell = cellsBy(header);
  const numbers = new Set(["mood", "seconds"]);
  const objects = rows.map((row) =>
    row.length === header.length
      ? Object.fromEntries(
          header.map((name) => {
            const text = cell(row, name);
            return [name, numbers.has(name) && text !== "" ? Number(text) : text];
          }),
        )
      : null,
  );
  return { ...read(objects), isCut };
}

function read(objects: readonly (JsonObject | null)[]): Reading {
  const rows: FoundRow[] = [];
  const leftOut: LeftOut[] = [];
  objects.forEach((object, index) => {
    const place = index + 1;
    const one = object === null ? "columns" : readOne(place, object);
    if (typeof one === "string") leftOut.push({ place, reason: one });
    else rows.push(one);
  });
  return readingOf({ source: "mood_tracker", rows, leftOut, scale: { worst: 0, best: 10 } });
}

function readOne(place: number, object: JsonObject): FoundRow | LeftOutReason {
  const createdAt = instantOf(object["createdAt"]);
  const instant = instantOf(object["experiencedAt"]) ?? createdAt;
  if (instant === null || createdAt === null) return "date";
  const [mood, seconds] = [numberIn(object["mood"]), numberIn(object["seconds"])];
  const common = { place, when: { instant, zone: null }, id: createdAt };
  if (mood !== null && mood >= 0 && mood <= 10) {
    const text = joined(textIn(object["description"]), textIn(object["exploration"]));
    return foundRow({ ...common, kind: "mood", points: mood, text });
  }
  // less than half a minute is no practice
  const minutes = Math.round((seconds ?? 0) / 60);
  if (minutes < 1) return "other_kind";
  return foundRow({
    ...common,
    kind: "activity",
    activityType: "meditation",
    minutes: Math.min(minutes, 1440),
  });
}
