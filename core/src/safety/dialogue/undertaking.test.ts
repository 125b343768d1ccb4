import { describe, expect, test } from "vitest";
import { read, sure, talk, unsure, type Line } from "./dialogue-testing.ts";
import { afterOffer } from "./safety-turn.ts";
import { newDialogue } from "./state.ts";
import { isUndertaking } from "./undertaking.ts";

describe("what is only said of doing “it”", () => {
  test.each([
    "i will do it tonight",
    "ok, I'll try that tomorrow",
    "doing it after work",
    "tonight i'll do it",
    "yes i did it, thanks",
    "vale, lo haré esta noche",
    "esta noche lo hago",
    "lo voy a probar mañana, gracias",
    "ya lo hice",
  ])("%s", (message) => expect(isUndertaking(message)).toBe(true));

  test.each([
    "i will do it tonight, the pills are here",
    "doing it tonight, tell mum i love her",
    "lo hago esta noche y se acaba todo",
    "i'll kill myself tonight",
    "i will jump tonight",
    "ya lo hice, me las tomé",
  ])("%s says more", (message) => expect(isUndertaking(message)).toBe(false));
});

const said: Line = { message: "i will do it tonight", reading: read(4, "life", true) };
const troubled: Line = { message: "i can't cope", reading: { ...read(1), sure: true } };

describe("“I will do it tonight”", () => {
  test("takes up what a calm talk is about", () => {
    expect(talk(["the car needs a wash", said])).toMatchObject({ level: 0, asks: null });
  });

  test("takes up what was offered, in a hard talk too", () => {
    const { state } = talk([troubled]);
    expect(talk([said], afterOffer({ state }, "breathing")).level).toBeLessThan(2);
    expect(talk(["ok", "hm", "well", said], afterOffer({ state }, "breathing"))).toMatchObject({
      level: 4,
      sure: false,
    });
  });

  test("is asked about as the first thing that is said, and in a hard talk", () => {
    expect(talk([said], newDialogue)).toMatchObject({ level: 4, sure: false, asks: { id: "life" } });
    expect(talk(["hi", troubled, said])).toMatchObject({ level: 4, sure: false });
  });

  test("is an alarm where a danger was spoken of, offer or not", () => {
    const { state } = talk(["hi", unsure(2, "life"), "no sé"]);
    expect(talk([said], afterOffer({ state: { ...state, open: null } }, "breathing"))).toMatchObject({
      level: 4,
      sure: true,
    });
    expect(talk([sure(3, "life"), said])).toMatchObject({ level: 4, sure: true });
  });
});
