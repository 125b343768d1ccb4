import { writtenSearch, type RawSearch } from "../router/address.ts";

/** What may stand behind the "?" of the first page: links for the signed-out live there (decisions §1). */
export interface IndexSearch {
  readonly login?: string;
  readonly error?: string;
  readonly next?: string;
  readonly reset?: string;
  readonly verify?: string;
  readonly privacy?: string;
  readonly help?: string;
  readonly plan?: string;
  readonly country?: string;
  readonly journal?: string;
  readonly view?: string;
  readonly result?: string;
  readonly breathe?: string;
  readonly questions?: string;
  readonly keep?: string;
  /** On home: the window with the earlier assessments is open. */
  readonly history?: string | undefined;
}

export function indexSearchOf(raw: RawSearch): IndexSearch {
  return raw;
}

/** The address of its own that a page has which once stood behind the "?" of the first one; null where it still does. */
export function movedTo(search: IndexSearch): string | null {
  const { help, privacy, plan, journal, country, view } = search;
  if (help !== undefined) return `/help${writtenSearch({ country })}`;
  if (privacy !== undefined) return "/privacy";
  if (plan !== undefined) return "/safety-plan";
  if (journal === undefined) return null;
  return `/journal${writtenSearch({ view: journal === "" ? view : journal })}`;
}
