import { expect, test } from "vitest";
import { deviceChoicesIn } from "./device-choices.ts";

test("a device is quiet until somebody asks for sound or vibration", () => {
  expect(deviceChoicesIn(null)).toEqual({ sound: false, vibration: false });
  expect(deviceChoicesIn('{"sound":true}')).toEqual({ sound: true, vibration: false });
  expect(deviceChoicesIn('{"sound":true,"vibration":true}')).toEqual({ sound: true, vibration: true });
});

test("what cannot be read is quiet", () => {
  for (const text of ["", "not json", "7", '{"sound":"yes"}']) {
    expect(deviceChoicesIn(text)).toEqual({ sound: false, vibration: false });
  }
});
