import {
  sessionTypes,
  specialties,
  spokenLanguages,
  type SessionType,
  type Specialty,
  type SpokenLanguage,
} from "@remanso/core/marketplace/contract.ts";

/** What the address says of a search among the professionals, and whose window is open. */
export interface MarketplaceSearch {
  readonly q?: string | undefined;
  readonly specialty?: Specialty | undefined;
  readonly language?: SpokenLanguage | undefined;
  readonly session?: SessionType | undefined;
  readonly professional?: string | undefined;
  /** The window is the one for booking. */
  readonly book?: "yes" | undefined;
}

// longer than any name
const longestQuery = 100;

/** The search that an address asks for; what no filter knows asks for nothing. */
export function marketplaceSearchOf(address: Readonly<Record<string, unknown>>): MarketplaceSearch {
  const professional = queryOf(address["professional"]);
  return {
    q: queryOf(address["q"]),
    specialty: specialties.find((name) => name === address["specialty"]),
    language: spokenLanguages.find((name) => name === address["language"]),
    session: sessionTypes.find((name) => name === address["session"]),
    professional,
    book: professional !== undefined && address["book"] !== undefined ? "yes" : undefined,
  };
}

/** What was typed, as it is asked; undefined for nothing. */
export function queryOf(typed: unknown): string | undefined {
  if (typeof typed !== "string") return undefined;
  const query = [...typed.trim()].slice(0, longestQuery).join("");
  return query === "" ? undefined : query;
}

/** True when anything narrows who is shown. */
export function isNarrowed({ q, specialty, language, session }: MarketplaceSearch): boolean {
  return [q, specialty, language, session].some((value) => value !== undefined);
}
