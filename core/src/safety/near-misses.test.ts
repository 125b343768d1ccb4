import { describe, expect, test } from "vitest";
import { riskLevel } from "./risk.ts";

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
