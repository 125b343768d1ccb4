import type { ByLanguage } from "../../language.ts";
import type { DangerKind } from "../reading.ts";
import type { Answer } from "./answers.ts";

type Words = ByLanguage<string>;

/** What the program may have asked last. A question of a kind comes first; the others follow from an answer. */
export type QuestionId =
  | AskedKind
  | "danger-today"
  | "happening-now"
  | "could-be-now"
  | "which"
  | "whose"
  | "safe-now"
  | "safe-to-write";

/** Kinds with a question of yes and no; the others have their own words instead. safety.md, The question */
export type AskedKind = Extract<
  DangerKind,
  "life" | "self-injury" | "taken" | "violence" | "harm-others" | "another"
>;

/** An answer to press. What it says counts exactly as if it had been typed. */
export interface Tap {
  readonly answer: Answer;
  readonly words: Words;
}

export interface Question {
  readonly id: QuestionId;
  /** The first wording is safety.md's to the letter; a new sign asks in the next one. */
  readonly wordings: readonly [Words, ...Words[]];
  readonly taps: readonly Tap[];
}

const yesNow: Tap = { answer: "yes-now", words: { es: "Sí, ahora", en: "Yes, right now" } };
const yes: Tap = { answer: "yes", words: { es: "Sí", en: "Yes" } };
const sometimes: Tap = { answer: "sometimes", words: { es: "A veces", en: "Sometimes" } };
const no: Tap = { answer: "no", words: { es: "No", en: "No" } };
const other: Tap = { answer: "other", words: { es: "Es otra cosa", en: "It's something else" } };
const ratherNot: Tap = {
  answer: "rather-not",
  words: { es: "Prefiero no decirlo", en: "I'd rather not say" },
};
const unknown: Tap = { answer: "unknown", words: { es: "No lo sé", en: "I don't know" } };
const cannotTalk: Tap = { answer: "cannot-talk", words: { es: "No puedo hablar", en: "I can't talk" } };

const all = [yesNow, sometimes, no, other, ratherNot];

/** Under every question. safety.md */
export const anyAnswerIsFine: Words = {
  es: "Puedes contestar lo que sea; nadie recibe un aviso.",
  en: "Any answer is OK; nobody gets an alert.",
};

