import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dictionary as common } from "@zxcvbn-ts/language-common";
import { dictionary as english } from "@zxcvbn-ts/language-en";
import { dictionary as spanish } from "@zxcvbn-ts/language-es-es";
import { filterOf, type WordFilter } from "@remanso/core/account/password-filter.ts";
import { plainForm } from "@remanso/core/account/password-forms.ts";

const here = import.meta.dirname;
// a shorter word is nobody's password, not even with something behind it (password-forms.ts)
const shortest = 4;

/** The plain forms of the passwords that people choose most, and of the words and names that they make passwords of. */
export function commonForms(): string[] {
  const own = readFileSync(join(here, "spanish-passwords.txt"), "utf8").trim().split(/\s+/);
  const words = [
    ...common["passwords-common"],
    ...own,
    ...spanish["commonWords-es-es"],
    ...spanish["firstnames-es-es"],
    ...spanish["lastnames-es-es"],
    ...english["commonWords-en"],
    ...english["firstnames-en"],
  ];
  return [...new Set(words.map((word) => plainForm(String(word))))].filter((form) => form.length >= shortest);
}

export function commonFilter(): WordFilter {
  return filterOf(commonForms());
}

/** Writes dist/common-passwords.bin, which the server reads at the first new password. */
export async function buildPasswords(): Promise<void> {
  await mkdir(join(here, "dist"), { recursive: true });
  await writeFile(join(here, "dist/common-passwords.bin"), commonFilter().bits);
}
