import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { enableCompileCache } from "node:module";
import { join } from "node:path";

/** Keeps in `folder` what V8 compiles of this version, for the next start, and deletes what other versions have left there. */
export function keepCompiled(folder: string): void {
  // the built file names all others, with their content in the names
  const version = createHash("sha256")
    .update(readFileSync(import.meta.filename))
    .digest("hex")
    .slice(0, 16);
  enableCompileCache(join(folder, version));
  // a start does not wait for it, and does without
  void deleteOthers(folder, version).catch(() => null);
}

/** Deletes everything in `folder` but `own`. */
export async function deleteOthers(folder: string, own: string): Promise<void> {
  const names = await readdir(folder);
  const others = names.filter((name) => name !== own);
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}
