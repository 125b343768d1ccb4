import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deleteOthers } from "./compiled-program.ts";

test("what other versions have compiled is deleted, this one's stays", async () => {
  const folder = mkdtempSync(join(tmpdir(), "remanso-compiled-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const version of ["before", "now"]) {
    mkdirSync(join(folder, version, "v24.21.0-x64"), { recursive: true });
    writeFileSync(join(folder, version, "v24.21.0-x64", "1f2e"), "code");
  }
  // as versions kept it that did not tell each other apart
  mkdirSync(join(folder, "v24.21.0-x64-964aae3f-0"));
  await deleteOthers(folder, "now");
  expect(readdirSync(folder)).toEqual(["now"]);
  expect(readdirSync(join(folder, "now", "v24.21.0-x64"))).toEqual(["1f2e"]);
  await expect(deleteOthers(join(folder, "nothing"), "now")).rejects.toThrow("ENOENT");
});