export const questions: Readonly<Record<QuestionId, Question>> = {
  life: {
    id: "life",
    wordings: [
      {
        es: "Quiero entenderte bien. ¿Estás pensando en no querer vivir o en suicidarte?",
        en: "I want to understand you properly. Are you having thoughts of not wanting to be alive, or of suicide?",
      },
      {
        es: "Te lo pregunto otra vez, con otras palabras: ¿hay en ti ganas de morir o ideas de suicidio?",
        en: "Let me ask in other words: is part of you wanting to die, or thinking about suicide?",
      },
    ],
    taps: all,
  },
  "self-injury": {
    id: "self-injury",
    wordings: [
      { es: "¿Hablas de hacerte daño?", en: "Is this about hurting yourself?" },
      {
        es: "Por si no me expliqué: ¿te has hecho daño a propósito, o tienes ganas de hacértelo?",
        en: "In case I wasn't clear: have you hurt yourself on purpose, or do you feel like doing it?",
      },
    ],
    taps: all,
  },
  taken: {
    id: "taken",
    wordings: [
      { es: "¿Has tomado algo que pueda hacerte daño?", en: "Have you taken something that could harm you?" },
      {
        es: "Para no equivocarme: ¿has tomado más de lo indicado, o algo que no debías?",
        en: "Just to be sure: have you taken more than you were meant to, or something you shouldn't have?",
      },
    ],
    taps: [{ ...yesNow, answer: "yes", words: yes.words }, no, unknown, ratherNot],
  },
  violence: {
    id: "violence",
    wordings: [
      { es: "¿Alguien te hace daño o te da miedo?", en: "Is somebody hurting you, or making you afraid?" },
      {
        es: "Te lo pregunto de otra manera: ¿hay alguien de quien tengas que protegerte?",
        en: "Let me ask it another way: is there somebody you need to protect yourself from?",
      },
    ],
    taps: all,
  },
  "harm-others": {
    id: "harm-others",
    wordings: [
      {
        es: "¿Es una forma de hablar, o temes hacer daño a alguien?",
        en: "Is that a way of speaking, or are you afraid you might hurt someone?",
      },
      {
        es: "Lo pregunto otra vez con calma: ¿te preocupa perder el control con alguien?",
        en: "Let me check once more, calmly: are you worried about losing control with somebody?",
      },
    ],
    taps: [
      {
        answer: "a-way-of-speaking",
        words: { es: "Es una forma de hablar", en: "It's a way of speaking" },
      },
      { answer: "afraid-to-harm", words: { es: "Temo hacer daño", en: "I'm afraid I might" } },
      other,
      ratherNot,
    ],
  },
  another: {
    id: "another",
    wordings: [
      { es: "¿Temes por la vida de otra persona?", en: "Are you afraid for somebody else's life?" },
      {
        es: "Dicho de otro modo: ¿crees que esa persona podría morir o hacerse daño?",
        en: "Put another way: do you think that person could die or hurt themselves?",
      },
    ],
    taps: all,
  },
  "danger-today": {
    id: "danger-today",
    wordings: [
      {
        es: "Gracias por decírmelo. ¿Hay peligro de que te hagas daño hoy?",
        en: "Thank you for telling me. Is there a danger you might hurt yourself today?",
      },
    ],
    taps: [
      { answer: "done", words: { es: "Ya he hecho algo", en: "I've already done something" } },
      yes,
      unknown,
      { answer: "not-today", words: { es: "Hoy no", en: "Not today" } },
    ],
  },
  "happening-now": {
    id: "happening-now",
    wordings: [
      {
        es: "Gracias por decírmelo. ¿Está pasando ahora?",
        en: "Thank you for telling me. Is it happening now?",
      },
    ],
    taps: [yes, no, unknown, cannotTalk],
  },
  "could-be-now": {
    id: "could-be-now",
    wordings: [
      {
        es: "Gracias por contármelo. ¿Crees que podría pasar ahora, hoy mismo?",
        en: "Thank you for telling me. Do you think it could happen now, today?",
      },
    ],
    taps: [yes, no, unknown],
  },
  which: {
    id: "which",
    wordings: [
      {
        es: "Gracias por aclararlo. ¿Qué se parece más?",
        en: "Thanks for telling me. Which is closest?",
      },
    ],
    taps: [
      { answer: "somebody-hurts-me", words: { es: "Alguien me hace daño", en: "Someone is hurting me" } },
      { answer: "i-hurt-myself", words: { es: "Me hago daño", en: "I hurt myself" } },
      { answer: "i-took-something", words: { es: "He tomado algo", en: "I've taken something" } },
      {
        answer: "worried-about-somebody",
        words: { es: "Me preocupa alguien", en: "I'm worried about someone" },
      },
      {
        answer: "voices",
        words: { es: "Voces o mucha confusión", en: "Voices, or feeling very confused" },
      },
      { answer: "none", words: { es: "Nada de eso", en: "None of these" } },
    ],
  },
  whose: {
    id: "whose",
    wordings: [{ es: "¿Es por ti o por otra persona?", en: "Is it about you, or about somebody else?" }],
    taps: [
      { answer: "about-me", words: { es: "Por mí", en: "About me" } },
      { answer: "about-another", words: { es: "Por otra persona", en: "About somebody else" } },
    ],
  },
  "safe-now": {
    id: "safe-now",
    wordings: [{ es: "¿Estás a salvo en este momento?", en: "Are you safe right now?" }],
    taps: [yes, no, unknown, cannotTalk],
  },
  "safe-to-write": {
    id: "safe-to-write",
    wordings: [{ es: "¿Puedes escribir con seguridad ahora?", en: "Is it safe for you to write now?" }],
    taps: [yes, no],
  },
};

/** The question of a kind, null where the kind has words of its own instead. */
export function questionOf(kind: DangerKind): AskedKind | null {
  switch (kind) {
    case "life":
    case "self-injury":
    case "taken":
    case "violence":
    case "harm-others":
    case "another":
      return kind;
    case "confusion":
    case "eating":
    case "birth":
    case "body":
      return null;
  }
}
