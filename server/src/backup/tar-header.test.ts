import { expect, test } from "vitest";
import { readTarHeader, tarHeader } from "./tar-header.ts";

const madeAt = new Date("2026-03-11T10:00:00.000Z");

test.each([0, 1, 512, 8_589_934_591, 8_589_934_592])(
  "a header of %i bytes is read as it was written",
  (bytes) => {
    const member = { name: "tables/users", bytes };
    expect(readTarHeader(tarHeader(member, madeAt))).toEqual(member);
  },
);

test("whichever bit of a header is turned over, it is found damaged", () => {
  const whole = tarHeader({ name: "tables/users", bytes: 1234 }, madeAt);
  const unnoticed = [...whole.keys()].flatMap((at) =>
    Array.from({ length: 8 }, (_, bit) => {
      const block = Buffer.from(whole);
      block[at] = (block[at] ?? 0) ^ (1 << bit);
      return readTarHeader(block) === "damaged" ? [] : [`${at}.${bit}`];
    }).flat(),
  );
  expect(unnoticed).toEqual([]);
});
