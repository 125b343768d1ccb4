import { localMoment } from "../day-and-time.ts";
import { foundRow, readingOf, type FoundRow, type LeftOut, type Reading } from "../found-row.ts";
import { listIn, numberIn, objectIn, textIn, textsIn } from "../json-value.ts";
import { htmlText, joined } from "../cleaned-texts.ts";

/** True for a list of entries of Diarium, or for one of them. */
export function isDiarium(value: unknown): boolean {
  const first = objectIn(Array.isArray(value) ? value[0] : value);
  return (
    typeof first["date"] === "string" &&
    (typeof first["html"] === "string" || typeof first["heading"] === "string")
  );
}

/** The entries of Diarium. Its stars are a mood only if the person says so. Places, weather and files are not read. */
export function readDiarium(documents: readonly unknown[]): Reading {
  const rows: FoundRow[] = [];
  const leftOut: LeftOut[] = [];
  const entries = documents.flatMap((one) => (Array.isArray(one) ? listIn(one) : [one]));
  entries.forEach((raw, index) => {
    const place = index + 1;
    const entry = objectIn(raw);
    const when = localMoment(textIn(entry["date"]));
    if (when === null) return leftOut.push({ place, reason: "date" });
    const stars = numberIn(entry["rating"]);
    return rows.push(
      foundRow({
        place,
        kind: "entry",
        when,
        text: joined(htmlText(textIn(entry["heading"])), htmlText(textIn(entry["html"]))),
        tags: textsIn(entry["tags"]),
        points: stars !== null && stars >= 1 && stars <= 5 ? stars : null,
      }),
    );
  });
  return readingOf({ source: "diarium", rows, leftOut });
}
