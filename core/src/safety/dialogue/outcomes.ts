import type { DangerKind } from "../reading.ts";
import type { AskedKind, QuestionId } from "./questions.ts";
import type { Answer } from "./answers.ts";

/** What an answer does. safety.md, The question */
export type Outcome =
  /** A sure level of the kind that was asked about, or of another one. */
  | { readonly does: "alarm"; readonly level: 3 | 4; readonly kind?: DangerKind; readonly next?: QuestionId }
  /** The level stands as it is. */
  | { readonly does: "stays"; readonly emergencyFirst?: boolean; readonly next?: QuestionId }
  | { readonly does: "rather-not" }
  /** Neither yes nor no: the card stands quietly, and the talk goes on. */
  | { readonly does: "quiet" }
  | { readonly does: "denied" }
  | { readonly does: "ask"; readonly question: QuestionId; readonly kind?: AskedKind }
  | { readonly does: "thanked"; readonly for: "safe" | "company" }
  /** The screen closes neutrally. */
  | { readonly does: "close" };

type Outcomes = Readonly<Partial<Record<Answer, Outcome>>>;

const denied: Outcome = { does: "denied" };
const ratherNot: Outcome = { does: "rather-not" };
const quiet: Outcome = { does: "quiet" };
const which: Outcome = { does: "ask", question: "which" };
const now: Outcome = { does: "alarm", level: 4 };

/** What every question of a kind takes for a no, for silence, or for another subject. */
const notThis: Outcomes = {
  no: denied,
  // not today is not never
  "not-today": quiet,
  none: denied,
  subject: denied,
  joke: denied,
  fine: denied,
  "a-way-of-speaking": denied,
  anger: denied,
  other: which,
  "rather-not": ratherNot,
  unknown: ratherNot,
  // no plan is not no thought
  "no-plan": quiet,
  "about-another": { does: "ask", question: "another", kind: "another" },
  "somebody-hurts-me": { does: "alarm", level: 3, kind: "violence", next: "happening-now" },
  "worried-about-somebody": { does: "ask", question: "another", kind: "another" },
};

const thenToday: Outcome = { does: "alarm", level: 3, next: "danger-today" };
const thenNow: Outcome = { does: "alarm", level: 3, next: "happening-now" };
const thenCouldBe: Outcome = { does: "alarm", level: 3, next: "could-be-now" };

/** What each answer does to each question; an answer that is not here answers nothing. */
export const outcomes: Readonly<Record<QuestionId, Outcomes>> = {
  life: {
    ...notThis,
    "yes-now": now,
    yes: thenToday,
    sometimes: thenToday,
    serious: thenToday,
    done: now,
    "i-hurt-myself": { does: "alarm", level: 3, kind: "self-injury", next: "danger-today" },
  },
  "self-injury": {
    ...notThis,
    "yes-now": now,
    yes: thenToday,
    sometimes: thenToday,
    done: now,
    "i-hurt-myself": thenToday,
  },
  taken: {
    ...notThis,
    "not-today": denied,
    "yes-now": now,
    yes: now,
    sometimes: now,
    done: now,
    "i-took-something": now,
  },
  violence: { ...notThis, "yes-now": now, yes: thenNow, sometimes: thenNow, unsafe: now, "cannot-talk": now },
  "harm-others": {
    ...notThis,
    "yes-now": now,
    yes: thenCouldBe,
    sometimes: thenCouldBe,
    "afraid-to-harm": thenCouldBe,
  },
  another: {
    ...notThis,
    "yes-now": now,
    yes: thenCouldBe,
    sometimes: thenCouldBe,
    "about-another": thenCouldBe,
  },
  "danger-today": {
    done: now,
    yes: now,
    "yes-now": now,
    sometimes: { does: "stays", emergencyFirst: true },
    unknown: { does: "stays", emergencyFirst: true },
    "rather-not": { does: "stays", emergencyFirst: true },
    no: { does: "stays" },
    "no-plan": { does: "stays" },
    "not-today": { does: "stays" },
    fine: { does: "stays" },
    safe: { does: "stays" },
    company: { does: "thanked", for: "company" },
  },
  "happening-now": {
    yes: { does: "alarm", level: 4, next: "safe-to-write" },
    "yes-now": { does: "alarm", level: 4, next: "safe-to-write" },
    unsafe: { does: "alarm", level: 4, next: "safe-to-write" },
    "cannot-talk": { does: "alarm", level: 4, next: "safe-to-write" },
    sometimes: { does: "stays", emergencyFirst: true, next: "safe-to-write" },
    unknown: { does: "stays", emergencyFirst: true, next: "safe-to-write" },
    "rather-not": { does: "stays", emergencyFirst: true, next: "safe-to-write" },
    no: { does: "stays", next: "safe-to-write" },
    "not-today": { does: "stays", next: "safe-to-write" },
    safe: { does: "stays", next: "safe-to-write" },
    fine: { does: "stays", next: "safe-to-write" },
  },
  "could-be-now": {
    yes: now,
    "yes-now": now,
    sometimes: { does: "stays", emergencyFirst: true },
    unknown: { does: "stays", emergencyFirst: true },
    "rather-not": { does: "stays", emergencyFirst: true },
    no: { does: "stays" },
    "not-today": { does: "stays" },
    fine: { does: "stays" },
    "a-way-of-speaking": { does: "stays" },
  },
  which: {
    "somebody-hurts-me": thenNow3("violence", "happening-now"),
    "i-hurt-myself": thenNow3("self-injury", "danger-today"),
    "i-took-something": { does: "alarm", level: 4, kind: "taken", next: "safe-now" },
    "worried-about-somebody": { does: "ask", question: "another", kind: "another" },
    "about-another": { does: "ask", question: "another", kind: "another" },
    voices: { does: "alarm", level: 3, kind: "confusion", next: "safe-now" },
    none: denied,
    no: denied,
    subject: denied,
    other: denied,
    fine: denied,
    joke: denied,
    anger: denied,
    "rather-not": ratherNot,
    unknown: ratherNot,
  },
  whose: {
    "about-me": { does: "alarm", level: 4, kind: "life" },
    "about-another": { does: "alarm", level: 4, kind: "another" },
    "rather-not": ratherNot,
  },
  "safe-now": {
    no: now,
    unsafe: now,
    "cannot-talk": now,
    "not-today": now,
    unknown: { does: "stays", emergencyFirst: true },
    "rather-not": { does: "stays", emergencyFirst: true },
    sometimes: { does: "stays", emergencyFirst: true },
    yes: { does: "thanked", for: "safe" },
    "yes-now": { does: "thanked", for: "safe" },
    safe: { does: "thanked", for: "safe" },
    fine: { does: "thanked", for: "safe" },
    company: { does: "thanked", for: "company" },
  },
  "safe-to-write": {
    no: { does: "close" },
    unsafe: { does: "close" },
    "cannot-talk": { does: "close" },
    "not-today": { does: "close" },
    yes: { does: "thanked", for: "safe" },
    "yes-now": { does: "thanked", for: "safe" },
    safe: { does: "thanked", for: "safe" },
    fine: { does: "thanked", for: "safe" },
    unknown: { does: "stays", emergencyFirst: true },
    company: { does: "thanked", for: "company" },
  },
};

function thenNow3(kind: DangerKind, next: QuestionId): Outcome {
  return { does: "alarm", level: 3, kind, next };
}
