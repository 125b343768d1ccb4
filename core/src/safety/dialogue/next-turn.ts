import { readableText } from "../normalise.ts";
import { alarmed, stayed } from "./alarming.ts";
import { asked, calm, deniedBy, passedOver, quietCard, withQuestion } from "./asking.ts";
import { heardInTalk } from "./heard-in-talk.ts";
import { concernOf, kindIn, lasting, questionAgain } from "./concern.ts";
import { outcomes, type Outcome } from "./outcomes.ts";
import {
  dangerOf,
  result,
  settled,
  wordsIn,
  type Heard,
  type PersonTurn,
  type SafetyTurn,
} from "./safety-turn.ts";
import type { Answer } from "./answers.ts";
import type { QuestionId } from "./questions.ts";
import { answerIn } from "./short-answers.ts";
import { isPinned, type DialogueState, type OpenQuestion, type Standing } from "./state.ts";
import { isFearBorneOut, isOnTheWay, namesWhatWasTaken, takesDenialBack } from "./told-later.ts";
import { whileStanding } from "./while-standing.ts";
import { isUnder16 } from "./who-is-meant.ts";

/**
 * Reads a turn in its dialogue: the program's last question first, then what the message says by itself. Everything follows safety.md: an
 * unsure reading asks, a sure 3 or 4 alarms and stands until three calm turns after it, and a denial lowers only what was unsure.
 */
export function nextTurn(before: DialogueState, turn: PersonTurn): SafetyTurn {
  const heard = heardInTalk({ state: begun(before, turn), turn });
  const next = turnAfter(heard.state, heard.turn);
  return next.sure ? { ...next, state: { ...next.state, stoodAtMs: turn.nowMs } } : next;
}

function turnAfter(state: DialogueState, turn: PersonTurn): SafetyTurn {
  const answer = answerTo(state.open, turn);
  const alarms = turn.reading.sure && turn.reading.level >= 3;
  if (!alarms && state.standing && (answer === "joke" || answer === "subject"))
    return whileStanding(state, { answer, turn });
  if (isFearBorneOut(state, turn)) return alarmed(state, { level: 3, kind: "another", turn });
  const answered = state.open ? outcomeOf(state.open, { answer, turn, alarms }) : null;
  if (state.open && answered) return applied(state, { open: state.open, outcome: answered, answer, turn });
  if (alarms)
    return alarmed(state, { level: dangerOf(turn.reading), kind: kindIn(state, turn.reading), turn });
  if (isOfViolence(state) && isBesideThem(answer))
    return alarmed(state, { level: 4, kind: "violence", turn });
  if (isOnTheWay(state, turn))
    return alarmed(state, { level: 4, kind: state.standing?.kind ?? concernOf(state)?.kind ?? "life", turn });
  const isSerious = answer === "serious" || takesDenialBack(state, turn);
  const meant = isSerious && !state.standing ? questionAgain(state) : null;
  if (meant) return seriously(state, { open: meant, turn });
  if (state.standing?.level === 3 && turn.reading.level === 4)
    return alarmed(state, { level: 4, kind: turn.reading.kind ?? state.standing.kind, turn });
  if (state.standing && isToldAsNow(state.standing, { answer, turn }))
    return alarmed(state, { level: 4, kind: state.standing.kind, turn });
  if (state.standing) return whileStanding(state, { answer, turn });
  if (answer === "rather-not" && state.card?.level === 2 && turn.reading.level < 2)
    return result(state, { say: [], asks: null, goesOn: true, level: 2, kind: state.card.kind });
  if (turn.reading.level >= 2) return asked(state, turn);
  if (state.open) return passedOver(state, state.open, { answer, turn });
  return lasting(state, { answer, turn }) ?? calm(state, { answer, turn });
}

/** Whether violence stands, or was spoken of and not denied. */
function isOfViolence(state: DialogueState): boolean {
  const concern = concernOf(state);
  return state.standing?.kind === "violence" || (concern?.kind === "violence" && !concern.isDenied);
}

