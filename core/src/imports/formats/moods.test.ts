import { describe, expect, test } from "vitest";
import { csvFile, firstRow, inShort, planned, readingIn, whyLeftOut } from "../testing.ts";

describe("a CSV of Bearable", () => {
  const old = ["date", "weekday", "time of day", "category", "rating/amount", "detail", "notes"];
  const quotedAll = (header: string[], rows: string[][]) =>
    [header, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(",")).join("\n");
  const mood = (points: string, time = "am") => [
    "22nd Sep 2020",
    "Tue",
    time,
    "Mood",
    points,
    "Meh | Anxious",
    "x",
  ];

  test.each([
    ["pre", "05:00", "approximate"],
    ["am", "09:00", "approximate"],
    ["mid", "14:00", "approximate"],
    ["pm", "20:00", "approximate"],
    ["all day", "12:00", "approximate"],
    ["0:35", "00:35", "exact"],
    ["23:32", "23:32", "exact"],
    ["", "12:00", "none"],
  ])("of 2021 has at %j the time %s, which is %s", (time, at, clock) => {
    const [one] = planned(readingIn(quotedAll(old, [mood("9", time)]))).rows;
    expect(one?.row).toMatchObject({
      at,
      clock,
      on: "2020-09-22",
      mood: 5,
      said: "9 (1–10)",
      tags: ["Meh", "Anxious"],
    });
  });

  test("of 2024 has the day once more, as everybody writes it", () => {
    const header = ["date", "date formatted", ...old.slice(1)];
    const row = ["8 de dic", "2021-12-08", ...mood("10").slice(1)];
    expect(inShort(readingIn(quotedAll(header, [row])))).toEqual(["mood 5 2021-12-08 09:00 x"]);
  });

  test("counts moods to 10 where one is above 5; else the person is asked, and without an answer none is made up", () => {
    expect(inShort(readingIn(quotedAll(old, [mood("6"), mood("3", "pm")])))).toEqual([
      "mood 3 2020-09-22 09:00 x",
      "mood 2 2020-09-22 20:00 x",
    ]);
    const unclear = readingIn(quotedAll(old, [mood("3")]));
    expect(inShort(unclear)).toEqual(["entry 2020-09-22 09:00 x"]);
    expect(inShort(unclear, { scale: { worst: 1, best: 5 } })).toEqual(["mood 3 2020-09-22 09:00 x"]);
  });

  test("brings moods and gratitudes, and neither medicines nor the body", () => {
    const of = (category: string) => ["8th Dec 2021", "Wed", "", category, "2", "Stress (Mild)", ""];
    const kinds = [
      "Gratitudes",
      "Symptom",
      "Meds/Supplements",
      "Food Diary",
      "Bowel Movements",
      "Sleep quality",
      "Productivity",
    ];
    const reading = readingIn(quotedAll(old, kinds.map(of)));
    expect(inShort(reading)).toEqual(["entry 2021-12-08 12:00 Stress (Mild)"]);
    expect(whyLeftOut(reading)).toEqual([
      "2 health",
      "3 health",
      "4 health",
      "5 health",
      "6 health",
      "7 other_kind",
    ]);
  });
});

