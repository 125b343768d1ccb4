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
    "I tried to end my life in 1994, so glad it did not work",
    "I was suicidal at 17, I'm 31 now and doing good",
    "there was a man who used to lock me in, I left in '92, happily wed since",
    "mi ex me pegaba, ya van ocho años de eso",
    "tuve bulimia a los 17, ahora como de todo y ni lo pienso",
    "el médico preguntó si tenía ideas de suicidio y le dije que no",
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
    "I was suicidal at 16 and now it's back, I want to die",
    "me pegaba mi papá, ya van dos años que me fui y ahora me pega mi novio",
  ])("%s is not over", (message) => {
    const { level } = read(message);
    expect(level).toBeGreaterThanOrEqual(3);
  });
});

describe("what is called a joke in the same breath", () => {
  test.each([
    "Hoy fue un día normal. Me quiero morir. Jajaja es broma.",
    "Got bread. This traffic, I want to kill myself. Lol kidding.",
  ])("is asked about: %s", (message) => {
    expect(read(message)).toMatchObject({ sure: false });
  });

  test.each([
    "me quiero morir y no es broma",
    "I want to kill myself, I'm not joking",
    "joking aside, I want to die",
  ])("is none: %s", (message) => {
    expect(read(message)).toMatchObject({ level: 3, sure: true });
  });
});

describe("what is denied is no danger", () => {
  test.each([
    "la doctora me preguntó si pensaba en suicidarme y le dije que no",
    "the nurse asked if I had thoughts of suicide and I said no",
    "no me quiero morir ni nada de eso, estoy harta del tráfico",
    "i dont want to die or anything, the commute is wearing me out",
    "no, I'm not thinking about suicide, thanks for asking, just a bad week",
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
