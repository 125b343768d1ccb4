import { describe, expect, test } from "vitest";
import { languages, type Language } from "../../language.ts";
import { dangerKinds, type DangerKind } from "../reading.ts";
import { read, sure, talk, unsure, withoutQuestion, withQuestion } from "./dialogue-testing.ts";
import { outcomes } from "./outcomes.ts";
import { questions, type QuestionId } from "./questions.ts";
import { answerIn } from "./short-answers.ts";

describe("an unsure reading", () => {
  test.each(withQuestion.flatMap((kind) => ([2, 3, 4] as const).map((level) => [kind, level] as const)))(
    "of %s at level %i asks the question of its kind, and alarms nobody",
    (kind, level) => {
      const turn = talk([unsure(level, kind)]);
      expect(turn.asks).toMatchObject({ id: kind, kind, level, wording: 0 });
      expect(turn).toMatchObject({ level, kind, sure: false, say: [], goesOn: false });
      expect(turn.state.card).toBeNull();
      expect(turn.state.hasQuickExit).toBe(kind === "violence");
    },
  );

  test.each(withoutQuestion.flatMap((kind) => ([2, 3, 4] as const).map((level) => [kind, level] as const)))(
    "of %s at level %i has words of its own and the small helpline",
    (kind, level) => {
      const turn = talk([unsure(level, kind)]);
      expect(turn.asks).toBeNull();
      expect(turn.say).toEqual([`concern.${kind}`]);
      expect(turn.state.hasHelpLine).toBe(true);
      expect(turn.state.card?.level ?? null).toBe(level >= 3 ? level : null);
    },
  );
});

describe("a sure reading", () => {
  test.each(dangerKinds.flatMap((kind) => ([3, 4] as const).map((level) => [kind, level] as const)))(
    "of %s at level %i says the words of its kind and pins the card at once",
    (kind, level) => {
      const turn = talk([sure(level, kind)]);
      expect(turn.say).toEqual([`alarm.${kind}.${level}`]);
      expect(turn).toMatchObject({ level, kind, sure: true, goesOn: false });
      expect(turn.state.card).toMatchObject({ level, kind, emergencyFirst: level === 4, isHidden: false });
      expect(turn.state.standing).toMatchObject({ level, kind, calmTurns: 0 });
    },
  );
});

// What each answer of a question of a kind leads to: the level and whether it is sure; null where the question stays open.
type Expected = readonly [level: number, sure: boolean, next: QuestionId | null];
const answersOf: Readonly<Record<string, Readonly<Record<string, Expected>>>> = {
  life: {
    "yes-now": [4, true, "safe-now"],
    yes: [3, true, "danger-today"],
    sometimes: [3, true, "danger-today"],
    no: [1, false, null],
    other: [2, false, "which"],
    "rather-not": [2, false, null],
  },
  "self-injury": {
    "yes-now": [4, true, "safe-now"],
    yes: [3, true, "danger-today"],
    sometimes: [3, true, "danger-today"],
    no: [1, false, null],
    other: [2, false, "which"],
    "rather-not": [2, false, null],
  },
  taken: { yes: [4, true, "safe-now"], no: [1, false, null], "rather-not": [2, false, null] },
  violence: {
    "yes-now": [4, true, "safe-to-write"],
    yes: [3, true, "happening-now"],
    no: [1, false, null],
    other: [2, false, "which"],
    "rather-not": [2, false, null],
  },
  "harm-others": {
    "afraid-to-harm": [3, true, "could-be-now"],
    "a-way-of-speaking": [1, false, null],
    other: [2, false, "which"],
    "rather-not": [2, false, null],
  },
  another: {
    "yes-now": [4, true, null],
    yes: [3, true, "could-be-now"],
    no: [1, false, null],
    other: [2, false, "which"],
    "rather-not": [2, false, null],
  },
};

// as people type them, besides the words of the taps
const typed: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  "yes-now": {
    es: ["si ahora", "Ahora mismo", "sí, en este momento"],
    en: ["right now", "yes now", "yeah right now"],
  },
  yes: {
    es: ["sí", "SI", "siii", "pues sí", "creo que sí", "claro"],
    en: ["yes", "yeah", "yep", "i think so", "YES", "i do"],
  },
  sometimes: {
    es: ["aveces", "de vez en cuando", "sí, a ratos"],
    en: ["sometimes", "on and off", "kinda", "maybe"],
  },
  no: {
    es: ["no", "NO", "nooo", "para nada", "que va", "no, estoy cansada"],
    en: ["no", "nope", "nah", "not at all", "no im just tired"],
  },
  other: { es: ["es otra cosa", "no es eso"], en: ["it's something else", "thats not it"] },
  "rather-not": {
    es: ["prefiero no decirlo", "no quiero hablar de eso"],
    en: ["id rather not", "i don't want to talk about it"],
  },
  "afraid-to-harm": { es: ["temo hacerle daño"], en: ["i'm afraid i might hurt him"] },
  "a-way-of-speaking": {
    es: ["es una forma de hablar", "era un decir"],
    en: ["it's just a figure of speech"],
  },
};

const cases = Object.entries(answersOf).flatMap(([kind, byAnswer]) =>
  Object.entries(byAnswer).flatMap(([answer, expected]) =>
    languages.flatMap((language) => {
      const tap = questions[kind as QuestionId].taps.find((one) => one.answer === answer)?.words[language];
      const said = [...(tap ? [tap] : []), ...(typed[answer]?.[language] ?? [])];
      return said.map((message) => [kind, message, expected] as const);
    }),
  ),
);

