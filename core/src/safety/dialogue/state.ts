import type { RiskLevel } from "../../chat/contract.ts";
import { dangerKinds, type DangerKind } from "../reading.ts";
import { questionOf, questions, type QuestionId } from "./questions.ts";

/** A question that waits for its answer. */
export interface OpenQuestion {
  readonly id: QuestionId;
  /** Null where it is not known what the danger is. */
  readonly kind: DangerKind | null;
  /** The level that was read, which the answer raises or lowers. */
  readonly level: 2 | 3 | 4;
  readonly wording: number;
  /** How many turns passed it over. */
  readonly passedOver: number;
  /** The words that raised it, hashed: when they are denied they do not ask again. */
  readonly about: number;
}

/** A sure level that stands until three calm turns after it. */
export interface Standing {
  readonly level: 3 | 4;
  readonly kind: DangerKind;
  readonly calmTurns: number;
}

/** The card, which stays longer than the level. */
export interface PinnedCard {
  readonly level: 2 | 3 | 4;
  readonly kind: DangerKind;
  /** The emergency number before the helpline, at any level. */
  readonly emergencyFirst: boolean;
  /** Taken back: kept behind "Ayuda ahora". */
  readonly isHidden: boolean;
  readonly sinceTurn: number;
  readonly sinceMs: number;
}

/** A danger that was read or asked about, sure or not. */
export interface Concern {
  /** The question of its kind; null where the kind has none. */
  readonly id: QuestionId | null;
  readonly kind: DangerKind;
  readonly level: 2 | 3 | 4;
  /** The turn in which it was read last. */
  readonly turn: number;
  readonly isDenied: boolean;
}

/** All that is remembered of a dialogue: levels, kinds, turn numbers and hashes, never a word of it. */
export interface DialogueState {
  readonly turn: number;
  readonly open: OpenQuestion | null;
  readonly standing: Standing | null;
  readonly concern: Concern | null;
  readonly card: PinnedCard | null;
  /** A denied question leaves the small helpline for the conversation. */
  readonly hasHelpLine: boolean;
  /** Violence was spoken of: the quick exit stays. */
  readonly hasQuickExit: boolean;
  readonly denied: readonly number[];
  /** The turns in which a question of a kind was asked. */
  readonly asked: readonly number[];
  /** The turn in which a sure level was taken back, which counts once; 0: none. */
  readonly takenBackAt: number;
  /** The person seems to be under 16: the children's line comes first. */
  readonly isChild: boolean;
  /** The turn up to which distress that was read colours the short replies after it. */
  readonly hardUntil: number;
  /** The turn in which distress was read last, sure or not; 0: none. */
  readonly troubledAt: number;
  /** The turn in which something was heard too faintly to ask about; 0: none. */
  readonly faintAt: number;
  /** The turn after which the program offered something to do; 0: none. */
  readonly offeredAt: number;
  /** When a sure level stood last, by which the product rests; 0: never. */
  readonly stoodAtMs: number;
}

export const newDialogue: DialogueState = {
  turn: 0,
  open: null,
  standing: null,
  concern: null,
  card: null,
  hasHelpLine: false,
  hasQuickExit: false,
  denied: [],
  asked: [],
  takenBackAt: 0,
  isChild: false,
  hardUntil: 0,
  troubledAt: 0,
  faintAt: 0,
  offeredAt: 0,
  stoodAtMs: 0,
};

// safety.md: pinned for ten turns and at least 24 hours on this device
const pinnedTurns = 10;
const pinnedMs = 24 * 3_600_000;

/** True while the card has to stay. */
export function isPinned(state: DialogueState, nowMs: number): boolean {
  const { card, turn } = state;
  if (card === null) return false;
  return turn - card.sinceTurn < pinnedTurns || nowMs - card.sinceMs < pinnedMs;
}

/** The level that the conversation has now: what stands, else what the open question is about. */
export function standingLevel({ standing, open }: DialogueState): RiskLevel {
  return standing?.level ?? open?.level ?? 0;
}

/**
 * The stricter of two records of one conversation: the device's own and the one that came signed from the server. Which turns were counted
 * does not matter then; what is more careful does.
 */