describe("a CSV of How We Feel", () => {
  const tags = ["Tags (People)", "Tags (Places)", "Tags (Events)"];
  const a = ["Date", "Mood", ...tags, "Exercise", "Sleep", "Meditation", "Notes", "Reflections", "Takeaways"];
  const b = ["Date", "Mood Key", "Mood", ...tags, "Tags Key (People)", "Notes"];
  const c = ["Date", "Locale", "Mood Keys", "Mood", ...tags, "Notes", "Reflections", "Takeaways"];

  test.each([
    [
      "a",
      a,
      ["2026 Sun May 17 3:39 PM", "Calm", "", "", "", "", "7.5", "", "x", "y", "z"],
      "mood 4 2026-05-17 15:39 x\n\ny\n\nz",
    ],
    ["b", b, ["2025 Sat Oct 4 08:15 AM", "k", "Tense", "", "", "", "", ""], "mood 2 2025-10-04 08:15"],
    [
      "c",
      c,
      ["2026 Sun May 17 3:39\u202fPM", "es_ES", "k", "Sad;Tense", "", "", "", "x", '["y"]', "[]"],
      "mood 2 2026-05-17 15:39 x\n\ny",
    ],
  ])("of generation %s is read by the names of its columns", (_name, header, row, expected) => {
    expect(inShort(readingIn(`\uFEFF${csvFile(header, [row])}`))).toEqual([expected]);
  });

  test("has several words, of which the mean counts; words that can be either, or of another language, are a choice", () => {
    const row = (mood: string) => ["2026 Sun May 17 3:39 PM", "es", "", mood, "Ana", "", "", "", "[]", "[]"];
    const reading = readingIn(csvFile(c, [row("Calm;Sad"), row("Meh"), row("Agobio")]));
    expect(inShort(reading)).toEqual(["mood 3 2026-05-17 15:39"]);
    expect(whyLeftOut(reading)).toEqual(["2 no_mood", "3 no_mood"]);
    expect(firstRow(reading)).toMatchObject({ said: ["Calm", "Sad"], tags: ["Ana"] });
  });

  test("has the day's minutes of meditation once, and of a row whose columns have moved nothing", () => {
    const row = (time: string) => [`2026 Sun May 17 ${time}`, "Calm", "", "", "", "", "", "12.4", "", "", ""];
    const text =
      csvFile(a, [row("8:00 AM"), row("9:00 AM")]) + "2026 Sun May 17 9:10 PM,Calm,,,,,,,a,b, c,d\n";
    const reading = readingIn(text);
    expect(inShort(reading)).toEqual([
      "mood 4 2026-05-17 08:00",
      "activity meditation 2026-05-17 12:00",
      "mood 4 2026-05-17 09:00",
    ]);
    expect(whyLeftOut(reading)).toEqual(["3 columns"]);
  });
});

describe("a backup of Pixels", () => {
  const day = (date: string, scores: number[]) => ({
    date,
    type: "Mood",
    scores,
    notes: "a\nb",
    tags: [{ type: "Emotions", entries: ["happy"] }],
  });

  test.each([
    [[4], 4],
    [[1, 5, 5], 5],
    // between two, the one nearer to 3
    [[4, 5], 4],
    [[1, 2], 2],
    [[2, 4], 3],
  ])("with the scores %j is a day of %i, without an hour", (scores, mood) => {
    const [one] = planned(readingIn(JSON.stringify([day("2024-5-9", scores)]))).rows;
    expect(one?.row).toMatchObject({ on: "2024-05-09", clock: "none", mood, text: "a\nb", tags: ["happy"] });
  });

  test("of 2022 is read too; what is no mood is left out", () => {
    const old = { date: "2022-01-02", entries: [{ type: "Mood", value: 5, notes: "x", tags: [] }] };
    const reading = readingIn(JSON.stringify([old, { date: "2022-01-03", type: "Steps", scores: [1] }]));
    expect(inShort(reading)).toEqual(["mood 5 2022-01-02 12:00 x"]);
    expect(whyLeftOut(reading)).toEqual(["2 other_kind"]);
  });
});

describe("moods of MoodTracker", () => {
  const createdAt = "2024-07-01T22:30:00.000Z";

  test.each([
    [0, 1],
    [2, 2],
    [5, 3],
    [8, 4],
    [10, 5],
  ])("of %i of ten are %i of five, on the day of the person's own zone", (mood, expected) => {
    const text = JSON.stringify([{ createdAt, mood, exploration: "x", location: { latitude: 1 } }]);
    expect(inShort(readingIn(text))).toEqual([`mood ${expected} 2024-07-02 00:30 x`]);
    expect(JSON.stringify(planned(readingIn(text)))).not.toContain("latitude");
  });

  test("were at the moment that was experienced, where there is one; as a table they are the same", () => {
    const json = readingIn(
      JSON.stringify([{ createdAt, mood: 7, experiencedAt: "2024-06-30T10:00:00.000Z" }]),
    );
    const header = ["createdAt", "experiencedAt", "location:latitude", "mood"];
    const csv = readingIn(csvFile(header, [[createdAt, "2024-06-30T10:00:00.000Z", "1.5", "7"]], "\r\n"));
    expect(inShort(json)).toEqual(["mood 4 2024-06-30 12:00"]);
    expect(planned(csv).rows).toEqual(planned(json).rows);
  });

  test("have meditations beside them, of a minute or more", () => {
    const reading = readingIn(
      JSON.stringify([
        { createdAt, seconds: 601 },
        { createdAt, seconds: 10 },
      ]),
    );
    expect(inShort(reading)).toEqual(["activity meditation 2024-07-02 00:30"]);
    expect(whyLeftOut(reading)).toEqual(["2 other_kind"]);
  });
});
