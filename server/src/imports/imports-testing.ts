import type { SentRow } from "@remanso/core/imports/contract.ts";

/** A row as a browser sends it: a page with a text, unless more is said. */
export function importedRow(text: string, more: Partial<SentRow> = {}): SentRow {
  return {
    kind: "entry",
    on: "2021-03-04",
    at: "09:30",
    zone: "Europe/Madrid",
    clock: "exact",
    mood: null,
    activityType: null,
    minutes: null,
    text,
    said: "",
    tags: [],
    identity: `row ${text}`,
    ...more,
  };
}
