import { describe, expect, test } from "vitest";
import { learnedReaders } from "./learned-readers.ts";
import { readMessage } from "./read-message.ts";

const read = (message: string) => readMessage(message, learnedReaders());
const riskLevel = (message: string) => read(message).level;

describe("what is a wish not to be", () => {
  test.each(["quiero desaparecer", "solo quiero desaparecer", "i just want to disappear"])(
    "%s is a concern at least",
    (message) => {
      expect(riskLevel(message)).toBeGreaterThanOrEqual(2);
    },
  );

  test.each(["quiero desaparecer de vacaciones", "i want to disappear into a book"])(
    "%s is none",
    (message) => {
      expect(riskLevel(message)).toBeLessThan(2);
    },
  );
});

describe("what was said of ordinary things", () => {
  test.each([
    "la mesa es azul",
    "acabo de llegar del trabajo, vaya día",
    "acabo de llegar a casa",
    "el coche no arranca otra vez",
    "tomo café para aguantar",
    "mi celular no prende",
    "acabo de comer",
    "me acabo de mudar",
    "estoy solo en casa este finde",
    "me he cortado con un cuchillo cocinando",
    "quiero que acabe ya el día",
    "me dan miedo los perros",
    "want to lose weight",
    "want this day to be over",
    "the table is blue",
    "mi vecino me está amargando la vida",
    "los exámenes me están amargando la vida",
    "qué ganas de que acabe este día",
    "qué ganas de que termine la semana",
    "mi jefe me hace la vida imposible",
    "mi suegra me hace la vida imposible",
    "no me da la vida para más",
    "can't wait for this day to end",
    "mi jefe me manda mensajes por la noche",
    "mi compañera de piso no limpia",
    "estoy preocupado por mi padre, está en el hospital",
    "tengo planes para esta noche",
    "tengo un plan para esta noche, voy al cine",
    "he was funny, he fixed everything with tape",
    "ok i might tell her tonight",
    "voy a matar a esa mosca",
    "me despido de mis compas el viernes",
    "mañana me despido de mis alumnos",
    "bye see u tmrw",
    "chao, hasta el lunes",
    "hoy he discutido con mi jefe",
  ])("%s neither alarms nor asks", (message) => {
    expect(riskLevel(message)).toBeLessThan(2);
  });
});

describe("panic without a sign of the body", () => {
  test.each([
    "estoy en el metro y me falta el aire, me tiembla todo",
    "no puedo respirar, el corazón me va a mil",
    "i can't breathe and my heart is racing, panic attack",
    "in my car. hands are tingly cant catch my breath its the same as last time",
    "hands wont stop shaking and i cant get a full breath",
    "me falta el aire y quiero bajarme donde sea, sudo frio",
  ])("%s is no emergency", (message) => {
    expect(riskLevel(message)).toBeLessThan(2);
  });
});

describe("panic with a sign of the body", () => {
  test.each([
    "no puedo respirar, el corazón me va a mil y me duele el pecho",
    "can't breathe, heart racing and my lips look blue",
  ])("%s is asked about at least", (message) => {
    expect(riskLevel(message)).toBeGreaterThanOrEqual(2);
  });
});

test("fear of a partner is asked about", () => {
  expect(riskLevel("mi pareja me da miedo cuando bebe")).toBeGreaterThanOrEqual(2);
});

describe("what was thrown at somebody", () => {
  test.each(["he threw the plate at me on sunday", "my husband throws things at me"])(
    "%s is asked about",
    (message) => {
      expect(read(message)).toMatchObject({ kind: "violence" });
      expect(riskLevel(message)).toBeGreaterThanOrEqual(2);
    },
  );

  test("a ball is none", () => {
    expect(riskLevel("he threw the ball at me and i dropped it lol")).toBeLessThan(2);
  });
});

describe("what only sounds like it", () => {
  test.each([
    "me muero de risa con tu mensaje",
    "me muero de hambre, ¿qué hay de cena?",
    "este plazo de entrega me está matando jajaja",
    "no me quiero morir, quiero ver crecer a mis nietos",
    "la película trata de un hombre que se suicida",
    "mi mamá me va a matar cuando vea la nota",
    "en la película una voz le dice que mate al rey",
    "la canción dice quiero morir",
    "me corté el dedo cortando cebolla",
    "me muero de ganas de verte",
    "el coche murió en la autopista",
    "mi espalda me está matando",
    "adiós",
    "Chao, gracias!",
    "hoy hace sol",
    "necesito estar sola",
    "my head hurts",
    "good night",
    "what can I do?",
    "my back is killing me",
    "mom's gonna kill me when she sees my grades",
    "i'm dead serious",
    "killing time before my meeting",
    "se murió la batería del celular",
    "maté una cucaracha en la cocina",
    "hoy estudié para el examen y me fue bien",
    "this deadline is killing me lol",
    "i'm dying of laughter",
    "i studied all night, dead tired",
    "the movie is about suicide in the army, really good",
    "i would never kill myself",
    "my phone died again",
    "i could kill for a coffee",
    "the diet starts monday",
    "that song 'i want to die' is stuck in my head lol",
    "I don't want to die, I'm just scared of flying",
  ])("%s brings no crisis reply", (message) => {
    expect(riskLevel(message)).toBeLessThan(3);
  });

  test.each(["", "   ", "?", "👍", "\u200b\u200b", "1234567890", "....."])("%j is nothing", (message) => {
    expect(riskLevel(message)).toBeLessThan(3);
  });
});

test.each([
  "acabo de tomarme todas las pastillas",
  "acabo de cortarme otra vez",
  "mi marido acaba de pegarme",
])("what has just been done is heard: %s", (message) => {
  expect(riskLevel(message)).toBeGreaterThanOrEqual(3);
});

describe("breath that helps and help to breathe, goodbyes at work and for good", () => {
  test.each(["sí, respirar me ayuda algo", "the breathing thing helps a bit", "breathing helps"])(
    "%s is calm",
    (message) => {
      expect(riskLevel(message)).toBeLessThan(2);
    },
  );

  test.each([
    "no puedo respirar ayuda",
    "mi bebé no puede respirar ayuda",
    "me cuesta respirar ayuda",
    "he is not breathing help",
    "she's hardly breathing help",
    "he stopped breathing help me",
    "me despido de mis compas para siempre",
    "voy a matar a esa rata de mi cuñado",
    "mi esposo perdió el conocimiento bailando y no despierta",
    "i'm in the car going to die",
  ])("%s is heard", (message) => {
    expect(riskLevel(message)).toBeGreaterThanOrEqual(2);
  });
});

describe("what hurts by itself", () => {
  test.each([
    "me terminaron 💔",
    "Se me murió en marzo. Cincuenta y un años casados",
    "I got laid off in march",
  ])("is distress, however calmly it is told: %s", (message) =>
    expect(readMessage(message, learnedReaders())).toMatchObject({ level: 1, kind: null }),
  );
});
