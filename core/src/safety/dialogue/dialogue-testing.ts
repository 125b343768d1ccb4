import { dangerKinds, noDanger, type DangerKind, type Reading } from "../reading.ts";
import { nextTurn } from "./next-turn.ts";
import { questionOf } from "./questions.ts";
import type { SafetyTurn } from "./safety-turn.ts";
import { newDialogue, type DialogueState } from "./state.ts";

export const nowMs = Date.parse("2026-03-11T10:00:00Z");
export const hourMs = 3_600_000;

export const read = (level: 0 | 1 | 2 | 3 | 4, kind: DangerKind | null = null, sure = false): Reading => ({
  level,
  kind,
  sure: sure || level < 2,
  found: level > 0 ? "readers" : null,
});

export interface Line {
  readonly message: string;
  readonly reading?: Reading;
  readonly at?: number;
}

/** Goes through a dialogue; a line alone is one in which nothing dangerous is read. */
export function talk(lines: readonly (Line | string)[], before: DialogueState = newDialogue): SafetyTurn {
  let turn: SafetyTurn | null = null;
  let state = before;
  for (const line of lines) {
    const { message, reading = noDanger, at = nowMs } = typeof line === "string" ? { message: line } : line;
    turn = nextTurn(state, { message, reading, nowMs: at });
    state = turn.state;
  }
  if (!turn) throw new Error("A dialogue has at least one line.");
  return turn;
}

export const unsure = (level: 2 | 3 | 4, kind: DangerKind): Line => ({
  message: `algo de ${kind}`,
  reading: read(level, kind),
});
export const sure = (level: 3 | 4, kind: DangerKind): Line => ({
  message: `algo claro de ${kind}`,
  reading: { ...read(level, kind, true), found: "a-rule" },
});
export const heard = (level: 3 | 4, kind: DangerKind): Line => ({
  message: `algo que suena a ${kind}`,
  reading: read(level, kind, true),
});
export const withQuestion = dangerKinds.filter((kind) => questionOf(kind) !== null);
export const withoutQuestion = dangerKinds.filter((kind) => questionOf(kind) === null);
