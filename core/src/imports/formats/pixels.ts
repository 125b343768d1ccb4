import { isoDay } from "../day-and-time.ts";
import { foundRow, readingOf, type FoundRow, type LeftOut, type Reading } from "../found-row.ts";
import { listIn, numberIn, objectIn, textIn, textsIn, type JsonObject } from "../json-value.ts";
import { joined } from "../cleaned-texts.ts";

/** True for a backup of Pixels, as it is now or as it was in 2022. */
export function isPixels(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const first = objectIn(value.find((one) => "date" in objectIn(one)));
  const isNew = typeof first["type"] === "string" && Array.isArray(first["scores"]);
  const isOld = listIn(first["entries"]).some((one) => objectIn(one)["type"] === "Mood");
  return typeof first["date"] === "string" && (isNew || isOld);
}

/** A backup of Pixels: a mood for each day, the median of the day's, where two are in the middle the one nearer to 3. It has no hours. */
export function readPixels(value: unknown): Reading {
  const rows: FoundRow[] = [];
  const leftOut: LeftOut[] = [];
  listIn(value).forEach((raw, index) => {
    const place = index + 1;
    const pixel = objectIn(raw);
    const moods = moodsOf(pixel);
    if (moods.length === 0) return leftOut.push({ place, reason: "other_kind" });
    const on = isoDay(textIn(pixel["date"]));
    if (on === null) return leftOut.push({ place, reason: "date" });
    return rows.push(
      foundRow({
        place,
        kind: "mood",
        when: { on, at: "12:00" },
        clock: "none",
        text: joined(...moods.map(({ notes }) => textIn(notes))),
        tags: moods.flatMap(({ tags }) => tagsIn(tags)),
        points: medianTowards3(moods.flatMap(scoresOf)),
      }),
    );
  });
  return readingOf({ source: "pixels", rows, leftOut, scale: { worst: 1, best: 5 } });
}

function moodsOf(pixel: JsonObject): JsonObject[] {
  const entries = Array.isArray(pixel["entries"]) ? pixel["entries"].map(objectIn) : [pixel];
  return entries.filter(({ type }) => type === "Mood");
}

function scoresOf({ scores, value }: JsonObject): number[] {
  const all = Array.isArray(scores) ? scores : [value];
  return all.flatMap((one) => {
    const score = numberIn(one);
    return score !== null && score >= 1 && score <= 5 ? [score] : [];
  });
}

function tagsIn(tags: unknown): string[] {
  return listIn(tags).flatMap((tag) => (typeof tag === "string" ? [tag] : textsIn(objectIn(tag)["entries"])));
}

/** The middle one of some scores; of two in the middle the one nearer to 3. Null where there is none. */
function medianTowards3(scores: readonly number[]): number | null {
  const sorted = scores.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) return null;
  const middle = (low + high) / 2;
  return middle > 3 ? Math.floor(middle) : Math.ceil(middle);
}