interface Again {
  readonly open: OpenQuestion;
  readonly turn: PersonTurn;
}

/** "It's not always a joke", after it was called one: the answer is yes, sometimes. */
function seriously(state: DialogueState, { open, turn }: Again): SafetyTurn {
  const outcome = outcomes[open.id].sometimes;
  return outcome ? applied(state, { open, outcome, answer: "sometimes", turn }) : asked(state, turn);
}

/** "I've already done something", or "yes, tonight", said late: it needs no question to be an answer to. */
function isToldAsNow({ level, kind }: Standing, { answer, turn }: Heard): boolean {
  const isNow = answer === "yes-now" && wordsIn(turn.message) <= fewWords;
  const isDone = level === 3 && answer === "done" && ["life", "self-injury"].includes(kind);
  return isDone || (isNow && kind !== "body" && kind !== "taken");
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
  const outcome = answerOf(open, { answer, turn });
  if (!outcome) return null;
  // a reply may say more than its first word: plain danger counts for itself, and a no with danger behind it is no denial
  const raises = outcome.does === "alarm" ? outcome.level : 0;
  if (alarms && turn.reading.level > raises) return null;
  const isLong = wordsIn(turn.message) > fewWords || answer === "subject";
  if (raises > 0)
    return wordsBesideYes(turn.message) > shortYes && isAboutSomethingElse(open, { answer, turn })
      ? null
      : outcome;
  const isMore = isLong && turn.reading.level >= 2;
  if (outcome.does === "denied" && hasToldNobody.test(readableText(turn.message).plain)) return null;
  if (outcome.does === "denied" && answer !== "subject")
    return isMore && takesBackHalf(turn) ? null : outcome;
  return isMore ? null : outcome;
}

// "no, I didn't mean to": something was taken then; "I'm not trying to" does not say so
const tookUnmeant =
  /\b(?:no (?:lo |me )?(?:queria|quise|pretendia) (?!tomar)|no fue (?:a proposito|adrede|queriendo)|sin querer|por error|por accidente|(?:didn't|didnt|did not) (?:mean|want) (?:to|it|any)\b(?! (?:take|drink|swallow))|(?:wasn't|wasnt|was not) trying to|by (?:accident|mistake)|not on purpose)/;

const asksWhetherSafe: ReadonlySet<QuestionId | null> = new Set(["safe-now", "safe-to-write"]);
// "no, a mi no me pega", "no, he doesn't hit me", "not right now, he's at work"
const deniesAnother =
  /^no+ ?[,.]? (?:no, )?(?:(?:a mi )?no me (?:pega|pego|hace nada|toca|grita|obliga)|(?:he|she|they) (?:doesn't|doesnt|didn't|didnt|never) (?:hits?|hurts?|touch\w*|do anything)|enferm[oa] no)\b|^(?:not (?:right )?now|ahora no) ?[,.]? (?:(?:he|she|they)(?:'s|s| is| are|'re)|esta|estan) (?:at|in|out|away|gone|en|fuera)\b/;

/** What the reply answers. A no to something else is none to whether somebody is safe, and takes nothing back. */
function answerTo(open: OpenQuestion | null, { message }: PersonTurn): Answer | null {
  const isElse = asksWhetherSafe.has(open?.id ?? null) && deniesAnother.test(readableText(message).plain);
  return isElse ? null : answerIn(message);
}

/** safety.md: what was taken counts, whatever was meant. */
function answerOf(open: OpenQuestion, { answer, turn }: Heard): Outcome | undefined {
  const isTaken =
    open.id === "taken" && (tookUnmeant.test(readableText(turn.message).plain) || namesWhatWasTaken(turn));
  const given = isTaken ? "done" : answer;
  return given ? outcomes[open.id][given] : undefined;
}

