import { entryNamed } from "./catalogue.ts";
import { foldName } from "./fold-name.ts";

/**
 * An activity's name normalised, so that spellings of one name are equal: trimmed, case-folded, inner spaces joined. The name of a
 * catalogue activity in any language gets that activity's key, so that both count as the same; of any other name only what `hashed` makes of
 * it is left. decisions §3
 */
export function nameKeyOf(name: string, hashed: (folded: string) => string): string {
  const entry = entryNamed(name);
  return entry ? catalogueNameKey(entry.key) : `own:${hashed(foldName(name))}`;
}

const ofCatalogue = "catalogue:";

/** The name key of a catalogue activity. */
export function catalogueNameKey(key: string): string {
  return `${ofCatalogue}${key}`;
}

/** The catalogue key behind a name key, or null for a name of the person's own. */
export function keyOfName(nameKey: string): string | null {
  return nameKey.startsWith(ofCatalogue) ? nameKey.slice(ofCatalogue.length) : null;
}
