import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chanceFrom } from "../fire/chance.ts";
import { backUp } from "./backup.ts";
import {
  backupsOf,
  changeManifest,
  everything,
  fileIn,
  livingPerson,
  packAnew,
  startInstallation,
} from "./backup-testing.ts";
import { restore } from "./restore.ts";

const installation = await startInstallation();
const { config, ask } = installation;
afterAll(installation.close);

let whole: Buffer;
const file = join(config.dataDir, "given.backup");

beforeAll(async () => {
  await livingPerson(installation);
  whole = readFileSync(fileIn(await backUp(config, { folder: join(config.dataDir, "elsewhere"), keep: 14 })));
});

/** The one line with which the file is refused; nothing of the database changes, and no restore point is made. */
async function refusalOf(path = file): Promise<string> {
  const before = await everything(ask);
  const refused = await restore(config, { file: path, isSure: true, takesOtherSecret: false }).then(
    (lines) => new Error(`restored: ${lines.join(" ")}`),
    (error: unknown) => error,
  );
  const line = refused instanceof Error ? refused.message : "";
  expect(line).toMatch(/^[^\n]+ Nothing was changed\.$/);
  expect(await everything(ask)).toEqual(before);
  expect(await backupsOf(installation)).toEqual([]);
  return line;
}

test("a missing file, a folder, an empty one and foreign ones are refused", async () => {
  expect(await refusalOf(join(config.dataDir, "nothing.backup"))).toContain("there is no such file");
  expect(await refusalOf(config.dataDir)).toContain("is a folder");
  writeFileSync(file, "");
  expect(await refusalOf()).toContain("is empty");
  for (const foreign of [
    Buffer.alloc(5000),
    Buffer.from("-- PostgreSQL database dump\n".repeat(50)),
    Buffer.from("re"),
  ]) {
    writeFileSync(file, foreign);
    expect(await refusalOf()).toContain("is no backup of Remanso");
  }
  execFileSync("tar", ["-cf", file, "-C", import.meta.dirname, "backup.ts"]);
  expect(await refusalOf()).toContain("is no backup of Remanso");
});

test("a file that was cut anywhere is refused", async () => {
  const chance = chanceFrom(7);
  const lengths = [
    30,
    511,
    512,
    1024,
    whole.length - 1,
    whole.length - 512,
    whole.length - 1024,
    whole.length - 2048,
  ];
  for (const length of [
    ...lengths,
    ...Array.from({ length: 20 }, () => 600 + Math.floor(chance() * (whole.length - 600))),
  ]) {
    writeFileSync(file, whole);
    truncateSync(file, length);
    expect(await refusalOf()).toMatch(/is cut off|is damaged/);
  }
});

test("a byte that was flipped anywhere is found", async () => {
  const chance = chanceFrom(11);
  const places = [0, 100, 124, 148, 156, 257, 500, 512, whole.length - 1, whole.length - 1500];
  for (const place of [...places, ...Array.from({ length: 60 }, () => Math.floor(chance() * whole.length))]) {
    const flipped = Buffer.from(whole);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << Math.floor(chance() * 8));
    writeFileSync(file, flipped);
    expect(await refusalOf()).toMatch(/is damaged|is cut off|is no backup/);
  }
});

test("a file to which something was added is refused", async () => {
  writeFileSync(file, whole);
  appendFileSync(file, "more");
  expect(await refusalOf()).toContain("is damaged");
  writeFileSync(file, whole);
  appendFileSync(file, Buffer.alloc(1024));
  expect(await refusalOf()).toContain("is damaged");
});

test("a part that was exchanged for another is found", async () => {
  expect(
    await refusalOf(packedAnew((folder) => writeFileSync(join(folder, "users.copy.gz"), "other"))),
  ).toMatch(/is damaged|is cut off|is no backup/);
});

test("a backup of a newer Remanso is refused with the way out", async () => {
  const newerFormat = changed((manifest) => ({ ...manifest, format: 2, tables: "elsewhere" }));
  expect(await refusalOf(newerFormat)).toContain(
    "made by a newer Remanso than this one: restore it with that version",
  );
  const newerTables = changed((manifest) => ({ ...manifest, migration: Date.now() + 1e9 }));
  expect(await refusalOf(newerTables)).toContain("made by a newer Remanso");
  const unknown = changed((manifest) => ({ ...manifest, migration: 1 }));
  expect(await refusalOf(unknown)).toContain("no ancestor of this one");
});

test("a backup of an installation with another secret is refused, unless that is wanted", async () => {
  writeFileSync(file, whole);
  const other = { ...config, appSecret: "another secret that nobody knows, 32+" };
  const wish = { file, isSure: true, takesOtherSecret: false };
  await expect(restore(other, wish)).rejects.toThrow(
    /The secret here is another one.*set its APP_SECRET.*--other-secret.*Nothing was changed/,
  );
  const before = await everything(ask);
  await expect(restore(config, { ...wish, isSure: false })).rejects.toThrow(
    /is whole: .*\(1 account\) of .* UTC\. It would replace everything in the database of DATABASE_URL.*--yes/,
  );
  expect(await everything(ask)).toEqual(before);
  expect((await restore(other, { ...wish, takesOtherSecret: true }))[0]).toContain("are restored");
  expect(await everything(ask)).toEqual(before);
});

function packedAnew(change: (folder: string) => void): string {
  writeFileSync(file, whole);
  packAnew(file, change);
  return file;
}

function changed(change: (manifest: object) => object): string {
  writeFileSync(file, whole);
  changeManifest(file, change);
  return file;
}
