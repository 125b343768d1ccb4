import { describe, expect, test } from "vitest";
import { languages } from "../../language.ts";
import { noDanger, type DangerKind } from "../reading.ts";
import { hourMs, nowMs, read, sure, talk, unsure, type Line } from "./dialogue-testing.ts";
import { anyAnswerIsFine, questions } from "./questions.ts";
import { dialogueIn, newDialogue, stricterOf } from "./state.ts";
import { safetyWords } from "./words.ts";

describe("no answer", () => {
  test("is asked once more in other words, then the card stands quietly, and it is never asked a third time", () => {
    const once = talk([unsure(3, "life"), "hoy he comido pasta"]);
    expect(once.asks).toMatchObject({ id: "life", wording: 1 });
    const twice = talk(["y luego he salido"], once.state);
    expect(twice.asks).toBeNull();
    expect(twice).toMatchObject({ level: 2, goesOn: true, say: [] });
    expect(twice.state.card).toMatchObject({ level: 2 });
    expect(talk(["hace sol"], twice.state).asks).toBeNull();
  });
});

describe("after a denial", () => {
  test("the same words do not ask again, a new sign does in other words, the third brings the card without a question", () => {
    const signs = (name: string): Line => ({ message: name, reading: read(2, "life") });
    const denied = talk([signs("me pesa todo"), "no"]);
    expect(denied.state.hasHelpLine).toBe(true);
    expect(talk([signs("me pesa todo")], denied.state).asks).toBeNull();
    const again = talk([signs("no le veo salida")], denied.state);
    expect(again.asks).toMatchObject({ id: "life", wording: 1 });
    const third = talk(["no", signs("nadie me echaría de menos")], again.state);
    expect(third.asks).toBeNull();
    expect(third).toMatchObject({ say: ["quiet-card"], level: 2 });
    expect(third.state.card).not.toBeNull();
  });
});

describe("is there danger today", () => {
  const asked = (kind: DangerKind) => talk([unsure(2, kind), "sí"]);
  test.each([
    "Ya he hecho algo",
    "hoy. ya tengo la hora vista",
    "tonight",
    "Sí",
    "I've already done something",
    "yes",
  ])("«%s» is 4", (message) => {
    expect(talk([message], asked("life").state)).toMatchObject({ level: 4, sure: true });
  });
  test.each(["No lo sé", "idk", "I don't know"])("«%s» is 3 with the emergency number first", (message) => {
    const turn = talk([message], asked("self-injury").state);
    expect(turn).toMatchObject({ level: 3, sure: true });
    expect(turn.state.card?.emergencyFirst).toBe(true);
  });
  test.each(["Hoy no", "Not today", "no"])("«%s» stays 3", (message) => {
    const turn = talk([message], asked("life").state);
    expect(turn).toMatchObject({ level: 3, sure: true });
    expect(turn.state.card?.emergencyFirst).toBe(false);
  });
});

describe("are you safe right now", () => {
  const asked = talk([sure(4, "life")]).state;
  test.each(["no", "No puedo hablar", "no estoy a salvo", "i'm not safe", "I can't talk"])(
    "«%s» is 4",
    (message) => {
      expect(talk([message], asked)).toMatchObject({ level: 4, say: ["not-safe"] });
    },
  );
  test.each(["no, estoy bien", "no worries", "no te preocupes"])("«%s» is no cry for help", (message) => {
    expect(talk([message], asked).say).toEqual(["safe"]);
  });
  test("not knowing brings the emergency number first", () => {
    expect(talk(["no lo sé"], asked).state.card?.emergencyFirst).toBe(true);
  });
  test.each(["sí", "estoy a salvo", "I'm safe"])("«%s» is thanked and lowers nothing", (message) => {
    expect(talk([message], asked)).toMatchObject({ level: 4, say: ["safe"] });
  });
  test.each([
    "ya la llamé, está aquí sentada conmigo llorando",
    "estoy con mi hermana",
    "somebody is with me",
    "my sister is here with me",
  ])("«%s» is good news", (message) => {
    expect(talk([message], asked)).toMatchObject({ level: 4, say: ["company"] });
  });
  test("of unknown kind, a bare no asks whose danger it is, under the emergency number", () => {
    const unknown = { ...asked, standing: null, open: asked.open && { ...asked.open, kind: null } };
    const turn = talk(["no"], unknown);
    expect(turn.asks).toMatchObject({ id: "whose", level: 4 });
    expect(talk(["por otra persona"], turn.state)).toMatchObject({ level: 4, kind: "another" });
    expect(talk(["about me"], turn.state)).toMatchObject({ level: 4, kind: "life" });
  });
});