describe("an answer to the question", () => {
  test("is tried for every tap of every question of a kind, in both languages", () => {
    expect(cases.length).toBeGreaterThan(120);
  });

  test.each(cases)("of %s: «%s»", (kind, message, [level, isSure, next]) => {
    const turn = talk([unsure(2, kind as DangerKind), message]);
    expect([turn.level, turn.sure, turn.asks?.id ?? null]).toEqual([level, isSure, next]);
    expect(turn.state.card !== null).toBe(isSure || (level === 2 && next === null));
  });

  test.each(withQuestion)("a no to an unsure 4 of %s leaves 2 with the card", (kind) => {
    const turn = talk([unsure(4, kind), kind === "harm-others" ? "es una forma de hablar" : "no"]);
    expect(turn).toMatchObject({ level: 2, say: ["denied"] });
    expect(turn.state.card).toMatchObject({ level: 2, emergencyFirst: true });
  });

  test("every tap of every question is read as its own answer, and does something", () => {
    for (const question of Object.values(questions))
      for (const { answer, words } of question.taps)
        for (const language of languages) {
          expect(`${question.id}: ${answerIn(words[language])}`).toBe(`${question.id}: ${answer}`);
          expect(outcomes[question.id][answer]).toBeDefined();
        }
  });

  test("a subject that is named counts as a no, and another person as worry for them", () => {
    expect(talk([unsure(2, "life"), "hablo del examen"])).toMatchObject({ level: 1, say: ["denied"] });
    expect(talk([unsure(2, "life"), "I meant work"])).toMatchObject({ level: 1, say: ["denied"] });
  });

  test.each([
    "el parcial de análisis II digo jajaj tranqui",
    "con el semestre me refiero",
    "no!! the phone contract. sorry",
    "oh god the dissertation!! i meant the dissertation",
    "oh no no sorry the series, end the series",
  ])("«%s» names a subject", (message) =>
    expect(talk([unsure(2, "life"), message])).toMatchObject({ level: 1, say: ["denied"] }),
  );

  test.each([
    "no soy yo, es mi hermana",
    "el, no yo. yo ando bien",
    "not me no, her",
    "por ella",
    "no soy yo, me preocupa un compañero",
    "not me, im worried about my roommate",
  ])("«%s» is worry for somebody else", (message) =>
    expect(talk([unsure(2, "life"), message]).asks?.id).toBe("another"),
  );

  test.each([
    "Goodness, no. I am eighty-four, and a Presbyterian.",
    "No, no, Dios me libre, eso jamás",
    "Jajaja que no mujer!",
    "no soy suicida, estoy cansada",
    "i'm not suicidal, it's a bad week",
  ])("«%s» is a no", (message) => expect(talk([unsure(3, "life"), message])).toMatchObject({ level: 1 }));

  test.each([
    "omg why are you asking me that, im not suicidal, jesus",
    "ay por favor no me preguntes esas cosas no estoy loca",
    "Good gracious no, nothing like that. I am eighty-one and everything aches and the lift is broken.",
  ])("what only sounds like danger in «%s» is what is denied", (message) => {
    const reply = { message, reading: read(2, "life") };
    const turn = talk([unsure(2, "life"), reply]);
    expect(turn).toMatchObject({ level: 1, asks: null });
  });

  test("words of danger are no subject", () => {
    const reply = { message: "hablo de dejar de existir", reading: read(2, "life") };
    expect(talk([unsure(2, "life"), reply]).say).not.toContain("denied");
  });

  test("rather not, said again, is still rather not", () => {
    expect(talk([unsure(2, "life"), "rather not say", "like i said mate, rather not"])).toMatchObject({
      level: 2,
    });
  });

  test("anger counts as a no, with an apology, and never raises the level", () => {
    expect(talk([unsure(3, "life"), "deja de preguntar eso"])).toMatchObject({ level: 1, say: ["misread"] });
    expect(talk([unsure(3, "life"), "wtf are you serious"])).toMatchObject({ level: 1, say: ["misread"] });
  });

  test("plain danger in the reply counts for itself, whatever the first word is", () => {
    const reply = { message: "no, esta noche me mato", reading: read(4, "life", true) };
    expect(talk([unsure(2, "life"), reply])).toMatchObject({ level: 4, sure: true });
  });

  test("a no with danger behind it is no denial", () => {
    const reply = { message: "no, solo quiero dejar de existir y ya", reading: read(2, "life") };
    const turn = talk([unsure(2, "life"), reply]);
    expect(turn.say).not.toContain("denied");
    expect(turn.asks).toMatchObject({ id: "life", wording: 1 });
  });

  test.each(["gracias", "ok", "hoy he comido pasta", "thanks"])("«%s» answers nothing", (message) => {
    expect(talk([unsure(2, "life"), message]).state.open).toMatchObject({ id: "life", passedOver: 1 });
  });
});

describe("after distress", () => {
  const sad = { message: "llevo meses sin ganas de nada", reading: read(1) };

  test("a short reply is still part of it; thanks and a new subject later are not", () => {
    expect(talk([sad, "el martes"]).level).toBe(1);
    expect(talk([sad, "gracias"]).level).toBe(0);
    expect(talk([sad, "el martes", "sí", "hoy ha hecho sol"]).level).toBe(0);
  });
});
