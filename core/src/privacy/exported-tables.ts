/** The tables whose rows belong to a person and are in their download. */
export const exportedTables = [
  "assessments",
  "plans",
  "activities",
  "check_ins",
  "journal_pages",
  "safety_plans",
  "experiments",
  "experiment_evenings",
  "imports",
  "imported_rows",
  "breathing_games",
  "garden_plants",
  "garden_waterings",
  "resource_reads",
  "milestones",
  "insights",
  "usage_sessions",
  "activity_log",
  "reminder_settings",
  "rest_days",
  "bookings",
  "notifications",
  "identities",
  "passkeys",
  "sessions",
  "page_links",
] as const;

export type ExportedTable = (typeof exportedTables)[number];

/** The tables of these that an import fills: not those about browsers, providers, past messages and links. */
export const importedTables = exportedTables.filter(
  (table) => !["notifications", "identities", "passkeys", "sessions", "page_links"].includes(table),
);
