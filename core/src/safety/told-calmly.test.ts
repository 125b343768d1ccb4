import { describe, expect, test } from "vitest";
import { learnedReaders } from "./learned-readers.ts";
import { readMessage } from "./read-message.ts";

const read = (message: string) => readMessage(message, learnedReaders());

describe("what is long over and told calmly alarms nobody", () => {
  test.each([
    "Hace veinte años intenté quitarme la vida. Hoy tengo una panadería y lo cuento sin miedo.",
    "mi primer marido me pegaba, de eso hace 15 años, ahora vivo tranquila con mi hermana",
    "Thirty years ago I tried to kill myself. I teach piano now and I'm fine.",
    "my ex used to hit me, that was back in 2009, I'm happy these days",
  ])("%s", (message) => {
    const { level, sure } = read(message);
    expect(level >= 3 && sure).toBe(false);
  });

  test.each([
    "hace diez años intenté suicidarme y hoy otra vez quiero matarme",
    "I tried to kill myself years ago and lately I want to do it again",
    "my dad hit me in 2019 and he hits me now",
    "de niña me violó mi tío, hoy tengo 40 y estoy bien",
    "my uncle raped me when I was a kid, I'm fine now",
    "hace diez años intenté quitarme la vida y hoy quiero matarme",
    "I tried to kill myself ten years ago, now I want to die",
  ])("%s is not over", (message) => {
    const { level } = read(message);
    expect(level).toBeGreaterThanOrEqual(3);
  });
});

describe("what is denied is no danger", () => {
  test.each([
    "la doctora me preguntó si pensaba en suicidarme y le dije que no",
    "the nurse asked if I had thoughts of suicide and I said no",
    "no me quiero morir ni nada de eso, estoy harta del tráfico",
    "i dont want to die or anything, the commute is wearing me out",
  ])("%s", (message) => {
    expect(read(message).level).toBeLessThan(2);
  });

  test.each([
    "no me quiero matar, solo dejar de existir",
    "i don't want to kill myself, i just want to stop existing",
    "no quiero morir pero ya no puedo más con esta vida",
    "the doctor asked if I was suicidal and I said no but I lied",
    "la doctora me preguntó si quería suicidarme y le dije que no, pero mentí",
  ])("%s is no denial", (message) => {
    expect(read(message).level).toBeGreaterThanOrEqual(2);
  });
});
