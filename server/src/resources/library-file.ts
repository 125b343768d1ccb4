import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LibraryResource } from "@remanso/core/resources/library.ts";
import { root } from "../root.ts";

const file = join(root, "library/dist/library.json");

/** The library as `npm run build` made it from library/texts. */
export function builtLibrary(): readonly LibraryResource[] {
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build.`);
  // written by the build from the same type
  const library: readonly LibraryResource[] = JSON.parse(readFileSync(file, "utf8"));
  return library;
}
