/** What stands behind the "?" of /journal. */
export interface JournalSearch {
  readonly view?: string | undefined;
}

export function journalSearchOf({ view }: Readonly<Record<string, string>>): JournalSearch {
  return { view };
}