export function stricterOf(one: DialogueState, other: DialogueState): DialogueState {
  const higher = standingLevel(other) > standingLevel(one) ? other : one;
  const lower = higher === one ? other : one;
  return {
    ...higher,
    concern: higher.concern ?? lower.concern,
    card: strictestCard(higher.card, lower.card),
    hasHelpLine: one.hasHelpLine || other.hasHelpLine,
    hasQuickExit: one.hasQuickExit || other.hasQuickExit,
    takenBackAt: Math.max(one.takenBackAt, other.takenBackAt),
    isChild: one.isChild || other.isChild,
    hardUntil: Math.max(one.hardUntil, other.hardUntil),
    troubledAt: Math.max(one.troubledAt, other.troubledAt),
    faintAt: Math.max(one.faintAt, other.faintAt),
    offeredAt: Math.max(one.offeredAt, other.offeredAt),
    stoodAtMs: Math.max(one.stoodAtMs, other.stoodAtMs),
  };
}

function strictestCard(one: PinnedCard | null, other: PinnedCard | null): PinnedCard | null {
  if (one === null || other === null) return one ?? other;
  return other.level > one.level ? other : one;
}

/** The state in `value` as it was kept or sent; a new dialogue where it is not one. Never throws. */
export function dialogueIn(value: unknown): DialogueState {
  if (!isRecord(value)) return newDialogue;
  return {
    turn: countIn(value["turn"]),
    open: openIn(value["open"]),
    standing: standingIn(value["standing"]),
    concern: concernIn(value["concern"]),
    card: cardIn(value["card"]),
    hasHelpLine: value["hasHelpLine"] === true,
    hasQuickExit: value["hasQuickExit"] === true,
    denied: countsIn(value["denied"]),
    asked: countsIn(value["asked"]),
    takenBackAt: countIn(value["takenBackAt"]),
    isChild: value["isChild"] === true,
    hardUntil: countIn(value["hardUntil"]),
    troubledAt: countIn(value["troubledAt"]),
    faintAt: countIn(value["faintAt"]),
    offeredAt: countIn(value["offeredAt"]),
    stoodAtMs: countIn(value["stoodAtMs"]),
  };
}

function openIn(value: unknown): OpenQuestion | null {
  if (!isRecord(value)) return null;
  const id = Object.values(questions).find((question) => question.id === value["id"])?.id;
  const level = dangerLevelIn(value["level"]);
  if (id === undefined || level === null) return null;
  return {
    id,
    level,
    kind: kindIn(value["kind"]),
    wording: countIn(value["wording"]),
    passedOver: countIn(value["passedOver"]),
    about: countIn(value["about"]),
  };
}

function standingIn(value: unknown): Standing | null {
  if (!isRecord(value)) return null;
  const kind = kindIn(value["kind"]);
  const level = dangerLevelIn(value["level"]);
  if (kind === null || level === null || level === 2) return null;
  return { level, kind, calmTurns: countIn(value["calmTurns"]) };
}

function concernIn(value: unknown): Concern | null {
  if (!isRecord(value)) return null;
  const kind = kindIn(value["kind"]);
  const level = dangerLevelIn(value["level"]);
  if (kind === null || level === null) return null;
  const turn = countIn(value["turn"]);
  return { id: questionOf(kind), kind, level, turn, isDenied: value["isDenied"] === true };
}

function cardIn(value: unknown): PinnedCard | null {
  if (!isRecord(value)) return null;
  const kind = kindIn(value["kind"]);
  const level = dangerLevelIn(value["level"]);
  if (kind === null || level === null) return null;
  return {
    level,
    kind,
    emergencyFirst: value["emergencyFirst"] === true,
    isHidden: value["isHidden"] === true,
    sinceTurn: countIn(value["sinceTurn"]),
    sinceMs: countIn(value["sinceMs"]),
  };
}

function kindIn(value: unknown): DangerKind | null {
  return dangerKinds.find((kind) => kind === value) ?? null;
}

function dangerLevelIn(value: unknown): 2 | 3 | 4 | null {
  return value === 2 || value === 3 || value === 4 ? value : null;
}

function countIn(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? Math.floor(value) : 0;
}

const mostCounts = 40;

function countsIn(value: unknown): number[] {
  return Array.isArray(value) ? value.slice(-mostCounts).map(countIn) : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
