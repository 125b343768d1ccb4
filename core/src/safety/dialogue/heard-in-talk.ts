import { noDanger, withoutDanger, type Reading } from "../reading.ts";
import { concernOf } from "./concern.ts";
import { wordsIn, type PersonTurn } from "./safety-turn.ts";
import type { DialogueState } from "./state.ts";
import { isDoneUnsaid } from "./told-later.ts";
import { isUndertaking } from "./undertaking.ts";

interface Begun {
  readonly state: DialogueState;
  readonly turn: PersonTurn;
}

/**
 * What only the readers hear, and only just, is no danger yet in a talk that was calm so far: most of it is a strange turn of phrase. It is
 * remembered, and the next one within a few turns is asked about.
 */
export function heardInTalk({ state, turn }: Begun): Begun {
  if (turn.reading.level >= 2 && isUndertaking(turn.message)) return undertaken({ state, turn });
  if (turn.reading.level < 2 && isDoneUnsaid(state, turn))
    return {
      state,
      turn: { ...turn, reading: { level: 3, kind: "taken", sure: false, found: "done-unsaid" } },
    };
  const isLong = wordsIn(turn.message) > mostWords;
  if (isLong || !isFaint(turn.reading) || !isCalmTalk(state)) return { state, turn };
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

// log odds above the limit of asking, over which a sign is heard in any talk
const faintUpTo = 1.1;
const togetherTurns = 4;
// in a long message a danger is a small part of what is said
const mostWords = 25;

function isFaint({ level, sure, found, above = Infinity }: Reading): boolean {
  return level === 2 && !sure && found === "readers" && above < faintUpTo;
}

/** Nobody spoke of danger or suffering before, and nothing was heard faintly in the last turns. */
function isCalmTalk(state: DialogueState): boolean {
  const wasFaint = state.faintAt > 0 && state.turn - state.faintAt <= togetherTurns;
  const isQuiet = !state.standing && !state.open && !state.card && !state.hasHelpLine && !concernOf(state);
  return state.turn > 1 && isQuiet && state.hardUntil === 0 && !wasFaint;
}
