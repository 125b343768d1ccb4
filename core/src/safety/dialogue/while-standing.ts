import { readableText } from "../normalise.ts";
import { calm } from "./asking.ts";
import { lasting } from "./concern.ts";
import {
  calmTurnsToEnd,
  cardFor,
  result,
  settled,
  wordsIn,
  type Heard,
  type PersonTurn,
  type SafetyTurn,
} from "./safety-turn.ts";
import type { Answer } from "./answers.ts";
import type { DialogueState, OpenQuestion } from "./state.ts";
import type { PieceId } from "./words.ts";

/** While a sure level stands: what is taken back, what is answered, and what is calm. */
export function whileStanding(before: DialogueState, { answer, turn }: Heard): SafetyTurn {
  const { standing } = before;
  if (!standing) return calm(before, { answer, turn });
  if (isTakingBack(answer) && turn.reading.level < 3 && !(answer === "no" && deniesNothing(before, turn)))
    return takenBack(before, { answer, turn });
  if (turn.reading.level >= 2) {
    const state = { ...before, standing: { ...standing, calmTurns: 0 } };
    return result(state, { say: ["stands-again"], asks: state.open, goesOn: false });
  }
  if (answer === "secrecy") return result(before, { say: ["secrecy"], asks: before.open, goesOn: false });
  if (answer === "company") return settled(before, { say: ["company"], goesOn: false });
  if (before.open) return passedOverStanding(before, { open: before.open, answer, turn });
  const calmTurns = standing.calmTurns + 1;
  if (calmTurns > calmTurnsToEnd) return ended(before, { answer, turn });
  const state = { ...before, standing: { ...standing, calmTurns }, hasHelpLine: true };
  return result(state, { say: [], asks: null, goesOn: true });
}

/** Three calm turns have passed: what was worry for somebody else stays so. */
function ended(before: DialogueState, heard: Heard): SafetyTurn {
  const state = { ...before, open: null, standing: null, hasHelpLine: true };
  return lasting(state, heard) ?? calm(state, heard);
}

/** A follow-up question that is passed over is not asked again: the card stands, and the talk goes on. */
function passedOverStanding(
  before: DialogueState,
  { open, answer, turn }: Heard & { readonly open: OpenQuestion },
): SafetyTurn {
  if (before.standing === null) return settled(before, { say: [], goesOn: true });
  const calmTurns = before.standing.calmTurns + 1;
  if (calmTurns > calmTurnsToEnd) return ended(before, { answer, turn });
  const state: DialogueState = {
    ...before,
    open: open.passedOver >= 1 ? null : { ...open, passedOver: open.passedOver + 1 },
    standing: { ...before.standing, calmTurns },
    hasHelpLine: true,
  };
  return result(state, { say: [], asks: null, goesOn: true });
}

const calling =
  /\b(?:llamar|llamo|llamada|telefono|verguenza|policia|hablar con nadie|call|calling|phone|ashamed|embarrass\w*|police|cops|talk to (?:anyone|anybody|somebody|someone))\b/;

/**
 * "No quiero llamar, me da vergüenza" says what keeps somebody from calling, and denies no danger; nor does a bare "no" where nothing was asked.
 */
function deniesNothing({ open }: DialogueState, { message }: PersonTurn): boolean {
  return (open === null && wordsIn(message) === 1) || calling.test(readableText(message).plain);
}

function isTakingBack(answer: Answer | null): boolean {
  return (
    answer === "joke" ||
    answer === "no" ||
    answer === "none" ||
    answer === "subject" ||
    answer === "a-way-of-speaking"
  );
}

/**
 * Once in a conversation: a joke or a denial lowers a sure 3 to 2, another subject lowers a sure 4 to 3. Violence and something taken are
 * not lowered, since whoever holds the phone can type it: the card only goes behind the help button.
 */
function takenBack(before: DialogueState, { answer, turn }: Heard): SafetyTurn {
  const { standing, card } = before;
  if (!standing) return calm(before, { answer, turn });
  const say: PieceId[] = ["taken-back"];
  const isKept = standing.kind === "violence" || standing.kind === "taken";
  if (isKept) {
    const hidden = card ? { ...card, isHidden: true } : card;
    return result({ ...before, open: null, card: hidden }, { say, asks: null, goesOn: false });
  }
  const lowers = before.takenBackAt === 0 && (standing.level === 3 || answer === "subject");
  if (!lowers) return result({ ...before, open: null }, { say, asks: null, goesOn: false });
  const taken = { ...before, takenBackAt: before.turn, open: null, hasHelpLine: true };
  if (standing.level === 4) {
    const lower = cardFor(before, { level: 3, kind: standing.kind, turn, emergencyFirst: false });
    return result(
      { ...taken, standing: { ...standing, level: 3 }, card: { ...lower, level: 3 } },
      { say, asks: null, goesOn: false },
    );
  }
  const quiet = card ? { ...card, level: 2 as const } : card;
  return result(
    { ...taken, standing: null, card: quiet },
    { say, asks: null, goesOn: false, level: 2, kind: standing.kind },
  );
}
