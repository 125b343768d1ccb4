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
  /** How clear a danger is that only the readers found: log odds above the limit of asking, less where all its words are said all day long. */
  readonly clear?: number;
  /** How near a text is to being read as distress, which it is above 0 where no danger is read. Log odds; missing where the readers said nothing. */
  readonly suffering?: number;
}

/** What only the readers take for a danger, as if it were none. */
export function withoutDanger({ suffering = 0, clear }: Reading): Reading {
  return suffering > 0 && clear !== -Infinity
    ? { level: 1, kind: null, sure: false, found: "readers", suffering }
    : noDanger;
}

export const noDanger: Reading = { level: 0, kind: null, sure: true, found: null };

/** A sure level counts before an unsure one of the same height. */
export function isHigher(one: Reading, other: Reading): boolean {
  return one.level > other.level || (one.level === other.level && one.sure && !other.sure);
}

export function stronger(one: Reading, other: Reading): Reading {
  return isHigher(other, one) ? other : one;
}

/** The level that a whole number stands for; above 4 is 4. */
export function asLevel(level: number): RiskLevel {
  return level >= 4 ? 4 : level === 3 ? 3 : level === 2 ? 2 : level === 1 ? 1 : 0;
}
