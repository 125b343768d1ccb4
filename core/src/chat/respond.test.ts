import { describe, expect, test } from "vitest";
import { catalogue } from "../activity/catalogue.ts";
import {
  answers,
  closings,
  moods,
  notUnderstood,
  topicChoices,
  topics,
  unsafeReplies,
} from "./material/material.ts";
import { placeOffers } from "./material/offer-words.ts";
import { languageOfMessage } from "./message-language.ts";
import { recognise } from "./recognise.ts";
import { respond, type Conversation } from "./respond.ts";

const talk = (message: string, more: Partial<Conversation> = {}) =>
  respond({ message, before: [], said: new Set(), language: "es", level: 0, heard: null, ...more });

const situations = topics.flatMap((topic) => topic.situations.map((situation) => ({ topic, situation })));
const pieces = [
  ...situations.flatMap(({ situation }) => [...situation.reflect, ...situation.ask]),
  ...topics.flatMap(({ goOn }) => goOn),
  ...moods.flatMap(({ nameIt, ask }) => [...nameIt, ...ask]),
  ...answers.flatMap(({ say }) => say),
  ...notUnderstood,
  ...closings,
  ...unsafeReplies,
];

describe("the written material", () => {
  test("has at least 600 replies, each different, in both languages", () => {
    expect(pieces.length).toBeGreaterThanOrEqual(600);
    for (const language of ["en", "es"] as const) {
      const texts = pieces.map((piece) => piece[language]);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => text.length < 5)).toEqual([]);
    }
    expect(pieces.filter(({ en, es }) => en === es)).toEqual([]);
  });

  test("asks one question at a time, and reflects without any", () => {
    const signs = (text: string) => text.match(/\?/g)?.length ?? 0;
    for (const { topic, situation } of situations) {
      for (const { en, es } of situation.ask)
        expect([situation.id, signs(en), signs(es)]).toEqual([situation.id, 1, 1]);
      if (topic.name === "small-talk") continue;
      for (const { en, es } of situation.reflect)
        expect([situation.id, signs(en), signs(es)]).toEqual([situation.id, 0, 0]);
    }
  });

  test("promises nothing, belittles nothing, pretends to be nobody, and holds no number", () => {
    const unwanted =
      /\b(te prometo|todo va a estar bien|al menos|no es para tanto|te entiendo perfectamente|sé cómo te sientes|como terapeuta|i promise|everything will be (fine|ok)|at least you|i know (exactly )?how you feel|as your therapist|cheer up|anímate)\b|\d{3}/i;
    expect(pieces.filter(({ en, es }) => unwanted.test(en) || unwanted.test(es))).toEqual([]);
  });

  test("offers only what there is", () => {
    const keys = new Set(catalogue.map(({ key }) => `activity:${key}`));
    const offered = [...situations.map(({ situation }) => situation), ...moods, ...answers].flatMap(
      ({ offers = [] }) => offers,
    );
    expect(offered.length).toBeGreaterThan(100);
    const unknown = offered.filter(
      (name) => !(name in placeOffers) && !keys.has(name) && !name.startsWith("resource:"),
    );
    expect(unknown).toEqual([]);
  });
});

describe("what is recognised", () => {
  test("nearly every example, as its own situation", () => {
    const examples = situations.flatMap(({ situation }) =>
      [...situation.examples.en, ...situation.examples.es].map((text) => ({ text, id: situation.id })),
    );
    expect(examples.length).toBeGreaterThan(600);
    const missed = examples.filter(({ text, id }) => recognise(text).situation?.id !== id);
    expect(missed.length).toBeLessThan(examples.length * 0.04);
  });

  test.each([
    ["mi jefa me chilló otra vez delante de los clientes", "work"],
    ["the bills keep coming and I can't pay rent", "money"],
    ["llevo tres noches sin pegar ojo", "sleep"],
    ["mi abuela falleció el martes", "grief"],
    ["I failed my finals and my parents will be so disappointed", "study"],
    ["me mudé a otra ciudad y no tengo amigos", "loneliness"],
    ["I got so angry I screamed at a stranger in traffic", "anger"],
    ["my husband and I argue every single day", "family"],
    ["siento que me ahogo, el corazón me va a mil", "panic"],
    ["estoy esperando los resultados del médico", "health"],
  ])("%s is about %s", (message, topic) => {
    expect(recognise(message).topic?.name).toBe(topic);
  });

  test.each([
    "¿eres una persona?",
    "are you a robot?",
    "¿quién lee lo que escribo?",
    "how does this chat work?",
  ])("%s is answered plainly", (message) => {
    expect(recognise(message).answer).not.toBeNull();
  });

  test("a denied gladness is no gladness", () => {
    expect(recognise("no soy feliz").mood?.name).not.toBe("glad");
    expect(recognise("hoy estoy muy feliz").mood?.name).toBe("glad");
  });

  test.each([
    ["no sé qué hacer con mi vida", "es"],
    ["I don't know what to do", "en"],
    ["ok", "es"],
    ["", "es"],
  ] as const)("%s is written in %s", (message, language) => {
    expect(languageOfMessage(message, "es")).toBe(language);
  });
});

describe("the reply", () => {
  test("is the same for the same conversation", () => {
    expect(talk("mi jefe me grita")).toEqual(talk("mi jefe me grita"));
  });

  test("stays with the subject when a short message names none", () => {
    const reply = talk("sí, todos los días", {
      before: ["tengo muchísimas deudas y me llaman los cobradores"],
    });
    expect(reply.said.some((id) => id.startsWith("money"))).toBe(true);
  });

  test("admits what it does not understand and offers subjects that it does", () => {
    const reply = talk("zxcv qwer");
    expect(reply.choices).toEqual(topicChoices.map(({ es }) => es));
    for (const choice of reply.choices) {
      const { topic, mood, answer } = recognise(choice);
      expect([choice, topic ?? mood ?? answer]).not.toEqual([choice, null]);
    }
  });

  test("runs out of words in time, and says so without repeating itself", () => {
    const said = new Set<string>();
    for (let turn = 0; turn < 200; turn += 1) {
      const reply = talk("estoy triste y no duermo", {
        said,
        before: Array.from({ length: turn }, () => "estoy triste y no duermo"),
      });
      for (const id of reply.said) {
        expect(said.has(id)).toBe(false);
        said.add(id);
      }
    }
    expect(talk("estoy triste y no duermo", { said }).message).toContain("Aquí se acaba");
  });

  test("offers nothing at first, nothing above level 2, and never the same twice", () => {
    const before = ["no puedo dormir", "doy vueltas en la cama"];
    expect(talk("no puedo dormir").offers).toEqual([]);
    const { offers } = talk("no puedo dormir, la cabeza no para", { before });
    expect(offers.length).toBeGreaterThan(0);
    expect(talk("no puedo dormir, la cabeza no para", { before, level: 3 }).offers).toEqual([]);
    const again = talk("no puedo dormir, la cabeza no para", {
      before: [...before, "x", "y", "z"],
      said: new Set([`offer.${offers[0]}`]),
    });
    expect(again.offers).not.toContain(offers[0]);
  });

  test("takes a short no after asking about safety for what it is", () => {
    const heard = "Eso desgasta. ¿Te sientes a salvo en casa?";
    expect(talk("no", { heard }).offers).toEqual(["help"]);
    expect(talk("no sé", { heard }).said[0]).toMatch(/^unsafe/);
    expect(talk("sí", { heard }).said[0] ?? "").not.toMatch(/^unsafe/);
    expect(talk("no", { heard: "¿Qué tal el día?" }).said[0] ?? "").not.toMatch(/^unsafe/);
  });
});
