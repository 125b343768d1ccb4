import { describe, expect, test } from "vitest";
import { csvTable } from "../csv-rows.ts";
import { inShort, whyLeftOut } from "../testing.ts";
import { guessColumns, readColumns } from "./columns.ts";

const read = (text: string, more = {}) => {
  const table = csvTable(text);
  return readColumns(table, { ...guessColumns(table), ...more });
};

describe("a table of one's own", () => {
  test.each([
    ["date,mood,note\n2024-05-01,4,x\n", "mood 4 2024-05-01 12:00 x"],
    ["Fecha;Hora;Ánimo;Nota\n31/12/2023;21:05;3,5;x\n", "mood 4 2023-12-31 21:05 x"],
    ["day\tscore\n12/31/2023\t10\n", "mood 5 2023-12-31 12:00"],
    ["date,mood\n2024.05.01,0\n2024.05.02,10\n", "mood 1 2024-05-01 12:00"],
    ["timestamp,rating\n2024-05-01T18:30:15,70\n", "mood 4 2024-05-01 18:30"],
    ["date,entry\n1/2/2024 8:15 PM,x\n13/2/2024 8:15 PM,y\n", "entry 2024-02-01 20:15 x"],
  ])("is guessed by its names and cells: %j", (text, expected) => {
    expect(inShort(read(text))[0]).toBe(expected);
  });

  test("goes the other way where less is better, and by words where moods are words", () => {
    expect(inShort(read("date,mood\n2024-05-01,1\n", { scale: { worst: 5, best: 1 } }))).toEqual([
      "mood 5 2024-05-01 12:00",
    ]);
    expect(inShort(read("date,mood\n2024-05-01,fatal\n"), { moods: { fatal: 1 } })).toEqual([
      "mood 1 2024-05-01 12:00",
    ]);
  });

  test("names rows with another number of cells, without a day, in the future, and outside of the scale", () => {
    const reading = read("date,mood,note\n2024-05-01,4\nsoon,4,x\n2027-01-01,4,x\n2024-05-02,9,\n", {
      scale: { worst: 1, best: 5 },
    });
    expect(whyLeftOut(reading)).toEqual(["1 columns", "2 date", "3 future", "4 no_mood"]);
  });
});
