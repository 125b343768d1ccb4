import type { RiskLevel } from "../chat/contract.ts";

/** What a danger is about. safety.md, Levels and kinds */
export const dangerKinds = [
  "life",
  "self-injury",
  "taken",
  "violence",
  "harm-others",
  "another",
  "confusion",
  "eating",
  "birth",
  "body",
] as const;
export type DangerKind = (typeof dangerKinds)[number];

/**
 * How one text is read. `kind` is null below level 2. `sure` means plain words that a rule knows, or learned readers that agree; what is not
 * sure asks before it alarms. `found` is a rule's id or "readers": nothing else of the text may be logged.
 */
export interface Reading {
  readonly level: RiskLevel;
  readonly kind: DangerKind | null;
  readonly sure: boolean;
  readonly found: string | null;
}

export const noDanger: Reading = { level: 0, kind: null, sure: true, found: null };
