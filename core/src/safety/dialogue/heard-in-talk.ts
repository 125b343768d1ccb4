import { noDanger, withoutDanger } from "../reading.ts";
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

// under which log odds a sign is faint: of concern, of a crisis, and of anything soon after another sign
const faintUpTo = { concern: 1.1, crisis: 0.7, again: 0 };
// confusion has no question that could be answered first: "I keep seeing his face" is said of any bad morning
const confusionUpTo = 2.6;
const togetherTurns = 4;
// what the readers are sure of is faint only where its few words say nothing of danger
const sureUpTo = -9;
// and asks before it alarms where it is not clearer than this
const alarmsFrom = 2.3;

function isFaint(state: DialogueState, { reading }: PersonTurn): boolean {
  const { level, kind, sure, found, clear = Infinity } = reading;
  if (level < 2 || found !== "readers" || !isQuiet(state)) return false;
  if (kind === "confusion") return clear < confusionUpTo;
  if (sure) return clear < sureUpTo;
  return clear < faintUpTo[wasFaint(state) ? "again" : level > 2 ? "crisis" : "concern"];
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
