import { expect, test } from "vitest";
import { deviceChoicesIn } from "./device-choices.ts";

const asMade = { sound: false, vibration: false, tone: true };

test("a device is quiet until somebody asks for sound or vibration", () => {
  expect(deviceChoicesIn(null)).toEqual(asMade);
  expect(deviceChoicesIn('{"sound":true}')).toEqual({ ...asMade, sound: true });
  expect(deviceChoicesIn('{"sound":true,"vibration":true}')).toEqual({
    ...asMade,
    sound: true,
    vibration: true,
  });
});

test("the tone that ends closed eyes sounds until somebody turns it off", () => {
  expect(deviceChoicesIn('{"sound":true}').tone).toBe(true);
  expect(deviceChoicesIn('{"tone":false}')).toEqual({ ...asMade, tone: false });
});

test("what cannot be read is quiet", () => {
  for (const text of ["", "not json", "7", '{"sound":"yes"}']) {
    expect(deviceChoicesIn(text)).toEqual(asMade);
  }
});
