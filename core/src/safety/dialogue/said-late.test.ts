import { describe, expect, test } from "vitest";
import { heard, read, sure, talk, unsure } from "./dialogue-testing.ts";

test.each(["no quiero llamar, me da vergüenza", "no, i dont wanna call anyone, im ashamed"])(
  "«%s» denies no danger",
  (message) => expect(talk([sure(3, "life"), message])).toMatchObject({ level: 3, kind: "life" }),
);

test.each(["ya viene, no puedo hablar", "hes back i cant talk"])(
  "«%s» while violence stands is now",
  (message) =>
    expect(
      talk([sure(3, "violence"), "no es la primera vez", "fue ayer", "en la cocina", message]),
    ).toMatchObject({
      level: 4,
      kind: "violence",
    }),
);

test("what only the readers hear goes on with the danger that is spoken of, and plain words name another", () => {
  expect(talk([sure(3, "violence"), heard(4, "life")])).toMatchObject({ level: 4, kind: "violence" });
  expect(talk([unsure(3, "violence"), heard(4, "life")])).toMatchObject({ level: 4, kind: "violence" });
  expect(talk([sure(3, "violence"), sure(4, "life")])).toMatchObject({ level: 4, kind: "life" });
});

describe("a concern", () => {
  test.each([
    ["body", 4],
    ["confusion", 2],
    ["eating", 2],
  ] as const)("of %s at %i, which has no question, lasts two turns that say nothing of it", (kind, level) => {
    const turns = ["oh I shouldn't think so", "about an hour", "the neighbor is in"];
    expect(talk([unsure(level, kind), ...turns.slice(0, 1)])).toMatchObject({ level, kind, sure: false });
    expect(talk([unsure(level, kind), ...turns.slice(0, 2)])).toMatchObject({ level, kind });
    expect(talk([unsure(level, kind), ...turns]).level).toBeLessThan(2);
  });

  test("that is taken for a joke is none, and at 4 stays 2", () => {
    expect(talk([unsure(2, "confusion"), "era broma"])).toMatchObject({ level: 1, kind: null });
    expect(talk([unsure(4, "body"), "estoy bien"])).toMatchObject({ level: 2, kind: "body" });
  });

  test.each([
    "sometimes it's not a joke though",
    "no siempre es broma",
    "lo digo en serio",
    "well. sort of joking",
    "maybe i meant me a little",
    "era medio en broma, medio en serio",
    "a lo mejor me refería a mí",
    "bueno, para qué te voy a mentir",
    "ok i lied",
  ])("that was called a joke is meant after «%s»", (message) =>
    expect(talk([unsure(2, "life"), "jk", message])).toMatchObject({ level: 3, kind: "life" }),
  );

  test.each(["ya llegó, borro esto", "he's here", "i have to delete this"])(
    "of violence that nobody has answered is now after «%s»",
    (message) =>
      expect(talk([unsure(3, "violence"), "la comida", "y el dinero", message])).toMatchObject({
        level: 4,
        kind: "violence",
      }),
  );

  test("of violence that was denied is none", () => {
    expect(talk([unsure(3, "violence"), "no", "ya llegó"]).level).toBeLessThan(2);
  });
});

test.each(["no tengo ningún plan", "no, I'm not going to do anything", "not tonight no", "hoy no"])(
  "«%s» denies no thought: the card stands quietly",
  (message) =>
    expect(talk([unsure(2, "life"), message])).toMatchObject({
      level: 2,
      kind: "life",
      say: ["quiet-card"],
      goesOn: false,
    }),
);

test("who never hurt anybody and is afraid to is heard", () => {
  const turns = [unsure(3, "harm-others"), "No I never hurt her. But I'm frightened I will"];
  expect(talk(turns)).toMatchObject({ level: 3, kind: "harm-others", sure: true });
});

test("another subject takes back what stands, a phone company too", () => {
  const meant = "haha sorry!! I mean my contract with the phone company";
  expect(talk([sure(4, "life"), meant])).toMatchObject({ level: 3, kind: "life" });
});

test("«I have so many ideas» is no yes", () => {
  expect(talk([unsure(2, "life"), "i have so many ideas tonight"]).level).toBeLessThan(3);
});

test("«a veces pienso que…» is no answer to a question about something else", () => {
  const wish = { message: "a veces pienso que mejor no despertar", reading: read(2, "life") };
  expect(talk([unsure(4, "taken"), wish])).toMatchObject({ level: 2, kind: "life", asks: { id: "life" } });
  expect(talk([unsure(2, "life"), wish])).toMatchObject({ level: 3, kind: "life", sure: true });
});

