import { instantOf } from "../day-and-time.ts";
import {
  foundRow,
  readingOf,
  type FoundRow,
  type LeftOut,
  type LeftOutReason,
  type Reading,
} from "../found-row.ts";
import { listIn, numberIn, objectIn, textIn, type JsonObject } from "../json-value.ts";

/** True for `userdata.json` of Habitica. */
export function isHabitica(value: unknown): boolean {
  const tasks = objectIn(objectIn(value)["tasks"]);
  return Array.isArray(tasks["dailys"]) || Array.isArray(tasks["habits"]);
}

/** True for `history.csv` of Habitica, which has the color of a task and not whether it was done. */
export function isHabiticaCsv(header: readonly string[]): boolean {
  return ["Task Name", "Task ID", "Task Type", "Date", "Value"].every((name) => header.includes(name));
}

/**
 * What was done in Habitica: dailies that were completed and habits that were scored up, each on its day. Of the file, which holds messages, addresses
 * and purchases too, only these tasks are read. Old history is thinned out to means by Habitica, and left out.
 */
export function readHabitica(value: unknown): Reading {
  const tasks = objectIn(objectIn(value)["tasks"]);
  const rows: FoundRow[] = [];
  const leftOut: LeftOut[] = [];
  let place = 0;
  for (const task of [...listIn(tasks["dailys"]), ...listIn(tasks["habits"])].map(objectIn)) {
    for (const raw of listIn(task["history"])) {
      place += 1;
      const one = readOne(place, task, objectIn(raw));
      if (typeof one === "string") leftOut.push({ place, reason: one });
      else rows.push(one);
    }
  }
  return readingOf({ source: "habitica", rows, leftOut });
}

function readOne(place: number, task: JsonObject, past: JsonObject): FoundRow | LeftOutReason {
  const instant = instantOf(past["date"]);
  if (instant === null) return "date";
  if (!("completed" in past) && !("scoredUp" in past)) return "thinned";
  const isDone = past["completed"] === true || (numberIn(past["scoredUp"]) ?? 0) > 0;
  if (!isDone) return "not_done";
  const id = textIn(task["id"]) || textIn(task["_id"]);
  return foundRow({
    place,
    kind: "activity",
    when: { instant, zone: null },
    // the moment is that at which the day was closed
    clock: "none",
    id: id === "" ? null : `${id} ${instant}`,
    said: [textIn(task["text"]).trim()],
  });
}
