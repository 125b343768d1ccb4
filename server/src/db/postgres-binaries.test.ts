import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { cleanUp, cleanUpLater, newDataDir, nobody } from "./embedded-testing.ts";
import { findPostgresPackage, usableBinaries } from "./postgres-binaries.ts";
import { isRoot, ownUser } from "./unprivileged-user.ts";

afterEach(cleanUp);

test("if it is installed without its links or where its user cannot read it, it runs from a copy", async () => {
  const home = newDataDir();
  const closed = mkdtempSync(join(tmpdir(), "remanso-package-"));
  cleanUpLater(() => rmSync(closed, { recursive: true }));
  const { native, version } = await findPostgresPackage();
  execFileSync("cp", ["-r", native, closed]);
  execFileSync("find", [closed, "-type", "l", "-delete"]);
  const user = isRoot() ? nobody : ownUser();
  const { postgres } = await usableBinaries({ native: join(closed, "native"), version }, home, user);
  expect(postgres.startsWith(isRoot() ? home : closed)).toBe(true);
  const again = await usableBinaries({ native: join(closed, "native"), version }, home, user);
  expect(again.postgres).toBe(postgres);
});