describe("what stands", () => {
  const calm = (many: number) => Array.from({ length: many }, (_, at) => `hoy ha hecho sol ${at}`);

  test("stands until three calm turns after it; the card stays ten turns and a day", () => {
    const alarm = talk([sure(3, "life"), "hoy no"]).state;
    expect(talk(calm(3), alarm)).toMatchObject({ level: 3, sure: true, goesOn: true });
    const over = talk(calm(4), alarm);
    // nothing is as if it had not been: while the card is there the talk stays serious
    expect(over).toMatchObject({ level: 1, sure: false });
    expect(over.state.card).not.toBeNull();
    expect(talk(calm(12), alarm).state.card).not.toBeNull();
    const later = talk([...calm(12), { message: "hola", at: nowMs + 25 * hourMs }], alarm);
    expect(later.state.card).toBeNull();
    expect(talk([{ message: "hola", at: nowMs + 25 * hourMs }], alarm).state.card).not.toBeNull();
  });

  test.each(["la verdad es que ya he hecho algo, hace un rato", "i already did something"])(
    "«%s», said when nobody asks any more, is 4",
    (message) => {
      const alarm = talk([sure(3, "life"), "hoy no", "gracias"]).state;
      expect(talk([message], alarm)).toMatchObject({ level: 4, sure: true });
    },
  );

  test.each(["era broma", "era jodaaa", "lol jk jk", "just kidding", "no, no quiero morir"])(
    "«%s» lowers a sure 3 to 2, once",
    (message) => {
      const alarm = talk([sure(3, "life"), "gracias", "vale"]).state;
      const taken = talk([message], { ...alarm, open: null });
      expect(taken).toMatchObject({ level: 2, say: ["taken-back"] });
      const second = talk([sure(3, "life")], taken.state);
      expect(talk([message], { ...second.state, open: null })).toMatchObject({ level: 3, sure: true });
    },
  );

  test("another subject lowers a sure 4 to 3; a joke does not", () => {
    const alarm = { ...talk([sure(4, "life")]).state, open: null };
    expect(talk(["hablaba del examen"], alarm)).toMatchObject({ level: 3, sure: true });
    expect(talk(["era broma"], alarm)).toMatchObject({ level: 4, sure: true });
  });

  test.each(["violence", "taken"] as const)(
    "%s is not lowered: the card goes behind the help button",
    (kind) => {
      const alarm = { ...talk([sure(4, kind)]).state, open: null };
      const taken = talk(["era broma"], alarm);
      expect(taken).toMatchObject({ level: 4, sure: true, say: ["taken-back"] });
      expect(taken.state.card?.isHidden).toBe(true);
    },
  );

  test("whoever cannot write safely sees the screen close", () => {
    const now = talk([sure(3, "violence"), "sí"]);
    expect(now).toMatchObject({ level: 4, asks: { id: "safe-to-write" } });
    expect(talk(["no"], now.state).closes).toBe(true);
    expect(talk(["sí"], now.state).closes).toBe(false);
  });

  test("secrecy is answered truthfully", () => {
    expect(talk([sure(4, "life"), "no se lo digas a nadie"]).say).toEqual(["secrecy"]);
    expect(safetyWords.secrecy.es).not.toMatch(/te prometo|será nuestro secreto/);
  });

  test("a baby and a child have words of their own", () => {
    const baby = { message: "me da miedo hacer daño al bebé", reading: read(3, "harm-others", true) };
    expect(talk([baby]).say).toEqual(["alarm.harm-others.3", "baby"]);
    const child = { message: "tengo 13 años y mi padrastro me pega", reading: read(3, "violence", true) };
    expect(talk([child]).say).toEqual(["alarm.violence.3", "under-16"]);
    expect(talk([child]).state.isChild).toBe(true);
  });
});

