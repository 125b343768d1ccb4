import { describe, expect, test } from "vitest";
import { learnedReaders } from "./learned-readers.ts";
import { readMessage } from "./read-message.ts";
import { withoutWaysOfSpeaking } from "./ways-of-speaking.ts";

test.each([
  "im over the moon",
  "missed the bus",
  "he got written up",
  "nos vamos de copas",
  "me esperan en el bar",
])("%s is set aside", (plain) => expect(withoutWaysOfSpeaking(plain)).not.toBe(plain));

describe("what sounds like an everyday way of speaking and is none is left", () => {
  test.each([
    "mi abuela me espera en el cielo",
    "los vecinos me vigilan por la tele",
    "i hope i never wake up when i sleep",
    "i want to tell him properly before i go",
    "i want to thank them properly goodbye",
    "my face is on fire",
  ])("%s", (plain) => expect(withoutWaysOfSpeaking(plain)).toBe(plain));
});

test.each([
  "los vecinos me vigilan por la tele y me mandan mensajes",
  "i hope i never wake up when i go to sleep",
  "quiero irme con mi abuela, me espera en el cielo",
])("%s is heard", (message) => {
  expect(readMessage(message, learnedReaders()).level).toBeGreaterThanOrEqual(2);
});
