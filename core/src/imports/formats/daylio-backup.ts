import { dayOf } from "../day-and-time.ts";
import { foundRow, readingOf, type FoundRow, type LeftOut, type Reading } from "../found-row.ts";
import { listIn, numberIn, objectIn, textIn, type JsonObject } from "../json-value.ts";
import { htmlText, joined } from "../cleaned-texts.ts";

/** True for the value in a backup of Daylio, once its Base64 is decoded. */
export function isDaylioBackup(value: unknown): boolean {
  const { dayEntries, customMoods } = objectIn(value);
  return Array.isArray(dayEntries) && Array.isArray(customMoods);
}

interface Mood {
  readonly name: string;
  /** 1 the best, 5 the worst. */
  readonly group: number;
}

/** A backup of Daylio. It ranks every mood, also those that people have made: the group of 1 is the best of five. Months count from 0. */
export function readDaylioBackup(value: unknown): Reading {
  const backup = objectIn(value);
  const moods = moodsOf(backup);
  const tags = new Map(
    listIn(backup["tags"])
      .map(objectIn)
      .map(({ id, name }) => [id, textIn(name)] as const),
  );
  const found: FoundRow[] = [];
  const leftOut: LeftOut[] = [];
  listIn(backup["dayEntries"]).forEach((raw, index) => {
    const place = index + 1;
    const entry = objectIn(raw);
    const when = whenOf(entry);
    if (when === null) return leftOut.push({ place, reason: "date" });
    // of files that were merged by hand some moods are missing
    const mood = moods.get(entry["mood"]);
    return found.push(
      foundRow({
        place,
        kind: "mood",
        when,
        text: joined(htmlText(textIn(entry["note_title"])), htmlText(textIn(entry["note"]))),
        tags: listIn(entry["tags"]).flatMap((id) => tags.get(id) || []),
        said: mood && mood.name !== "" ? [mood.name] : [],
        points: mood ? 6 - mood.group : null,
      }),
    );
  });
  return readingOf({ source: "daylio", rows: found, leftOut, scale: { worst: 1, best: 5 } });
}

function moodsOf(backup: JsonObject): ReadonlyMap<unknown, Mood> {
  const moods = new Map<unknown, Mood>();
  for (const raw of listIn(backup["customMoods"])) {
    const { id, custom_name: name, mood_group_id: group } = objectIn(raw);
    const ranked = numberIn(group);
    if (ranked !== null && ranked >= 1 && ranked <= 5) moods.set(id, { name: textIn(name), group: ranked });
  }
  return moods;
}

function whenOf({ year, month, day, hour, minute }: JsonObject): { on: string; at: string } | null {
  const on = dayOf(numberIn(year) ?? 0, (numberIn(month) ?? -1) + 1, numberIn(day) ?? 0);
  const [h, m] = [numberIn(hour) ?? 12, numberIn(minute) ?? 0];
  if (on === null || h < 0 || h > 23 || m < 0 || m > 59) return null;
  return { on, at: `${twoDigits(h)}:${twoDigits(m)}` };
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, "0");
}
