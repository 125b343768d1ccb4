import { expect, test } from "vitest";
import { isRightCode, keepable } from "./code.ts";

test("a code is kept as a salted hash, which tells it from every other", async () => {
  const [kept, again] = [await keepable("2468"), await keepable("2468")];
  expect(kept.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(kept)).not.toContain("2468");
  expect(again.hash).not.toBe(kept.hash);
  expect(await isRightCode("2468", kept)).toBe(true);
  expect(await isRightCode("2469", kept)).toBe(false);
  expect(await isRightCode("", kept)).toBe(false);
});