// "no, I haven't told anyone" denies nothing but that
const hasToldNobody =
  /\b(?:(?:haven't|havent|have not|didn't|didnt|did not|never) (?:ever )?(?:told|tell|said|say|spoke\w*|talk\w*|mention\w*|ask\w*)|(?:nobody|no one|noone) knows|no (?:se )?(?:lo|le|la|les) (?:he )?(?:dich?o|dije|contado|conte|hablado|pregunt\w+)|nadie (?:lo )?sabe|nunca (?:se )?lo (?:he )?(?:dicho|dije|contado|conte))\b/;

// safety.md: "I don't want to kill myself, just stop existing" is no denial
const half = /\b(?:pero|solo|solamente|nomas|aunque|but|just|only|though|although)\b/;

/** Whether a denial says more than no: what is sure, or what follows a "but". What only sounds like danger is what was denied. */
function takesBackHalf({ message, reading }: PersonTurn): boolean {
  return reading.sure || half.test(readableText(message).plain);
}

const fewWords = 4;
const shortYes = 3;
// "la verdad es que si, perdon" says no more than yes
const politeness =
  /\b(?:la verdad (?:es )?que|me temo que|creo que|supongo que|diria que|to be honest|honestly|i think|i guess|i suppose|i'm afraid|perdon\w*|lo siento|sorry|gracias|thanks|thank you)\b/g;

function wordsBesideYes(message: string): number {
  return wordsIn(readableText(message).plain.replace(politeness, ""));
}

const loose: ReadonlySet<Answer | null> = new Set(["yes", "yes-now", "sometimes"]);
// the words of whoever goes on about what was asked: at once, when it is, and what it is
const when =
  /\b(?:momento|ahora|cuando|ratos|now|moment|while|siempre|veces|dias?|noches?|rato|ultimamente|always|often|lately|sometimes|every|nights?)\b|^(?:hoy(?: mismo)?|esta noche|tonight|today) [.!]/;
const ofDying =
  /\b(?:piens\w*|pensad\w*|pensand\w*|pense|quier\w*|quisiera|ganas|muer\w*|mori\w*|vivir|matar\w*|dano|miedo|cort\w+|think\w*|thought\w*|want\w*|wanna|die|dying|dead|alive|live|kill\w*|hurt\w*|harm\w*|cut\w*|scared|afraid)\b/;
const ofTaking = /\b(?:tom\w+|pastillas?|alcohol|bebi\w*|took|taken|take|pills?|drank|drink\w*)\b/;
const ofHarm =
  /\b(?:peg\w+|golpe\w*|grit\w+|empuj\w+|amenaz\w*|mata\w*|obliga\w*|toca\w*|control\w*|insult\w*|dano|miedo|perder|hits?|hitting|beats?|pushe?[sd]?|shouts?|screams?|threat\w*|kill\w*|hurt\w*|harm\w*|touch\w*|scar\w+|afraid|lose)\b/;
const isWhatIsAsked: Readonly<Partial<Record<QuestionId, RegExp>>> = {
  life: ofDying,
  "self-injury": ofDying,
  taken: ofTaking,
  violence: ofHarm,
  "harm-others": ofHarm,
  another: ofDying,
};
// "sometimes, when I'm alone at night" answers; in a longer reply such words say nothing
const fewWordsForWhen = 8;

/**
 * "Yes, I suppose it is a nice thing" and, where something taken was asked about, "sometimes I think of not waking up": a longer reply that only
 * begins like an answer is none, and is read by itself.
 */
function isAboutSomethingElse(
  { id, kind }: OpenQuestion,
  { answer, turn: { message, reading } }: Heard,
): boolean {
  if (reading.level >= 2) return answer === "sometimes" && reading.kind !== kind;
  if (!loose.has(answer)) return false;
  const { plain } = readableText(message);
  const saysWhen = wordsIn(message) <= fewWordsForWhen && when.test(plain);
  return !saysWhen && !(isWhatIsAsked[id] ?? ofDying).test(plain);
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
    case "quiet":
      return quietCard(state, { open, turn, say: ["quiet-card"] });
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
