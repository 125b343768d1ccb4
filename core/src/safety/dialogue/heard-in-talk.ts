import { noDanger, withoutDanger, type DangerKind } from "../reading.ts";
import { concernOf } from "./concern.ts";
import type { PersonTurn } from "./safety-turn.ts";
import type { DialogueState } from "./state.ts";
import { isDoneUnsaid } from "./told-later.ts";
import { isUndertaking } from "./undertaking.ts";

interface Begun {
  readonly state: DialogueState;
  readonly turn: PersonTurn;
}

/**
 * What only the readers hear, and only just, is no danger yet in a talk where nobody spoke of one: most of it is a strange turn of phrase. It is
 * remembered, and the next one within a few turns is asked about.
 */
export function heardInTalk({ state, turn }: Begun): Begun {
  if (turn.reading.level >= 2 && isUndertaking(turn.message)) return undertaken({ state, turn });
  if (turn.reading.level < 2 && isDoneUnsaid(state, turn))
    return {
      state,
      turn: { ...turn, reading: { level: 3, kind: "taken", sure: false, found: "done-unsaid" } },
    };
  if (!isFaint(state, turn)) return { state, turn: isQuiet(state) ? lessSure(turn) : turn };
  return {
    state: { ...state, faintAt: state.turn },
    turn: { ...turn, reading: withoutDanger(turn.reading) },
  };
}

/**
 * "I'll do it tonight" takes up what was offered, or what a calm talk is about. Where there is neither, and no danger was spoken of, it is asked
 * what "it" is.
 */
function undertaken({ state, turn }: Begun): Begun {
  if (concernOf(state) || state.standing || state.open) return { state, turn };
  const isOfOffer = state.offeredAt > 0 && state.turn - state.offeredAt <= offerTurns;
  if (isOfOffer || isCalmTalk(state)) return { state, turn: { ...turn, reading: noDanger } };
  return { state, turn: { ...turn, reading: { ...turn.reading, sure: false } } };
}

const offerTurns = 3;

// under which log odds a sign is faint, for what ordinary talk is often taken for, and for all else
const faintUpTo: Readonly<Partial<Record<DangerKind, number>>> = {
  life: 1.75,
  birth: 1.75,
  "self-injury": 1.5,
  "harm-others": 1.1,
  // it has no question that could be answered first: "I keep seeing his face" is said of any bad morning
  confusion: 2.6,
};
const faintElse = 1.25;
// soon after another sign
const faintAgain = 0.1;
const togetherTurns = 4;
// what the readers are sure of is faint only where its few words say nothing of danger
const sureUpTo = -9;
// and asks before it alarms where it is not clearer than this
const alarmsFrom = 2.3;

function isFaint(state: DialogueState, { reading }: PersonTurn): boolean {
  const { level, kind, sure, found, clear = Infinity } = reading;
  if (level < 2 || found !== "readers" || !isQuiet(state)) return false;
  const upTo = faintUpTo[kind ?? "life"] ?? faintElse;
  if (kind === "confusion") return clear < upTo;
  if (sure) return clear < sureUpTo;
  return clear < (wasFaint(state) ? faintAgain : upTo);
}

function lessSure(turn: PersonTurn): PersonTurn {
  const { found, clear = Infinity } = turn.reading;
  const isDoubted = found === "readers" && clear < alarmsFrom;
  return isDoubted ? { ...turn, reading: { ...turn.reading, sure: false } } : turn;
}

/** In the middle of a talk in which nobody spoke of danger, or in which it was denied. */
function isQuiet(state: DialogueState): boolean {
  const isConcerned = concernOf(state)?.isDenied === false;
  return state.turn > 1 && !state.standing && !state.open && !state.card && !isConcerned;
}

function wasFaint(state: DialogueState): boolean {
  return state.faintAt > 0 && state.turn - state.faintAt <= togetherTurns;
}

/** Nobody spoke of danger or suffering before, and nothing was heard faintly in the last turns. */
function isCalmTalk(state: DialogueState): boolean {
  return isQuiet(state) && state.hardUntil === 0 && !wasFaint(state);
}
