import { byLanguage, type ByLanguage } from "../language.ts";

/** Where imported rows come from: the programs whose files are read, and any table. decisions §12 */
export const sources = [
  "daylio",
  "bearable",
  "how_we_feel",
  "day_one",
  "diarium",
  "journiv",
  "pixels",
  "mood_tracker",
  "loop",
  "habitica",
  "table",
] as const;
export type Source = (typeof sources)[number];

const names: Readonly<Record<Exclude<Source, "table">, string>> = {
  daylio: "Daylio",
  bearable: "Bearable",
  how_we_feel: "How We Feel",
  day_one: "Day One",
  diarium: "Diarium",
  journiv: "Journiv",
  pixels: "Pixels",
  mood_tracker: "MoodTracker",
  loop: "Loop Habit Tracker",
  habitica: "Habitica",
};

const tables: ByLanguage<string> = { en: "a table", es: "una tabla" };

/** What each source is called. */
export const sourceNames: ByLanguage<Readonly<Record<Source, string>>> = byLanguage((language) => ({
  ...names,
  table: tables[language],
}));
