import type { DangerKind } from "../reading.ts";
import { concerned, kindIn, unconcerned } from "./concern.ts";
import { questionOf, questions, type QuestionId } from "./questions.ts";
import {
  cardFor,
  hashOf,
  levelOf,
  result,
  wordsIn,
  type Heard,
  type PersonTurn,
  type SafetyTurn,
} from "./safety-turn.ts";
import type { DialogueState, OpenQuestion } from "./state.ts";
import type { PieceId } from "./words.ts";

/** A level 2 with the card that stands quietly. */
export function quietCard(
  before: DialogueState,
  { open, turn, say }: { open: OpenQuestion; turn: PersonTurn; say: readonly PieceId[] },
): SafetyTurn {
  const kind = open.kind ?? "life";
  const card = cardFor(before, { level: 2, kind, turn, emergencyFirst: open.level === 4 });
  // whoever neither denies nor agrees has said that it is hard
  const hardUntil = say.length > 0 ? before.turn + colouredTurns : before.hardUntil;
  return result(
    { ...before, open: null, card, hasHelpLine: true, hardUntil },
    { say, asks: null, goesOn: say.length === 0, level: 2, kind },
  );
}

interface Denial extends Heard {
  readonly open: OpenQuestion;
}

/** safety.md: an unsure 2 or 3 becomes 1 with the small helpline; an unsure 4 becomes 2 with the card. */
export function deniedBy(before: DialogueState, { open, answer, turn }: Denial): SafetyTurn {
  const say: PieceId[] = [answer === "anger" ? "misread" : "denied"];
  const state = {
    ...unconcerned(before),
    hasHelpLine: true,
    denied: [...before.denied, open.about].slice(-mostDenied),
  };
  if (open.level === 4) return { ...quietCard(state, { open, turn, say }), goesOn: false };
  return result(state, { say, asks: null, goesOn: true, level: 1, kind: null });
}

const mostDenied = 20;

/** An unsure 2 or above: the question of its kind; where the kind has none, its own words with the small helpline. */
export function asked(asking: DialogueState, turn: PersonTurn): SafetyTurn {
  const kind = kindIn(asking, turn.reading);
  const question = questionOf(kind);
  // a crisis that was asked about is not made less by a lower sign
  const read = levelOf(turn.reading);
  const level = asking.open?.level === 3 && read === 2 ? 3 : read;
  const before = concerned(asking, { kind, level });
  const about = hashOf(turn.message);
  const open: OpenQuestion = { id: question ?? "life", kind, level, wording: 0, passedOver: 0, about };
  if (question === null) {
    const needsCard = level >= 3;
    const state = {
      ...before,
      open: null,
      hasHelpLine: true,
      card: needsCard ? cardFor(before, { level, kind, turn, emergencyFirst: level === 4 }) : before.card,
    };
    return result(state, { say: wordsOf(kind), asks: null, goesOn: false, level, kind });
  }
  if (before.denied.includes(about)) return calm(asking, { answer: null, turn });
  const recent = before.asked.filter((at) => before.turn - at < turnsForQuestions);
  // the third sign within ten turns: the card, and no question
  if (recent.length >= mostQuestions)
    return { ...quietCard(before, { open, turn, say: ["quiet-card"] }), goesOn: true };
  return withQuestion(
    { ...before, hasQuickExit: before.hasQuickExit || kind === "violence" },
    { id: question, kind, level, say: [], open, wording: recent.length },
  );
}

/** The words of the kinds without a question of their own. */
function wordsOf(kind: DangerKind): PieceId[] {
  switch (kind) {
    case "confusion":
    case "eating":
    case "birth":
    case "body":
      return [`concern.${kind}`];
    case "life":
    case "self-injury":
    case "taken":
    case "violence":
    case "harm-others":
    case "another":
      return [];
  }
}

const turnsForQuestions = 10;

const mostQuestions = 2;

/** Nothing in this turn answers the question: it is asked once more in other words, then the card stands quietly. */
export function passedOver(before: DialogueState, open: OpenQuestion, { answer, turn }: Heard): SafetyTurn {
  if (answer === "secrecy") return result(before, { say: ["secrecy"], asks: open, goesOn: false });
  const again = { ...open, passedOver: open.passedOver + 1, wording: open.wording + 1 };
  const last = questions[open.id].wordings.length - 1;
  if (open.passedOver === 0) {
    const state = { ...before, open: { ...again, wording: Math.min(again.wording, last) } };
    return result(state, { say: [], asks: state.open, goesOn: true });
  }
  return quietCard(before, { open, turn, say: [] });
}

interface NewQuestion {
  readonly id: QuestionId;
  readonly kind: DangerKind | null;
  readonly level: 2 | 3 | 4;
  readonly say: readonly PieceId[];
  readonly open: OpenQuestion;
  readonly wording?: number;
}

export function withQuestion(
  before: DialogueState,
  { id, kind, level, say, open, wording = 0 }: NewQuestion,
): SafetyTurn {
  const last = questions[id].wordings.length - 1;
  const asks: OpenQuestion = { ...open, id, kind, level, wording: Math.min(wording, last), passedOver: 0 };
  const isOfKind = kind !== null && questionOf(kind) === id;
  const state = {
    ...before,
    open: asks,
    hasHelpLine: true,
    asked: isOfKind ? [...before.asked, before.turn].slice(-mostAsked) : before.asked,
  };
  return result(state, { say, asks, goesOn: false });
}

const mostAsked = 10;

/** A turn without danger. After distress, and while the card of a crisis is pinned, a short calm reply is still part of it. */
export function calm(before: DialogueState, { answer, turn }: Heard): SafetyTurn {
  const { level: read, suffering = -Infinity, sure } = turn.reading;
  const isAgain = before.troubledAt > 0 && before.turn - before.troubledAt <= troubledTurns;
  // "20 questions, 15 must be good": a few words that only just sound like distress, in a talk without any
  const isSlight =
    !sure && !isAgain && before.turn > 1 && before.hardUntil === 0 && wordsIn(turn.message) <= slightWords;
  const isHard = (read >= 1 && !isSlight) || (isAgain && suffering > -givenToTrouble);
  const isOver = answer === "thanks" || (suffering > -Infinity && suffering < -farFromTrouble);
  const isColoured = before.turn <= before.hardUntil && !isOver;
  const isAfterCrisis = before.card !== null && before.card.level >= 3 && !before.card.isHidden;
  const level = isHard || isColoured || isAfterCrisis ? 1 : 0;
  const state = {
    ...before,
    troubledAt: read >= 1 ? before.turn : before.troubledAt,
    hardUntil: read >= 1 && sure ? before.turn + colouredTurns : before.hardUntil,
  };
  return result(state, { say: [], asks: null, goesOn: true, level, kind: null });
}

const colouredTurns = 2;
const slightWords = 8;
// whoever has just told of a trouble still speaks of it where the words alone leave that open (log odds)
const troubledTurns = 3;
const givenToTrouble = 1.5;
// "I passed!" ends it
const farFromTrouble = 4;
