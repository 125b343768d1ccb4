import { describe, expect, test } from "vitest";
import {
  csvFile,
  daylioBackup,
  daylioHeaders,
  firstRow,
  inShort,
  planned,
  readingIn,
  whyLeftOut,
} from "../testing.ts";

const row2020 = (time: string, mood: string, note = "") => [
  "2024-02-29",
  "29 February",
  "Thursday",
  time,
  mood,
  "",
  "",
  note,
];
const csv2020 = (...rows: string[][]) => readingIn(csvFile(daylioHeaders[2020], rows));

describe("a CSV of Daylio", () => {
  test.each([
    [2018, ["2018", "18 May", "Friday", "13:48", "rad", "work", "x"], "mood 5 2018-05-18 13:48 x"],
    [2018, ["2018", "May 18", "Friday", "10:04 AM", "fugly", "", ""], "mood 2 2018-05-18 10:04"],
    [2020, row2020("11:25 am", "good ", "x"), "mood 4 2024-02-29 11:25 x"],
    [2020, row2020("8:30pm", "dåligt"), "mood 2 2024-02-29 20:30"],
    [2020, row2020("12:05\u202fAM", "tak sobie"), "mood 3 2024-02-29 00:05"],
    [2020, row2020("12:05\u00a0PM", "horrible"), "mood 1 2024-02-29 12:05"],
    [
      2026,
      ["2026-03-01", "March 1", "Sunday", "9:00", "meh", "", "", "Title", "Body"],
      "mood 3 2026-03-01 09:00 Title\n\nBody",
    ],
  ] as const)("of %i is read whatever the phone's clock: %j", (year, row, expected) => {
    expect(inShort(readingIn(csvFile(daylioHeaders[year], [row])))).toEqual([expected]);
  });

  test("keeps its activities and scales as tags, and no stress is made of them", () => {
    const row = [
      "2026-03-01",
      "",
      "",
      "9:00",
      "rad",
      "a, b | 🌊 c",
      "Stress: 8/10 points | Sleep: 7:30",
      "",
      "",
    ];
    const [only] = planned(readingIn(csvFile(daylioHeaders[2026], [row]))).rows;
    expect(only?.row.tags).toEqual(["a, b", "🌊 c", "Stress: 8/10 points", "Sleep: 7:30"]);
    expect(Object.keys(only?.row ?? {})).not.toContain("stress");
  });

  test("has notes in HTML, with quotes, and with line breaks inside quotes", () => {
    const note = 'Uno<br>"dos"\nTres<ul><li>a</li><li>b &amp; c</li></ul>';
    expect(firstRow(csv2020(row2020("9:00", "rad", note))).text).toBe('Uno\n"dos"\nTres• a\n• b & c');
  });

  test("is known with capitals, a byte-order mark, unknown columns, semicolons and Windows line ends", () => {
    const text = "\uFEFFFull_Date;Extra;Mood;Time;Note\r\n2024-05-01;;Good;9:00;x\r\n";
    expect(inShort(readingIn(text), { moods: { Good: 4 } })).toEqual(["mood 4 2024-05-01 09:00 x"]);
  });

  test("gives no rank to a name that it does not rank: its text stays as a page, and without one nothing does", () => {
    const reading = csv2020(row2020("9:00", "regulín", "Una nota"), row2020("10:00", "regulín"));
    expect(inShort(reading)).toEqual(["entry 2024-02-29 09:00 Una nota"]);
    expect(whyLeftOut(reading)).toEqual(["2 no_mood"]);
    expect(inShort(reading, { moods: { regulín: 3 } })).toEqual([
      "mood 3 2024-02-29 09:00 Una nota",
      "mood 3 2024-02-29 10:00",
    ]);
  });

  test("that is cut loses its last row and says so; rows with too few columns and impossible days are named", () => {
    const whole = csvFile(daylioHeaders[2020], [row2020("9:00", "rad"), row2020("9:30", "rad", "x\ny")]);
    const cut = readingIn(whole.slice(0, -4));
    expect([cut.isCut, cut.rows.length]).toEqual([true, 1]);
    const odd = csv2020(["2024-02-29"], ["2023-02-29", "", "", "9:00", "rad", "", "", ""]);
    expect(whyLeftOut(odd)).toEqual(["1 columns", "2 date"]);
  });

  test("keeps several rows of one minute, and the same row once", () => {
    const reading = csv2020(row2020("9:00", "rad"), row2020("9:00", "good"), row2020("9:00", "rad"));
    expect(inShort(reading)).toHaveLength(2);
    expect(whyLeftOut(reading)).toEqual(["3 twice"]);
  });
});

describe("a backup of Daylio", () => {
  const at = { year: 2024, month: 1, day: 29, hour: 7, minute: 5, datetime: 1, timeZoneOffset: 0 };
  const read = (...entries: object[]) => readingIn(JSON.stringify(daylioBackup(entries)));

  test.each([
    [1, "mood 5"],
    [2, "mood 4"],
    [3, "mood 3"],
    [5, "mood 1"],
    // moods of one's own, one of them called "null"
    [6, "mood 4"],
    [7, "mood 1"],
  ])("ranks the mood %i as it ranks it itself; months count from 0", (mood, expected) => {
    expect(inShort(read({ ...at, mood }))).toEqual([`${expected} 2024-02-29 07:05`]);
  });

  test("has notes in HTML and tags by their numbers, of which some are missing", () => {
    const reading = read({ ...at, mood: 7, note_title: "Día", note: "a<br>b", tags: [11, 99] });
    expect(firstRow(reading)).toMatchObject({ text: "Día\n\na\nb", tags: ["leer, dibujar"], said: ["roto"] });
  });

  test("without the mood keeps the text; with an impossible day nothing", () => {
    expect(inShort(read({ ...at, mood: 99, note: "x" }))).toEqual(["entry 2024-02-29 07:05 x"]);
    expect(whyLeftOut(read({ ...at, mood: 99 }, { ...at, day: 31, mood: 1 }))).toEqual([
      "1 no_mood",
      "2 date",
    ]);
  });

  test("never gives its PIN away", () => {
    expect(JSON.stringify(planned(read({ ...at, mood: 1 })))).not.toContain("1234");
  });
});
