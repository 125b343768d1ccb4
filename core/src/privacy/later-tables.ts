const later = {
  journal_pages: [],
  experiments: [],
  experiment_evenings: [],
  imports: [],
  imported_rows: [],
  page_links: [],
};

/** The tables of a file, also of one of an earlier version, which does not have all of them. */
export function withLaterTables(tables: unknown): unknown {
  return typeof tables === "object" && tables !== null ? { ...later, ...tables } : tables;
}