describe("the record of a dialogue", () => {
  const alarm = talk([sure(4, "violence")]).state;

  test("comes back from its text as it was, and anything else is a new dialogue", () => {
    expect(dialogueIn(JSON.parse(JSON.stringify(alarm)))).toEqual(alarm);
    for (const rubbish of [null, 7, "x", [], { open: { id: "how", level: 9 } }, { standing: { level: 2 } }])
      expect(dialogueIn(rubbish)).toEqual(newDialogue);
  });

  test("holds no words of the person", () => {
    const state = talk([{ message: "palabrasecreta me pega", reading: read(3, "violence", true) }]).state;
    expect(JSON.stringify(state)).not.toContain("palabrasecreta");
  });

  test("the stricter of two counts", () => {
    const calm = talk(["hola"]).state;
    expect(stricterOf(calm, alarm).standing?.level).toBe(4);
    expect(stricterOf(alarm, calm).standing?.level).toBe(4);
    expect(stricterOf(calm, alarm).hasQuickExit).toBe(true);
  });
});

describe("the words", () => {
  const all = [
    ...Object.values(safetyWords),
    anyAnswerIsFine,
    ...Object.values(questions).flatMap(({ wordings, taps }) => [
      ...wordings,
      ...taps.map(({ words }) => words),
    ]),
  ];

  test("exist in every language, name no number and no means, and promise nothing", () => {
    expect(all.length).toBeGreaterThan(80);
    for (const words of all)
      for (const language of languages) {
        expect(words[language].trim()).not.toBe("");
        expect(words[language]).not.toMatch(
          /\d{3}|pastill|\bpills?\b|cuerda|\brope\b|puente|\bbridge\b|racha|streak|puntos/i,
        );
        expect(words[language]).not.toMatch(/te prometo|I promise|todo saldrá bien|will be fine/i);
      }
  });

  test("of violence never send anybody to those at home", () => {
    for (const id of ["alarm.violence.3", "alarm.violence.4"] as const)
      for (const language of languages)
        expect(safetyWords[id][language]).not.toMatch(
          /en casa|at home|habla con él|talk to (?:him|them)|respira/i,
        );
  });
});

describe("a longer reply that only begins like an answer", () => {
  test.each([
    "Yes, I suppose it is a nice thing.",
    "yes she is calm",
    "un poco nerviosa igual, la ultima vez hubo un mal rollo con una",
    "si mi marido ayuda, anoche le toco a el de 4 a 6",
  ])("%s alarms nobody, and the question is asked once more", (message) => {
    const { state, level } = talk([unsure(2, "life"), { message, reading: noDanger }]);
    expect([state.standing, level]).toEqual([null, 2]);
    expect(state.open?.passedOver).toBe(1);
  });

  test.each(["sí, lo pienso cada noche desde hace un mes", "yes, I think about it every single night"])(
    "%s is a yes",
    (message) => {
      expect(
        talk([unsure(2, "life"), { message, reading: noDanger }]).state.standing?.level,
      ).toBeGreaterThanOrEqual(3);
    },
  );
});

test.each([
  "era joda boluda, le rompí la pantalla al celu de mi hermana",
  "no lol its a song. audition for the musical on friday",
  "no no, hablaba del trabajo!! quiero renunciar",
])("%s takes a sure 3 back, also while its question is open", (message) => {
  const { level, state } = talk([sure(3, "life"), { message, reading: noDanger }]);
  expect([level, state.standing]).toEqual([2, null]);
});
