import { entryNamed } from "./catalogue.ts";
import { foldName } from "./fold-name.ts";

/**
 * What two spellings of one activity's name have in common: trimmed, case-folded, inner spaces joined. A name that is a
 * catalogue activity's in either language gets that activity's key, so that both are the same activity. decisions §3
 */
export function nameKeyOf(name: string): string {
  const entry = entryNamed(name);
  return entry ? catalogueNameKey(entry.key) : `own:${foldName(name)}`;
}

/** The name key of a catalogue activity. */
export function catalogueNameKey(key: string): string {
  return `catalogue:${key}`;
}
