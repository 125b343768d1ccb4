import { cellsBy, type CsvTable } from "../csv-rows.ts";
import { dayAndTimeInWords } from "../day-and-time.ts";
import { foundRow, readingOf, type FoundRow, type LeftOut, type Reading } from "../found-row.ts";
import { jsonValue, textsIn } from "../json-value.ts";
import { joined } from "../cleaned-texts.ts";
import { howWeFeelMoods } from "../known-moods.ts";

export function isHowWeFeel(header: readonly string[]): boolean {
  const names = new Set(header.map((name) => name.toLowerCase()));
  return names.has("mood") && names.has("tags (people)");
}

/**
 * A CSV of How We Feel, of any of its three generations. It has words and no number: pleasant ones are suggested as 4 and unpleasant ones as 2, the
 * others are a choice. Minutes of meditation are a day's total, kept beside the mood. Sleep, steps, weather, drinks and the body are not read.
 */
export function readHowWeFeel({ header, rows, isCut }: CsvTable): Reading {
  const cell = cellsBy(header);
  const found: FoundRow[] = [];
  const leftOut: LeftOut[] = [];
  const practiced = new Set<string>();
  rows.forEach((row, index) => {
    const place = index + 1;
    // a comma that was not quoted moves every column behind it: nobody knows what belongs where
    if (row.length !== header.length) return leftOut.push({ place, reason: "columns" });
    const when = dayAndTimeInWords(cell(row, "date"));
    if (when === null) return leftOut.push({ place, reason: "date" });
    const lists = ["tags (people)", "tags (places)", "tags (events)"];
    found.push(
      foundRow({
        place,
        kind: "mood",
        when,
        text: joined(
          cell(row, "notes"),
          reflection(cell(row, "reflections")),
          reflection(cell(row, "takeaways")),
        ),
        tags: lists.flatMap((name) => listed(cell(row, name))),
        said: listed(cell(row, "mood")),
      }),
    );
    const minutes = Math.round(Number(cell(row, "meditation")));
    // every check-in of a day has the day's total
    if (minutes > 0 && !practiced.has(when.on)) found.push(meditation(place, when.on, minutes));
    return minutes > 0 && practiced.add(when.on);
  });
  return readingOf({ source: "how_we_feel", rows: found, leftOut, suggested: howWeFeelMoods, isCut });
}

function meditation(place: number, on: string, minutes: number): FoundRow {
  return foundRow({
    place,
    kind: "activity",
    when: { on, at: "12:00" },
    clock: "none",
    id: `meditation ${on}`,
    activityType: "meditation",
    minutes: Math.min(minutes, 1440),
  });
}

function listed(cell: string): string[] {
  return cell.split(";").flatMap((word) => word.trim() || []);
}

/** Since 2026 a list as JSON, before that a text. */
function reflection(cell: string): string {
  return cell.startsWith("[") ? joined(...textsIn(jsonValue(cell))) : cell;
}
