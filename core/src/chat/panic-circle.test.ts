import { describe, expect, test } from "vitest";
import { newDialogue } from "../safety/dialogue/state.ts";
import { noDanger, type Reading } from "../safety/reading.ts";
import { circleFor, circleIn, isEasing, isInPanic } from "./panic-circle.ts";

const circleOf = (message: string) => circleFor({ message, reading: noDanger });

describe("the circle comes at once", () => {
  test.each([
    "estoy teniendo un ataque de pánico",
    "tengo un ataque de ansiedad",
    "Ataque de pánico",
    "me está dando una crisis de ansiedad, ayuda",
    "creo que me va a dar un ataque de panico",
    "estoy entrando en pánico",
    "no puedo respirar, creo que es un ataque de pánico",
    "no puedo respirar",
    "NO PUEDO RESPIRAR!!!",
    "me falta el aire",
    "siento que me ahogo",
    "estoy hiperventilando",
    "me va el corazón a mil y me tiembla todo",
    "tengo taquicardia y mucho miedo",
    "se me sale el corazón, siento que me voy a morir",
    "no puedo jalar aire",
    "hoy ha sido un día raro. de repente me está dando un ataque de ansiedad",
    "i'm having a panic attack",
    "panic attack",
    "having an anxiety attack rn",
    "i think i'm having a panic attack and i can't breathe",
    "I can’t breathe",
    "cant catch my breath",
    "im hyperventilating",
    "my heart is racing and i'm shaking",
    "heart pounding, feels like i'm going to die",
    "i'm panicking",
    "I'm panicking and can't calm down",
    "it's hard to breathe right now",
  ])("%s", (message) => {
    expect(circleOf(message)).toBe("now");
  });
});

describe("the emergency number comes first, and the circle on a tap, with", () => {
  test.each([
    "me duele el pecho",
    "tengo un ataque de pánico y me duele el pecho",
    "siento una presión muy fuerte en el pecho",
    "me voy a desmayar",
    "me he desmayado y no puedo respirar",
    "no puedo respirar y no siento el brazo izquierdo",
    "se me duerme un lado de la cara",
    "tengo los labios morados",
    "se me está hinchando la garganta y me falta el aire",
    "estoy embarazada y tengo un ataque de pánico",
    "tengo una cardiopatía y me falta el aire",
    "soy asmática y no puedo respirar",
    "he fumado un porro y me está dando un ataque de pánico",
    "my chest hurts",
    "i have chest pain and i'm panicking",
    "there's a tightness in my chest",
    "i'm about to pass out",
    "i just fainted",
    "my left arm is numb and i can't breathe",
    "my lips are turning blue",
    "my throat is swelling up",
    "I'm pregnant and having a panic attack",
    "i have a heart condition and my heart is racing, i'm scared",
    "took an edible and i'm having a panic attack",
    "i have asthma and can't breathe",
  ])("%s", (message) => {
    expect(circleOf(message)).toBe("offered");
  });

  test("what is read as a danger to the body, in whatever words", () => {
    const body: Reading = { level: 4, kind: "body", sure: true, found: "readers" };
    expect(circleFor({ message: "no puedo respirar", reading: body })).toBe("offered");
    expect(circleFor({ message: "i can't breathe", reading: { ...body, sure: false } })).toBe("offered");
  });
});

describe("there is no circle", () => {
  test.each([
    "no puedo respirar de la risa",
    "no puedo respirar por la nariz, estoy con catarro",
    "con tanto trabajo no puedo ni respirar",
    "mi jefe no me deja respirar",
    "me ahogo en un vaso de agua",
    "me ahogo con las deudas",
    "tengo pánico a las arañas",
    "me da pánico hablar en público",
    "el botón de pánico no funciona",
    "casi me da un ataque al ver la factura",
    "ayer tuve un ataque de pánico en el metro",
    "a veces me dan ataques de ansiedad",
    "¿qué es un ataque de pánico?",
    "mi hermana está teniendo un ataque de ansiedad",
    "me da miedo que me dé un ataque de pánico",
    "se me sale el corazón de alegría",
    "el corazón a mil cuando lo vi",
    "me duele el pecho de tanto reírme",
    "me desmayo de hambre",
    "estoy embarazada",
    "le doy el pecho a mi bebé",
    "he fumado un porro",
    "ya no es un ataque de pánico",
    "hola",
    "can't breathe lol this is so funny",
    "i can't breathe from laughing",
    "can't breathe through my nose",
    "i can't breathe with all this work",
    "panic buying again at the store",
    "i had a panic attack last week",
    "i get panic attacks sometimes",
    "what is a panic attack?",
    "my friend is having a panic attack",
    "i'm scared of having a panic attack",
    "that plot twist gave me a heart attack",
    "my heart is racing, i'm so in love",
    "my boss had a panic attack",
    "i'm panicking about the exam",
    "pregnant with our second",
    "i almost fainted when i saw the price",
    "get it off my chest",
    "chest day at the gym",
    "hi",
  ])("for %s", (message) => {
    expect(circleOf(message)).toBeNull();
  });

  test.each(["life", "self-injury", "violence", "taken", "confusion", "eating", "birth"] as const)(
    "where %s is read as well: its own words come first",
    (kind) => {
      const reading: Reading = { level: 3, kind, sure: false, found: "readers" };
      expect(circleFor({ message: "tengo un ataque de pánico", reading })).toBeNull();
    },
  );

  test("after violence, never as a first thing to do", () => {
    const turn = { message: "tengo un ataque de pánico", reading: noDanger };
    expect(circleIn(newDialogue, turn)).toBe("now");
    expect(circleIn({ ...newDialogue, hasQuickExit: true }, turn)).toBeNull();
    const standing = { level: 3, kind: "life", calmTurns: 0 } as const;
    expect(circleIn({ ...newDialogue, standing }, turn)).toBeNull();
    expect(circleIn({ ...newDialogue, standing: { ...standing, kind: "body" } }, turn)).toBe("offered");
  });
});

describe("it is easing", () => {
  test.each([
    "ya se me pasa",
    "ya se me está pasando",
    "ya pasó",
    "estoy mejor, gracias",
    "me voy calmando",
    "ya estoy más tranquila",
    "it's easing",
    "it's passing now",
    "i feel better",
    "I’m okay now",
    "calming down a bit",
  ])("%s", (message) => expect(isEasing(message)).toBe(true));

  test.each([
    "no se me pasa",
    "esto no pasa",
    "no estoy mejor",
    "no me calmo",
    "it isn't easing",
    "it's not passing",
    "i don't feel better",
    "no puedo respirar",
  ])("not: %s", (message) => expect(isEasing(message)).toBe(false));
});

describe("a panic goes on", () => {
  const panic = "me está dando un ataque de pánico";

  test("over some short replies, and no longer", () => {
    expect(isInPanic([panic, "una silla azul", "el reloj", "sí"])).toBe(true);
    expect(isInPanic([panic, "una silla azul", "el reloj", "sí", "no", "ok"])).toBe(false);
  });

  test("until somebody says that it passes, gives thanks, or tells of something at length", () => {
    const told = "en la posta me hicieron exámenes y todo salió bien, dijeron que eran nervios";
    expect(isInPanic([panic, "ya se me pasó"])).toBe(false);
    expect(isInPanic([panic, "gracias 🙏"])).toBe(false);
    expect(isInPanic([panic, "ok, muchas gracias"])).toBe(false);
    expect(isInPanic([panic, told, told, told])).toBe(false);
    expect(isInPanic([panic, told])).toBe(true);
  });
});
