import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timeOf as timeShownAt, wallTimeAt, wallTimesOn } from "../progress/wall-clock.ts";
import { csvTable } from "./csv-rows.ts";
import { timeOf } from "./day-and-time.ts";
import { foundRow, readingOf } from "./found-row.ts";
import { meanMood, moodOf } from "./mood-of.ts";
import { htmlText, inPieces } from "./cleaned-texts.ts";
import { momentOf } from "./moment-of.ts";
import { recognizeText, wantedIn } from "./recognize.ts";
import { timesShown, wallTime } from "./zone-clock.ts";
import { planSummary, rowsOfCall, summaryOf } from "./summaries.ts";
import { csvFile, daylioHeaders, inShort, planned, readingIn } from "./testing.ts";

describe("a table", () => {
  test("is read as it was written, whatever stands in its cells", () => {
    const cell = fc.string().filter((text) => !text.startsWith("\uFEFF"));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }),
        fc.constantFrom("\n", "\r\n"),
        (rows, end) => {
          const read = csvTable(csvFile(["a", "b", "c"], rows, end));
          expect(read.rows).toEqual(rows);
          expect(read.isCut).toBe(false);
        },
      ),
    );
  });

  test.each([
    ['a,b\n1,"x', 0],
    ['a,b\n1,2\n3,"x""', 1],
    ['a,b\n1,"x\n2,y\n', 0],
  ])("that ends inside quotes was cut, and its last row is nobody's: %j", (text, rows) => {
    expect(csvTable(text)).toMatchObject({ isCut: true, rows: { length: rows } });
  });
});

test.each([
  ["12:00 a. m.", "00:00"],
  ["12:00 p.m.", "12:00"],
  ["24:00", null],
  ["13:00 PM", null],
  ["7", null],
])("the time %j is %s", (text, expected) => expect(timeOf(text)).toBe(expected));

test.each([
  ["a<br/>b<div>c</div>d", "a\nbc\nd"],
  ["1 < 2 & 3 > 2", "1 < 2 & 3 > 2"],
  ["<script>alert(1)</script>x<img src=a onerror=b>", "x"],
  ["&lt;b&gt; &#233; &#x1F30A; &unknown; &#0;", "<b> é 🌊 &unknown;"],
  ["<ol><li>uno</li><li>dos</li></ol>", "• uno\n• dos"],
])("the HTML %j is the text %j", (html, text) => expect(htmlText(html)).toBe(text));

test("a long text is cut at a blank, between whole letters, and nothing of it is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 4, max: 30 }), (text, most) => {
      const pieces = inPieces(text, most);
      for (const piece of pieces) expect([...piece].length).toBeLessThanOrEqual(most);
      expect(pieces.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
    }),
  );
});

describe("a mood of another scale", () => {
  test.each([
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { worst: 1, best: 10 }, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]],
    [[1, 2, 3, 4, 5], { worst: 1, best: 5 }, [1, 2, 3, 4, 5]],
    [[1, 5], { worst: 5, best: 1 }, [5, 1]],
    [[-1, 11], { worst: 0, best: 10 }, [null, null]],
  ])("%j of %j is %j", (points, scale, expected) => {
    expect(points.map((point) => moodOf(point, scale))).toEqual(expected);
  });

  test.each([
    [[4, 2], 3],
    [[4, 5], 4],
    [[1, 2], 2],
    [[4, 4, 2], 3],
    [[], null],
  ])("of the words %j is %s", (moods, expected) => expect(meanMood(moods)).toBe(expected));
});

describe("a clock that is set", () => {
  const at = (on: string, time: string) =>
    foundRow({ place: 1, kind: "entry", when: { on, at: time }, text: "x" });
  const madrid = { timeZone: "Europe/Madrid" };

  test("shows an hour twice, of which the first counts, and skips one, which moves on; both are counted", () => {
    const rows = [at("2025-10-26", "02:30"), at("2025-03-30", "02:30"), at("2025-03-30", "12:00")];
    expect(planned(readingOf({ source: "table", rows }), madrid)).toMatchObject({
      shownTwice: 1,
      skipped: 1,
    });
    const zone = "Europe/Madrid";
    expect(momentOf({ on: "2025-10-26", at: "02:30", zone }, 0).toISOString()).toBe(
      "2025-10-26T00:30:00.000Z",
    );
    expect(momentOf({ on: "2025-03-30", at: "02:30", zone }, 0).toISOString()).toBe(
      "2025-03-30T01:00:00.000Z",
    );
  });

  test.each([
    "Europe/Madrid",
    "America/Santiago",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
    "Africa/Casablanca",
    "Pacific/Apia",
  ])("in %s is read as the calendar of the server reads it", (zone) => {
    const moment = fc.record({
      on: fc.date({ min: new Date("1990-01-01"), max: new Date("2037-01-01"), noInvalidDate: true }),
      minute: fc.integer({ min: 0, max: 1439 }),
    });
    fc.assert(
      fc.property(moment, ({ on, minute }) => {
        const day = on.toISOString().slice(0, 10);
        const at = new Date(minute * 60_000).toISOString().slice(11, 16);
        const walls = wallTimesOn(day, at, zone).filter((wall) =>
          wall.toPlainDateTime().equals(`${day}T${at}`),
        );
        // a day that a zone left out has no times
        expect(timesShown({ on: day, at }, zone)).toBe(walls.length);
        const instant = on.toISOString();
        expect(wallTime(instant, zone)).toEqual({
          on: wallTimeAt(on, zone).toPlainDate().toString(),
          at: timeShownAt(wallTimeAt(on, zone)),
        });
      }),
      { numRuns: 200 },
    );
  });

  test("leaves the day as the file has it", () => {
    const row = { ...at("2025-10-26", "23:59"), place: 1 };
    expect(inShort(readingOf({ source: "table", rows: [row] }), { timeZone: "Pacific/Auckland" })).toEqual([
      "entry 2025-10-26 23:59 x",
    ]);
  });
});

