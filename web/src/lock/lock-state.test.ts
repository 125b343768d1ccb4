import { expect, test } from "vitest";
import { afterRightCode, afterWrongCode, codePattern, lockIn, waitMs, type Lock } from "./lock-state.ts";

const lock: Lock = { salt: "00", hash: "00", minutes: 5, passkey: null, wrong: 0, waitsUntil: 0 };

function afterWrong(times: number, nowMs: number): Lock {
  return Array.from({ length: times }).reduce<Lock>((known) => afterWrongCode(known, nowMs), lock);
}

test.each([
  [1, 0],
  [4, 0],
  [5, 30],
  [6, 60],
  [7, 300],
  [8, 900],
  [40, 900],
])("%i wrong codes in a row make the next one wait for %i seconds", (times, seconds) => {
  expect(waitMs(afterWrong(times, 1000), 1000)).toBe(seconds * 1000);
});

test("a wait passes, a right code ends it, and a clock that was set back makes it no longer than the longest", () => {
  const waiting = afterWrong(5, 10_000_000);
  expect(waitMs(waiting, 10_030_000)).toBe(0);
  expect(waitMs(afterRightCode(waiting), 10_000_000)).toBe(0);
  expect(waitMs(waiting, 0)).toBe(900_000);
});

test("only a whole lock is one", () => {
  expect(lockIn(JSON.stringify(lock))).toEqual(lock);
  expect(lockIn(JSON.stringify({ ...lock, passkey: "abc" }))?.passkey).toBe("abc");
  for (const text of [null, "", "{", "null", "1", "[]", "{}", JSON.stringify({ ...lock, minutes: 2 })])
    expect(lockIn(text)).toBeNull();
});

test.each(["1234", "12345678"])("%s is a code", (code) => expect(code).toMatch(codePattern));
test.each(["", "123", "123456789", "12 34", "abcd", "１２３４"])("%j is no code", (code) =>
  expect(code).not.toMatch(codePattern),
);
