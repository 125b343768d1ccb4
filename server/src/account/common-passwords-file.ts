import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isInFilter, type WordFilter } from "@remanso/core/account/password-filter.ts";
import { root } from "../root.ts";

const file = join(root, "passwords/dist/common-passwords.bin");

let filter: WordFilter | undefined;

/** True for the plain form of a password that is guessed first, as `npm run build` put it into the filter; read at the first question. */
export function isCommonForm(form: string): boolean {
  filter ??= builtFilter();
  return isInFilter(filter, form);
}

function builtFilter(): WordFilter {
  if (!existsSync(file)) throw new Error(`${file} is missing: run npm run build.`);
  return { bits: readFileSync(file) };
}
