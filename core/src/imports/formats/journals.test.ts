import { describe, expect, test } from "vitest";
import { recognizeFiles } from "../recognize.ts";
import { inShort, planned, readingIn, whyLeftOut } from "../testing.ts";

describe("a journal of Day One", () => {
  const entry = {
    uuid: "A".repeat(32),
    creationDate: "2024-01-15T23:30:00Z",
    timeZone: "Europe\\/Madrid",
    text: "# Título\n\nHola\\.",
  };
  // as the file has it: the slash of the zone escaped once more than JSON asks
  const journal = (...entries: object[]) =>
    JSON.stringify({ metadata: { version: "1.0" }, entries }).replaceAll("\\\\/", "\\/");

  test("has the day of its own zone, and its text as it was typed", () => {
    expect(inShort(readingIn(journal(entry)))).toEqual(["entry 2024-01-16 00:30 # Título\n\nHola."]);
    expect(inShort(readingIn(journal({ ...entry, timeZone: "America/Bogota" })))[0]).toContain(
      "2024-01-15 18:30",
    );
  });

  test("shows photos and sounds as such, and no place", () => {
    const text = "a ![](dayone-moment://B1) b dayone-moment:/audio/C2\u200b\u2028c\uFFFC";
    const plan = planned(readingIn(journal({ ...entry, text, location: { city: "Lugo" }, tags: ["x"] })));
    expect(plan.rows[0]?.row).toMatchObject({ text: "a […] b […]\nc[…]", tags: ["x"], mood: null });
    expect(JSON.stringify(plan)).not.toContain("Lugo");
  });

  test("of several journals keeps an entry once; without text or date it is left out", () => {
    const files = ["Journal.json", "Viajes.json"].map((name) => ({ name, text: journal(entry) }));
    const found = recognizeFiles(files);
    if (found.kind !== "reading") throw new Error(found.kind);
    expect([inShort(found.reading).length, whyLeftOut(found.reading)]).toEqual([1, ["2 twice"]]);
    const odd = readingIn(journal({ ...entry, text: undefined }, { ...entry, creationDate: "yesterday" }));
    expect(whyLeftOut(odd)).toEqual(["1 empty", "2 date"]);
  });

  test("with a text longer than a page becomes several pages", () => {
    const rows = inShort(readingIn(journal({ ...entry, text: "palabra ".repeat(6000) })));
    expect(rows.length).toBe(3);
    expect(
      new Set(
        planned(readingIn(journal({ ...entry, text: "palabra ".repeat(6000) }))).rows.map(
          ({ row }) => row.identity,
        ),
      ).size,
    ).toBe(3);
  });
});

describe("entries of Diarium", () => {
  const entry = {
    date: "2010-10-26T15:47:53.48828",
    heading: "Título",
    html: "<p>Uno</p><p>dos</p>",
    tags: ["x"],
    rating: 4,
  };

  test("have local times with any number of decimals; stars are a mood only where the person says so", () => {
    const reading = readingIn(JSON.stringify([entry]));
    expect(inShort(reading)).toEqual(["entry 2010-10-26 15:47 Título\n\nUno\ndos"]);
    expect(inShort(reading, { scale: { worst: 1, best: 5 } })).toEqual([
      "mood 4 2010-10-26 15:47 Título\n\nUno\ndos",
    ]);
  });

  test("may lie in one file each", () => {
    const found = recognizeFiles(
      [1, 2].map((day) => ({
        name: `${day}.json`,
        text: JSON.stringify({ ...entry, date: `2010-10-0${day}T08:00:00` }),
      })),
    );
    expect(found.kind === "reading" && inShort(found.reading).length).toBe(2);
  });
});

describe("an export of Journiv", () => {
  const file = (...entries: object[]) =>
    JSON.stringify({
      export_version: "1.0",
      user_email: "ana@example.test",
      journals: [{ title: "Mine", entries }],
      mood_definitions: [
        { name: "calm", category: "positive" },
        { name: "low", category: "negative" },
      ],
    });

  test("has entries with and without a mood, whose names are suggested by their kind", () => {
    const at = {
      entry_date: "2025-12-31",
      entry_datetime_utc: "2025-12-31T23:30:00",
      entry_timezone: "Europe/Madrid",
    };
    const reading = readingIn(
      file(
        { ...at, title: "T", content: "C", tags: ["a"] },
        { ...at, content: "", mood_log: { mood_name: "low", note: "n" } },
        { entry_date: "2025-12-30", content: "x", mood_log: { mood_name: "odd" } },
      ),
    );
    expect(inShort(reading)).toEqual([
      "entry 2026-01-01 00:30 T\n\nC",
      "mood 2 2026-01-01 00:30 n",
      "entry 2025-12-30 12:00 x",
    ]);
    expect(JSON.stringify(planned(reading))).not.toContain("ana@");
  });
});
