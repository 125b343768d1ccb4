import type { DangerKind, Reading } from "../reading.ts";
import type { Answer } from "./answers.ts";
import { questionOf, type QuestionId } from "./questions.ts";
import { calmTurnsToEnd, kindOf, result, type Heard, type SafetyTurn } from "./safety-turn.ts";
import type { Concern, DialogueState, OpenQuestion } from "./state.ts";

// What was read as a danger does not end with the turn that it was read in.

const remembered = 10;
const lastingTurns = 2;
const worriedTurns = 6;

interface Read {
  readonly kind: DangerKind;
  readonly level: 2 | 3 | 4;
}

/** The state with what has just been read as its concern. */
export function concerned(state: DialogueState, { kind, level }: Read): DialogueState {
  return { ...state, concern: { id: questionOf(kind), kind, level, turn: state.turn, isDenied: false } };
}

/** The concern was denied: only what takes the denial back raises it again. */
export function unconcerned(state: DialogueState): DialogueState {
  return state.concern ? { ...state, concern: { ...state.concern, isDenied: true } } : state;
}

/** The concern of the last turns; null where there is none any more. */
export function concernOf({ concern, turn }: DialogueState): Concern | null {
  return concern && turn - concern.turn <= remembered ? concern : null;
}

/** The question that the concern raised, as if it still waited: for an answer that comes late. */
export function questionAgain(state: DialogueState): (OpenQuestion & { readonly id: QuestionId }) | null {
  const concern = concernOf(state);
  if (!concern || concern.id === null) return null;
  const { id, kind, level } = concern;
  return { id, kind, level, wording: 0, passedOver: 0, about: 0 };
}

/**
 * The kind of a reading in its dialogue. Plain words say which danger is meant; what only the readers hear goes on with what stands, and with
 * violence, the body or somebody else where that is spoken of.
 */
export function kindIn(state: DialogueState, reading: Reading): DangerKind {
  if (reading.found !== "readers") return kindOf(reading);
  const concern = concernOf(state);
  const spokenOf = concern && !concern.isDenied && staysItself.has(concern.kind) ? concern.kind : null;
  return state.standing?.kind ?? spokenOf ?? kindOf(reading);
}

function isQuietlyHeld({ card, concern, turn, hardUntil }: DialogueState): boolean {
  return card?.level === 2 && !card.isHidden && !concern?.isDenied && turn <= hardUntil;
}

const staysItself: ReadonlySet<DangerKind> = new Set<DangerKind>(["violence", "body", "another"]);

const denials: ReadonlySet<Answer | null> = new Set<Answer | null>([
  "fine",
  "joke",
  "subject",
  "none",
  "a-way-of-speaking",
]);

/**
 * What lasts although nothing of it is said in this turn. What was taken back stays a concern for some turns: a joke is a usual way out. A kind
 * without a question has nothing to be answered: its concern lasts as long as a question would wait, unless it is denied.
 */
export function lasting(state: DialogueState, { answer, turn }: Heard): SafetyTurn | null {
  const concern = concernOf(state);
  if (state.takenBackAt > 0 && state.turn - state.takenBackAt <= calmTurnsToEnd)
    return result(state, { say: [], asks: null, goesOn: true, level: 2, kind: concern?.kind ?? null });
  // whoever would rather not say, or not today, is met as somebody in need for some turns
  if (isQuietlyHeld(state) && !denials.has(answer) && answer !== "thanks")
    return result(state, { say: [], asks: null, goesOn: true, level: 2, kind: state.card?.kind ?? null });
  if (!concern || concern.isDenied || turn.reading.level >= 2) return null;
  // safety.md: worry for somebody else stays so over turns
  const isWorried =
    concern.kind === "another" &&
    (concern.level > 2 || state.asked.length > 1) &&
    state.turn - concern.turn <= worriedTurns;
  if (isWorried && !denials.has(answer))
    return result(state, { say: [], asks: null, goesOn: true, level: 2, kind: "another" });
  if (concern.id !== null) return null;
  if (state.turn - concern.turn > lastingTurns) return null;
  const { kind, level } = concern;
  if (!denials.has(answer)) return result(state, { say: [], asks: null, goesOn: true, level, kind });
  const lowered = level === 4 ? ({ level: 2, kind } as const) : ({ level: 1, kind: null } as const);
  return result(unconcerned(state), { say: [], asks: null, goesOn: true, ...lowered });
}