test("what makes a row the same does not depend on what was chosen", () => {
  const row = foundRow({
    place: 1,
    kind: "mood",
    when: { instant: "2025-01-01T00:00:00.000Z", zone: null },
    said: ["odd"],
    text: "x",
  });
  const reading = readingOf({ source: "journiv", rows: [row] });
  const one = planned(reading, { timeZone: "Asia/Tokyo", moods: { odd: 5 } }).rows[0]?.row;
  const other = planned(reading, { timeZone: "America/Lima", moods: { odd: null } }).rows[0]?.row;
  expect([one?.kind, other?.kind]).toEqual(["mood", "entry"]);
  expect(one?.identity).toBe(other?.identity);
});

describe("a file that nobody knows", () => {
  test.each([
    ["a poem\nof two lines", "a poem"],
    ['{"a":1}', '{"a":1}'],
    ['[{"a":1', '[{"a":1'],
    ["", ""],
    [`${"[".repeat(200_000)}`, "[".repeat(300)],
    [`{"a":${'{"b":'.repeat(5000)}1${"}".repeat(5000)}}`, '{"a":{"b":'],
  ])("is said to be so with its first line: %.30j", (text, line) => {
    const found = recognizeText(text);
    expect(found).toMatchObject({ kind: "fault", fault: "unknown" });
    expect(found.kind === "fault" && found.firstLine.startsWith(line)).toBe(true);
  });

  test.each([
    ["\u0089PNG\0\0", "not_text"],
    ["Task Name,Task ID,Task Type,Date,Value\na,b,daily,2024-01-01 00:00:00,1.2\n", "habitica_csv"],
  ])("or by what it is: %j", (text, fault) =>
    expect(recognizeText(text)).toMatchObject({ kind: "fault", fault }),
  );

  test.each([
    [["apple_health_export/exportar.xml"], "apple"],
    [["health_connect_export.db"], "health_connect"],
    [["photos/a.jpg"], "unknown"],
    [["Journal.json", "photos/a.jpg"], ["Journal.json"]],
    [["backup.daylio", "assets/1.jpg"], ["backup.daylio"]],
    [["../../etc/passwd.json"], "unknown"],
  ])("in a zip of %j is %j", (names, expected) => expect(wantedIn(names)).toEqual(expected));

  test("may be the download of this product", () => {
    expect(recognizeText('{"format":"remanso-export","version":1}')).toEqual({ kind: "own" });
  });
});

describe("what is shown before anything is kept", () => {
  const row = (day: string, mood: string, note = "") => [day, "", "", "9:00", mood, "", "", note];
  const reading = readingIn(
    csvFile(daylioHeaders[2020], [
      row("2024-01-03", "regulín"),
      row("2024-01-02", "rad", "x"),
      row("2024-01-01", "regulín", "y"),
      row("soon", "rad"),
    ]),
  );

  test("has every name with how often it is there, the most frequent first, and what it is offered as", () => {
    expect(summaryOf(reading)).toMatchObject({
      source: "daylio",
      rows: 3,
      moods: [
        { name: "regulín", count: 2, suggested: null },
        { name: "rad", count: 1, suggested: 5 },
      ],
      asksScale: false,
      asksZone: true,
    });
  });

  test("has counts, the span, and what is left out with its rows and reasons", () => {
    expect(planSummary(planned(reading))).toMatchObject({
      moods: 1,
      entries: 1,
      activities: 0,
      firstOn: "2024-01-01",
      lastOn: "2024-01-02",
      leftOut: [
        { reason: "no_mood", count: 1, places: [1] },
        { reason: "date", count: 1, places: [4] },
      ],
    });
  });

  test.each([
    ["rows", { text: "x", tags: [] }, 500],
    ["letters", { text: "a".repeat(20_000), tags: [] }, 19],
    ["values, which tags are too", { text: "x", tags: Array.from({ length: 60 }, (_, at) => `${at}`) }, 202],
  ])(
    "is sent in calls that a server takes, by their %s, and nothing is left behind",
    (_limit, more, first) => {
      const rows = Array.from({ length: 1100 }, (_, at) =>
        foundRow({
          place: at + 1,
          kind: "entry",
          when: { on: "2024-01-01", at: "09:00" },
          id: `${at}`,
          ...more,
        }),
      );
      const plan = planned(readingOf({ source: "diarium", rows }));
      expect(rowsOfCall(plan.rows, 0, 500)).toHaveLength(first);
      const sent: number[] = [];
      for (let from = 0; from < plan.rows.length; from = sent.length)
        sent.push(...rowsOfCall(plan.rows, from, 500).map(({ place }) => place));
      expect(sent).toEqual(rows.map(({ place }) => place));
    },
  );
});
