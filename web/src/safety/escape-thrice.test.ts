import { expect, test } from "vitest";
import { onEscapeThrice } from "./escape-thrice.ts";

/** How often the page is left when these keys are pressed at these moments, in milliseconds. */
function leavings(presses: readonly (readonly [key: string, atMs: number, repeat?: boolean])[]): number {
  let count = 0;
  const target = new EventTarget();
  const { addEventListener, removeEventListener } = globalThis;
  Object.assign(globalThis, {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
  const stop = onEscapeThrice(() => (count += 1));
  for (const [key, timeStamp, repeat = false] of presses) {
    const event = new Event("keydown");
    for (const [name, value] of Object.entries({ key, timeStamp, repeat }))
      Object.defineProperty(event, name, { value });
    target.dispatchEvent(event);
  }
  stop();
  Object.assign(globalThis, { addEventListener, removeEventListener });
  return count;
}

test("three within a second and a half leave", () => {
  expect(
    leavings([
      ["Escape", 0],
      ["Escape", 700],
      ["Escape", 1500],
    ]),
  ).toBe(1);
});

test("two, three slow ones, a held key, and three with another key between them do not", () => {
  expect(
    leavings([
      ["Escape", 0],
      ["Escape", 100],
    ]),
  ).toBe(0);
  expect(
    leavings([
      ["Escape", 0],
      ["Escape", 700],
      ["Escape", 1501],
    ]),
  ).toBe(0);
  expect(
    leavings([
      ["Escape", 0],
      ["Escape", 100, true],
      ["Escape", 200, true],
    ]),
  ).toBe(0);
  expect(
    leavings([
      ["Escape", 0],
      ["Escape", 100],
      ["a", 150],
      ["Escape", 200],
    ]),
  ).toBe(0);
});

test("the last three of many count", () => {
  expect(
    leavings([
      ["Escape", 0],
      ["Escape", 2000],
      ["Escape", 2500],
      ["Escape", 3000],
    ]),
  ).toBe(1);
});
