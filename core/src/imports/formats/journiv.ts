import { instantOf, isoDay } from "../day-and-time.ts";
import { foundRow, readingOf, type FoundRow, type LeftOut, type Reading, type When } from "../found-row.ts";
import { listIn, objectIn, textIn, textsIn, type JsonObject } from "../json-value.ts";
import { htmlText, joined } from "../cleaned-texts.ts";

/** True for the `data.json` of an export of Journiv. */
export function isJourniv(value: unknown): boolean {
  const root = objectIn(value);
  return typeof root["export_version"] === "string" && Array.isArray(root["journals"]);
}

// a suggestion only: Journiv has three kinds of moods and no number
const byCategory: Readonly<Record<string, number>> = { positive: 4, neutral: 3, negative: 2 };

/** An export of Journiv: entries with, where there is one, the name of a mood. Places, weather and files are not read. */
export function readJourniv(value: unknown): Reading {
  const root = objectIn(value);
  const rows: FoundRow[] = [];
  const leftOut: LeftOut[] = [];
  const entries = listIn(root["journals"]).flatMap((journal) => listIn(objectIn(journal)["entries"]));
  entries.forEach((raw, index) => {
    const place = index + 1;
    const entry = objectIn(raw);
    const when = whenOf(entry);
    if (when === null) return leftOut.push({ place, reason: "date" });
    const { mood_name: mood, note } = objectIn(entry["mood_log"]);
    const said = textIn(mood).trim();
    return rows.push(
      foundRow({
        place,
        kind: said === "" ? "entry" : "mood",
        when,
        clock: "instant" in when ? "exact" : "none",
        text: joined(textIn(entry["title"]), htmlText(textIn(entry["content"])), textIn(note)),
        tags: textsIn(entry["tags"]),
        said: said === "" ? [] : [said],
      }),
    );
  });
  return readingOf({ source: "journiv", rows, leftOut, suggested: suggestionsOf(root) });
}

function whenOf(entry: JsonObject): When | null {
  const instant =
    instantOf(entry["entry_datetime_utc"]) ?? instantOf(`${textIn(entry["entry_datetime_utc"])}Z`);
  if (instant !== null) return { instant, zone: textIn(entry["entry_timezone"]) || null };
  const on = isoDay(textIn(entry["entry_date"]));
  return on === null ? null : { on, at: "12:00" };
}

function suggestionsOf(root: JsonObject): Readonly<Record<string, number>> {
  const known = listIn(root["mood_definitions"]).map(objectIn);
  return Object.fromEntries(
    known.flatMap(({ name, category }) => {
      const mood = byCategory[textIn(category).toLowerCase()];
      return typeof name === "string" && mood !== undefined ? [[name, mood]] : [];
    }),
  );
}
