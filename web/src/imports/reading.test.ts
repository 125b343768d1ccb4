import { describe, expect, test } from "vitest";
import { csvFile, daylioBackup, daylioHeaders, inShort } from "@remanso/core/imports/testing.ts";
import { readFile } from "./read-file.ts";
import { zipOf } from "./reading-testing.ts";

const entry = { year: 2024, month: 1, day: 29, hour: 7, minute: 5, mood: 2, note: "Niño, ¿qué?" };
const rows = async (file: Blob) => {
  const found = await readFile(file);
  return found.kind === "reading" ? inShort(found.reading) : found;
};
/** Base64 in lines of 76, as Daylio writes it. */
const base64 = (text: string) => Buffer.from(text).toString("base64").replace(/.{76}/g, "$&\n");
const backup = base64(JSON.stringify(daylioBackup([entry])));
const expected = ["mood 4 2024-02-29 07:05 Niño, ¿qué?"];
const csv = csvFile(daylioHeaders[2020], [["2024-02-29", "", "", "7:05", "good", "", "", "Niño"]]);
const journal = JSON.stringify({
  metadata: { version: "1.0" },
  entries: [{ uuid: "a", creationDate: "2024-01-01T10:00:00Z", timeZone: "Europe/Madrid", text: "x" }],
});

describe("a zip", () => {
  test.each([
    ["deflated", {}],
    ["stored", { isStored: true }],
  ])("with a backup of Daylio is read, %s, and its photos are not", async (_how, options) => {
    const photo = { name: "assets/1.jpg", content: new Uint8Array(100_000) };
    expect(await rows(await zipOf([photo, { name: "backup.daylio", content: backup }], options))).toEqual(
      expected,
    );
  });

  test("of several journals is read whole, and names with accents are no trouble", async () => {
    const file = await zipOf([
      { name: "Niñez ✏️.json", content: journal },
      { name: "photos/a.json.jpg", content: "x" },
    ]);
    expect(await rows(file)).toEqual(["entry 2024-01-01 11:00 x"]);
  });

  test("larger than any text that is read is opened where what is wanted is small: 200 MB of photos stay where they are", async () => {
    const photos = { name: "photos/1.jpg", content: new Uint8Array(200 * 1024 * 1024) };
    const file = await zipOf([photos, { name: "Journal.json", content: journal }], { isStored: true });
    expect(file.size).toBeGreaterThan(200 * 1024 * 1024);
    expect(await rows(file)).toEqual(["entry 2024-01-01 11:00 x"]);
  });

  test.each([
    ["says its size", undefined],
    ["lies about it", 10],
  ])("that is a bomb and %s is stopped while it unpacks", async (_how, saidBytes) => {
    const content = new Uint8Array(20 * 1024 * 1024).fill(0x20);
    const bomb = await zipOf([
      { name: "Journal.json", content, ...(saidBytes === undefined ? {} : { saidBytes }) },
    ]);
    expect(bomb.size).toBeLessThan(100_000);
    expect(await readFile(bomb, 1024 * 1024)).toMatchObject({ kind: "fault", fault: "too_large" });
  });

  test.each([
    ["encrypted", { isEncrypted: true }, "encrypted"],
    ["of other things", {}, "unknown"],
  ])("that is %s is said to be so", async (_how, options, fault) => {
    const file = await zipOf([{ name: fault === "unknown" ? "a.jpg" : "a.json", content: "x" }], options);
    expect(await readFile(file)).toMatchObject({ kind: "fault", fault });
  });

  test("that is cut anywhere is never read wrongly", async () => {
    const whole = await zipOf([{ name: "backup.daylio", content: backup }]);
    for (const size of [4, 30, 60, whole.size - 60, whole.size - 23, whole.size - 1])
      expect(await readFile(whole.slice(0, size))).toMatchObject({ kind: "fault", fault: "bad_zip" });
  });

  test("with broken content is said to be broken", async () => {
    const bytes = new Uint8Array(
      await (await zipOf([{ name: "backup.daylio", content: backup }])).arrayBuffer(),
    );
    bytes.fill(0xff, 44, 80);
    expect(await readFile(new Blob([bytes]))).toMatchObject({ kind: "fault", fault: "bad_zip" });
  });

  test.each([
    [20_001, "bad_zip"],
    [0, "unknown"],
  ])("of %i files is none of ours", async (count, fault) => {
    const files = Array.from({ length: count }, (_, index) => ({ name: `${index}`, content: "" }));
    const empty = new Blob([new Uint8Array([0x50, 0x4b, 3, 4]), await zipOf([])]);
    const file = count === 0 ? empty : await zipOf(files, { isStored: true });
    expect(await readFile(file)).toMatchObject({ kind: "fault", fault });
  });
});

describe("a file of text", () => {
  const utf16 = (text: string, mark: number[], isBig: boolean) => {
    const bytes = Buffer.from(text, "utf16le");
    return new Blob([new Uint8Array(mark), new Uint8Array(isBig ? bytes.swap16() : bytes)]);
  };

  test.each([
    ["UTF-8", new Blob([csv]), false],
    ["UTF-8 with its mark", new Blob(["\uFEFF", csv]), false],
    ["UTF-16 with its mark", utf16(csv, [0xff, 0xfe], false), false],
    ["UTF-16, the other way round", utf16(csv, [0xfe, 0xff], true), false],
    [
      "Windows-1252, which is a guess and said to be one",
      new Blob([new Uint8Array(Buffer.from(csv, "latin1"))]),
      true,
    ],
  ])("in %s has its accents", async (_encoding, file, isGuessed) => {
    expect(await rows(file)).toEqual(["mood 4 2024-02-29 07:05 Niño"]);
    expect((await readFile(file)).isGuessed).toBe(isGuessed);
  });

  test("of 200 MB that is no zip is not even read", async () => {
    const megabyte = new Uint8Array(1024 * 1024).fill(0x61);
    const file = new Blob(Array.from({ length: 200 }, () => megabyte));
    expect(await readFile(file)).toMatchObject({ kind: "fault", fault: "too_large" });
  });

  test("that is empty, a picture, or nested without end is said to be unknown or no text", async () => {
    expect(await readFile(new Blob([]))).toMatchObject({ fault: "unknown" });
    expect(await readFile(new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])]))).toMatchObject({
      fault: "not_text",
    });
    expect(await readFile(new Blob(["[".repeat(5_000_000)]))).toMatchObject({ fault: "unknown" });
  });
});
