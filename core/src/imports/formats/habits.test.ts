import { describe, expect, test } from "vitest";
import { recognizeFiles, wantedIn } from "../recognize.ts";
import { inShort, readingIn, whyLeftOut } from "../testing.ts";

describe("an export of Loop", () => {
  const habits =
    "Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?\n" +
    '001,"Meditación, breve",YES_NO,,,1,1,#fff,,,,false\n002,Correr,NUMERICAL,,,1,1,#fff,km,AT_LEAST,2,false\n';
  const days = (...lines: string[]) => `Date,Value,Notes\n${lines.join("\n")}\n`;
  const read = (first: string, second = days()) =>
    recognizeFiles([
      { name: "Habits.csv", text: habits },
      { name: "001 Meditacin breve/Checkmarks.csv", text: first },
      { name: "002 Correr/Checkmarks.csv", text: second },
    ]);
  const types = { types: { "Meditación, breve": "meditation", Correr: "exercise" } } as const;

  test.each([
    ["YES_MANUAL", 1],
    ["YES_AUTO", 0],
    ["NO", 0],
    ["SKIP", 0],
    ["UNKNOWN", 0],
    // an older export
    ["2", 1],
    ["1", 0],
    ["3", 0],
  ])("of a habit that is done or not: %s is %i completion", (value, expected) => {
    const found = read(days(`2024-01-02,${value},`));
    expect(found.kind === "reading" && inShort(found.reading, types).length).toBe(expected);
  });

  test("of a habit that is counted: every number above 0; names come from the list, notes with the day", () => {
    const found = read(days('2024-01-02,YES_MANUAL,"a, b"'), days("2024-01-02,2500,", "2024-01-03,0,"));
    if (found.kind !== "reading") throw new Error(found.kind);
    expect(inShort(found.reading, types)).toEqual([
      "activity meditation 2024-01-02 12:00 a, b",
      "activity exercise 2024-01-02 12:00",
    ]);
    expect(whyLeftOut(found.reading, { types: { Correr: "exercise" } })).toEqual(["1 no_type", "3 not_done"]);
  });

  test("is unpacked without its scores and its table of everything", () => {
    const names = [
      "Habits.csv",
      "Checkmarks.csv",
      "Scores.csv",
      "001 A/Checkmarks.csv",
      "001 A/Scores.csv",
      "../001 B/Checkmarks.csv",
    ];
    expect(wantedIn(names)).toEqual(["Habits.csv", "001 A/Checkmarks.csv"]);
  });
});

describe("the data of Habitica", () => {
  const at = Date.UTC(2024, 0, 2, 22);
  const file = (history: object[], habit: object[] = []) =>
    JSON.stringify({
      auth: { local: { email: "ana@example.test" } },
      inbox: { messages: { a: { text: "secret" } } },
      tasks: {
        dailys: [{ id: "d1", text: "Leer", history }],
        habits: [{ id: "h1", text: "Agua", history: habit }],
        todos: [],
      },
    });

  test("has what was done on its day; what was missed, and what was thinned out to means, is left out", () => {
    const reading = readingIn(
      file(
        [
          { date: at, value: 1, completed: true },
          { date: at, value: 1, completed: false },
          { date: at, value: 2 },
        ],
        [
          { date: at, value: 0, scoredUp: 2, scoredDown: 0 },
          { date: at, scoredUp: 0, scoredDown: 1 },
        ],
      ),
    );
    const types = { types: { Leer: "reflection", Agua: "selfcare" } } as const;
    expect(inShort(reading, types)).toEqual([
      "activity reflection 2024-01-02 23:00",
      "activity selfcare 2024-01-02 23:00",
    ]);
    expect(whyLeftOut(reading, types)).toEqual(["2 not_done", "3 thinned", "5 not_done"]);
  });

  test("is read of nothing but its tasks", () => {
    expect(JSON.stringify(readingIn(file([{ date: at, completed: true }])))).not.toMatch(/secret|ana@/);
  });
});
