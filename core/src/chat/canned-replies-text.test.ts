import { expect, test } from "vitest";
import {
  cannedGreeting,
  cannedHelp,
  cannedQuestion,
  cannedReplyFor,
  cannedWork,
} from "./canned-replies-text.ts";

test.each([
  ["Hola", cannedGreeting],
  ["oh HELLO there", cannedGreeting],
  ["necesito ayuda", cannedHelp],
  ["Help me please", cannedHelp],
  ["mi trabajo me agota", cannedWork],
  ["too much work", cannedWork],
  ["no puedo más", cannedQuestion],
  ["", cannedQuestion],
])("to %j the specified kept reply is given", (message, reply) => {
  expect(cannedReplyFor(message)).toBe(reply);
});

test("a greeting that asks for help is greeted first, as specified", () => {
  expect(cannedReplyFor("hola, necesito ayuda con el trabajo")).toBe(cannedGreeting);
});
