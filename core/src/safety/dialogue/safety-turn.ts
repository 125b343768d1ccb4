import type { RiskLevel } from "../../chat/contract.ts";
import type { DangerKind, Reading } from "../reading.ts";
import type { Answer } from "./answers.ts";
import type { DialogueState, OpenQuestion, PinnedCard } from "./state.ts";
import type { PieceId } from "./words.ts";

export interface Said {
  readonly say: readonly PieceId[];
  readonly asks: OpenQuestion | null;
  readonly goesOn: boolean;
  readonly level?: RiskLevel;
  readonly kind?: DangerKind | null;
}

export function result(state: DialogueState, { say, asks, goesOn, level, kind }: Said): SafetyTurn {
  return {
    state,
    level: state.standing?.level ?? level ?? state.open?.level ?? 0,
    kind: state.standing?.kind ?? (kind === undefined ? (state.open?.kind ?? null) : kind),
    sure: state.standing !== null,
    say,
    asks,
    goesOn,
    closes: false,
  };
}

/** The state after the reply to a turn, which offered something to do or did not. */
export function afterOffer({ state }: Pick<SafetyTurn, "state">, offer: unknown): DialogueState {
  return offer ? { ...state, offeredAt: state.turn } : state;
}

export function settled(
  state: DialogueState,
  { say, goesOn }: { say: readonly PieceId[]; goesOn: boolean },
): SafetyTurn {
  return result({ ...state, open: null }, { say, asks: null, goesOn });
}

interface ForCard {
  readonly level: 2 | 3 | 4;
  readonly kind: DangerKind;
  readonly turn: PersonTurn;
  readonly emergencyFirst: boolean;
}

export function cardFor(
  { turn: sinceTurn }: DialogueState,
  { level, kind, turn, emergencyFirst }: ForCard,
): PinnedCard {
  return { level, kind, emergencyFirst, isHidden: false, sinceTurn, sinceMs: turn.nowMs };
}

export function kindOf({ kind }: Reading): DangerKind {
  return kind ?? "life";
}

export function dangerOf({ level }: Reading): 3 | 4 {
  return level === 4 ? 4 : 3;
}

export function levelOf({ level }: Reading): 2 | 3 | 4 {
  return level === 4 ? 4 : level === 3 ? 3 : 2;
}

/** safety.md: a sure 3 or 4 stands until so many calm turns after it, and what is left of it when it is taken back. */
export const calmTurnsToEnd = 3;

/** The words of a message without its order of letters: enough to know that the same was said, not what. */
export function hashOf(message: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of message
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim())
    mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mixed >>> 0;
}

export function wordsIn(message: string): number {
  return (message.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}

/** A turn of the person, and when it was. */
export interface PersonTurn {
  readonly message: string;
  readonly reading: Reading;
  readonly nowMs: number;
}

/** What the safety rules make of a turn. */
export interface SafetyTurn {
  readonly state: DialogueState;
  /** The level of the conversation after this turn. */
  readonly level: RiskLevel;
  readonly kind: DangerKind | null;
  readonly sure: boolean;
  /** Fixed words, said in this order. */
  readonly say: readonly PieceId[];
  /** The question that is asked now; null where none is, or where one that was asked before still waits. */
  readonly asks: OpenQuestion | null;
  /** Whoever else answers (the embedded program, a model) may speak too. */
  readonly goesOn: boolean;
  /** The screen closes neutrally. */
  readonly closes: boolean;
}

/** Whether a danger that was asked about has just been denied. */
export function isDenial({ say }: SafetyTurn): boolean {
  return say.includes("denied") || say.includes("misread");
}

export interface Heard {
  readonly answer: Answer | null;
  readonly turn: PersonTurn;
}
