import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seeded, seedOf } from "@remanso/core/seeded.ts";
import { pick, seed } from "../../../testing/long.ts";
import { backUp } from "./backup.ts";
import {
  changeManifest,
  everything,
  fileIn,
  livingPerson,
  packAnew,
  refusalOf,
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

const refusal = (path = file) => refusalOf(installation, { file: path });

test("a missing file, a folder, an empty one and foreign ones are refused", async () => {
  expect(await refusal(join(config.dataDir, "nothing.backup"))).toContain("there is no such file");
  expect(await refusal(config.dataDir)).toContain("is a folder");
  writeFileSync(file, "");
  expect(await refusal()).toContain("is empty");
  for (const foreign of [
    Buffer.alloc(5000),
    Buffer.from("-- PostgreSQL database dump\n".repeat(50)),
    Buffer.from("re"),
  ]) {
    writeFileSync(file, foreign);
    expect(await refusal()).toContain("is no backup of Remanso");
  }
  execFileSync("tar", ["-cf", file, "-C", import.meta.dirname, "backup.ts"]);
  expect(await refusal()).toContain("is no backup of Remanso");
});

test("a file that is truncated anywhere is refused", async () => {
  const chance = seeded(seedOf(`${seed} cuts`));
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
    ...Array.from({ length: pick(20, 200) }, () => 600 + Math.floor(chance() * (whole.length - 600))),
  ]) {
    writeFileSync(file, whole);
    truncateSync(file, length);
    expect(await refusal()).toMatch(/is cut off|is damaged/);
  }
});

test("a flipped byte anywhere is detected", async () => {
  const chance = seeded(seedOf(`${seed} flips`));
  const places = [0, 100, 124, 148, 156, 257, 500, 512, whole.length - 1, whole.length - 1500];
  for (const place of [
    ...places,
    ...Array.from({ length: pick(60, 600) }, () => Math.floor(chance() * whole.length)),
  ]) {
    const flipped = Buffer.from(whole);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << Math.floor(chance() * 8));
    writeFileSync(file, flipped);
    expect(await refusal()).toMatch(/is damaged|is cut off|is no backup/);
  }
});

test("a file with something appended is refused", async () => {
  writeFileSync(file, whole);
  appendFileSync(file, "more");
  expect(await refusal()).toContain("is damaged");
  writeFileSync(file, whole);
  appendFileSync(file, Buffer.alloc(1024));
  expect(await refusal()).toContain("is damaged");
});

test("a part that was swapped for another is detected", async () => {
  expect(
    await refusal(packedAnew((folder) => writeFileSync(join(folder, "users.copy.gz"), "other"))),
  ).toMatch(/is damaged|is cut off|is no backup/);
});

test("a backup of a newer Remanso is refused, with what to do about it", async () => {
  const newerFormat = changed((manifest) => ({ ...manifest, format: 2, tables: "elsewhere" }));
  expect(await refusal(newerFormat)).toContain(
    "made by a newer Remanso than this one: restore it with that version",
  );
  const newerTables = changed((manifest) => ({ ...manifest, migration: Date.now() + 1e9 }));
  expect(await refusal(newerTables)).toContain("made by a newer Remanso");
  const unknown = changed((manifest) => ({ ...manifest, migration: 1 }));
  expect(await refusal(unknown)).toContain("no ancestor of this one");
});

test("a backup of an installation with another secret is refused, unless --other-secret is given", async () => {
  writeFileSync(file, whole);
  const other = { ...config, appSecret: "another secret that nobody knows, 32+" };
  const wish = { file, isSure: true, takesOtherSecret: false };
  await expect(restore(other, wish)).rejects.toThrow(
    /The secret here is another one \(mark [0-9a-f]{8}; the backup needs [0-9a-f]{8}\).*set its APP_SECRET.*--other-secret.*Nothing was changed/,
  );
  const before = await everything(ask);
  await expect(restore(config, { ...wish, isSure: false })).rejects.toThrow(
    /is whole: .*\(1 account\) of .* UTC\. The secret that it needs is here \(mark [0-9a-f]{8}\)\. It would replace everything in the database of DATABASE_URL.*--yes/,
  );
  expect(await everything(ask)).toEqual(before);
  expect((await restore(other, { ...wish, takesOtherSecret: true }))[0]).toContain("are restored");
  const after = await everything(ask);
  expect({ ...after, installation: before["installation"] }).toEqual(before);
  // from now on the database goes with the other secret
  expect(after["installation"]).not.toEqual(before["installation"]);
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
