import { expect, test } from "vitest";
import { learnedReaders } from "./learned-readers.ts";
import { meantWords, readMeantPhrases } from "./meant-words.ts";
import { readMessage } from "./read-message.ts";
import { wordPlace } from "./token-features.ts";

const read = (message: string) => readMessage(message, learnedReaders());

test.each([
  ["quieor suicidarme hoy mismo", 4, "life"],
  ["me estoy cortnado otra vez", 3, "self-injury"],
  ["he chocked me agian last night", 3, "violence"],
  ["i swallwed a whole bottel of pills", 4, "taken"],
] as const)("a slip in the words that say it hides nothing: %s", (message, level, kind) => {
  expect(read(message)).toMatchObject({ level, kind });
});

test.each([
  "Hoy fue un día normal. Me quiero morir. Mañana tengo que llevar el coche al taller y luego viene mi tía a merendar.",
  "Got bread, watched the news. I want to kill myself. Tomorrow there is a new episode of that show we all like.",
])("a longer sentence about something else takes nothing back: %s", (message) => {
  expect(read(message)).toMatchObject({ level: 3, kind: "life", sure: true });
});

test("an unknown word is meant to be a word of the phrases, and a known one stays", () => {
  const nearest = meantWords([], []);
  const knowing = (known: readonly string[]) => ({
    sparse: { knows: (word: string) => known.includes(word) },
    nearest,
  });
  expect(readMeantPhrases("pienso en el suicdio", knowing(["pienso", "en", "el"]))).toMatchObject({
    level: 3,
  });
  expect(readMeantPhrases("pienso en el suicdio", knowing(["pienso", "en", "el", "suicdio"])).level).toBe(0);
});

test("a word that takes a meaning away is not read as another one", () => {
  expect(meantWords([], []).near("carrom")).toBeNull();
  expect(read("my cousin beat me at carrom again").level).toBe(0);
});

test("a word that people do write means itself, even one slip from another", () => {
  expect(meantWords(["noose", "suicide"], []).near("nose")).toBe("noose");
  const nearest = meantWords(["noose", "suicide"], [wordPlace("nose")]);
  expect(nearest.near("nose")).toBeNull();
  expect(nearest.near("suicde")).toBe("suicide");
});

test.each([
  "my nose is running again, i smell of menthol",
  "maid of honour and she sacked me by text",
  "los perros de mi vecina ladran y ladran",
])("a usual word is not taken for one of danger: %s", (message) => {
  expect(read(message).level).toBeLessThan(2);
});
