import { readableText } from "../normalise.ts";
import { alarmed, stayed } from "./alarming.ts";
import { asked, calm, deniedBy, passedOver, quietCard, withQuestion } from "./asking.ts";
import { outcomes, type Outcome } from "./outcomes.ts";
import {
  dangerOf,
  kindOf,
  result,
  settled,
  type Heard,
  type PersonTurn,
  type SafetyTurn,
} from "./safety-turn.ts";
import type { Answer } from "./answers.ts";
import { answerIn } from "./short-answers.ts";
import { isPinned, type DialogueState, type OpenQuestion, type Standing } from "./state.ts";
import { whileStanding } from "./while-standing.ts";
import { isUnder16 } from "./who-is-meant.ts";

/**
 * Reads a turn in its dialogue: the program's last question first, then what the message says by itself. Everything follows safety.md: an
 * unsure reading asks, a sure 3 or 4 alarms and stands until three calm turns after it, and a denial lowers only what was unsure.
 */
export function nextTurn(before: DialogueState, turn: PersonTurn): SafetyTurn {
  const next = turnAfter(begun(before, turn), turn);
  return next.sure ? { ...next, state: { ...next.state, stoodAtMs: turn.nowMs } } : next;
}

function turnAfter(state: DialogueState, turn: PersonTurn): SafetyTurn {
  const answer = answerIn(turn.message);
  const alarms = turn.reading.sure && turn.reading.level >= 3;
  if (!alarms && state.standing && (answer === "joke" || answer === "subject"))
    return whileStanding(state, { answer, turn });
  const answered = state.open ? outcomeOf(state.open, { answer, turn, alarms }) : null;
  if (state.open && answered) return applied(state, { open: state.open, outcome: answered, answer, turn });
  if (alarms) return alarmed(state, { level: dangerOf(turn.reading), kind: kindOf(turn.reading), turn });
  if (state.standing?.kind === "violence" && isBesideThem(answer))
    return alarmed(state, { level: 4, kind: "violence", turn });
  if (answer === "done" && isAgainstOneself(state.standing))
    return alarmed(state, { level: 4, kind: state.standing.kind, turn });
  if (state.standing) return whileStanding(state, { answer, turn });
  if (answer === "rather-not" && state.card?.level === 2 && turn.reading.level < 2)
    return result(state, { say: [], asks: null, goesOn: true, level: 2, kind: state.card.kind });
  if (turn.reading.level >= 2) return asked(state, turn);
  return state.open ? passedOver(state, state.open, { answer, turn }) : calm(state, { answer, turn });
}

/** "I've already done something", said late: it needs no question to be an answer to. */
function isAgainstOneself(standing: Standing | null): standing is Standing {
  return standing !== null && standing.level === 3 && ["life", "self-injury"].includes(standing.kind);
}

/** "He's back, I can't talk", said while violence stands: it is now. */
function isBesideThem(answer: Answer | null): boolean {
  return answer === "cannot-talk" || answer === "unsafe";
}

function begun(before: DialogueState, { message, nowMs }: PersonTurn): DialogueState {
  const state = { ...before, turn: before.turn + 1, isChild: before.isChild || isUnder16(message) };
  return isPinned(state, nowMs) ? state : { ...state, card: null };
}

/** What the reply does to the open question; null where it does not answer it. */
function outcomeOf(
  open: OpenQuestion,
  { answer, turn, alarms }: Heard & { readonly alarms: boolean },
): Outcome | null {
  const outcome = answer ? outcomes[open.id][answer] : undefined;
  if (!outcome) return null;
  // a reply may say more than its first word: plain danger counts for itself, and a no with danger behind it is no denial
  const raises = outcome.does === "alarm" ? outcome.level : 0;
  if (alarms && turn.reading.level > raises) return null;
  const isLong = wordsIn(turn.message) > fewWords || answer === "subject";
  if (raises > 0)
    return wordsIn(turn.message) > shortYes && isAboutSomethingElse(answer, turn) ? null : outcome;
  const isMore = isLong && turn.reading.level >= 2;
  if (outcome.does === "denied" && answer !== "subject")
    return isMore && takesBackHalf(turn) ? null : outcome;
  return isMore ? null : outcome;
}

// safety.md: "I don't want to kill myself, just stop existing" is no denial
const half = /\b(?:pero|solo|solamente|nomas|aunque|but|just|only|though|although)\b/;

/** Whether a denial says more than no: what is sure, or what follows a "but". What only sounds like danger is what was denied. */
function takesBackHalf({ message, reading }: PersonTurn): boolean {
  return reading.sure || half.test(readableText(message).plain);
}

const fewWords = 4;
const shortYes = 3;
const loose: ReadonlySet<Answer | null> = new Set(["yes", "yes-now", "sometimes"]);
// the words of whoever goes on about what was asked
const goesOn =
  /\b(?:momento|ahora|cuando|ratos|now|moment|while|piens\w*|pensad\w*|pensand\w*|pense|quier\w*|quisiera|ganas|muer\w*|mori\w*|vivir|matar\w*|dano|miedo|siempre|veces|dias?|noches?|rato|ultimamente|tom\w+|peg\w+|think\w*|thought\w*|want\w*|wanna|die|dying|dead|alive|live|kill\w*|hurt\w*|harm\w*|scared|afraid|always|often|lately|sometimes|every|nights?|took|taken|pills?)\b|^(?:hoy(?: mismo)?|esta noche|tonight|today) [.!]/;

/** "Yes, I suppose it is a nice thing": a longer reply that only begins like a yes is no answer, and the question is asked once more. */
function isAboutSomethingElse(answer: Answer | null, { message, reading }: PersonTurn): boolean {
  return loose.has(answer) && reading.level < 2 && !goesOn.test(readableText(message).plain);
}

function wordsIn(message: string): number {
  return (message.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}

interface Applied extends Heard {
  readonly open: OpenQuestion;
  readonly outcome: Outcome;
}

function applied(before: DialogueState, { open, outcome, answer, turn }: Applied): SafetyTurn {
  const state = { ...before, open: null };
  switch (outcome.does) {
    case "alarm": {
      const kind = outcome.kind ?? open.kind;
      if (kind === null) return withQuestion(state, { id: "whose", kind: null, level: 4, say: [], open });
      return alarmed(state, { level: outcome.level, kind, turn, next: outcome.next });
    }
    case "stays":
      return stayed(state, { open, outcome, turn });
    case "rather-not":
      return quietCard(state, { open, turn, say: ["rather-not"] });
    case "denied":
      return deniedBy(state, { open, answer, turn });
    case "ask":
      return withQuestion(state, {
        id: outcome.question,
        kind: outcome.kind ?? open.kind,
        level: open.level,
        say: [],
        open,
      });
    case "thanked":
      return settled(state, { say: [outcome.for === "company" ? "company" : "safe"], goesOn: false });
    case "close":
      return { ...settled(state, { say: [], goesOn: false }), closes: true };
  }
}
