import { describe, expect, test } from "vitest";
import { learnedReaders } from "../learned-readers.ts";
import { readMessage } from "../read-message.ts";
import { talk } from "./dialogue-testing.ts";

// A few words in the middle of a talk that was calm so far.

const read = (message: string) => ({ message, reading: readMessage(message, learnedReaders()) });
const inCalm = (message: string) =>
  talk([read("hola, aquí en casa"), read("bien, viendo la tele"), read(message)]);

describe("a danger in a few plain words is asked about at least", () => {
  test.each([
    "no way out",
    "i want out",
    "it's over for me",
    "took the whole lot",
    "i took enough",
    "i'm going to join him",
    "it will be the last time",
    "i'm looking at the knife",
    "bye everyone",
    "tengo todo listo",
    "hoy es la ultima",
    "chau a todos",
    "como lo hago para que no falle",
  ])("%s", (message) => expect(inCalm(message).level).toBeGreaterThanOrEqual(2));
});

describe("what people say all day long is not", () => {
  test.each([
    "Sí, cómo no.",
    "byeee ty 💛",
    "chau, gracias",
    "ya dijo q si!! 🎉",
    "vale lo hago por ratos",
    "ándale así le voy a decir",
  ])("%s", (message) => expect(inCalm(message)).toMatchObject({ level: 0, asks: null }));
});
