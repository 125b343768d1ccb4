import { languages } from "../language.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { breathing } from "./catalogue/breathing.ts";
import { creative } from "./catalogue/creative.ts";
import { digitalDetox } from "./catalogue/digital-detox.ts";
import { exercise } from "./catalogue/exercise.ts";
import { financial } from "./catalogue/financial.ts";
import { journaling } from "./catalogue/journaling.ts";
import { meditation } from "./catalogue/meditation.ts";
import { nature } from "./catalogue/nature.ts";
import { reflection } from "./catalogue/reflection.ts";
import { selfcare } from "./catalogue/selfcare.ts";
import { social } from "./catalogue/social.ts";
import { foldName } from "./fold-name.ts";

/** Every activity that the product can suggest, in both languages. */
export const catalogue: readonly CatalogueEntry[] = [
  ...meditation,
  ...breathing,
  ...journaling,
  ...exercise,
  ...creative,
  ...social,
  ...selfcare,
  ...nature,
  ...digitalDetox,
  ...financial,
  ...reflection,
];

const byKey = new Map(catalogue.map((entry) => [entry.key, entry]));
const byName = new Map(
  catalogue.flatMap((entry) => languages.map((language) => [foldName(entry.name[language]), entry])),
);

/** The entry with this key, or null if the catalogue has none (any more). */
export function catalogueEntry(key: string): CatalogueEntry | null {
  return byKey.get(key) ?? null;
}

/** The entry with this name in any language, however it is spelt, or null. */
export function entryNamed(name: string): CatalogueEntry | null {
  return byName.get(foldName(name)) ?? null;
}
