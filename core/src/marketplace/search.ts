import { languages } from "../language.ts";
import { folded } from "../resources/search.ts";
import type { SessionType, Specialty, SpokenLanguage } from "./contract.ts";
import { specialtyNames } from "./marketplace-words.ts";

/** The filters of a search; undefined ones are ignored. */
export interface Wanted {
  readonly q?: string | undefined;
  readonly specialty?: Specialty | undefined;
  readonly language?: SpokenLanguage | undefined;
  readonly session?: SessionType | undefined;
}

interface Searched {
  readonly name: string;
  readonly specialties: readonly Specialty[];
  readonly languages: readonly SpokenLanguage[];
  readonly sessionTypes: readonly SessionType[];
}

/**
 * Those who meet every filter and whose name or specialties (in any language) contain every word of `q`, ignoring accents and
 * case; in the given order. A query without letters or digits is ignored. specification §2
 */
export function findProfessionals<One extends Searched>(
  professionals: readonly One[],
  wanted: Wanted,
): One[] {
  const words = folded(wanted.q ?? "").match(/[\p{L}\p{N}]+/gu) ?? [];
  return professionals.filter((one) => {
    if (wanted.specialty && !one.specialties.includes(wanted.specialty)) return false;
    if (wanted.language && !one.languages.includes(wanted.language)) return false;
    if (wanted.session && !one.sessionTypes.includes(wanted.session)) return false;
    const text = searchedText(one);
    return words.every((word) => text.includes(word));
  });
}

function searchedText({ name, specialties }: Searched): string {
  const names = specialties.flatMap((specialty) =>
    languages.map((language) => specialtyNames[specialty][language]),
  );
  return folded([name, ...names].join(" "));
}