test("a question that waits is made no less by a lower sign", () => {
  expect(talk([unsure(3, "harm-others"), unsure(2, "life")])).toMatchObject({ level: 3 });
  expect(talk([unsure(2, "life"), unsure(4, "taken")])).toMatchObject({ level: 4 });
});

test("after «rather not say» the next turns are no small talk", () => {
  const before = [unsure(2, "life"), "prefiero no decirlo"];
  expect(talk([...before, "mi mami llega el sábado"])).toMatchObject({ level: 2, kind: "life", asks: null });
  expect(talk([...before, "gracias"]).level).toBeLessThan(2);
  expect(talk([...before, "no, estoy bien"]).level).toBeLessThan(2);
  expect(talk([...before, "mi mami llega el sábado", "en bus", "sí"])).toMatchObject({ level: 0 });
});

describe("a sure level that was called a joke", () => {
  const before = [sure(3, "life"), "era broma"];

  test("stays a concern for three calm turns", () => {
    const turns = ["mejor pásame un ejercicio", "el de la lluvia", "ya está"];
    for (const told of [1, 2, 3])
      expect(talk([...before, ...turns.slice(0, told)])).toMatchObject({
        level: 2,
        kind: "life",
        asks: null,
      });
    expect(talk([...before, ...turns, "hasta luego"]).level).toBeLessThan(2);
  });

  test("alarms again by plain words", () => {
    expect(talk([...before, "bueno", sure(3, "life")])).toMatchObject({ level: 3, sure: true });
  });
});

test("a bare no that answers nothing takes nothing back", () => {
  const before = [sure(3, "life"), "a veces"];
  expect(talk([...before, "no"])).toMatchObject({ level: 3, sure: true });
  expect(talk([...before, "no, no me quiero morir"])).toMatchObject({ level: 2 });
});

test.each(["sí, esta noche", "tonight", "ahora mismo"])(
  "«%s» while a wish to die stands is now",
  (message) => {
    expect(talk([sure(3, "life"), "no lo sé", "mi gato está aquí", message])).toMatchObject({ level: 4 });
    const four = talk([sure(4, "life"), "sí", "estoy tranquila", "gracias", message]);
    expect(four.state.standing).toMatchObject({ level: 4, calmTurns: 0 });
  },
);

test.each(["no puedo decir", "i cant tell you", "im not allowed to say"])(
  "«%s» is neither yes nor no",
  (message) => {
    expect(talk([unsure(2, "violence"), message])).toMatchObject({ level: 2, kind: "violence" });
  },
);

test("«yes now» while voices command is now", () => {
  expect(talk([sure(3, "confusion"), "sí, gracias", "yes now"])).toMatchObject({
    level: 4,
    kind: "confusion",
  });
});

describe("what was taken counts, whatever was meant", () => {
  test.each([
    "no, no quería hacerme nada, es por la muela",
    "no it was by accident",
    "I didn't mean to, honest",
  ])("«%s» is no denial", (message) =>
    expect(talk([unsure(4, "taken"), message])).toMatchObject({ level: 4, kind: "taken", sure: true }),
  );

  test.each([
    "no",
    "no, no he tomado nada",
    "no, I took nothing",
    "no, no quería tomar nada",
    "no, I'm not trying to hurt myself",
  ])("«%s» is one", (message) =>
    expect(talk([unsure(4, "taken"), message])).toMatchObject({ level: 2, kind: "taken" }),
  );
});

describe("a longer reply that begins like an answer", () => {
  test.each([
    "a veces, cuando llego tarde de trabajar, ceno en el coche",
    "a little bit, we always have so much to do in spring here",
  ])("is none where it tells of something else: %s", (message) =>
    expect(talk([unsure(3, "violence"), message]).sure).toBe(false),
  );

  test.each([
    "a veces, cuando bebe me empuja y luego pide perdón",
    "sometimes, he shouts and throws things when dinner is late",
  ])("is one where it tells of what was asked: %s", (message) =>
    expect(talk([unsure(3, "violence"), message])).toMatchObject({ level: 3, kind: "violence", sure: true }),
  );

  test.each(["sometimes, when I'm alone at night", "a veces por las noches"])(
    "is one that says when: %s",
    (message) => expect(talk([unsure(3, "life"), message])).toMatchObject({ level: 3, sure: true }),
  );
});

test.each(["no, I haven't told anyone", "no se lo he dicho a nadie", "no, nadie lo sabe"])(
  "«%s» denies nothing: the question is asked once more",
  (message) =>
    expect(talk([unsure(3, "life"), message])).toMatchObject({ level: 3, asks: { id: "life", wording: 1 } }),
);
