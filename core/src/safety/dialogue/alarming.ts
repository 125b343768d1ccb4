import type { DangerKind } from "../reading.ts";
import { withQuestion } from "./asking.ts";
import { concerned } from "./concern.ts";
import type { Outcome } from "./outcomes.ts";
import type { QuestionId } from "./questions.ts";
import { cardFor, hashOf, result, settled, type PersonTurn, type SafetyTurn } from "./safety-turn.ts";
import type { DialogueState, OpenQuestion } from "./state.ts";
import { isAboutBaby } from "./who-is-meant.ts";
import type { PieceId } from "./words.ts";

interface Alarm {
  readonly level: 3 | 4;
  readonly kind: DangerKind;
  readonly turn: PersonTurn;
  readonly next?: QuestionId | undefined;
}

/** A sure 3 or 4: the fixed words of the kind and the card at once, then one question. */
export function alarmed(before: DialogueState, { level, kind, turn, next }: Alarm): SafetyTurn {
  const stands = before.standing;
  // what stands is never lowered by a new sign; the newer kind is the one that is spoken of
  const highest = stands && stands.level > level ? stands.level : level;
  // said already: not the same words, and not the same question, again
  const isAgain = stands?.level === 4 && stands.kind === kind;
  const follow = isAgain ? null : (next ?? followUp(kind, highest));
  const state: DialogueState = {
    ...concerned(before, { kind, level: highest }),
    standing: { level: highest, kind, calmTurns: 0 },
    hasQuickExit: before.hasQuickExit || kind === "violence",
    card: cardFor(before, { level: highest, kind, turn, emergencyFirst: highest === 4 }),
    open: follow
      ? { id: follow, kind, level: highest, wording: 0, passedOver: 0, about: hashOf(turn.message) }
      : null,
  };
  const say: PieceId[] = isAgain ? ["not-safe"] : [`alarm.${kind}.${highest}`];
  if (kind === "harm-others" && isAboutBaby(turn.message)) say.push("baby");
  if (state.isChild) say.push("under-16");
  return result(state, { say, asks: state.open, goesOn: false });
}

/** What is asked after the fixed words. */
function followUp(kind: DangerKind, level: 3 | 4): QuestionId | null {
  switch (kind) {
    case "life":
    case "self-injury":
      return level === 4 ? "safe-now" : "danger-today";
    case "violence":
      return level === 4 ? "safe-to-write" : "happening-now";
    case "harm-others":
    case "another":
      return level === 4 ? null : "could-be-now";
    case "taken":
    case "confusion":
    case "eating":
    case "birth":
      return "safe-now";
    case "body":
      return null;
  }
}

interface Stay {
  readonly open: OpenQuestion;
  readonly outcome: Extract<Outcome, { does: "stays" }>;
  readonly turn: PersonTurn;
}

export function stayed(before: DialogueState, { open, outcome, turn }: Stay): SafetyTurn {
  const { emergencyFirst = false, next } = outcome;
  const kind = before.standing?.kind ?? open.kind ?? "life";
  const level = before.standing?.level ?? 3;
  const state: DialogueState = {
    ...before,
    standing: { level, kind, calmTurns: 0 },
    card: cardFor(before, { level, kind, turn, emergencyFirst: emergencyFirst || level === 4 }),
  };
  const say: PieceId[] = [emergencyFirst ? "not-sure-of-safety" : "stays"];
  return next
    ? withQuestion(state, { id: next, kind, level, say, open })
    : settled(state, { say, goesOn: false });
}
