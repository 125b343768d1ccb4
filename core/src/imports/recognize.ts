import { csvTable, firstLineOf, type CsvTable } from "./csv-rows.ts";
import type { Reading } from "./found-row.ts";
import { isBearable, readBearable } from "./formats/bearable.ts";
import { isDayOne, readDayOne } from "./formats/day-one.ts";
import { isDaylio, readDaylioCsv } from "./formats/daylio-csv.ts";
import { isDaylioBackup, readDaylioBackup } from "./formats/daylio-backup.ts";
import { isDiarium, readDiarium } from "./formats/diarium.ts";
import { isHabitica, isHabiticaCsv, readHabitica } from "./formats/habitica.ts";
import { isHowWeFeel, readHowWeFeel } from "./formats/how-we-feel.ts";
import { isJourniv, readJourniv } from "./formats/journiv.ts";
import { isLoopFile, readLoop } from "./formats/loop.ts";
import {
  isMoodTracker,
  isMoodTrackerCsv,
  readMoodTracker,
  readMoodTrackerCsv,
} from "./formats/mood-tracker.ts";
import { isPixels, readPixels } from "./formats/pixels.ts";
import { jsonValue, objectIn } from "./json-value.ts";

/** Why a file is not read. */
export type FileFault =
  | "unknown"
  | "not_text"
  | "too_large"
  | "bad_zip"
  | "encrypted"
  | "habitica_csv"
  | "apple"
  | "health_connect";

/** What a file is. */
export type Recognized =
  | { readonly kind: "reading"; readonly reading: Reading }
  /** A table whose columns the person names. */
  | { readonly kind: "table"; readonly table: CsvTable }
  /** The download of this very product. */
  | { readonly kind: "own" }
  | { readonly kind: "fault"; readonly fault: FileFault; readonly firstLine: string };

const jsonFormats = [
  [isDaylioBackup, readDaylioBackup],
  [isDayOne, (value: unknown) => readDayOne([value])],
  [isJourniv, readJourniv],
  [isHabitica, readHabitica],
  [isPixels, readPixels],
  [isMoodTracker, readMoodTracker],
  [isDiarium, (value: unknown) => readDiarium([value])],
] as const;

const csvFormats = [
  [isDaylio, readDaylioCsv],
  [isBearable, readBearable],
  [isHowWeFeel, readHowWeFeel],
  [isMoodTrackerCsv, readMoodTrackerCsv],
] as const;

/** What a file of text is. */
export function recognizeText(text: string): Recognized {
  // no text has it, and every other kind of file has
  if (text.includes("\0")) return faulty("not_text");
  if (/^\uFEFF?\s*[[{]/.test(text)) return recognizeJson(text);
  const table = csvTable(text);
  if (isHabiticaCsv(table.header)) return faulty("habitica_csv");
  const format = csvFormats.find(([is]) => is(table.header));
  if (format) return { kind: "reading", reading: format[1](table) };
  const isTable = table.header.length > 1 && table.rows.some((row) => row.length === table.header.length);
  return isTable ? { kind: "table", table } : faulty("unknown", text);
}

function recognizeJson(text: string): Recognized {
  const value = jsonValue(text);
  if (objectIn(value)["format"] === "remanso-export") return { kind: "own" };
  const format = value === undefined ? undefined : jsonFormats.find(([is]) => is(value));
  return format ? { kind: "reading", reading: format[1](value) } : faulty("unknown", text);
}

const longestLine = 300;

function faulty(fault: FileFault, text = ""): Recognized {
  return { kind: "fault", fault, firstLine: firstLineOf(text).slice(0, longestLine) };
}

/** Which files of a zip are to be unpacked; the names of the others are never used for anything. */
export function wantedIn(names: readonly string[]): readonly string[] | FileFault {
  if (names.includes("backup.daylio")) return ["backup.daylio"];
  if (names.includes("Habits.csv")) return names.filter(isLoopFile);
  if (names.includes("health_connect_export.db")) return "health_connect";
  if (names.some((name) => name.startsWith("apple_health_export/"))) return "apple";
  if (names.includes("data.json")) return ["data.json"];
  const texts = names.filter(
    (name) => /^[^/]+\.(?:json|csv)$/i.test(name) || /^[^/]+\/[^/]+\.json$/i.test(name),
  );
  return texts.length > 0 ? texts : "unknown";
}

interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** What a zip is, by the files that were wanted of it. */
export function recognizeFiles(files: readonly TextFile[]): Recognized {
  const [first] = files;
  if (!first) return faulty("unknown");
  if (first.name === "backup.daylio") return recognizeText(first.text);
  if (files.some(({ name }) => name === "Habits.csv")) return { kind: "reading", reading: readLoop(files) };
  if (files.length === 1) return recognizeText(first.text);
  const values = files.filter(({ name }) => /\.json$/i.test(name)).map(({ text }) => jsonValue(text));
  const journals = values.filter(isDayOne);
  if (journals.length > 0) return { kind: "reading", reading: readDayOne(journals) };
  const diaries = values.filter(isDiarium);
  if (diaries.length > 0) return { kind: "reading", reading: readDiarium(diaries) };
  return faulty("unknown", files.map(({ name }) => name).join(", "));
}
