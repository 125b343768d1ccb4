import {
  resourceCategories,
  resourceTypes,
  type ResourceCategory,
  type ResourceType,
} from "@remanso/core/resources/contract.ts";

export const lengths = ["short", "medium", "long"] as const;
export type Length = (typeof lengths)[number];

/** What is looked for, as it stands behind the "?" of /resources. */
export interface LibrarySearch {
  readonly q?: string | undefined;
  readonly category?: ResourceCategory | undefined;
  readonly type?: ResourceType | undefined;
  readonly length?: Length | undefined;
  readonly unread?: "yes" | undefined;
}

// the contract takes as many characters
const longestQuery = 100;

/** The search that an address asks for; what no filter knows asks for nothing. */
export function librarySearchOf(address: Readonly<Record<string, unknown>>): LibrarySearch {
  return {
    q: queryOf(address["q"]),
    category: resourceCategories.find((name) => name === address["category"]),
    type: resourceTypes.find((name) => name === address["type"]),
    length: lengths.find((name) => name === address["length"]),
    unread: address["unread"] === undefined ? undefined : "yes",
  };
}

/** What was typed, as it is asked; undefined for nothing. */
export function queryOf(typed: unknown): string | undefined {
  if (typeof typed !== "string") return undefined;
  const query = [...typed.trim()].slice(0, longestQuery).join("");
  return query === "" ? undefined : query;
}

/** True when anything narrows what is shown. */
export function isNarrowed(search: LibrarySearch): boolean {
  return Object.values(search).some((value) => value !== undefined);
}
