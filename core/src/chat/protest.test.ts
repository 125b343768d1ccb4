import { describe, expect, test } from "vitest";
import { isStartled, protestIn } from "./protest.ts";

const after = { before: ["i went to work"], said: new Set(["follow.light.1"]), level: 0 } as const;

describe("what is said against the answer before", () => {
  test.each([
    ["en", "what?? who said she died?", "corrected"],
    ["en", "you got it wrong", "corrected"],
    ["en", "i told you already", "complained"],
    ["es", "me has entendido mal", "corrected"],
    ["es", "¿de qué hablas?", "corrected"],
    ["es", "ya te lo dije", "complained"],
  ] as const)("%s: %s is %s", (language, message, protest) => {
    expect(protestIn({ ...after, message }, language)).toBe(protest);
  });

  test.each([
    ["es", "no tengo ganas de nada, la verdad"],
    ["es", "no estoy bien"],
    ["en", "no, my mum died"],
    ["en", "i went for a walk"],
  ] as const)("%s: %s goes on with the talk", (language, message) => {
    expect(protestIn({ ...after, message }, language)).toBeNull();
  });

  test("is not heard in the first message, beside a danger, or twice", () => {
    const message = "you got it wrong";
    expect(protestIn({ ...after, before: [], message }, "en")).toBeNull();
    expect(protestIn({ ...after, level: 2, message }, "en")).toBeNull();
    expect(protestIn({ ...after, said: new Set(["follow.corrected.1"]), message }, "en")).toBeNull();
  });
});

test.each([
  ["what?? no! i mean at this job", true],
  ["¿¿QUÉ?? no, hablo de mi trabajo", true],
  ["NO.", false],
  ["no", false],
  ["no, i would not do that", false],
])("%s: taken aback, %s", (message, isTakenAback) => expect(isStartled(message)).toBe(isTakenAback));
